import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [process.env['CHROME_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic', '--disable-gpu'];

/** A real browser: an installed one, or the one from the packages; or in one sentence why there is none. */
export async function launchBrowser(): Promise<Browser | string> {
  const attempts: (() => Promise<{ executablePath: string; args: string[] }>)[] = [
    ...places.filter((place) => place !== undefined && existsSync(place)).map((executablePath) => async () => ({ executablePath: executablePath as string, args: [] })),
    async () => {
      const { default: packaged } = await import('@sparticuz/chromium');
      return { executablePath: await packaged.executablePath(), args: packaged.args };
    },
  ];
  const reasons: string[] = [];
  for (const attempt of attempts) {
    try {
      const { executablePath, args } = await attempt();
      return await chromium.launch({ executablePath, headless: true, args: [...args, ...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])] });
    } catch (error) {
      reasons.push((error as Error).message.split('\n')[0] ?? '');
    }
  }
  return `no browser runs here (${reasons.join('; ').slice(0, 300)})`;
}
