import pino from 'pino';
import { readConfig, type Config } from '../../src/config.ts';
import { startServer, type RunningServer } from '../../src/server.ts';
import { createServices, type Services } from '../../src/services/index.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase, type DatabaseLocation } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { closeAfterTest } from './close-after-test.ts';
import { newMigratedTarget, type Engine } from './engine.ts';
import { fillFixture, type Fixture } from './fixture.ts';
import { withoutSync } from './plant-writer.ts';

export interface TestServer extends RunningServer {
  /** The base address of the API. It ends in `/api`. */
  base: string;
  port: number;
  database: Database;
  /** The address of the database, for a command that runs at the same time as the server. */
  location: DatabaseLocation;
  fixture: Fixture;
  /** Services on the database without the wrapper that a test can put around it, for example to plant a fault. */
  plain: Services;
  /** The log lines of the server so far, each parsed from JSON. */
  logs: Record<string, unknown>[];
}

/**
 * Starts a server on a free port and on a new database with the fixture. The server validates every response. `stop()`
 * also removes the files. If this function is called in a test, and not in a hook, the server stops when the test ends.
 */
export async function startTestServer(
  overrides: Partial<Config> = {},
  wrap: (database: Database) => Database = (database) => database,
  engine: Engine = 'sqlite',
): Promise<TestServer> {
  const { target, remove } = await newMigratedTarget(engine);
  const config = { ...readConfig({}), port: 0, database: target, checkReplies: true, ...overrides };
  const opened = await openWithoutFsync(config);
  const fixture = await fillFixture(opened);
  const database = wrap(opened);
  const logs: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) };
  const logger = pino({ level: 'debug', base: null }, sink);
  const running = await startServer(config, database, logger);
  // The purge and the recording of key use would change rows in the background, while a test compares them.
  await running.services.purge.stop();
  running.services.keys.recordUse = async () => {};
  return {
    ...running,
    base: `${running.origin}/api`,
    port: Number(new URL(running.origin).port),
    database,
    location: target,
    fixture,
    plain: createServices(opened),
    logs,
    stop: closeAfterTest(async () => {
      await running.stop();
      remove();
    }),
  };
}

/** Opens the database. Its commits do not wait for the disk, because no test kills this process or its machine. */
async function openWithoutFsync({ database, poolSize, notices }: Config): Promise<Database> {
  if (database.engine === 'sqlite')
    return openSqlite({ file: database.file, as: 'server', migrate: true, thread: withoutSync });
  // Waits for the first connection without a time limit: on a busy machine, connecting may exceed the timeout of a
  // request.
  return openDatabase(database, {
    as: 'server',
    migrate: true,
    poolSize,
    listens: notices === 'listen',
    onWaiting: () => {},
  });
}
