/**
 * Runs a server in a process of its own, for tests that kill or trace it. Prints one line of JSON once it listens.
 *
 * FIXTURE_NOTES=<file> node server-process-main.ts <database address> [plant] [settings as JSON]
 *
 * `plant` names a planted fault that the tests must find: one of planted-faults.ts, `no-fsync` or `sync-on-event-loop`.
 */
import { existsSync, fdatasyncSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import pino from 'pino';
import { readConfig, type Config } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { continueIds } from '../../src/services/ids.ts';
import { onSignal } from '../../src/shutdown.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { endProcess, lastLine } from '../../src/store/sqlite/end-process.ts';
import { fillFixture, type Fixture } from './fixture.ts';
import { plantedFaults } from './planted-faults.ts';
import { withoutSync } from './plant-writer.ts';

const [address = '', plant = 'none', settings = '{}'] = process.argv.slice(2);
const config = { ...readConfig({ DATABASE_URL: address }), port: 0, ...(JSON.parse(settings) as Partial<Config>) };
const onFailed = (reason: string) => {
  void endProcess();
  console.error(lastLine(reason));
};
const opened =
  (plant === 'no-fsync' || plant === 'sync-on-event-loop') && config.database.engine === 'sqlite'
    ? await openSqlite({ file: config.database.file, as: 'server', migrate: true, onFailed, thread: withoutSync })
    : await openDatabase(config.database, {
        as: 'server',
        migrate: true,
        poolSize: config.poolSize,
        onWaiting: () => {},
        onFailed,
      });

// Keeps the fixture in a file for the next start. The first start writes the file, because later the disk may be full.
const notes = process.env['FIXTURE_NOTES'] ?? '';
if (!existsSync(notes)) writeFileSync(notes, JSON.stringify(await fillFixture(opened)));
const fixture = JSON.parse(readFileSync(notes, 'utf8')) as Fixture;

await continueIds(opened);
const database =
  plant === 'sync-on-event-loop' ? syncingOnEventLoop(opened) : (plantedFaults[plant]?.(opened) ?? opened);
const { origin, stop } = await startServer(config, database, pino({ level: 'silent' }));
onSignal(stop);
console.log(JSON.stringify({ pid: process.pid, origin, fixture }));

/** Syncs the write-ahead log on the event loop after each transaction. On a slow disk, this blocks the event loop. */
function syncingOnEventLoop(inner: Database): Database {
  const log = openSync(address.replace(/^file:/, '') + '-wal', 'r+');
  return Object.assign(Object.create(inner) as Database, {
    get: inner.get.bind(inner),
    all: inner.all.bind(inner),
    lookup: inner.lookup.bind(inner),
    ping: inner.ping.bind(inner),
    close: inner.close.bind(inner),
    transaction: async (...args: Parameters<Database['transaction']>) => {
      const value = await inner.transaction(...args);
      fdatasyncSync(log);
      return value;
    },
  });
}
