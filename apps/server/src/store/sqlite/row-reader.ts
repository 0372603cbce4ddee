import type { StatementSync } from 'node:sqlite';
import type { SqlValue } from '../database.ts';

/**
 * Makes objects of the rows of one statement. The driver can return objects too, but V8 stores them as dictionaries.
 * Reading and copying a row of 38 columns takes 15 µs with the driver's objects and 4 µs with the objects of this
 * class.
 */
export class RowReader {
  readonly #statement: StatementSync;
  #names: string[] = [];

  /** Makes the statement return its rows as arrays. */
  constructor(statement: StatementSync) {
    this.#statement = statement;
    statement.setReturnArrays(true);
  }

  objectOf(values: SqlValue[]): Record<string, SqlValue> {
    // A migration by another program can add columns to a prepared `SELECT *`.
    if (values.length !== this.#names.length) this.#names = this.#statement.columns().map(({ name }) => name);
    const row: Record<string, SqlValue> = {};
    const names = this.#names;
    for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index] as SqlValue;
    return row;
  }
}
