import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlValue } from '../database.ts';
import { withStorageErrors } from './errors.ts';
import { RowReader } from './row-reader.ts';

/**
 * The maximum number of prepared statements. The program uses about 250. The limit bounds the memory if the number of
 * SQL texts grows.
 */
const maxStatements = 1000;

interface Prepared {
  statement: StatementSync;
  rows: RowReader;
}

/**
 * One connection and its prepared statements. All methods are synchronous. They throw StorageUnavailable or
 * DuplicateRow. Any other error is a bug.
 */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /**
   * Returns the first row. Use `INSERT … RETURNING` and `UPDATE … RETURNING` only between BEGIN and COMMIT. Outside a
   * transaction, SQLite commits when the statement is reset. It then does not report a failure of the commit, for
   * example a full disk.
   */
  get(sql: string, values: SqlValue[]): unknown {
    return withStorageErrors(() => {
      const { statement, rows } = this.#prepare(sql);
      const row = statement.get(...values) as unknown as SqlValue[] | undefined;
      return row === undefined ? undefined : rows.objectOf(row);
    });
  }

  all(sql: string, values: SqlValue[]): unknown[] {
    return withStorageErrors(() => {
      const { statement, rows } = this.#prepare(sql);
      return (statement.all(...values) as unknown as SqlValue[][]).map((row) => rows.objectOf(row));
    });
  }

  run(sql: string, values: SqlValue[]): number {
    return withStorageErrors(() => Number(this.#prepare(sql).statement.run(...values).changes));
  }

  /** Makes all reads see the database as it is now, until `releaseSnapshot` is called. */
  holdSnapshot(): void {
    withStorageErrors(() => {
      this.#prepare('BEGIN').statement.run();
      // A transaction takes its snapshot at its first read.
      this.#prepare('PRAGMA data_version').statement.get();
    });
  }

  releaseSnapshot(): void {
    if (!this.inTransaction) return;
    try {
      withStorageErrors(() => this.#prepare('END').statement.run());
    } catch (error) {
      // If an earlier read failed, SQLite reports its error again, but it ends the transaction.
      if (this.inTransaction) throw error;
    }
  }

  /** Closes the file. */
  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #prepare(sql: string): Prepared {
    let prepared = this.#statements.get(sql);
    if (prepared === undefined) {
      if (this.#statements.size >= maxStatements) this.#statements.clear();
      // SQLite has one writer at a time, so it needs no row locks.
      const statement = this.#database.prepare(
        sql.replace(/ FOR NO KEY UPDATE OF s SKIP LOCKED$/, '').replaceAll(/\$(\d+)/g, '?$1'),
      );
      prepared = { statement, rows: new RowReader(statement) };
      this.#statements.set(sql, prepared);
    }
    return prepared;
  }
}
