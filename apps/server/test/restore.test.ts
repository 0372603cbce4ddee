/**
 * Tests `jurybox restore`. The command checks a backup and puts a copy of it in place. It overwrites a database only
 * with --replace.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../src/store/open.ts';
import { applicationId } from '../src/store/sqlite/file-checks.ts';
import { backupSqlite } from '../src/store/sqlite/backup.ts';
import { restoreSqlite } from '../src/store/sqlite/restore.ts';
import { runJuryboxHere, runJuryboxSync } from './support/cli.ts';
import { startTestServer, type TestServer } from './support/server.ts';

let folder = '';
let server: TestServer;
let live = '';
let backup = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-restore-'));
  server = await startTestServer();
  live = server.location.engine === 'sqlite' ? server.location.file : '';
  backup = join(folder, 'backup.db');
  backupSqlite(live, backup);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const projectsIn = async (file: string) => {
  const database = await openDatabase({ engine: 'sqlite', file }, { as: 'server', migrate: true });
  const rows = await database.all<{ name: string }>('SELECT name FROM projects ORDER BY name');
  await database.close();
  return rows.map(({ name }) => name);
};
/** Copies the backup, applies `change` to the copy, and returns the path of the copy. */
const changed = (name: string, change: (database: DatabaseSync) => void) => {
  const file = join(folder, name);
  copyFileSync(backup, file);
  const database = new DatabaseSync(file);
  change(database);
  database.close();
  return file;
};

it('`jurybox restore` restores a backup to a new path, even while a server uses the original', async () => {
  const file = join(folder, 'new', 'jurybox.db');
  const { code, out, err } = runJuryboxSync(['restore', backup], { DATABASE_URL: `file:${file}` });
  expect({ code, out, err }).toEqual({ code: 0, out: `restored ${backup} to ${file}\n`, err: '' });
  expect(await projectsIn(file)).toEqual(['test']);
  expect(readdirSync(join(folder, 'new')).filter((name) => name.includes('.part'))).toEqual([]);
});

it('`jurybox restore --replace` replaces a database, and keeps the old one with its latest commits', async () => {
  const file = join(folder, 'old.db');
  const old = changed('old.db', (database) => database.exec("UPDATE projects SET name = 'old'"));
  const open = new DatabaseSync(old);
  open.exec("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; UPDATE projects SET name = 'latest'");
  // Copies the database file and its write-ahead log while the database is open. The copies have the same state as
  // after a crash.
  copyFileSync(file, join(folder, 'crashed.db'));
  copyFileSync(`${file}-wal`, join(folder, 'crashed.db-wal'));
  open.close();
  const crashed = join(folder, 'crashed.db');
  expect(() => restoreSqlite(backup, crashed, false)).toThrow('exists already; to replace it, stop the server and add');
  expect(() => restoreSqlite(crashed, join(folder, 'x.db'), false)).toThrow('is in use');
  const { replaced } = restoreSqlite(backup, crashed, true);
  const names = readdirSync(folder).filter((name) => name.startsWith('crashed.db'));
  expect(names.toSorted()).toEqual(['crashed.db', 'crashed.db.lock', basename(replaced ?? '')]);
  expect(await projectsIn(crashed)).toEqual(['test']);
  expect(await projectsIn(replaced ?? '')).toEqual(['latest']);
});

it('`jurybox restore` refuses to replace the database of a running server', async () => {
  const { code, err } = await runJuryboxHere(['restore', backup, '--replace'], { DATABASE_URL: `file:${live}` });
  expect([code, err]).toEqual([1, `jurybox: another server is running on ${live}\n`]);
});

it('`jurybox restore` refuses a file that is not a usable backup, and changes nothing', async () => {
  const damaged = join(folder, 'damaged.db');
  const bytes = readFileSync(backup);
  bytes.fill(0xff, bytes.length - 30_000, bytes.length - 10_000);
  writeFileSync(damaged, bytes);
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'Dear diary, '.repeat(1000));
  const orphan = changed('orphan.db', (database) =>
    database.exec("PRAGMA foreign_keys = OFF; UPDATE apps SET project_id = 'nobody'"),
  );
  const empty = join(folder, 'empty.db');
  writeFileSync(empty, '');
  const other = join(folder, 'other.db');
  const otherDatabase = new DatabaseSync(other);
  otherDatabase.exec('CREATE TABLE projects (id TEXT PRIMARY KEY)');
  otherDatabase.close();
  const noTables = join(folder, 'no-tables.db');
  const databaseWithoutTables = new DatabaseSync(noTables);
  databaseWithoutTables.exec('VACUUM');
  databaseWithoutTables.exec(`PRAGMA application_id = ${applicationId}`);
  databaseWithoutTables.close();
  const target = join(folder, 'target.db');
  for (const [file, reason] of [
    [join(folder, 'none.db'), 'there is no backup at'],
    [damaged, 'is not a usable backup'],
    [notes, 'is not a usable backup'],
    [orphan, 'a row refers to a missing row'],
    [changed('newer.db', (database) => database.exec('PRAGMA user_version = 99')), 'was written by a newer Jurybox'],
    [changed('foreign.db', (database) => database.exec('PRAGMA application_id = 1')), 'is not a Jurybox database'],
    [empty, 'is not a usable backup: the file is empty; nothing was changed'],
    [other, 'is not a Jurybox database'],
    [noTables, 'is not a usable backup: it has no schema; nothing was changed'],
    [changed('zero.db', (database) => database.exec('PRAGMA user_version = 0')), 'it has no schema'],
    [changed('few.db', (database) => database.exec('DROP TABLE probe')), 'it has no table probe; nothing was changed'],
  ] as const) {
    expect(() => restoreSqlite(file, target, true)).toThrow(reason);
    expect(existsSync(target)).toBe(false);
  }
  const existing = join(folder, 'existing.db');
  copyFileSync(backup, existing);
  const refused = await runJuryboxHere(['restore', empty, '--replace'], { DATABASE_URL: `file:${existing}` });
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(readFileSync(existing).equals(readFileSync(backup))).toBe(true);
  expect(readdirSync(folder).filter((name) => name.startsWith('existing.db.replaced'))).toEqual([]);
  const run = await runJuryboxHere(['restore', damaged], { DATABASE_URL: `file:${target}` });
  expect([run.code, run.err]).toEqual([1, expect.stringMatching(/^jurybox: [^\n]+\n$/)]);
  expect(readdirSync(folder).filter((name) => name.startsWith('target.db') && name !== 'target.db.lock')).toEqual([]);
});

it('for PostgreSQL, `jurybox restore` prints the commands to use instead', async () => {
  const { code, err } = await runJuryboxHere(['restore', backup], { DATABASE_URL: 'postgres://u:hunter2@localhost/x' });
  expect(code).toBe(1);
  expect(err).toContain('use pg_restore, or copy the backup into an empty database: jurybox copy --from file:');
  expect(err).not.toContain('hunter2');
});
