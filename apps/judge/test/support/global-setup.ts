import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from '../../../docs/test/support/browser.ts';
import { startDocsServer } from '../../../docs/test/support/server.ts';
import type { Fixture } from '../../../server/test/support/fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which tests connect to the browser, or the reason why no browser starts. */
    browser: { endpoint: string } | { reason: string };
    /** A server on SQLite that all test files share. */
    server: { origin: string; fixture: Fixture };
  }
}

/** Builds the page and starts one browser and one server for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../build/run.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [browser, server] = await Promise.all([launchBrowserServer(), startDocsServer()]);
  const { origin, fixture } = server;
  if (typeof browser === 'string') console.warn(`NOT RUN: the page for judges in a browser; ${browser}`);
  project.provide('browser', typeof browser === 'string' ? { reason: browser } : { endpoint: browser.wsEndpoint() });
  project.provide('server', { origin, fixture });
  return async () => {
    if (typeof browser !== 'string') await browser.close();
    await server.stop();
  };
}
