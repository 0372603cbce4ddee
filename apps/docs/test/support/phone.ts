/** Checks that pages fit the screen of a phone and show their text. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { screenshot } from './open-page.ts';

const width = 360;
export const phone = { viewport: { width, height: 740 }, isMobile: true } satisfies BrowserContextOptions;

/** Texts that pages must show, by the address of the page. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Opens pages on a phone. Returns the pages and tables that are wider than the screen, and the pages that do not show
 * their text. With `planted`, adds this CSS to each page as a planted fault.
 */
export async function phoneFaults(
  page: Page,
  origin: string,
  addresses: string[],
  { texts, planted }: { texts: Texts; planted: string },
): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(`${origin}/docs/${address}`, { waitUntil: 'load' });
    if (planted === '') await screenshot(page, `${address} on a phone`);
    else await page.addStyleTag({ content: planted });
    found.push(...(await narrowFaults(page, address, texts)));
  }
  return found;
}

/** Checks a page that is already open for the faults that `phoneFaults` finds. Makes the window narrow meanwhile. */
export async function faultsIfNarrow(page: Page, address: string, texts: Texts): Promise<string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize(phone.viewport);
  const found = await narrowFaults(page, address, texts);
  if (wide !== null) await page.setViewportSize(wide);
  return found;
}

async function narrowFaults(page: Page, address: string, texts: Texts): Promise<string[]> {
  const found: string[] = [];
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  if ((content ?? 0) > width || screen !== width) found.push(`${address}: ${content} on ${screen}`);
  for (const table of await wideTables(page)) found.push(`${address}: a table: ${table}`);
  const text = texts[address];
  if (text !== undefined && !(await page.innerText('body')).includes(text)) found.push(`${address} lacks ${text}`);
  return found;
}

/** Returns the first characters of each table that is wider than its frame. */
function wideTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.vp-doc table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent?.trim().slice(0, 60) ?? ''),
  );
}
