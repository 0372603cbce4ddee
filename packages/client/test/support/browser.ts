import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';

const installedBrowsers = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

/** Launches an installed browser or the one from npm. If there is none, gives the reason in one sentence. */
export async function launchBrowser(): Promise<Browser | string> {
  const attempts: (() => Promise<string>)[] = [
    ...installedBrowsers
      .filter((path) => path !== undefined && existsSync(path))
      .map((path) => async () => path as string),
    ...Array.from({ length: 5 }, (_, at) => async () => {
      // Another process may be unpacking the same browser.
      if (at > 0) await setTimeout(2000);
      return unpackBrowser();
    }),
  ];
  const reasons: string[] = [];
  for (const attempt of attempts) {
    try {
      return await chromium.launch({
        executablePath: await attempt(),
        headless: true,
        timeout: 240_000,
        args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      });
    } catch (error) {
      reasons.push((error as Error).message.split('\n')[0] ?? '');
    }
  }
  return `no browser runs here (${[...new Set(reasons)].join('; ').slice(0, 300)})`;
}

/**
 * The path of the browser from npm. Its own flags are left out: they run everything in one process, which may end when
 * a page is closed.
 */
async function unpackBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  return packaged.executablePath();
}
