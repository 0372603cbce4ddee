import type { SqlValue } from '../database.ts';
import { keyOf } from '../sql.ts';
import type { Connection } from './connection.ts';

/** The maximum size of the cache, in UTF-16 code units. When the cache exceeds it, all rows are removed. */
const maxChars = 16 * 1024 * 1024;

/**
 * Caches rows until any process commits. SQLite's `data_version` of a connection changes with every commit of another
 * connection, and the reader connection never writes. The cache checks the version before the first row in each
 * iteration of the event loop, and after every commit of this process. A request that is sent after a commit is handled
 * in a later iteration, after a new check. So a revoked key stops working at once.
 */
export class RowCache {
  readonly #rows = new Map<string, Map<string, unknown>>();
  #version: unknown;
  #isChecked = false;
  #size = 0;

  get sizeInChars(): number {
    return this.#size;
  }

  get(reader: Connection, sql: string, values: SqlValue[]): unknown {
    if (!this.#isChecked) this.#checkVersion(reader);
    let rows = this.#rows.get(sql);
    if (rows === undefined) this.#rows.set(sql, (rows = new Map()));
    const key = keyOf(values);
    if (rows.has(key)) return rows.get(key);
    const row = reader.get(sql, values);
    const size = key.length + 100 + sizeOf(row);
    if (this.#size + size > maxChars) this.#clear();
    rows.set(key, row);
    this.#size += size;
    return row;
  }

  /** Makes the next `get` check whether anything was committed. */
  readonly recheck = (): void => {
    this.#isChecked = false;
  };

  #clear(): void {
    // `get` may be about to add a row to one of these maps. So empty them, but do not remove them.
    for (const rows of this.#rows.values()) rows.clear();
    this.#size = 0;
  }

  #checkVersion(reader: Connection): void {
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
