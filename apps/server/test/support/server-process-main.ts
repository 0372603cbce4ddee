/**
 * Runs a server in a process of its own, for tests that kill or trace it. Prints one line of JSON once it listens.
 *
 * FIXTURE_NOTES=<file> node server-process-main.ts <database address> [plant] [settings as JSON]
 *
 * `plant` names a planted fault that the tests must find: one of planted-faults.ts, or one of `plantedSyncs`.
 */
import { existsSync, fdatasyncSync, readFileSync, writeFileSync } from 'node:fs';
import pino from 'pino';
import { readConfig, type Config } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { continueIds } from '../../src/services/ids.ts';
import { onSignal } from '../../src/shutdown.ts';
import { openDatabase } from '../../src/store/index.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import type { SyncLog } from '../../src/store/sqlite/log-sync.ts';
import { fillFixture, type Fixture } from './fixture.ts';
import { plantedFaults } from './planted-faults.ts';

const [address = '', plant = 'none', settings = '{}'] = process.argv.slice(2);
const config = { ...readConfig({ DATABASE_URL: address }), port: 0, ...(JSON.parse(settings) as Partial<Config>) };
/** Functions that sync the write-ahead log of SQLite in a wrong way: not at all, or on the event loop. */
const plantedSyncs: Record<string, SyncLog> = {
  'no-fsync': async () => {},
  'sync-on-event-loop': async (log) => fdatasyncSync(log),
};
const syncLog = plantedSyncs[plant];
const opened =
  syncLog !== undefined && config.database.engine === 'sqlite'
    ? openSqlite({ file: config.database.file, as: 'server', migrate: true, syncLog })
    : await openDatabase(config.database, {
        as: 'server',
        migrate: true,
        poolSize: config.poolSize,
        onWaiting: () => {},
      });

// Keeps the ids of the fixture in a file for the next start. Writes the file before a test fills the disk.
const notes = process.env['FIXTURE_NOTES'] ?? '';
if (!existsSync(notes)) writeFileSync(notes, JSON.stringify(await fillFixture(opened)));
const fixture = JSON.parse(readFileSync(notes, 'utf8')) as Fixture;

await continueIds(opened);
const database = plantedFaults[plant]?.(opened) ?? opened;
const { origin, stop } = await startServer(config, database, pino({ level: 'silent' }));
onSignal(stop);
console.log(JSON.stringify({ pid: process.pid, origin, fixture }));
