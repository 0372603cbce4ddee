/** The Jurybox server as in production: with metrics, limits and its log on standard output. */
import { readConfig } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { startServer } from '../../src/server.ts';
import { openDatabase } from '../../src/store/open.ts';
import { report } from './peer.mjs';

const config = { ...readConfig({ DATABASE_URL: process.argv[2] }), port: 0 };
const database = await openDatabase(config.database, { as: 'server', migrate: true, poolSize: config.poolSize });
const { logger } = createLogger('info');
const running = await startServer(config, database, logger);
report({ port: Number(new URL(running.origin).port), stop: running.stop });
