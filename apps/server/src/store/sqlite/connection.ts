import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Value } from '../database.ts';
import { translated } from './errors.ts';

/** Statements kept prepared; there are about 250 different ones, and a mistake here should not fill the memory. */
const mostStatements = 1000;

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

  /** Lets go of the file. What fails then fails for the next one to open it. */
  close(): void {
    this.#statements.clear();
    if (this.#database.isOpen) this.#database.close();
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      if (this.#statements.size >= mostStatements) this.#statements.clear();
      // One writer at a time: whatever a transaction reads is held.
      statement = this.#database.prepare(sql.replace(/ FOR SHARE$/, '').replaceAll(/\$(\d+)/g, '?$1'));
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
