/** The shared browser, the shared server, and pages that are closed after each test. For the tests in a browser. */
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { describe, inject, onTestFinished } from 'vitest';
import { accessibilityFaults, openPage, type OpenedPage } from '../../../docs/test/support/open-page.ts';
import { createTestEvaluation, type Shape, type TestEvaluation } from './evaluation.ts';

const given = inject('browser');
const browser = 'endpoint' in given ? await chromium.connect(given.endpoint) : undefined;

export const { origin, fixture } = inject('server');

/** `describe` for tests that need a browser. */
export function describeInBrowser(name: string, tests: () => void): void {
  describe.runIf(browser !== undefined)(name, () => {
    tests();
  });
}

/** Opens a page in a new context. The context is closed after the test. */
export async function open(options: BrowserContextOptions = {}, at = origin): Promise<OpenedPage> {
  if (browser === undefined) throw new Error('there is no browser');
  const opened = await openPage(browser, at, options);
  onTestFinished(() => opened.page.context().close());
  return opened;
}

/** Creates an evaluation on the shared server. */
export const create = (shape: Shape = {}): Promise<TestEvaluation> => createTestEvaluation(origin, fixture, shape);

/**
 * Returns the findings of axe in both colour schemes. Only the contrast depends on the scheme, so in the dark scheme
 * axe checks nothing else. `within` is a selector for the part of the page to check.
 */
export async function accessibilityFaultsInBoth(page: Page, where: string, within?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const options = {
      ...(colorScheme === 'light' ? {} : { only: ['color-contrast'] }),
      ...(within === undefined ? {} : { within }),
    };
    for (const fault of await accessibilityFaults(page, options)) faults.push(`${where} in ${colorScheme}: ${fault}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
