import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';

const places = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

/** A real browser: an installed one, or the one from the packages; or in one sentence why there is none. */
export async function launchBrowser(): Promise<Browser | string> {
  const attempts: (() => Promise<string>)[] = [
    ...places.filter((place) => place !== undefined && existsSync(place)).map((place) => async () => place as string),
    ...Array.from({ length: 5 }, (_, at) => async () => {
      // It is unpacked once for all; another process may be at it.
      if (at > 0) await setTimeout(2000);
      return unpacked();
    }),
  ];
  const reasons: string[] = [];
  for (const attempt of attempts) {
    try {
      return await chromium.launch({
        executablePath: await attempt(),
        headless: true,
        args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      });
    } catch (error) {
      reasons.push((error as Error).message.split('\n')[0] ?? '');
    }
  }
  return `no browser runs here (${[...new Set(reasons)].join('; ').slice(0, 300)})`;
}

/** The browser from the packages. Without its flags: they put all of it into one process, which a closed page may take down. */
async function unpacked(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  return packaged.executablePath();
}
