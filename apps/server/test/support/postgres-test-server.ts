import pino from 'pino';
import { readConfig, type Config } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { closeAfterTest } from './close-after-test.ts';

export interface PostgresTestServer {
  origin: string;
  database: Database;
  stop(): Promise<void>;
}

/** Starts a server in this process on the PostgreSQL database at `url`, with a pool of `poolSize` connections. */
export async function startPostgresTestServer(
  url: string,
  poolSize: number,
  wrap: (database: Database) => Database = (database) => database,
  settings: Partial<Config> = {},
): Promise<PostgresTestServer> {
  const config = { ...readConfig({}), port: 0, database: { engine: 'postgres' as const, url }, poolSize, ...settings };
  const database = wrap(
    await openDatabase(config.database, { as: 'server', migrate: true, poolSize, onWaiting: () => {} }),
  );
  const { origin, stop } = await startServer(config, database, pino({ level: 'silent' }));
  return { origin, database, stop: closeAfterTest(stop) };
}
