/** Our server as it runs in production: log, metrics, limits and all. Its log goes to where standard output goes. */
import { readConfig } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { startServer } from '../../src/server.ts';
import { openSqlite } from '../../src/store/index.ts';
import { report } from './peer.mjs';

const config = { ...readConfig({}), port: 0, databaseFile: process.argv[2] ?? '' };
const database = openSqlite({ file: config.databaseFile, as: 'server', migrate: true });
const running = await startServer(config, database, createLogger('info').logger);
report({ port: Number(new URL(running.origin).port), stop: running.stop });
