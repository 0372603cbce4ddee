import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { lockRowOfS } from '../database.ts';

/** The maximum number of prepared statements, of which the program uses about 250. It bounds the memory. */
const maxStatements = 1000;

export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      if (this.#statements.size >= maxStatements) this.#statements.clear();
      statement = this.#database.prepare(sql.replace(lockRowOfS, '').replaceAll(/\$(\d+)/g, '?$1'));
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
