/** Checks that only the failing requests of a group are rolled back, even if the server crashes meanwhile. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DuplicateRow, OutcomeUnknown, StorageUnavailable, type Database, type SqlValue } from '../database.ts';
import { Connection } from './connection.ts';
import { openSqlite } from './database.ts';

/** The statements that begin, roll back or commit, in order. Other statements are not in the list. */
let control: string[] = [];
/** Called before each statement that is added to `control`. */
let beforeControl: (sql: string) => void = () => {};
/** Matches the statements that the connection does not run, to plant a fault. */
let omitted: RegExp | undefined;

class RecordingConnection extends Connection {
  override run(sql: string, values: SqlValue[]): number {
    if (!/^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/.test(sql)) return super.run(sql, values);
    control.push(sql);
    beforeControl(sql);
    return omitted?.test(sql) === true ? 0 : super.run(sql, values);
  }
}

let folder: string;
let file: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-group-'));
  file = join(folder, 'jurybox.db');
  database = openSqlite({ file, as: 'server', migrate: true, connection: RecordingConnection });
  [control, beforeControl, omitted] = [[], () => {}, undefined];
  // The clock is stopped, so that a slow machine does not split a group at its time limit.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  [beforeControl, omitted] = [() => {}, undefined];
  await database.close();
  rmSync(folder, { recursive: true });
});

const refusal = new Error('refused');

/** Stores a project, and then fails if `fails` is set. */
const write = (name: string, fails = false) =>
  database.transaction(async (tx) => {
    await tx.run(
      "INSERT INTO projects (id, name, workspace_id, organization_id, created_at) VALUES ($1, $1, 'w', 'o', 'now')",
      name,
    );
    if (fails) throw refusal;
    return name;
  });

/**
 * Sends one write for each name, all at once. The write of a name that ends in `!` fails. Returns the value or the
 * error of each promise.
 */
const writeGroup = async (names: string[]) => {
  const settled = await Promise.allSettled(names.map((name) => write(name, name.endsWith('!'))));
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as unknown)));
};

const namesIn = (path: string): unknown[] => {
  const stored = new DatabaseSync(path, { readOnly: true });
  try {
    return stored
      .prepare('SELECT name FROM projects ORDER BY name')
      .all()
      .map(({ name }) => name);
  } finally {
    stored.close();
  }
};

it('the server commits a group without savepoints if all of its requests succeed', async () => {
  expect(await writeGroup(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(control).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
});

describe('if one request of a group fails, only this request is rolled back', () => {
  it('the server stores the other requests of the group and rolls back the failing request', async () => {
    expect(await writeGroup(['a', 'b!', 'c'])).toEqual(['a', refusal, 'c']);
    expect(namesIn(file)).toEqual(['a', 'c']);
    expect(control.slice(0, 3)).toEqual(['BEGIN IMMEDIATE', 'ROLLBACK', 'BEGIN IMMEDIATE']);
    expect(control.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
  });

  it('planted fault: without the rollback to a savepoint, the failing request would be stored', async () => {
    omitted = /^ROLLBACK TO/;
    expect(await writeGroup(['a', 'b!', 'c'])).toEqual(['a', refusal, 'c']);
    expect(namesIn(file)).toEqual(['a', 'b!', 'c']);
  });

  it('planted fault: without the rollback of the group, the failing request would be stored', async () => {
    omitted = /^(ROLLBACK$|BEGIN)/;
    await writeGroup(['a', 'b!', 'c']);
    expect(namesIn(file)).toContain('b!');
  });

  it('the server rolls back a request that fails in SQLite', async () => {
    await write('taken');
    const [first, second, third] = await writeGroup(['a', 'taken', 'c']);
    expect([first, third]).toEqual(['a', 'c']);
    expect(second).toBeInstanceOf(DuplicateRow);
    expect(namesIn(file)).toEqual(['a', 'c', 'taken']);
  });

  it('no request runs twice if the first request of the group fails', async () => {
    expect(await writeGroup(['a!', 'b'])).toEqual([refusal, 'b']);
    expect(control.slice(0, 3)).toEqual(['BEGIN IMMEDIATE', 'ROLLBACK', 'BEGIN IMMEDIATE']);
    expect(control.filter((sql) => sql.startsWith('ROLLBACK'))).toHaveLength(1);
    expect(namesIn(file)).toEqual(['b']);
  });

  it('while requests keep failing, groups use savepoints from the start and do not run twice', async () => {
    for (let group = 0; group < 10; group++) await writeGroup([`a${group}`, `b${group}!`, `c${group}`]);
    expect(control.filter((sql) => sql === 'ROLLBACK')).toHaveLength(1);
    expect(namesIn(file)).toHaveLength(20);
  });

  it('after enough groups without a failing request, groups run without savepoints again', async () => {
    await writeGroup(['a', 'b!']);
    for (let group = 0; group < 16; group++) await write(`c${group}`);
    control = [];
    await write('d');
    expect(control).toEqual(['BEGIN IMMEDIATE', 'COMMIT']);
  });

  it('if the commit of a group fails, every request of the group reports an unknown outcome', async () => {
    beforeControl = (sql) => {
      if (sql === 'COMMIT') throw new StorageUnavailable('planted');
    };
    for (const outcome of await writeGroup(['a', 'b!', 'c'])) expect(outcome).toBeInstanceOf(OutcomeUnknown);
    beforeControl = () => {};
    expect(namesIn(file)).toEqual([]);
  });
});

describe('after a crash, the database contains either the whole group or nothing of it', () => {
  /** Copies the files of the database, as a crash would leave them. */
  const crash = (name: string) => {
    const copy = join(folder, name);
    for (const suffix of ['', '-wal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
    return copy;
  };

  it('if a group runs a second time, none of its requests is stored before the second run commits', async () => {
    await write('before');
    const crashed: [string, string][] = [];
    beforeControl = (sql) => crashed.push([sql, crash(`crash-${crashed.length}.db`)]);
    expect(await writeGroup(['a', 'b!', 'c'])).toEqual(['a', refusal, 'c']);
    expect(crashed.map(([sql]) => sql)).toContain('ROLLBACK');
    expect(crashed.at(-1)?.[0]).toBe('COMMIT');
    for (const [, copy] of crashed) expect(namesIn(copy)).toEqual(['before']);
    // This copy was made after the commit and contains the requests. So a copy shows which requests are stored. The
    // earlier copies contain none of them. So no request was stored before the commit.
    expect(namesIn(crash('after.db'))).toEqual(['a', 'before', 'c']);
  });
});
