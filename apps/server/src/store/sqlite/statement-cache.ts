import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * The maximum number of prepared statements. The program uses about 250. The limit bounds the memory if the number of
 * SQL texts grows.
 */
const maxStatements = 1000;

/** The prepared statements of one connection. They return their rows as arrays. */
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
      // SQLite has one writer at a time, so it needs no row locks.
      statement = this.#database.prepare(
        sql.replace(/ FOR NO KEY UPDATE OF s SKIP LOCKED$/, '').replaceAll(/\$(\d+)/g, '?$1'),
      );
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
