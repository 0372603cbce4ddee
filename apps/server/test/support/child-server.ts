/**
 * A server in a process of its own, for tests that kill, trace or starve it. Prints one line of JSON once it listens.
 *   node child-server.ts <database file> [early | unsynced]
 * The second argument plants a fault that the durability tests must catch.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';
import { onSignal } from '../../src/shutdown.ts';
import { openSqlite, type Database } from '../../src/store/index.ts';
import { fillFixture, type Fixture } from './fixture.ts';

const [file = '', plant = 'none'] = process.argv.slice(2);
const opened = openSqlite({ file, as: 'server', migrate: true, synchronous: plant === 'unsynced' ? 'OFF' : 'FULL' });

// The ids of the fixture, kept beside the database for the next start; written before it can fill the disk.
const notes = process.env['FIXTURE_NOTES'] ?? `${file}.fixture.json`;
if (!existsSync(notes)) writeFileSync(notes, JSON.stringify(await fillFixture(opened)));
const fixture = JSON.parse(readFileSync(notes, 'utf8')) as Fixture;

const database = plant === 'early' ? acknowledgingEarly(opened) : opened;
const config = { ...readConfig({}), port: 0, databaseFile: file };
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
