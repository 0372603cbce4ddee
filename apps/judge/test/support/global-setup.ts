import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Fixture } from '../../../server/test/support/fixture.ts';
import { findPostgres } from '../../../server/test/support/postgres-binaries.ts';
import { Cluster } from '../../../server/test/support/postgres.ts';
import { startServerProcess } from '../../../server/test/support/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server that all test files share, on SQLite. If JURYBOX_ENGINE is `postgres`, it is on PostgreSQL. */
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
  const binaries = process.env['JURYBOX_ENGINE'] === 'postgres' ? findPostgres() : undefined;
  if (typeof binaries === 'string') console.warn(`NOT RUN: PostgreSQL, so these tests use SQLite; ${binaries}`);
  const cluster = typeof binaries === 'object' ? await Cluster.start(binaries) : undefined;
  const address = (await cluster?.createDatabase()) ?? join(folder, 'jurybox.db');
  const notes = join(folder, 'fixture.json');
  const server = await startServerProcess(address, { notes, settings: { checkReplies: true } });
  const { origin, fixture } = server;
  project.provide('server', { origin, fixture });
  return async () => {
    await server.kill('SIGTERM');
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
