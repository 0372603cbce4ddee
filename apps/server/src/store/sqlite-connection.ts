import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DuplicateRow, StorageUnavailable, type Value } from './database.ts';

/** One connection and its prepared statements. Synchronous; every failure is one of ours or a bug. */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /**
   * The first row. Safe for `INSERT`/`UPDATE … RETURNING` inside BEGIN … COMMIT only: outside, the statement would
   * commit when it is reset, where a failure (a full disk) goes unreported.
   */
  get(sql: string, values: Value[]): unknown {
    try {
      return this.#prepared(sql).get(...values);
    } catch (error) {
      throw translated(error);
    }
  }

  all(sql: string, values: Value[]): unknown[] {
    try {
      return this.#prepared(sql).all(...values);
    } catch (error) {
      throw translated(error);
    }
  }

  run(sql: string, values: Value[]): number {
    try {
      return Number(this.#prepared(sql).run(...values).changes);
    } catch (error) {
      throw translated(error);
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      // One writer at a time: whatever a transaction reads is held.
      statement = this.#database.prepare(sql.replace(/ FOR SHARE$/, '').replaceAll(/\$(\d+)/g, '?$1'));
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** SQLite's primary result codes that mean "not just now": https://www.sqlite.org/rescode.html */
const unavailable = new Map([
  [5, 'the database is busy'],
  [6, 'the database is locked'],
  [7, 'out of memory'],
  [8, 'the database is read-only'],
  [10, 'the disk failed'],
  [11, 'the database is damaged'],
  [13, 'the disk is full'],
  [14, 'the database file cannot be opened'],
]);
const constraintPrimaryKey = 1555;
const constraintUnique = 2067;

function translated(error: unknown): unknown {
  const code = (error as { errcode?: number }).errcode;
  if (code === undefined) return error;
  if (code === constraintPrimaryKey || code === constraintUnique) return new DuplicateRow((error as Error).message, { cause: error });
  const reason = unavailable.get(code & 0xff);
  return reason === undefined ? error : new StorageUnavailable(reason, { cause: error });
}
