import type { Value } from './database.ts';
import type { Connection } from './sqlite-connection.ts';

/** Text that may be remembered before everything is forgotten, in UTF-16 units. */
const budget = 16 * 1024 * 1024;

/**
 * Rows remembered for as long as nothing is committed, by this process or any other: SQLite's `data_version` of a
 * connection changes with every commit of another connection, and this one never writes. So a row from here is the
 * row a read would give, a revoked key stops working at once, and there is nothing to invalidate.
 */
export class Memory {
  readonly #reader: Connection;
  readonly #rows = new Map<string, Map<string, unknown>>();
  #version: unknown;
  #size = 0;

  constructor(reader: Connection) {
    this.#reader = reader;
  }

  get(sql: string, values: Value[]): unknown {
    const { data_version: version } = this.#reader.get('PRAGMA data_version', []) as { data_version: number };
    if (version !== this.#version || this.#size > budget) this.#forget(version);
    let rows = this.#rows.get(sql);
    if (rows === undefined) this.#rows.set(sql, (rows = new Map()));
    const key = values.length === 1 ? String(values[0]) : JSON.stringify(values);
    if (rows.has(key)) return rows.get(key);
    const row = this.#reader.get(sql, values);
    rows.set(key, row);
    this.#size += key.length + 100 + sizeOf(row);
    return row;
  }

  #forget(version: unknown): void {
    this.#rows.clear();
    this.#version = version;
    this.#size = 0;
  }
}

function sizeOf(row: unknown): number {
  return Object.values(row ?? {}).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 8), 0);
}
