import type { Page } from 'playwright-core';

/** What the page for judges shows. */
export interface Shown {
  heading: string;
  /** The text of the first input. */
  input: string;
  answers: string[];
}

export const shownOn = (page: Page): Promise<Shown> => readWhenChanged(page, undefined);

/**
 * Returns what the page shows as soon as it differs from `before`, but after a second at the latest. A script in the
 * page waits for the change, because repeated calls from the test would be slower.
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

/** Waits until `isWanted` returns true for what the page shows. */
export async function waitFor(page: Page, isWanted: (shown: Shown) => boolean): Promise<Shown> {
  const until = Date.now() + timeoutMs;
  let shown: Shown | undefined;
  for (;;) {
    // If the page is being reloaded, reading it fails.
    shown = await readWhenChanged(page, shown).catch(() => undefined);
    if (shown !== undefined && isWanted(shown)) return shown;
    if (Date.now() > until) throw new Error(`the page still shows ${JSON.stringify(shown)}`);
    if (shown === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isOver = ({ heading }: Shown): boolean => heading.startsWith('Thank you');

/** Waits until the page shows a scenario for which `isWanted` returns true, and until it accepts votes and scores. */
export async function atScenario(page: Page, isWanted: (shown: Shown) => boolean = () => true): Promise<Shown> {
  const shown = await waitFor(page, (now) => now.input !== '' && isWanted(now));
  await page.waitForTimeout(230);
  return shown;
}

/**
 * Judges with the keyboard until no scenario is left. `choose` returns the key to press for a scenario. `afterwards` is
 * called right after each key press. The next scenario may not have appeared then.
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

/** A planted fault: the browser reports that it has stored a queued judgement, but stores nothing. */
export function forgetTheQueue(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name: string, value: string) {
    if (!name.includes('.queue.')) setItem.call(this, name, value);
  };
}
