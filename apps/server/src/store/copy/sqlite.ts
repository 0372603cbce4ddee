import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unusable, UnusableStorage, type SqlValue } from '../database.ts';
import { readMigrations, refuseOtherSchema } from '../migrations.ts';
import { StatementCache } from '../sqlite/connection.ts';
import { applicationId, refuseUnusable, unfinishedCopyId } from '../sqlite/file-checks.ts';
import { sync } from '../sqlite/backup.ts';
import { createPrivateFile } from '../sqlite/private-file.ts';
import { timeoutsMs } from '../sqlite/timeouts.ts';
import type { Reader, Target } from './tables.ts';

/** Opens a file to read one snapshot of it. A server may use the file at the same time. */
export function openSqliteSource(file: string): Reader {
  if (!existsSync(file)) throw new UnusableStorage(`there is no database at ${file}`);
  return withOneLineErrors(file, () => {
    refuseUnusable(file);
    const database = new DatabaseSync(file, { readOnly: true, timeout: timeoutsMs.lock });
    try {
      database.exec('BEGIN');
      const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
      refuseOtherSchema(file, version);
      // A snapshot starts at its first read, so read now.
      database.prepare('SELECT COUNT(*) FROM projects').get();
    } catch (error) {
      database.close();
      throw error;
    }
    return readerOf(database);
  });
}

/** Creates a file with the current schema and the marker of an unfinished copy. */
export function createSqliteTarget(file: string): Target {
  if (existsSync(file) && statSync(file).size > 0)
    throw new UnusableStorage(`${file} exists already; copy to a file that does not exist`);
  return withOneLineErrors(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    createPrivateFile(file, dirname(file));
    const database = new DatabaseSync(file, { timeout: timeoutsMs.lock });
    try {
      const migrations = readMigrations();
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE');
      const { count } = database.prepare('SELECT COUNT(*) AS count FROM sqlite_schema').get() as { count: number };
      if (count > 0) throw new UnusableStorage(`another program has just written to ${file}`);
      for (const sql of migrations) database.exec(sql);
      database.exec(`PRAGMA application_id = ${unfinishedCopyId}; PRAGMA user_version = ${migrations.length}; COMMIT`);
      sync(dirname(file));
      // From now on, commits are not synced. A power cut may remove copied rows, but not the `unfinishedCopyId` that
      // marks the file as an unfinished copy.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA synchronous = NORMAL');
    } catch (error) {
      database.close();
      throw error;
    }
    return { ...readerOf(database), ...writerOf(database) };
  });
}

function readerOf(database: DatabaseSync): Reader {
  const statements = new StatementCache(database);
  return {
    rows: async (sql, values) => statements.prepare(sql).all(...values) as unknown as SqlValue[][],
    close: async () => database.close(),
  };
}

function writerOf(database: DatabaseSync): Pick<Target, 'insert' | 'finish'> {
  const statements = new StatementCache(database);
  return {
    insert: async ({ name, columns }, rows) => {
      const names = columns.map((column) => column.name).join(', ');
      const marks = columns.map(() => '?').join(', ');
      const statement = statements.prepare(`INSERT INTO ${name} (${names}) VALUES (${marks})`);
      // After a failed batch, closing the file rolls the batch back.
      database.exec('BEGIN');
      for (const row of rows) statement.run(...row);
      database.exec('COMMIT');
    },
    finish: async () => database.exec(`PRAGMA synchronous = FULL; PRAGMA application_id = ${applicationId}`),
  };
}

function withOneLineErrors<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unusable(`${file} cannot be used`, error);
  }
}
