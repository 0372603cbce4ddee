import pino from 'pino';
import { readConfig, type Config } from '../../../server/src/config.ts';
import { startServer } from '../../../server/src/server.ts';
import { createServices, type Services } from '../../../server/src/services/index.ts';
import { openDatabase } from '../../../server/src/store/open.ts';
import { fillFixture, type Fixture } from '../../../server/test/support/fixture.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DocsServer {
  origin: string;
  port: number;
  fixture: Fixture;
  services: Services;
  stop(): Promise<void>;
}

/** Starts a Jurybox server on a free port, with some data of each kind. The server validates its own responses. */
export async function startDocsServer(settings: Partial<Config> = {}): Promise<DocsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-docs-'));
  const config = {
    ...readConfig({}),
    port: 0,
    checkReplies: true,
    database: { engine: 'sqlite' as const, file: join(folder, 'jurybox.db') },
    ...settings,
  };
  const database = await openDatabase(config.database, { as: 'server', migrate: true });
  const fixture = await fillFixture(database);
  const running = await startServer(config, database, pino({ level: 'silent' }));
  return {
    origin: running.origin,
    port: Number(new URL(running.origin).port),
    fixture,
    services: createServices(database),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
