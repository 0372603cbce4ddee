/** `pnpm docs:screenshots [folder]`: takes screenshots of every kind of page: light, dark and on a phone. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startDocsServer } from '../test/support/server.ts';
import { launchBrowser } from '../test/support/browser.ts';

const folder = resolve(process.argv[2] ?? join(tmpdir(), 'jurybox-screenshots'));
const shown = [
  '',
  'start/call',
  'errors',
  'guides/results',
  'architecture',
  'guides/variant-reader',
  'api/apps',
  'reference',
];
const looks = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  dark: { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  phone: { colorScheme: 'light', viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 2 },
} as const;

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
    for (const address of shown) {
      await page.goto(`${server.origin}/docs/${address}`, { waitUntil: 'networkidle' });
      await page.screenshot({ path: join(folder, `${address.replaceAll('/', '-') || 'home'}-${look}.png`) });
    }
  }
  console.log(`${shown.length * Object.keys(looks).length} screenshots in ${folder}`);
} finally {
  await browser.close();
  await server.stop();
}
