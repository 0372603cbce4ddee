import type { Value } from '../database.ts';
import type { Connection } from './connection.ts';

/** Text that may be remembered before everything is forgotten, in UTF-16 units. */
const budget = 16 * 1024 * 1024;

/**
 * Rows remembered for as long as nothing is committed, by this process or any other: SQLite's `data_version` of a
 * connection changes with every commit of another connection, and this one never writes.
 *
 * The version is asked for once per turn of the event loop, before the first row, and again after every commit of
 * this process. Whatever arrives in a turn was sent before the turn began, so a row from here is one that a read at
 * some moment while the request was under way would give: a revoked key stops working at once.
 */
export class Memory {
  readonly #rows = new Map<string, Map<string, unknown>>();
  #version: unknown;
  #isChecked = false;
  #size = 0;

  /** What is remembered now, in UTF-16 units. */
  get size(): number {
    return this.#size;
  }

  get(reader: Connection, sql: string, values: Value[]): unknown {
    if (!this.#isChecked) this.#check(reader);
    let rows = this.#rows.get(sql);
    if (rows === undefined) this.#rows.set(sql, (rows = new Map()));
    const key = values.length === 1 ? String(values[0]) : JSON.stringify(values);
    if (rows.has(key)) return rows.get(key);
    const row = reader.get(sql, values);
    const size = key.length + 100 + sizeOf(row);
    if (this.#size + size > budget) this.#clear();
    rows.set(key, row);
    this.#size += size;
    return row;
  }

  /** Makes the next `get` ask whether anything was committed. */
  readonly recheck = (): void => {
    this.#isChecked = false;
  };

  /** Forgets everything: the connection is another one now, and counts versions from elsewhere. */
  readonly forget = (): void => {
    this.#clear();
    this.#version = undefined;
    this.#isChecked = false;
  };

  #clear(): void {
    // The map of each statement stays: `get` may be about to add to it. There are few statements.
    for (const rows of this.#rows.values()) rows.clear();
    this.#size = 0;
  }

  #check(reader: Connection): void {
    const { data_version: version } = reader.get('PRAGMA data_version', []) as { data_version: number };
    if (version !== this.#version) {
      this.#clear();
      this.#version = version;
    }
    this.#isChecked = true;
    setImmediate(this.recheck);
  }
}

function sizeOf(row: unknown): number {
  return Object.values(row ?? {}).reduce(
    (sum: number, value) => sum + (typeof value === 'string' ? value.length : 8),
    0,
  );
}
