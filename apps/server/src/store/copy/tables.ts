/**
 * Reads tables in batches with a limit on rows and bytes, so that a copy needs little memory. The list of all tables
 * comes from the schema that the migrations create, so no table is forgotten.
 */
import type { Hash } from 'node:crypto';
import type { Table } from '../../../generated/tables.gen.ts';
import type { SqlValue } from '../database.ts';
import { bytesOf } from '../bounded-list.ts';
import { compareKey } from '../sql.ts';

export { tables, type Table } from '../../../generated/tables.gen.ts';

/** The limits of a batch. A row that alone exceeds the limit on bytes is a batch of its own. */
const maxRows = 1000;
const maxBytes = 1_048_576;

export interface Reader {
  /** Returns rows as lists of values, in the order of the selected columns. */
  rows(sql: string, values: SqlValue[]): Promise<SqlValue[][]>;
  close(): Promise<void>;
}

export interface Target extends Reader {
  insert(table: Table, rows: SqlValue[][]): Promise<void>;
  /** Makes the copy durable and removes the marker of an unfinished copy. */
  finish(): Promise<void>;
}

export interface Batch {
  rows: SqlValue[][];
  bytes: number;
}

/** Reads rows in the order of the primary key. `filter` selects rows: `value` is the parameter $1 of its condition. */
export async function* readBatches(
  reader: Reader,
  table: Table,
  filter?: { condition: string; value: SqlValue },
): AsyncGenerator<Batch> {
  const key = table.key.join(', ');
  const size = bytesOf(...table.columns.filter(({ type }) => type === 'text').map(({ name }) => name));
  const [fixedValues, fixed] = filter === undefined ? [[], []] : [[filter.value], [filter.condition]];
  const where = (conditions: string[]) => (conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`);
  const columns = table.columns.map(({ name }) => name).join(', ');
  let after: SqlValue[] | undefined;
  for (;;) {
    const values = [...fixedValues, ...(after ?? [])];
    const conditions = [...fixed, ...(after === undefined ? [] : [compareKey(table.key, '>', fixed.length + 1)])];
    // This statement reads no text, only its length, which both engines store beside the text.
    const keys = await reader.rows(
      `SELECT ${key}, ${size} FROM ${table.name} ${where(conditions)} ORDER BY ${key} LIMIT ${maxRows}`,
      values,
    );
    const { count, bytes } = cut(keys);
    const last = keys[count - 1]?.slice(0, table.key.length);
    if (last === undefined) return;
    const range = where([...conditions, compareKey(table.key, '<=', values.length + 1)]);
    const inRange = [...values, ...last];
    const rows = await reader.rows(`SELECT ${columns} FROM ${table.name} ${range} ORDER BY ${key}`, inRange);
    yield { rows, bytes };
    after = last;
  }
}

/** Returns how many rows fit into a batch (at least one), and their bytes. A row's last value is its size in bytes. */
function cut(sized: SqlValue[][]): { count: number; bytes: number } {
  let bytes = 0;
  for (const [index, row] of sized.entries()) {
    const size = Number(row.at(-1));
    if (index > 0 && bytes + size > maxBytes) return { count: index, bytes };
    bytes += size;
  }
  return { count: sized.length, bytes };
}

/** Adds rows to a checksum. Both engines give the same text for the same row. */
export function addToChecksum(checksum: Hash, rows: SqlValue[][]): void {
  for (const row of rows) checksum.update(`${JSON.stringify(row)}\n`);
}
