/**
 * Checks that the server does not change a database file that it refuses to open, and that it migrates an older
 * database in one transaction.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UnusableStorage } from '../../src/store/database.ts';
import { backupSqlite } from '../../src/store/sqlite/backup.ts';
import { checkSqlite } from '../../src/store/sqlite/file-checks.ts';
import { openSqlite } from '../../src/store/sqlite/database.ts';
import { readMigrations } from '../../src/store/migrations.ts';
import { sendJudgement, startServerProcess, type Acknowledged } from '../support/server-process.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { fillFixture } from '../support/fixture.ts';
import { findLosses } from './find-losses.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-file-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (file: string) => openSqlite({ file, as: 'server', migrate: true });

async function makeDatabase(name: string): Promise<string> {
  const file = join(folder, name);
  const database = await open(file);
  await fillFixture(database);
  await database.close();
  return file;
}

async function expectRefused(file: string, says: RegExp): Promise<void> {
  const before = readFileSync(file);
  const error: unknown = await open(file).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(UnusableStorage);
  expect((error as Error).message).toMatch(says);
  expect(readFileSync(file).equals(before)).toBe(true);
}

it('the server refuses to open a file that is not a database', async () => {
  const file = join(folder, 'text.db');
  writeFileSync(file, 'Dear diary, '.repeat(1000));
  await expectRefused(file, /not a database/);
});

it('the server refuses to open a database of another program', async () => {
  const file = join(folder, 'foreign.db');
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE diary (page TEXT)');
  other.close();
  await expectRefused(file, /not a Jurybox database/);
});

it('if the first start was killed and left a file without tables, the next start migrates this file', async () => {
  const file = join(folder, 'unfinished.db');
  const unfinished = new DatabaseSync(file);
  unfinished.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; CREATE TABLE projects (id TEXT); ROLLBACK');
  unfinished.close();
  expect(statSync(file).size).toBeGreaterThan(0);
  await expect(openSqlite({ file, as: 'command', migrate: false })).rejects.toThrow(/run: jurybox migrate/);
  await (await open(file)).close();
  await (await openSqlite({ file, as: 'command', migrate: false })).close();
});

it('the server refuses to open a damaged database', async () => {
  const file = await makeDatabase('damaged.db');
  const bytes = readFileSync(file);
  // Damages pages of tables and indexes. The header with the application id stays intact.
  for (let at = 4096; at + 16 < bytes.length; at += 4096) bytes.fill(0xff, at, at + 16);
  writeFileSync(file, bytes);
  await expectRefused(file, /damaged|malformed/);
});

it('the server checks a file of over 64 MB for damage only if the last server did not shut down cleanly', async () => {
  const file = await makeDatabase('large.db');
  const copy = join(folder, 'unclean.db');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE filler AS SELECT zeroblob(65 * 1024 * 1024) AS bytes; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const bytes = readFileSync(file);
  // SQLite stores a long value in a linked list of pages. Damages the link from one page to the next.
  bytes.fill(0xff, bytes.length - 40_960, bytes.length - 40_950);
  writeFileSync(file, bytes);
  await (await open(file)).close();

  const other = new DatabaseSync(file);
  other.exec("PRAGMA wal_autocheckpoint = 0; UPDATE projects SET name = 'other'");
  for (const suffix of ['', '-wal']) copyFileSync(file + suffix, copy + suffix);
  other.close();
  await expect(open(copy)).rejects.toThrow(/damaged|malformed/);
});

it('the server refuses to open a database of a newer Jurybox', async () => {
  const file = await makeDatabase('newer.db');
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 999');
  newer.close();
  await expectRefused(file, /newer Jurybox/);
});

it('while a server uses a database, a second server cannot open the database, but a command can', async () => {
  const file = await makeDatabase('shared.db');
  const first = await open(file);
  await expect(open(file)).rejects.toThrow(/another server is running/);
  const beside = await openSqlite({ file, as: 'command', migrate: false });
  expect(await beside.all('SELECT id FROM keys')).toHaveLength(4);
  await beside.close();
  await first.close();
  await (await open(file)).close();
});

it('a failed migration leaves an older database unchanged, and the next migration can succeed', async () => {
  const file = await makeDatabase('older.db');
  const known = readMigrations();
  const next = "ALTER TABLE apps ADD COLUMN motto TEXT; UPDATE apps SET motto = 'x';";
  const bad = 'ALTER TABLE diary ADD COLUMN a TEXT;';
  const failing = openSqlite({ file, as: 'server', migrate: true, migrations: [...known, next, bad] });
  await expect(failing).rejects.toThrow(/no such table/);
  await (await open(file)).close();

  const migrated = await openSqlite({ file, as: 'server', migrate: true, migrations: [...known, next] });
  expect(await migrated.all('SELECT motto FROM apps')).toEqual([{ motto: 'x' }]);
  await migrated.close();
  await expect(open(file)).rejects.toThrow(/newer Jurybox/);
  const absent = openSqlite({ file: join(folder, 'absent.db'), as: 'command', migrate: false });
  await expect(absent).rejects.toThrow(/there is no database/);
});

it('a backup contains every update that was acknowledged before the backup, even under load', async () => {
  const file = join(folder, 'busy.db');
  const { origin, fixture, kill } = await startServerProcess(file);
  const acknowledged: Acknowledged[] = [];
  let running = true;
  let sent = 0;
  const load = Array.from({ length: 4 }, async () => {
    while (running) {
      const response = await sendJudgement(origin, fixture, sent, `note ${sent++}`);
      if (typeof response === 'object') acknowledged.push(response);
    }
  });
  for (const name of ['one', 'two', 'three']) {
    for (const enough = acknowledged.length + 20; acknowledged.length < enough;)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const before = [...acknowledged];
    const target = join(folder, `${name}.backup.db`);
    // The backup runs in a process of its own, because this process keeps sending updates.
    const script =
      'import { backupSqlite } from ' +
      `${JSON.stringify(join(import.meta.dirname, '../../src/store/sqlite/backup.ts'))}; ` +
      `backupSqlite(${JSON.stringify(file)}, ${JSON.stringify(target)});`;
    const code = await new Promise((resolve) =>
      spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
        stdio: 'inherit',
        env: childEnvironment(),
      }).on('exit', resolve),
    );
    expect(code).toBe(0);
    expect(findLosses(target, before)).toEqual([]);
  }
  running = false;
  await Promise.all(load);
  await kill('SIGTERM');
  expect(acknowledged.length).toBeGreaterThan(50);
  expect(() => backupSqlite(file, join(folder, 'one.backup.db'))).toThrow(/exists already; choose/);
});

it('`jurybox check` finds a row that refers to a missing row, and does not change the file', async () => {
  const file = await makeDatabase('checked.db');
  expect(() => checkSqlite(file)).not.toThrow();
  const open = new DatabaseSync(file);
  open.exec("PRAGMA foreign_keys = OFF; UPDATE apps SET project_id = 'missing'");
  open.close();
  const before = readFileSync(file);
  expect(() => checkSqlite(file)).toThrow(/is damaged \(a row refers to a missing row\)/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('if the write-ahead log is not empty, a server waits until other programs close the database file', async () => {
  const file = await makeDatabase('waiting.db');
  const other = new DatabaseSync(file);
  other.exec("PRAGMA wal_autocheckpoint = 0; UPDATE projects SET name = 'other'");
  const reasons: string[] = [];
  const opening = openSqlite({ file, as: 'server', migrate: true, onWaiting: (reason) => void reasons.push(reason) });
  await expect.poll(() => reasons).toEqual([expect.stringContaining('another program has')]);
  other.close();
  const database = await opening;
  expect(await database.get('SELECT name FROM projects')).toEqual({ name: 'other' });
  await database.close();
});

it('if the write-ahead log is empty, a server starts although another program has the database file open', async () => {
  const file = await makeDatabase('clean.db');
  const other = new DatabaseSync(file);
  other.prepare('SELECT COUNT(*) FROM projects').get();
  const onWaiting = (reason: string) => {
    throw new Error(reason);
  };
  const database = await openSqlite({ file, as: 'server', migrate: true, onWaiting });
  await expect(database.close()).resolves.toBeUndefined();
  other.close();
});
