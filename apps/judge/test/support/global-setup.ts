import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Fixture } from '../../../server/test/support/fixture.ts';
import { startServerProcess } from '../../../server/test/support/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on SQLite that all test files share. */
    server: { origin: string; fixture: Fixture };
  }
}

/**
 * Builds the page and starts a server for all tests of a run. The server runs in its own process, because Vitest would
 * compile its modules again in this one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../build/run.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-judge-'));
  const server = await startServerProcess(join(folder, 'jurybox.db'), { settings: { checkReplies: true } });
  const { origin, fixture } = server;
  project.provide('server', { origin, fixture });
  return async () => {
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}
