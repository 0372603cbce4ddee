import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readConfig } from '../../../server/src/config.ts';
import { loadDemo } from '../../../server/src/demo/load.ts';
import { startServer } from '../../../server/src/server.ts';
import { openDatabase } from '../../../server/src/store/open.ts';

export interface DemoServer {
  origin: string;
  /** The environment variables that `npm start` prints, for example the API key. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a server with the demo data of `npm start`, on a free port. */
export async function startDemoServer(): Promise<DemoServer> {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-demo-'));
  const database = { engine: 'sqlite' as const, file: join(folder, 'jurybox.db') };
  const config = { ...readConfig({}), port: 0, checkReplies: true, database };
  const opened = await openDatabase(database, { as: 'server', migrate: true });
  const running = await startServer(config, opened, pino({ level: 'silent' }));
  const said = await loadDemo(opened, config, running.origin);
  return {
    origin: running.origin,
    variables: Object.fromEntries(
      [...said.matchAll(/export (\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
    ),
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
