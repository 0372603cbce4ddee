import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fixture } from '../../../server/test/support/fixture.ts';
import { findPostgres } from '../../../server/test/support/postgres-binaries.ts';
import { Cluster } from '../../../server/test/support/postgres.ts';
import { startServerProcess } from '../../../server/test/support/server-process.ts';
import { startRoundRobin } from './round-robin.ts';

export type Engine = 'sqlite' | 'postgres';

/** Server processes at one address. The first process can be killed and started again. */
interface RestartableServers {
  origin: string;
  fixture: Fixture;
  /** Kills the first process and starts it again on the same port. */
  restart(): Promise<void>;
  /** Returns a text with the number of responses of each process. */
  figures(): string;
  stop(): Promise<void>;
}

/** Returns why an engine is not available. Returns undefined if it is available. */
export function whyNot(engine: Engine): string | undefined {
  const found = engine === 'postgres' ? findPostgres() : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Starts one process on SQLite. On PostgreSQL, starts two processes and a proxy that sends each request to the next
 * process.
 */
export async function startRestartableServers(engine: Engine): Promise<RestartableServers> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-judges-'));
  const notes = join(folder, 'fixture.json');
  const binaries = engine === 'postgres' ? findPostgres() : undefined;
  if (typeof binaries === 'string') throw new Error(binaries);
  const cluster = binaries === undefined ? undefined : await Cluster.start(binaries);
  const address = cluster === undefined ? join(folder, 'jurybox.db') : await cluster.createDatabase();
  const first = await startServerProcess(address, { notes });
  const processes = [first];
  if (cluster !== undefined) processes.push(await startServerProcess(address, { notes }));
  const proxy = cluster === undefined ? undefined : await startRoundRobin(processes.map(({ origin }) => origin));
  return {
    origin: proxy?.origin ?? first.origin,
    fixture: first.fixture,
    async restart() {
      await processes[0]?.kill('SIGKILL');
      const port = Number(new URL(first.origin).port);
      processes[0] = await startServerProcess(address, { notes, settings: { port } });
    },
    figures: () =>
      proxy === undefined ? 'one process' : `responses of each server process: ${proxy.responses.join(', ')}`,
    async stop() {
      await proxy?.stop();
      for (const each of processes) await each.kill('SIGTERM');
      await cluster?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
