import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { requiredInCi } from './required-in-ci.ts';

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
  // Browsers trust `http://localhost` like an https address. They do not trust this second name of the same machine.
  '--host-resolver-rules=MAP plain-http.test 127.0.0.1',
];

/** Launches an installed browser or the one from npm. If none starts, returns the reason. In CI, throws instead. */
export async function launchBrowser(): Promise<Browser | string> {
  const attempts: (() => Promise<string>)[] = [
    ...installedBrowsers
      .filter((path) => path !== undefined && existsSync(path))
      .map((path) => async () => path as string),
    unpackBrowser,
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
      const { message } = error as Error;
      // The browser's own message says why it does not start, for example that a library is missing.
      reasons.push((/\[err\] (.+)/.exec(message) ?? /^(.+)/.exec(message))?.[1] ?? '');
    }
  }
  return requiredInCi(`no browser could be started (${[...new Set(reasons)].join('; ').slice(0, 300)})`);
}

/**
 * Unpacks the browser from npm and returns its path. Each process unpacks into its own folder and then renames this
 * folder, so that no process uses a browser which another process has unpacked only in part. We do not use the flags
 * that the package recommends: they run the browser in one process, which may end when a page is closed.
 */
async function unpackBrowser(): Promise<string> {
  const folder = join(tmpdir(), `jurybox-chromium-${process.getuid?.() ?? ''}`);
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const own = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    packaged.setGraphicsMode = false;
    // `@sparticuz/chromium` unpacks the browser into the temporary folder that `TMPDIR` names.
    process.env['TMPDIR'] = own;
    await packaged.executablePath();
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
  return path;
}
