import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnusableStorage } from './database.ts';
import { readMigrations, type Migration } from './migrations.ts';
import { Connection } from './sqlite-connection.ts';

export interface SqliteOptions {
  /** The database file. */
  file: string;
  /** `server`: the only server of this file. `beside`: a command that works while a server may be running. */
  as: 'server' | 'beside';
  /** Whether to create the file and bring it up to date; otherwise an absent or older file is an error. */
  migrate: boolean;
  /** How hard a commit is pushed to disk. Anything but FULL breaks the promise; it is here to prove that. */
  synchronous?: 'FULL' | 'OFF';
  migrations?: Migration[];
  /** What stands for a connection; tests give one that fails. */
  connection?: typeof Connection;
}

/** "JURY", in the header of every file of ours. */
const applicationId = 0x4a555259;

/**
 * How many pages the log takes before they are moved into the file (32 MB; SQLite's own 1000 is every 25th group):
 * a page that changed ten times is moved once, which is a tenth of a durable update.
 */
const checkpointPages = 8000;

export interface OpenFile {
  writer: Connection;
  reader: Connection;
  release: () => void;
}

/** Opens, checks and migrates the file. Throws UnusableStorage with one sentence for who runs the server. */
export function openChecked(options: SqliteOptions): OpenFile {
  const { file, as, migrate, synchronous = 'FULL', migrations = readMigrations(), connection: Its = Connection } = options;
  if (!migrate && !existsSync(file)) throw new UnusableStorage(`there is no database at ${file}; create it with: jurybox migrate`);
  try {
    if (migrate) mkdirSync(dirname(file), { recursive: true });
    refuseForeign(file);
    const release = as === 'server' ? takeLock(file) : () => {};
    try {
      const writer = new DatabaseSync(file, { timeout: 5000 });
      writer.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = ${checkpointPages};`);
      if (as === 'server') refuseDamaged(writer, file);
      bringUpToDate(writer, file, migrations, migrate);
      const reader = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
      return { writer: new Its(writer), reader: new Its(reader), release };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof UnusableStorage) throw error;
    throw new UnusableStorage(`${file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/** Looks before anything is written: a file that is not ours is left exactly as it was. */
function refuseForeign(file: string): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const { application_id: id } = database.prepare('PRAGMA application_id').get() as { application_id: number };
    if (id !== applicationId) throw new UnusableStorage(`${file} is not a Jurybox database; it was left untouched`);
  } finally {
    database.close();
  }
}

function refuseDamaged(database: DatabaseSync, file: string): void {
  const rows = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  const finding = rows[0]?.quick_check;
  if (finding !== 'ok') throw new UnusableStorage(`${file} is damaged (${finding}); restore a backup. It was left untouched`);
}

function bringUpToDate(database: DatabaseSync, file: string, migrations: Migration[], migrate: boolean): void {
  const versionNow = () => (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  const refuseNewer = (version: number) => {
    if (version <= migrations.length) return;
    throw new UnusableStorage(`${file} was written by a newer Jurybox (schema ${version}, this one knows ${migrations.length}); upgrade first`);
  };
  refuseNewer(versionNow());
  if (versionNow() === migrations.length) return;
  if (!migrate) throw new UnusableStorage(`${file} is at schema ${versionNow()}, this Jurybox needs ${migrations.length}; run: jurybox migrate`);
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionNow();
    refuseNewer(version);
    for (const migration of migrations.slice(version)) database.exec(migration.sql);
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length};`);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * One server per file. The lock is an exclusive transaction on a file beside the database: the operating system
 * drops it with the process, however that ends, and the command line is not kept out.
 */
function takeLock(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new UnusableStorage(`another server is running on ${file}`, { cause: error });
  }
  return () => lock.close();
}
