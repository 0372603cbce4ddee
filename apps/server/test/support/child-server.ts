/**
 * A server in a process of its own, for tests that kill, trace or starve it. Prints one line of JSON once it listens.
 *   FIXTURE_NOTES=<file> node child-server.ts <database address> [early | unsynced]
 * The second argument plants a fault that the durability tests must catch.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { onSignal } from '../../src/shutdown.ts';
import { openDatabase, type Database } from '../../src/store/index.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { fillFixture, type Fixture } from './fixture.ts';

const [address = '', plant = 'none'] = process.argv.slice(2);
const config = { ...readConfig({ DATABASE_URL: address }), port: 0 };
const opened =
  plant === 'unsynced' && config.database.engine === 'sqlite'
    ? openSqlite({ file: config.database.file, as: 'server', migrate: true, synchronous: 'OFF' })
    : await openDatabase(config.database, { as: 'server', migrate: true });

// The ids of the fixture, kept beside the database for the next start; written before it can fill the disk.
const notes = process.env['FIXTURE_NOTES'] ?? '';
if (!existsSync(notes)) writeFileSync(notes, JSON.stringify(await fillFixture(opened)));
const fixture = JSON.parse(readFileSync(notes, 'utf8')) as Fixture;

const database = plant === 'early' ? acknowledgingEarly(opened) : opened;
const { origin, stop } = await startServer(config, database, pino({ level: 'silent' }));
onSignal(stop);
console.log(JSON.stringify({ pid: process.pid, origin, fixture }));

/** The planted fault: says yes when the work is done, not when it is on disk. */
function acknowledgingEarly(inner: Database): Database {
  return {
    get: (...a) => inner.get(...a),
    all: (...a) => inner.all(...a),
    lookup: (...a) => inner.lookup(...a),
    ping: () => inner.ping(),
    close: () => inner.close(),
    transaction: (work) =>
      new Promise((resolve, reject) => {
        inner
          .transaction(async (tx) => {
            const value = await work(tx);
            resolve(value);
            // Long enough for the answer to leave before the commit.
            await new Promise((done) => setTimeout(done, 5));
            return value;
          })
          .catch(reject);
      }),
  };
}
