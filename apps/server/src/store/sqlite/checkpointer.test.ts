import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database, SqlValue } from '../database.ts';
import { Connection } from './connection.ts';
import { openSqlite } from './database.ts';

interface LogState {
  log: number;
  checkpointed: number;
}

const logState = 'PRAGMA wal_checkpoint(NOOP)';
/** The number of pages of the write-ahead log that each checkpoint copied on the main thread. */
let movedPages: number[] = [];
/**
 * `currentLogPages` is the number of pages in the log after the latest commit. `maxLogPages` is the largest number so
 * far.
 */
let currentLogPages = 0;
let maxLogPages = 0;

class WatchedConnection extends Connection {
  override get(sql: string, values: SqlValue[]): unknown {
    if (!sql.startsWith('PRAGMA wal_checkpoint') || sql === logState) return super.get(sql, values);
    const { log, checkpointed } = super.get(logState, []) as LogState;
    movedPages.push(log - checkpointed);
    return super.get(sql, values);
  }

  override run(sql: string, values: SqlValue[]): number {
    if (sql !== 'COMMIT') return super.run(sql, values);
    const { wal_autocheckpoint: limit } = super.get('PRAGMA wal_autocheckpoint', []) as { wal_autocheckpoint: number };
    const changes = super.run(sql, values);
    const { log } = super.get(logState, []) as LogState;
    currentLogPages = log;
    maxLogPages = Math.max(maxLogPages, log);
    // If a commit makes the write-ahead log longer than the limit, SQLite's automatic checkpoint copies the whole log
    // to the database file as part of that commit.
    if (limit > 0 && log >= limit) movedPages.push(log);
    return changes;
  }
}

let folder: string;
let file: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-checkpoint-'));
  file = join(folder, 'jurybox.db');
  database = openSqlite({ file, as: 'server', migrate: true, connection: WatchedConnection });
  movedPages = [];
  maxLogPages = 0;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

let written = 0;
/** Writes the given number of MiB: 4 MiB at a time, in 16 concurrent transactions. */
async function write(mebibytes: number): Promise<void> {
  for (let left = mebibytes; left > 0; left -= 4) {
    await Promise.all(
      Array.from({ length: 16 }, () =>
        database.transaction((tx) =>
          tx.run(
            `INSERT INTO projects (id, name, workspace_id, organization_id, created_at)
             VALUES ($1, $1, 'w', $2, 'now')`,
            `p${written++}`,
            'x'.repeat(256 * 1024),
          ),
        ),
      ),
    );
  }
}

/** Writes until SQLite writes the log from its beginning again. */
async function writeUntilRestart(): Promise<void> {
  for (let before = currentLogPages; currentLogPages >= before;) {
    before = currentLogPages;
    await write(4);
  }
}

it(
  'the checkpointer copies a long write-ahead log into the database file without blocking the event loop',
  { timeout: 90_000 },
  async () => {
    for (let time = 0; time < 2; time++) await writeUntilRestart();
    console.log(
      `the log restarted twice and had ${maxLogPages} pages at most; ` +
        `pages copied on the main thread: ${JSON.stringify(movedPages)}`,
    );
    // The log grows during a checkpoint. How far depends on the machine. The log has a limit, because writes wait
    // while it is too long.
    expect(maxLogPages).toBeLessThan(60_000);
    expect(movedPages).toEqual([]);
  },
);

it(
  'after a long read transaction, the checkpointer copies the write-ahead log without blocking the event loop',
  { timeout: 90_000 },
  async () => {
    const backup = new DatabaseSync(file, { readOnly: true });
    backup.exec('BEGIN');
    backup.prepare('SELECT COUNT(*) FROM projects').get();
    await write(100);
    backup.exec('COMMIT');
    backup.close();
    expect(maxLogPages).toBeGreaterThan(20_000);
    await writeUntilRestart();
    console.log(`${maxLogPages} pages in the log; copied on the main thread: ${JSON.stringify(movedPages)}`);
    expect(movedPages).toEqual([]);
  },
);

it('closing the database removes the write-ahead log', async () => {
  await write(8);
  await database.close();
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined();
  expect(statSync(file).size).toBeGreaterThan(8 * 1024 * 1024);
});
