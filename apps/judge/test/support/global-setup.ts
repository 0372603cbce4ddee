import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Fixture } from '../../../server/test/support/fixture.ts';
// oxlint-disable-next-line import/no-unassigned-import -- on a busy machine, the servers must not respond with 503
import '../../../server/test/support/long-timeouts.ts';
import { startRestartableServers, whyNot } from './restartable-servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The server that all test files share, on SQLite. With JURYBOX_ENGINE=postgres, these are two server processes on
     * PostgreSQL. `database` is the address of the database.
     */
    server: { origin: string; fixture: Fixture; database: string };
  }
}

/**
 * Builds the pages and starts the server for all test files. The server runs in its own process. Otherwise, Vitest
 * would compile all modules of the server.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../build/run.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const why = process.env['JURYBOX_ENGINE'] === 'postgres' ? whyNot('postgres') : '';
  if (why !== undefined && why !== '') console.warn(`NOT RUN: PostgreSQL, so these tests use SQLite; ${why}`);
  const engine = why === undefined ? 'postgres' : 'sqlite';
  const { origin, fixture, database, figures, stop } = await startRestartableServers(engine);
  project.provide('server', { origin, fixture, database });
  return async () => {
    console.log(figures());
    await stop();
  };
}
