/** What the tests in a browser share: the browser, the server, and pages that are closed after each test. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, inject, onTestFinished } from 'vitest';
import { launchBrowser } from '../../../docs/test/support/browser.ts';
import { accessibilityFaults, openPage, type OpenedPage } from '../../../docs/test/support/open-page.ts';
import { createTestEvaluation, type Shape, type TestEvaluation } from './evaluation.ts';

// No test closes the browser, because all test files of a worker share this module. The browser ends with the worker.
const browser = await launchBrowser();
if (typeof browser === 'string') console.warn(`NOT RUN: the tests of the page for judges in a browser; ${browser}`);

export const { origin, fixture, database } = inject('server');

/** Calls `describe`. Vitest skips the tests if this machine has no browser. */
export function describeInBrowser(name: string, tests: () => void): void {
  describe.runIf(typeof browser !== 'string')(name, () => {
    tests();
  });
}

/**
 * Opens a page in a new browser context, which is closed after the test. By default, the page has no service worker,
 * because Playwright does not see the requests of a service worker.
 */
export async function open(options: BrowserContextOptions = {}, at = origin): Promise<OpenedPage> {
  if (typeof browser === 'string') throw new Error(browser);
  const opened = await openPage(browser, at, { reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  onTestFinished(() => opened.page.context().close());
  return opened;
}

/** Opens a page about evaluations as an editor. `path` is the part of the address after `/app/evaluations`. */
export async function openAsEditor(path: string, options: BrowserContextOptions = {}, key = fixture.keys.editor) {
  const opened = await open(options);
  await opened.page.addInitScript((text) => sessionStorage.setItem('jurybox.app.key', text), JSON.stringify(key));
  await opened.page.goto(`${origin}/app/evaluations${path}`);
  return opened;
}

/** Creates an evaluation on the server that all test files share. */
export const create = (shape: Shape = {}): Promise<TestEvaluation> => createTestEvaluation(origin, fixture, shape);

/**
 * Returns the accessibility faults that axe finds in light and in dark colours. In dark colours, axe checks only the
 * contrast, because nothing else depends on the colours. `within` is a selector for the part of the page to check.
 */
export async function findAccessibilityFaults(
  page: Page,
  where: string,
  { within }: { within?: string } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const options = {
      name: `${where} in ${colorScheme}`,
      ...(colorScheme === 'light' ? {} : { only: ['color-contrast'] }),
      ...(within === undefined ? {} : { within }),
    };
    for (const fault of await accessibilityFaults(page, options)) faults.push(`${where} in ${colorScheme}: ${fault}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
