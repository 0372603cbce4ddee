/** Checks that reads return only what is on disk, although other requests run during a sync. */
import { closeSync, fstatSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countProjects, insertProject, projectNames } from '../../../test/support/stored-projects.ts';
import { OutcomeUnknown, StorageUnavailable, type Database, type Transaction } from '../database.ts';
import { Connection } from './connection.ts';
import { openSqlite } from './database.ts';
import { DiskFull } from './errors.ts';
import { LogSync, type SyncLog } from './log-sync.ts';

let folder: string;
let file: string;
let server: Database;
/** What the next syncs do. */
let syncLog: SyncLog;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-log-sync-'));
  file = join(folder, 'jurybox.db');
  syncLog = async () => {};
});
afterEach(async () => {
  syncLog = async () => {};
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (connection: typeof Connection = Connection) => {
  server = openSqlite({ file, as: 'server', migrate: true, connection, syncLog: (log) => syncLog(log) });
};
const write = (name: string, database = server) => insertProject(database, name);
const names = () => projectNames(server);
const count = () => countProjects(server);

/** A sync that lasts until a test ends it. */
function heldSync() {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  syncLog = () => {
    begun.resolve();
    return ended.promise;
  };
  return { begun: begun.promise, end: ended.resolve, fail: ended.reject };
}

it('during a sync, reads get the state before the commit', async () => {
  open();
  await write('a');
  const { begun, end } = heldSync();
  const writing = write('b');
  await begun;
  expect([await names(), await count()]).toEqual([['a'], 1]);
  end();
  await writing;
  expect([await names(), await count()]).toEqual([['a', 'b'], 2]);
});

it('during a sync, reads see the commit of another program at once, because it has synced the log', async () => {
  open();
  const { begun, end } = heldSync();
  const writing = write('a');
  await begun;
  expect([await names(), await count()]).toEqual([[], 0]);
  const beside = openSqlite({ file, as: 'command', migrate: false });
  await write('b', beside);
  await new Promise(setImmediate);
  expect([await count(), await names()]).toEqual([2, ['a', 'b']]);
  await beside.close();
  end();
  await writing;
});

it('if a sync fails, the outcome is unknown, and reads return what is stored after a restart', async () => {
  open();
  const { begun, fail } = heldSync();
  const writing = write('a');
  await begun;
  fail(new Error('EIO'));
  await expect(writing).rejects.toThrow(OutcomeUnknown);
  syncLog = async () => {};
  const read = await names();
  await write('b');
  await server.close();
  open();
  expect(await names()).toEqual([...read, 'b']);
});

it('if a read fails during a sync, later reads wait for the sync', async () => {
  let loseSnapshot = () => {};
  class WithSnapshot extends Connection {
    override holdSnapshot(): void {
      super.holdSnapshot();
      loseSnapshot = () => this.run('ROLLBACK', []);
    }
  }
  open(WithSnapshot);
  await write('a');
  const { begun, end } = heldSync();
  const writing = write('b');
  await begun;
  // SQLite ends the transaction of the reader after some errors, for example if a temporary file cannot be written.
  loseSnapshot();
  let isSettled = false;
  const reading = names().finally(() => (isSettled = true));
  for (let iterations = 0; iterations < 10; iterations++) await new Promise(setImmediate);
  expect(isSettled).toBe(false);
  end();
  expect(await reading).toEqual(['a', 'b']);
  await writing;
});

it('a transaction that changes nothing needs no sync', async () => {
  open();
  syncLog = () => Promise.reject(new Error('planted'));
  const update = (tx: Transaction) => tx.run("UPDATE projects SET name = 'b' WHERE name = 'missing'");
  expect(await server.transaction(update)).toBe(0);
  await expect(write('a')).rejects.toThrow(OutcomeUnknown);
});

it('if a sync takes too long, requests are rejected meanwhile, and later writes succeed', async () => {
  open();
  const { begun, end } = heldSync();
  const writing = write('a');
  // The clock advances only if the test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  await begun;
  const waiting = write('b');
  const settled = Promise.allSettled([writing, waiting]);
  await new Promise(setImmediate);
  vi.advanceTimersByTime(4000);
  vi.useRealTimers();
  const [unknown, refused] = (await settled).map((result) => (result as PromiseRejectedResult).reason as unknown);
  expect(unknown).toBeInstanceOf(OutcomeUnknown);
  expect(refused).toBeInstanceOf(StorageUnavailable);
  expect(refused).not.toBeInstanceOf(OutcomeUnknown);
  expect(await names()).toEqual([]);
  end();
  await write('c');
  expect(await names()).toEqual(['a', 'c']);
});

it('after the disk was full during a commit, reads see later commits', async () => {
  let isFull = true;
  class FullConnection extends Connection {
    override run(statement: string, values: (string | number | null)[]): number {
      if (statement === 'COMMIT' && isFull) throw new DiskFull('planted');
      return super.run(statement, values);
    }
  }
  open(FullConnection);
  await expect(write('a')).rejects.toThrow(OutcomeUnknown);
  isFull = false;
  await write('b');
  expect([await names(), await count()]).toEqual([['b'], 1]);
});

it('after the reader failed to keep its snapshot, nothing is stored, and later writes succeed', async () => {
  let fails = true;
  class FailingReader extends Connection {
    override holdSnapshot(): void {
      super.holdSnapshot();
      if (fails) throw new StorageUnavailable('planted');
    }
  }
  open(FailingReader);
  await expect(write('a')).rejects.toThrow(StorageUnavailable);
  fails = false;
  await write('b');
  expect([await names(), await count()]).toEqual([['b'], 1]);
});

it('if the log is closed during a sync, the sync fails, and its descriptor stays open until then', async () => {
  open();
  const connection = { holdSnapshot: () => {}, releaseSnapshot: () => {}, get: () => ({ value: 1 }) };
  let log = -1;
  const { promise, resolve } = Promise.withResolvers<void>();
  const sync = new LogSync(
    file,
    { reader: connection as unknown as Connection, writer: connection as unknown as Connection },
    (descriptor) => {
      log = descriptor;
      return promise;
    },
  );
  sync.hold();
  const syncing = sync.sync();
  sync.close();
  await new Promise(setImmediate);
  const other = openSync(file, 'r');
  expect([fstatSync(log).isFile(), other === log]).toEqual([true, false]);
  closeSync(other);
  resolve();
  await expect(syncing).rejects.toThrow(StorageUnavailable);
  expect(() => fstatSync(log)).toThrow('EBADF');
});
