import type { Page } from 'playwright-core';

/** The content of the page. */
export interface Shown {
  heading: string;
  /** The text of the first input. */
  input: string;
  answers: string[];
}

export const shownOn = (page: Page): Promise<Shown> => readWhenChanged(page, undefined);

/**
 * Returns the content of the page as soon as it differs from `before`, or after a second. A script in the page waits,
 * which is faster than repeated calls from the test.
 */
function readWhenChanged(page: Page, before: Shown | undefined): Promise<Shown> {
  return page.evaluate(
    (earlier) =>
      new Promise<Shown>((resolve) => {
        const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
        const read = () => ({
          heading: text('h1'),
          input: text('.input > .text'),
          answers: [...document.querySelectorAll('.side > .text')].map((side) => side.textContent ?? ''),
        });
        if (JSON.stringify(read()) !== earlier) return resolve(read());
        const end = () => {
          observer.disconnect();
          clearTimeout(timer);
          resolve(read());
        };
        const observer = new MutationObserver(end);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        const timer = setTimeout(end, 1000);
      }),
    JSON.stringify(before),
  );
}

const timeoutMs = 240_000;

/** Waits until `isWanted` accepts the content of the page. */
export async function waitFor(page: Page, isWanted: (shown: Shown) => boolean): Promise<Shown> {
  const until = Date.now() + timeoutMs;
  let shown: Shown | undefined;
  for (;;) {
    // A reload can destroy the page while the test reads it.
    shown = await readWhenChanged(page, shown).catch(() => undefined);
    if (shown !== undefined && isWanted(shown)) return shown;
    if (Date.now() > until) throw new Error(`the page still shows ${JSON.stringify(shown)}`);
    if (shown === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isOver = ({ heading }: Shown): boolean => heading.startsWith('Thank you');

/** Waits until the page shows a wanted scenario and accepts decisions. */
export async function atScenario(page: Page, isWanted: (shown: Shown) => boolean = () => true): Promise<Shown> {
  const shown = await waitFor(page, (now) => now.input !== '' && isWanted(now));
  await page.waitForTimeout(230);
  return shown;
}

/**
 * Judges with the keyboard until no scenario is left. `choose` returns the key to press for a scenario. `afterwards`
 * runs right after the key press, perhaps before the next scenario appears.
 */
export async function judgeAll(
  page: Page,
  choose: (shown: Shown, count: number) => string | Promise<string>,
  afterwards: (count: number) => Promise<void> = async () => {},
): Promise<number> {
  let [before, count] = ['', 0];
  for (;;) {
    const shown = await waitFor(page, (now) => isOver(now) || (now.input !== '' && now.input !== before));
    if (isOver(shown)) return count;
    await page.waitForTimeout(230);
    const key = await choose(shown, count);
    await page.keyboard.press(key);
    before = shown.input;
    count += 1;
    await afterwards(count);
  }
}

/** Plants a fault in the page: the browser does not store queued judgements, but reports success. */
export function forgetTheQueue(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name: string, value: string) {
    if (!name.includes('.queue.')) setItem.call(this, name, value);
  };
}
