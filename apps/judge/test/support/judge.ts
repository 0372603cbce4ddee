import type { Page } from 'playwright-core';

/** The content of the page. */
export interface Shown {
  heading: string;
  /** The text of the first input. */
  input: string;
  answers: string[];
}

export const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    return {
      heading: text('h1'),
      input: text('.input .plain'),
      answers: [...document.querySelectorAll('.side .plain')].map((side) => side.textContent ?? ''),
    };
  });

const timeoutMs = 240_000;

/** Waits until the page shows what `isWanted` accepts. Polls from outside, because the page's policy forbids `eval`. */
export async function waitFor(page: Page, isWanted: (shown: Shown) => boolean): Promise<Shown> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    // A reload destroys the page while it is read.
    const shown = await shownOn(page).catch(() => undefined);
    if (shown !== undefined && isWanted(shown)) return shown;
    if (Date.now() > until) throw new Error(`the page still shows ${JSON.stringify(shown)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const isOver = ({ heading }: Shown): boolean => heading.startsWith('Thank you');

/** Waits for a scenario, and for the time in which the page ignores decisions. */
export async function atScenario(page: Page, isWanted: (shown: Shown) => boolean = () => true): Promise<Shown> {
  const shown = await waitFor(page, (now) => now.input !== '' && isWanted(now));
  await page.waitForTimeout(230);
  return shown;
}

/**
 * Judges with the keyboard until nothing is left. `choose` returns the key for a scenario. `afterwards` runs when the
 * key is pressed, whether or not the next scenario is there.
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

/** A planted fault, which runs in the page: the browser stores no judgement and reports success. */
export function forgetTheQueue(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name: string, value: string) {
    if (!name.includes('.queue.')) setItem.call(this, name, value);
  };
}
