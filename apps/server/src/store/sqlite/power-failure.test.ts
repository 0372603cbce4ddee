/** Checks what a failing disk and a power failure leave of the database. */
import { copyFileSync, existsSync, fstatSync, mkdtempSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countProjects, insertProject, namesSql, projectNames } from '../../../test/support/stored-projects.ts';
import { OutcomeUnknown, StorageUnavailable, type Database } from '../database.ts';
import { Connection } from './connection.ts';
import { openSqlite } from './database.ts';
import type { SyncLog } from './log-sync.ts';

let folder: string;
let file: string;
let server: Database;
/** What the next syncs do. */
let syncLog: SyncLog;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-power-'));
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

describe('if a sync fails and the disk loses what was written since the last sync', () => {
  let synced: Buffer;
  /** A disk that keeps only what was synced before, and fails. */
  const failingDisk: SyncLog = async (log) => {
    const size = fstatSync(log).size;
    writeSync(log, Buffer.concat([synced, Buffer.alloc(size)]), 0, size, 0);
    throw new Error('EIO');
  };
  const goodDisk: SyncLog = async (log) => {
    synced = readFileSync(`${file}-wal`);
    expect(synced.length).toBe(fstatSync(log).size);
  };
  const integrity = () => {
    const database = new DatabaseSync(file);
    const result = database.prepare('PRAGMA integrity_check').all();
    database.close();
    return result;
  };

  it.each([
    ['a new log', false, false],
    ['a log that SQLite writes again from its beginning', true, false],
    ['a new log and a command beside the server', false, true],
    ['a log that SQLite writes again from its beginning, and a command beside the server', true, true],
  ])('no acknowledged write is lost: %s', async (_name, isRecycled, hasCommand) => {
    syncLog = goodDisk;
    open();
    const beside = hasCommand ? openSqlite({ file, as: 'command', migrate: false }) : undefined;
    const acknowledged = Array.from({ length: 40 }, (_, index) => `acknowledged ${index + 10}`);
    for (const [index, name] of acknowledged.entries()) {
      await write(name);
      if (isRecycled && index === 30) {
        const database = new DatabaseSync(file);
        expect(database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()).toMatchObject({ busy: 0 });
        database.close();
      }
    }
    expect(await beside?.all(namesSql)).toEqual(hasCommand ? acknowledged.map((name) => ({ name })) : undefined);
    syncLog = failingDisk;
    await expect(write(`lost ${'x'.repeat(20_000)}`)).rejects.toThrow(OutcomeUnknown);
    syncLog = goodDisk;
    expect(await names()).toEqual(acknowledged);
    await write('later');
    expect(integrity()).toEqual([{ integrity_check: 'ok' }]);
    await beside?.close();
    await server.close();
    expect(integrity()).toEqual([{ integrity_check: 'ok' }]);
    open();
    expect(await names()).toEqual([...acknowledged, 'later']);
  });

  it('if another program is writing when the server stops, the server waits for it', async () => {
    syncLog = goodDisk;
    open();
    await write('acknowledged');
    const shell = new DatabaseSync(file);
    syncLog = async (log) => {
      shell.exec('BEGIN IMMEDIATE');
      await failingDisk(log);
    };
    const closing = Promise.allSettled([write(`lost ${'x'.repeat(20_000)}`), server.close()]);
    await setTimeout(200);
    shell.exec('ROLLBACK');
    expect((await closing)[1]).toMatchObject({ status: 'fulfilled' });
    expect(shell.prepare(namesSql).all()).toEqual([{ name: 'acknowledged' }]);
    shell.close();
    expect(integrity()).toEqual([{ integrity_check: 'ok' }]);
    syncLog = goodDisk;
    open();
    expect(await names()).toEqual(['acknowledged']);
  });

  it('if the index of the log is missing after the failure, every request gets an error until a restart', async () => {
    syncLog = goodDisk;
    open();
    await write('acknowledged');
    syncLog = async (log) => {
      rmSync(`${file}-shm`);
      await failingDisk(log);
    };
    await expect(write(`lost ${'x'.repeat(20_000)}`)).rejects.toThrow(OutcomeUnknown);
    syncLog = goodDisk;
    await expect(names()).rejects.toThrow(StorageUnavailable);
    await expect(write('later')).rejects.toThrow(StorageUnavailable);
  });

  it('if the file is reopened during the sync, the server waits for the end of the sync', async () => {
    syncLog = goodDisk;
    open();
    await write('acknowledged');
    const beside = openSqlite({ file, as: 'command', migrate: false });
    expect(await projectNames(beside)).toEqual(['acknowledged']);
    const { promise, resolve } = Promise.withResolvers<void>();
    syncLog = (log) => promise.then(() => failingDisk(log));
    const writing = write(`lost ${'x'.repeat(20_000)}`);
    const failed = Promise.allSettled([writing]);
    await setTimeout(50);
    // A health check during the sync does not find the file, so the server reopens it.
    renameSync(file, `${file}.moved`);
    await expect(server.ping()).rejects.toThrow(StorageUnavailable);
    renameSync(`${file}.moved`, file);
    const reading = names();
    await setTimeout(50);
    syncLog = goodDisk;
    resolve();
    expect(await reading).toEqual(['acknowledged']);
    expect((await failed)[0]).toMatchObject({ status: 'rejected' });
    expect(integrity()).toEqual([{ integrity_check: 'ok' }]);
    await beside.close();
  });

  it('no acknowledged write is lost if the server stops right after the failure', async () => {
    syncLog = goodDisk;
    open();
    await write('acknowledged');
    syncLog = failingDisk;
    const [lost] = await Promise.allSettled([write(`lost ${'x'.repeat(20_000)}`), server.close()]);
    expect((lost as PromiseRejectedResult).reason).toBeInstanceOf(OutcomeUnknown);
    expect(integrity()).toEqual([{ integrity_check: 'ok' }]);
    syncLog = goodDisk;
    open();
    expect(await names()).toEqual(['acknowledged']);
  });
});

describe('after a power failure', () => {
  /** Returns the names in the database that the disk contains if the power fails now. */
  const namesOnDisk = (copy: string) => {
    for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
    const database = new DatabaseSync(copy);
    const rows = database.prepare(namesSql).all();
    database.close();
    return new Set(rows.map(({ name }) => name as string));
  };

  /** Runs writes and reads side by side. Returns what was acknowledged or read before it was on disk. */
  async function namesBeforeDisk(connection?: typeof Connection) {
    open(connection);
    let onDisk = new Set<string>();
    let syncs = 0;
    syncLog = async () => {
      // The sync makes durable what was in the files when it began.
      const synced = namesOnDisk(join(folder, `disk-${(syncs += 1)}.db`));
      for (let iterations = syncs % 5; iterations >= 0; iterations--) await new Promise(setImmediate);
      onDisk = synced;
    };
    const early: string[] = [];
    let [writing, reads] = [4, 0];
    const writer = async (client: number) => {
      for (let index = 0; index < 15; index++) {
        const name = `${client}-${index}`;
        await write(name);
        if (!onDisk.has(name)) early.push(`${name} was acknowledged`);
        for (let iterations = client; iterations > 0; iterations--) await new Promise(setImmediate);
      }
      writing -= 1;
    };
    const reader = async () => {
      for (; writing > 0; await new Promise(setImmediate)) {
        reads += 1;
        for (const name of await names()) if (!onDisk.has(name)) early.push(`${name} was read`);
        const n = (await count()) ?? 0;
        if (n > onDisk.size) early.push(`${n} were counted`);
      }
    };
    await Promise.all([0, 1, 2, 3].map(writer).concat(reader()));
    expect([syncs >= 15, reads > syncs, onDisk.size]).toEqual([true, true, 60]);
    return early;
  }

  it('everything that was acknowledged or read is still there', async () => {
    expect(await namesBeforeDisk()).toEqual([]);
  });

  it('planted fault: the check finds a reader that keeps no snapshot', async () => {
    class SeesAll extends Connection {
      override get inTransaction(): boolean {
        return true;
      }
      override holdSnapshot(): void {}
      override releaseSnapshot(): void {}
    }
    expect(await namesBeforeDisk(SeesAll)).not.toEqual([]);
  });
});
