import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plantedWriter } from '../../../test/support/plant-writer.ts';
import { countProjects, insertProject, projectNames } from '../../../test/support/stored-projects.ts';
import { DuplicateRow, OutcomeUnknown, StorageUnavailable, type Database, type Transaction } from '../database.ts';
import { openSqlite, type SqliteOptions } from './database.ts';
import { timeoutsMs } from './timeouts.ts';

let folder: string;
let file: string;
let database: Database;
let failures: string[];
// Tests that wait for a timeout shorten it.
const longTimeoutsMs = { ...timeoutsMs };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-writer-'));
  file = join(folder, 'jurybox.db');
  failures = [];
});
afterEach(async () => {
  Object.assign(timeoutsMs, longTimeoutsMs);
  await database.close();
  rmSync(folder, { recursive: true });
});

const open = async (options: Partial<SqliteOptions> = {}) => {
  const onFailed = (reason: string) => void failures.push(reason);
  database = await openSqlite({ file, as: 'server', migrate: true, onFailed, ...options });
};
const write = (name: string) => insertProject(database, name);
const names = () => projectNames(database);
const MiB = 1024 * 1024;

/** Renames a project in an update, which reads one row and then writes. Calls `then` after the writes. */
const rename = (id: string, name: string, then: (tx: Transaction) => void = () => {}) =>
  database.transaction(
    async (tx) => {
      tx.lock(`project ${id}`, 'exclusive');
      const sql = 'SELECT *, LENGTH(name) AS row_bytes FROM projects WHERE id = $1';
      const row = await tx.get<{ name: string; workspace_id: string }>(sql, id);
      tx.write('UPDATE projects SET name = $2, workspace_id = $3 WHERE id = $1', id, name, `${row?.workspace_id}+`);
      then(tx);
      return row?.name;
    },
    { isUpdate: true },
  );
const ids = Array.from({ length: 20 }, (_, index) => `id-${index + 10}`);
const settled = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as unknown)));

describe('groups of updates', () => {
  beforeEach(async () => {
    await open();
    for (const id of ids) await write(id);
  });

  it('updates that arrive together share one transaction and one sync', async () => {
    const before = statSync(`${file}-wal`).size;
    expect(await settled(ids.map((id) => rename(id, `${id} new`)))).toEqual(ids);
    // The rows are in a few pages. One transaction writes each changed page to the log only once.
    expect(statSync(`${file}-wal`).size - before).toBeLessThan(12 * 4200);
    expect(await names()).toEqual(ids.map((id) => `${id} new`));
  });

  it('updates of the same row run in different transactions, and each reads what the previous one wrote', async () => {
    const before = await settled(Array.from({ length: 5 }, (_, index) => rename('id-10', `name ${index}`)));
    expect(before).toEqual(['id-10', 'name 0', 'name 1', 'name 2', 'name 3']);
    const row = await database.get<{ workspace_id: string }>("SELECT workspace_id FROM projects WHERE id = 'id-10'");
    expect(row?.workspace_id.match(/\+/g)).toHaveLength(5);
  });

  it('if one of several updates that arrive together fails, the others succeed', async () => {
    const refusal = new Error('refused');
    const results = await settled(
      ids.map((id, index) =>
        rename(id, `${id} new`, (tx) => {
          if (index === 3) throw refusal;
          if (index === 5) tx.write("INSERT INTO projects SELECT * FROM projects WHERE id = 'id-10'");
        }),
      ),
    );
    expect(results[3]).toBe(refusal);
    expect(results[5]).toBeInstanceOf(DuplicateRow);
    const stored = ids.map((id, index) => (index === 3 || index === 5 ? id : `${id} new`));
    expect(results.filter((_, index) => index !== 3 && index !== 5)).toEqual(
      ids.filter((_, index) => index !== 3 && index !== 5),
    );
    expect(await names()).toEqual(stored);
  });

  it('an update runs again if another program changed its row after the update read it', async () => {
    const other = new DatabaseSync(file);
    let changes = 0;
    await rename('id-10', 'new', () => {
      if (changes++ === 0) other.exec("UPDATE projects SET workspace_id = 'other' WHERE id = 'id-10'");
    });
    other.close();
    const row = await database.get<{ workspace_id: string }>("SELECT workspace_id FROM projects WHERE id = 'id-10'");
    expect([changes, row?.workspace_id]).toEqual([2, 'other+']);
  });

  it('an update that reads several rows runs in its own transaction', async () => {
    const work = async (tx: Transaction) => (await tx.all('SELECT id FROM projects')).length;
    expect(await database.transaction(work, { isUpdate: true })).toBe(20);
  });

  it('updates succeed even if, as one group, they would read more bytes than a group may read', async () => {
    const large = ids.slice(0, 8);
    for (const id of large) await rename(id, id + 'x'.repeat(MiB));
    expect(await settled(large.map((id) => rename(id, id)))).toEqual(large.map((id) => id + 'x'.repeat(MiB)));
  });
});

describe('transactions that are not in a group', () => {
  it('a transaction reads its own writes, which other readers do not see before the commit', async () => {
    await open();
    await database.transaction(async (tx) => {
      tx.write(
        "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ('a', 'a', '', '', '')",
      );
      expect(await tx.all('SELECT name FROM projects')).toEqual([{ name: 'a' }]);
      expect(await names()).toEqual([]);
    });
    expect(await names()).toEqual(['a']);
  });

  it('a transaction whose next statement comes too late is rolled back, and other writes succeed', async () => {
    timeoutsMs.idle = 1500;
    await open();
    const idle = database.transaction(async (tx) => {
      await tx.run(
        "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ('a', '', '', '', '')",
      );
      await write('b');
    });
    await expect(idle).rejects.toThrow(/waited too long/);
    expect(await names()).toEqual(['b']);
  });

  it('a transaction rejects a statement that is sent after its end', async () => {
    await open();
    const ended = await database.transaction(async (tx) => tx);
    await expect(ended.run('DELETE FROM projects')).rejects.toThrow(/after the end/);
  });
});

describe('a failing writer', () => {
  const openPlanted = (plant: string) => open({ thread: plantedWriter(plant) });
  /** Runs two writes. The second one fails. Returns its error. */
  const failingWrite = async () => {
    await write('a');
    return write('b').catch((error: unknown) => error);
  };

  it.each(['begin-fails', 'disk-full'])('if a write fails (%s), later writes succeed', async (plant) => {
    await openPlanted(plant);
    const error = await failingWrite();
    expect(error).toBeInstanceOf(StorageUnavailable);
    expect(error).not.toBeInstanceOf(OutcomeUnknown);
    await write('c');
    expect(await names()).toEqual(['a', 'c']);
    expect(failures).toEqual([]);
  });

  it.each(['sync-fails', 'fails-after-commit', 'thread-dies'])(
    'if a commit fails (%s), its outcome is unknown, waiting writes are not stored, and onFailed is called once',
    async (plant) => {
      await openPlanted(plant);
      await write('a');
      const [unknown, waiting] = await settled([write('b'), write('c')]);
      expect(unknown).toBeInstanceOf(OutcomeUnknown);
      expect(waiting).toBeInstanceOf(StorageUnavailable);
      expect(waiting).not.toBeInstanceOf(OutcomeUnknown);
      await expect(write('d')).rejects.not.toBeInstanceOf(OutcomeUnknown);
      expect(failures).toHaveLength(1);
      // Closing a failed database kills the process. So the test replaces `process.kill`.
      const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
      await database.close();
      expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
      kill.mockRestore();
    },
  );

  it('if a rollback fails between two requests, onFailed is called', async () => {
    timeoutsMs.idle = 1500;
    await openPlanted('rollback-fails');
    await write('a');
    const idle = database.transaction(async (tx) => {
      await tx.run("UPDATE projects SET name = 'b'");
      await vi.waitFor(() => expect(failures).toEqual([expect.stringContaining('a rollback failed')]), 60_000);
    });
    await expect(idle).rejects.toBeInstanceOf(StorageUnavailable);
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    await database.close();
    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
    kill.mockRestore();
  });

  it('while a commit is stalled, writes are rejected after a timeout, and reads succeed', async () => {
    await openPlanted('stalls');
    await write('a');
    timeoutsMs.writer = 2000;
    const [unknown, waiting] = [write('b'), write('c')].map((one) => one.catch((error: unknown) => error));
    expect(await names()).toEqual(['a']);
    expect(await unknown).toBeInstanceOf(OutcomeUnknown);
    expect(await waiting).not.toBeInstanceOf(OutcomeUnknown);
    expect(await waiting).toBeInstanceOf(StorageUnavailable);
    timeoutsMs.writer = longTimeoutsMs.writer;
    await vi.waitFor(() => write('d'), { timeout: 60_000, interval: 100 });
    expect(await names()).toEqual(['a', 'b', 'd']);
  });
});

describe('checkpoints', () => {
  const writeMany = async (MiBs: number) => {
    for (let index = 0; index < MiBs; index++) await write(`${index} ${'x'.repeat(MiB)}`);
  };

  it('checkpoints keep the write-ahead log short', async () => {
    await open({ checkpointPages: 1000 });
    await writeMany(40);
    expect(statSync(`${file}-wal`).size).toBeLessThan(25 * MiB);
    expect(await countProjects(database)).toBe(40);
  });

  it('the write-ahead log grows during a long read, and is short afterwards; `logBytes` returns its size', async () => {
    await open({ checkpointPages: 500 });
    const foreign = new DatabaseSync(file, { readOnly: true });
    foreign.exec('BEGIN');
    foreign.prepare('SELECT COUNT(*) FROM projects').get();
    await writeMany(20);
    await vi.waitFor(() => expect(database.logBytes?.()).toBeGreaterThan(19 * MiB), { timeout: 60_000 });
    foreign.close();
    await vi.waitFor(
      async () => {
        await write(String(Math.random()));
        expect(database.logBytes?.()).toBeLessThan(MiB);
      },
      { timeout: 60_000, interval: 50 },
    );
  });

  it('closing the database copies the write-ahead log into the database file', async () => {
    await open();
    await writeMany(3);
    await database.close();
    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined();
    expect(statSync(file).size).toBeGreaterThan(3 * MiB);
  });

  it('if a command closes the database while a server uses it, the write-ahead log stays unchanged', async () => {
    await open();
    const command = await openSqlite({ file, as: 'command', migrate: false });
    await insertProject(command, 'a');
    const { size } = statSync(`${file}-wal`);
    await command.close();
    expect(statSync(`${file}-wal`).size).toBe(size);
    expect(await names()).toEqual(['a']);
  });
});
