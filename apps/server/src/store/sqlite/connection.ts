import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlValue } from '../database.ts';
import { withStorageErrors } from './errors.ts';
import { rowOf } from './row.ts';
import { StatementCache } from './statement-cache.ts';

export class Connection {
  readonly #database: DatabaseSync;
  readonly #statements: StatementCache;
  readonly #columns = new WeakMap<StatementSync, string[]>();

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new StatementCache(database);
  }

  get(sql: string, values: SqlValue[]): unknown {
    return withStorageErrors(() => {
      const statement = this.#statements.prepare(sql);
      const row = statement.get(...values) as unknown as SqlValue[] | undefined;
      return row === undefined ? undefined : rowOf(this.#columnsOf(statement, row.length), row);
    });
  }

  all(sql: string, values: SqlValue[]): unknown[] {
    return withStorageErrors(() => {
      const statement = this.#statements.prepare(sql);
      const rows = statement.all(...values) as unknown as SqlValue[][];
      return rows.map((row) => rowOf(this.#columnsOf(statement, row.length), row));
    });
  }

  /** Runs reads that see the same state, and that lock the file once. */
  inOneRead<T>(read: () => T): T {
    return withStorageErrors(() => {
      this.#database.exec('BEGIN');
      try {
        return read();
      } finally {
        // After some errors, SQLite has ended the transaction itself.
        if (this.#database.isTransaction) this.#database.exec('COMMIT');
      }
    });
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }

  /** Returns the names of the columns. A migration by another program can add columns to a prepared `SELECT *`. */
  #columnsOf(statement: StatementSync, count: number): string[] {
    let names = this.#columns.get(statement);
    if (names?.length !== count) this.#columns.set(statement, (names = statement.columns().map(({ name }) => name)));
    return names;
  }
}
