import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface OpenedPage {
  page: Page;
  /** The faults so far: requests to other hosts, failed requests, errors, violations of the content security policy. */
  wrong: string[];
  requests: () => number;
}

/** Opens a page in a new browser context, and records what goes wrong on it. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(300_000);
  const page = await context.newPage();
  const wrong: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      wrong.push(`requests ${request.url()}`);
  });
  page.on(
    'response',
    (response) => void (response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`)),
  );
  page.on('console', (message) => void (message.type() === 'error' && wrong.push(`console: ${message.text()}`)));
  page.on('pageerror', (error) => void wrong.push(`error: ${error.message}`));
  return { page, wrong, requests: () => requests };
}

/** Stores a picture of the whole page if the environment variable `JURYBOX_SCREENSHOTS` names a folder. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['JURYBOX_SCREENSHOTS'];
  const path = join(folder ?? '', `${name.replaceAll(/[^\w-]+/g, '_')}.png`);
  if (folder !== undefined) await page.screenshot({ path, fullPage: true });
}

/** Returns the faults that axe finds on the page and calls serious or critical. Also takes a screenshot of the page. */
export async function accessibilityFaults(
  page: Page,
  options: { name?: string; only?: string[]; ignored?: string[]; within?: string; without?: string } = {},
): Promise<string[]> {
  const { name = new URL(page.url()).pathname, only = [], within = '' } = options;
  await screenshot(page, [name, ...only, within].join(' '));
  // AxeBuilder sends the source code of axe, half a megabyte, to the page for each analysis. The page needs it only
  // once, so all later analyses send an empty program.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  // Without the legacy mode, each analysis would open another page to combine the results of frames. Our pages have no
  // frames.
  const axe = new AxeBuilder(hasAxe ? { page, axeSource: ';' } : { page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(options.only ? { runOnly: options.only } : {}),
  });
  if (options.ignored !== undefined) axe.disableRules(options.ignored);
  if (options.within !== undefined) axe.include(options.within);
  if (options.without !== undefined) axe.exclude(options.without);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
}

export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.getAttribute('title') ?? element?.textContent?.trim() ?? '';
  });
}

/** Removes the response header by which a page recognises that a Jurybox server serves it. */
export async function hideServer(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const response = await route.fetch();
    const { 'x-request-id': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
