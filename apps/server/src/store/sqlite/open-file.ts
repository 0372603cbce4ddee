import { existsSync, fdatasync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { promisify } from 'node:util';
import { UnusableStorage } from '../database.ts';
import { readMigrations, type Migration, type OnMigrated } from '../migrations.ts';
import { applicationId, refuseUnusable } from './application-id.ts';
import { Checkpointer, checkpointPages } from './checkpointer.ts';
import { Connection } from './connection.ts';
import { withStorageErrors } from './errors.ts';
import type { Connections, OpenFile } from './file.ts';
import { FileIdentity, resolvePath } from './file-identity.ts';
import { LogSync, type SyncLog } from './log-sync.ts';
import { createPrivateFile } from './private-file.ts';

export interface SqliteOptions {
  /** The database file. */
  file: string;
  /** `server`: the only server of this file. `command`: a CLI command, which may run while a server uses the file. */
  as: 'server' | 'command';
  /** Whether to create and migrate the file. Otherwise a missing or older file is an error. */
  migrate: boolean;
  onMigrated?: OnMigrated | undefined;
  /**
   * Syncs the write-ahead log of a server after each commit. The argument is the descriptor of the log. Only
   * `fdatasync`, the default, makes commits durable. Tests use a function that does nothing, to prove that they detect
   * lost commits.
   */
  syncLog?: SyncLog;
  migrations?: Migration[];
  /** The class of the connections. Tests use a class whose methods fail. */
  connection?: typeof Connection;
}

/** The longest time that a CLI command waits for a lock before it fails. */
const commandLockTimeoutMs = 5000;
/**
 * The time that SQLite waits for a lock in a server. It is zero, because waiting would block the event loop. The writer
 * retries later.
 */
const serverLockTimeoutMs = 0;

/** Opens, checks and migrates the file. Throws UnusableStorage with a one-line message for the operator. */
export function openDatabaseFile(options: SqliteOptions): OpenFile {
  const {
    as,
    migrate,
    syncLog = promisify(fdatasync),
    migrations = readMigrations(),
    connection: ConnectionClass = Connection,
  } = options;
  try {
    if (!migrate && !existsSync(options.file))
      throw new UnusableStorage(`there is no database at ${options.file}; create it with: jurybox migrate`);
    if (migrate) mkdirSync(dirname(options.file), { recursive: true });
    const file = resolvePath(options.file);
    keepTemporaryFilesIn(dirname(file));
    refuseUnusable(file);
    if (migrate) createPrivateFile(file, dirname(file));
    const release = as === 'server' ? takeLock(file) : () => {};
    const timeout = as === 'server' ? serverLockTimeoutMs : commandLockTimeoutMs;
    const openWriter = (lockTimeoutMs: number, mode: 'NORMAL' | 'EXCLUSIVE', syncsCommits: boolean) =>
      openAndPrepare(file, { timeout: lockTimeoutMs }, (writer) => {
        const synchronous = syncsCommits ? 'FULL' : 'NORMAL';
        writer.exec(
          `PRAGMA locking_mode = ${mode}; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;
           PRAGMA synchronous = ${synchronous}; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
           PRAGMA wal_autocheckpoint = ${as === 'server' ? 0 : checkpointPages};`,
        );
        // The first read opens the log, so an unreadable log fails here.
        writer.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
      });
    const connect = (): Connections => {
      const opened: DatabaseSync[] = [];
      const open = (database: DatabaseSync) => {
        opened.push(database);
        return new ConnectionClass(database);
      };
      try {
        // In a server, SQLite does not sync the commits, because LogSync does this in another thread.
        const connections = {
          writer: open(openWriter(timeout, 'NORMAL', as === 'command')),
          reader: open(openAndPrepare(file, { readOnly: true, timeout })),
        };
        return as === 'server' ? { ...connections, logSync: new LogSync(file, connections, syncLog) } : connections;
      } catch (error) {
        for (const database of opened) database.close();
        throw error;
      }
    };
    try {
      const first = openWriter(commandLockTimeoutMs, 'NORMAL', true);
      try {
        if (as === 'server') refuseDamaged(first, file);
        const from = migrateFile(first, file, migrations, migrate);
        if (from < migrations.length) options.onMigrated?.(from, migrations.length);
        const connections = connect();
        return {
          ...connections,
          connect: () => withStorageErrors(connect),
          connectExclusively: () => withStorageErrors(() => new ConnectionClass(openWriter(0, 'EXCLUSIVE', true))),
          identify: () => new FileIdentity(file),
          checkpointer: new Checkpointer(file),
          release,
        };
      } finally {
        first.close();
      }
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof UnusableStorage) throw error;
    throw new UnusableStorage(`${options.file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Tells SQLite where to write its temporary files, for example while it creates an index. By default, it writes them to
 * `TMPDIR`, /var/tmp or /tmp. In a container, only the folder of the database may be writable. SQLite reads this
 * variable when the process opens its first database. On Windows, it ignores the variable.
 */
function keepTemporaryFilesIn(folder: string): void {
  process.env['SQLITE_TMPDIR'] ??= process.env['TMPDIR'] ?? folder;
}

function openAndPrepare(
  file: string,
  options: DatabaseSyncOptions,
  prepare: (database: DatabaseSync) => void = () => {},
): DatabaseSync {
  const database = new DatabaseSync(file, options);
  try {
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function refuseDamaged(database: DatabaseSync, file: string): void {
  const rows = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
  const finding = rows[0]?.quick_check;
  if (finding !== 'ok')
    throw new UnusableStorage(`${file} is damaged (${finding}). The file was not changed. Restore a backup`);
}

/** Migrates the file. Returns the version of the schema before the migration. */
function migrateFile(database: DatabaseSync, file: string, migrations: Migration[], migrate: boolean): number {
  const readVersion = () => (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  const refuseNewer = (version: number) => {
    if (version <= migrations.length) return;
    throw new UnusableStorage(
      `${file} was written by a newer Jurybox (schema ${version}, supported: ${migrations.length}); upgrade first`,
    );
  };
  refuseNewer(readVersion());
  if (readVersion() === migrations.length) return migrations.length;
  if (!migrate)
    throw new UnusableStorage(
      `${file} is at schema ${readVersion()}, this Jurybox needs ${migrations.length}; run: jurybox migrate`,
    );
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = readVersion();
    refuseNewer(version);
    for (const migration of migrations.slice(version)) database.exec(migration.sql);
    database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length};`);
    database.exec('COMMIT');
    return version;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Allows one server per file. The lock is an exclusive transaction on a second file beside the database. The operating
 * system releases it when the process ends, even after a crash. CLI commands do not need the lock.
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
