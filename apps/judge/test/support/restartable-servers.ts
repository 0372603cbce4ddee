import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fixture } from '../../../server/test/support/fixture.ts';
import { findPostgres } from '../../../server/test/support/postgres-binaries.ts';
import { Cluster } from '../../../server/test/support/postgres.ts';
import { startRoundRobin } from '../../../server/test/support/round-robin.ts';
import { startServerProcess } from '../../../server/test/support/server-process.ts';
import { withShiftedClock } from '../../../server/test/support/shifted-clock.ts';

export type Engine = 'sqlite' | 'postgres';

/** Server processes behind one address. A test can kill them and start them again. */
interface RestartableServers {
  origin: string;
  fixture: Fixture;
  /** The address of the database. */
  database: string;
  /** Kills the first process and starts it again. */
  restart(): Promise<void>;
  /** Kills all processes and starts them again. Their clock is then ahead by `aheadMs` milliseconds. */
  restartLater(aheadMs: number): Promise<void>;
  /** Returns a text for the output of the tests: how many responses each process has sent. */
  figures(): string;
  stop(): Promise<void>;
}

/** Returns the reason why this machine cannot run the engine. Returns undefined if it can. */
export function whyNot(engine: Engine): string | undefined {
  const found = engine === 'postgres' ? findPostgres() : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Starts one server process on SQLite or two on PostgreSQL. A proxy sends the requests to the processes in turn. Its
 * address stays the same when a process is started again.
 */
export async function startRestartableServers(engine: Engine): Promise<RestartableServers> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-judges-'));
  const notes = join(folder, 'fixture.json');
  const binaries = engine === 'postgres' ? findPostgres() : undefined;
  if (typeof binaries === 'string') throw new Error(binaries);
  const cluster = binaries === undefined ? undefined : await Cluster.start(binaries);
  const address = cluster === undefined ? join(folder, 'jurybox.db') : await cluster.createDatabase();
  const settings = { checkReplies: true };
  const first = await startServerProcess(address, { notes, settings });
  const processes = [first];
  if (cluster !== undefined) processes.push(await startServerProcess(address, { notes, settings }));
  const proxy = await startRoundRobin(processes);
  const restart = async (index: number, wrapper: string[] = []) => {
    await processes[index]?.kill('SIGKILL');
    processes[index] = await startServerProcess(address, { notes, wrapper, settings });
  };
  return {
    origin: proxy.origin,
    fixture: first.fixture,
    database: cluster === undefined ? `file:${address}` : address,
    restart: () => restart(0),
    async restartLater(aheadMs) {
      for (const index of processes.keys()) await restart(index, withShiftedClock(aheadMs));
    },
    figures: () => `responses of each server process: ${proxy.responses.join(', ')}`,
    async stop() {
      await proxy.stop();
      for (const each of processes) await each.kill('SIGTERM');
      await cluster?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
