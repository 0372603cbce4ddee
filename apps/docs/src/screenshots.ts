/** `pnpm --filter docs screenshots [folder]`: takes screenshots of every kind of page: light, dark and on a phone. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { startDocsServer } from '../test/support/server.ts';
import { launchBrowser } from '../test/support/browser.ts';

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'jurybox-screenshots'));

interface Shown {
  name: string;
  address: string;
  /** Brings the page into the state that the screenshot shows. */
  prepare?: (page: Page) => Promise<void>;
}

const shown: Shown[] = [
  { name: 'home', address: '' },
  { name: 'guide', address: 'start/call' },
  { name: 'results', address: 'guides/results' },
  { name: 'concepts', address: 'concepts' },
  { name: 'roles', address: 'roles' },
  { name: 'operation', address: 'api/apps#getVariantByEnv' },
  { name: 'results-operation', address: 'api/human-evaluations#getHumanEvaluationResults' },
  { name: 'deploy-operation', address: 'api/environments#deployVariant' },
  { name: 'try-it', address: 'api/apps#getVariantByEnv', prepare: openForm },
  { name: 'reference', address: 'reference' },
  { name: 'errors', address: 'errors' },
  { name: 'search', address: 'concepts', prepare: search },
  { name: 'not-found', address: 'no-such-page' },
  { name: 'changelog', address: 'changelog' },
  { name: 'decisions', address: 'decisions' },
];
const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  phone: { colorScheme: 'light', viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 2 },
} as const;

async function openForm(page: Page): Promise<void> {
  const form = page.locator('.operation', { has: page.locator('h2#getVariantByEnv') }).locator('.try');
  await form.locator('summary').click();
  await form.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('#localsearch-input').fill('vote');
  await page.locator('.results .result').first().waitFor();
}

const browser = await launchBrowser();
if (typeof browser === 'string') {
  console.warn(`NOT RUN: screenshots; ${browser}`);
  process.exit(0);
}
mkdirSync(folder, { recursive: true });
const server = await startDocsServer();
try {
  for (const [look, options] of Object.entries(looks)) {
    const page = await (await browser.newContext(options)).newPage();
    for (const { name, address, prepare } of shown) {
      await page.goto(`${server.origin}/docs/${address}`, { waitUntil: 'networkidle' });
      await prepare?.(page);
      await page.screenshot({ path: join(folder, `${name}-${look}.png`) });
    }
  }
  console.log(`${shown.length * Object.keys(looks).length} screenshots in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
