/** Opens a database file: checks, recovers and migrates it before anything else uses it. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { StorageUnavailable, unusable, UnusableStorage } from '../database.ts';
import { readMigrations, refuseSchema } from '../migrations.ts';
import type { OpenOptions } from '../open.ts';
import { applicationId, refuseUnusable } from './file-checks.ts';
import { printAndEnd } from './end-process.ts';
import { isFailedSync } from './errors.ts';
import { resolvePath } from './file-identity.ts';
import { createPrivateFile } from './private-file.ts';
import { timeoutsMs } from './timeouts.ts';

export interface OpenFileOptions extends Pick<OpenOptions, 'as' | 'migrate' | 'onWaiting' | 'onMigrated'> {
  file: string;
  migrations?: string[];
}

/** While another program has the file open, a server tries again to open it at this interval. */
const retryMs = 100;
/** While a server waits because another program has the file open, it calls `onWaiting` at this interval. */
const reportEveryMs = 10_000;
/**
 * The start checks a file for damage if it has at most `clean` bytes after a clean end, or at most `unclean` bytes
 * after a crash. The check takes about a second per GiB. The operator can check larger files with `jurybox check`.
 */
const maxCheckedBytes = { clean: 64 * 1024 ** 2, unclean: 1024 ** 3 };

/**
 * Checks, recovers and migrates the file. Rejects with UnusableStorage, with a one-line message for the operator.
 * Returns two functions. Call `tidy` after all connections are closed: if no other program has the file open, it copies
 * the write-ahead log into the file. `release` releases the lock, so that another server can open the file.
 */
export async function openFile(options: OpenFileOptions) {
  const { as, migrate, onWaiting = () => {} } = options;
  try {
    if (!migrate && !existsSync(options.file))
      throw new UnusableStorage(`there is no database at ${options.file}; create it with: jurybox migrate`);
    if (migrate) mkdirSync(dirname(options.file), { recursive: true });
    const file = resolvePath(options.file);
    // By default, SQLite writes temporary files, for example while it creates an index, to TMPDIR, /var/tmp or /tmp. In
    // a container, only the folder of the database may be writable. SQLite reads SQLITE_TMPDIR when the process opens
    // its first database, and ignores it on Windows.
    process.env['SQLITE_TMPDIR'] ??= process.env['TMPDIR'] ?? dirname(file);
    refuseUnusable(file);
    if (migrate) createPrivateFile(file, dirname(file));
    const release = as === 'server' ? takeLock(file) : () => {};
    try {
      let nextReportAt = 0;
      while (!recover(file, as === 'server', options)) {
        // Another program has the file open. A command does not wait. A server waits, because it must not use that
        // program's index of the write-ahead log: after a failed sync, the index may name pages that the disk has lost.
        if (as === 'command') {
          withFile(file, 'NORMAL', timeoutsMs.lock, (database) => migrateFile(database, file, options));
          break;
        }
        if (performance.now() >= nextReportAt) {
          nextReportAt = performance.now() + reportEveryMs;
          onWaiting(`another program has ${file} open, and its write-ahead log is not empty; the start waits for it`);
        }
        await pauseFor(retryMs);
      }
      return { file, tidy: () => void recover(file, false), release };
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    throw unusable(`${options.file} cannot be used`, error);
  }
}

/**
 * Copies the whole write-ahead log into the file. With exclusive access, SQLite reads the log and checks its checksums,
 * and does not use the index of the log that earlier programs left. For a server, checks the file for damage. With
 * `options`, migrates the file. Returns false if another program has the file open and the log is not empty.
 */
function recover(file: string, isServer: boolean, options?: OpenFileOptions): boolean {
  const isUnclean = logBytes(file) > 0;
  try {
    withFile(file, 'EXCLUSIVE', 0, (database) => {
      if (isServer && statSync(file).size <= maxCheckedBytes[isUnclean ? 'unclean' : 'clean']) {
        const { quick_check: finding } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
        if (finding !== 'ok') throw new UnusableStorage(`${file} is damaged (${finding}). Restore a backup`);
      }
      if (options !== undefined) migrateFile(database, file, options);
      const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
      if (busy !== 0) throw new StorageUnavailable('the write-ahead log is in use');
    });
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    if (logBytes(file) > 0 || options === undefined) return false;
    withFile(file, 'NORMAL', timeoutsMs.lock, (database) => migrateFile(database, file, options));
    return true;
  }
}

function logBytes(file: string): number {
  return statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

/** Opens a connection for `work`. Ends the process if a sync fails. */
function withFile(file: string, mode: 'NORMAL' | 'EXCLUSIVE', timeout: number, work: (database: DatabaseSync) => void) {
  using database = new DatabaseSync(file, { timeout });
  try {
    database.exec(
      `PRAGMA locking_mode = ${mode}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;
       PRAGMA checkpoint_fullfsync = ON; PRAGMA wal_autocheckpoint = 0;`,
    );
    // The first read opens the write-ahead log, so an unreadable log fails here.
    database.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
    work(database);
  } catch (error) {
    // After a failed sync, data may be lost. Closing the connection would sync again, which could succeed and hide the
    // loss. So end the process instead.
    if (isFailedSync(error)) printAndEnd((error as Error).message);
    throw error;
  }
}

function migrateFile(
  database: DatabaseSync,
  file: string,
  { migrate, migrations = readMigrations(), onMigrated = () => {} }: OpenFileOptions,
): void {
  const readVersion = () => (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  refuseSchema(file, readVersion(), migrations.length, migrate);
  if (readVersion() === migrations.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = readVersion();
    refuseSchema(file, version, migrations.length, migrate);
    for (const sql of migrations.slice(version)) database.exec(sql);
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length};`);
    database.exec('COMMIT');
    if (version < migrations.length) onMigrated(version, migrations.length);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Allows one server per file. The lock is an exclusive transaction on a second file beside the database. The operating
 * system releases it when the process ends. CLI commands do not need the lock.
 */
export function takeLock(file: string): () => void {
  const links = statSync(file, { throwIfNoEntry: false })?.nlink ?? 1;
  if (links > 1)
    throw new UnusableStorage(
      `${file} has ${links} names (hard links), so two servers could open it at once; remove all names but one`,
    );
  createPrivateFile(`${file}.lock`, existsSync(file) ? file : dirname(file));
  const lock = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new UnusableStorage(`another server is running on ${file}`, { cause: error });
  }
  return () => lock.close();
}
