import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unusable, UnusableStorage } from '../database.ts';
import { readMigrations, refuseSchema } from '../migrations.ts';
import { refuseUnusable, damageOf } from './file-checks.ts';
import { renameWithoutOverwriting, sync } from './backup.ts';
import { resolvePath } from './file-identity.ts';
import { takeLock } from './open-file.ts';
import { openDisposable, openNewPrivateFile } from './private-file.ts';

/** Checks a copy of `backup`, then puts the copy at `file`. Throws UnusableStorage, also if a server uses `file`. */
export function restoreSqlite(backup: string, file: string, replaces: boolean) {
  if (!fs.existsSync(backup)) throw new UnusableStorage(`there is no backup at ${backup}`);
  // The write-ahead log of a database in use has the last commits, which a copy of the file alone would lose.
  if ((fs.statSync(`${backup}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0)
    throw new UnusableStorage(
      `${backup} is in use (it has a write-ahead log); make a backup of it with: jurybox backup`,
    );
  const hasDatabase = fs.existsSync(file) && fs.statSync(file).size > 0;
  if (hasDatabase && !replaces)
    throw new UnusableStorage(`${file} exists already; to replace it, stop the server and add --replace`);
  try {
    fs.mkdirSync(dirname(file), { recursive: true });
    return restoreChecked(backup, resolvePath(file), hasDatabase);
  } catch (error) {
    throw unusable(`${backup} could not be restored to ${file}`, error);
  }
}

function restoreChecked(backup: string, file: string, hasDatabase: boolean) {
  const release = takeLock(file);
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    copyPrivately(backup, temporary, fs.existsSync(file) ? file : dirname(file));
    const schema = check(temporary, backup);
    sync(temporary);
    const replaced = hasDatabase ? keepUnderOtherName(file) : undefined;
    if (hasDatabase) fs.renameSync(temporary, file);
    else {
      // If there is an empty file, remove it. It holds no data.
      fs.rmSync(file, { force: true });
      renameWithoutOverwriting(temporary, file);
    }
    sync(dirname(file));
    return { schema, replaced };
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) fs.rmSync(temporary + suffix, { force: true });
    release();
  }
}

/**
 * Copies a file through descriptors. If the folder belongs to another user, this user could replace the new file by a
 * symbolic link, which a copy by name would follow.
 */
function copyPrivately(from: string, to: string, ownerOf: string): void {
  using source = openDisposable(from, 'r');
  using target = openNewPrivateFile(to, ownerOf);
  const buffer = Buffer.allocUnsafe(1_048_576);
  const read = () => fs.readSync(source.descriptor, buffer);
  for (let size = read(); size > 0; size = read())
    for (let written = 0; written < size;) written += fs.writeSync(target.descriptor, buffer, written, size - written);
}

/**
 * Checks the tables, pages, indexes and references of a backup. Returns its schema version. The errors name the backup,
 * because the operator does not know the temporary copy.
 */
function check(copy: string, backup: string): number {
  try {
    // A backup is never empty. The server would create a new database in an empty file.
    if (fs.statSync(copy).size === 0) throw new Error('the file is empty');
    refuseUnusable(copy, backup);
    using database = new DatabaseSync(copy);
    // In the journal mode DELETE, SQLite needs no files beside the copy.
    database.exec('PRAGMA journal_mode = DELETE');
    const damage = damageOf(database);
    if (damage !== undefined) throw new Error(damage);
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    refuseSchema(backup, version, readMigrations().length, true);
    if (version < 1) throw new Error('it has no schema');
    const missing = findMissingTable(database, version);
    if (missing !== undefined) throw new Error(`it has no table ${missing}`);
    return version;
  } catch (error) {
    if (error instanceof UnusableStorage && error.message.startsWith(backup)) throw error;
    // SQLite describes a damaged file in several lines. An error message has one line.
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new UnusableStorage(`${backup} is not a usable backup: ${reason}; nothing was changed`, { cause: error });
  }
}

function findMissingTable(database: DatabaseSync, version: number): string | undefined {
  const listTables = (of: DatabaseSync) =>
    of
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => String(name));
  using expected = new DatabaseSync(':memory:');
  for (const sql of readMigrations().slice(0, version)) expected.exec(sql);
  const found = new Set(listTables(database));
  return listTables(expected).find((name) => !found.has(name));
}

/**
 * Gives the existing database file a second name, which it keeps after the restore. Until the restored file gets the
 * first name, the existing file has both names, so that even after a crash there is a database at the path.
 */
function keepUnderOtherName(file: string): string {
  const replaced = `${file}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  moveLogIntoFile(file);
  for (const suffix of ['-wal', '-shm'])
    if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, replaced + suffix);
  fs.linkSync(file, replaced);
  return replaced;
}

/** Moves the write-ahead log of a closed database into its file. */
function moveLogIntoFile(file: string): void {
  try {
    using database = new DatabaseSync(file);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A damaged database keeps its write-ahead log. The log is later renamed together with the database.
  }
}
