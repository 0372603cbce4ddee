/**
 * Lists of long rows. Both the number of rows and the bytes of their text are limited.
 *
 * One statement adds up the lengths of the rows in the list's order. It reads only the rows before the limit. Both
 * engines store the length beside the text, so the sum does not read the text. The first row is always included.
 */
import type { SqlValue, Statements } from './database.ts';

interface BoundedListOptions {
  /** The selected columns. */
  columns: string;
  /** The tables and their joins. */
  from: string;
  /** The condition of WHERE, including the condition of the cursor. */
  where: string;
  /** The unique column that the list is ordered by. */
  key: string;
  order: 'ASC' | 'DESC';
  /** An SQL expression for the number of bytes of text in a row. */
  size: string;
  /** The placeholders of the two limits. */
  limit: string;
  maxBytes: string;
}

/** The rows within both limits, and how many rows there are within the row limit alone. */
export interface BoundedRows<Row> {
  rows: Row[];
  matchCount: number;
}

/** Runs a statement of `boundedListSql`. */
export async function readBoundedList<Row>(
  db: Statements,
  sql: string,
  ...values: SqlValue[]
): Promise<BoundedRows<Row>> {
  const rows = await db.all<Row & { match_count: number }>(sql, ...values);
  return { rows, matchCount: rows[0]?.match_count ?? 0 };
}

/** Returns the SQL of a statement that reads a list with both limits. */
export function boundedListSql({
  columns,
  from,
  where,
  key,
  order,
  size,
  limit,
  maxBytes,
}: BoundedListOptions): string {
  const [isUpTo, last] = order === 'ASC' ? ['<=', 'MAX'] : ['>=', 'MIN'];
  return `WITH keys AS MATERIALIZED (
    SELECT list_key, SUM(size) OVER (ORDER BY list_key ${order}) - size AS bytes_before
    FROM (
      SELECT ${key} AS list_key, ${size} AS size FROM ${from} WHERE ${where}
      ORDER BY ${key} ${order} LIMIT ${limit}
    ) sized)
    SELECT ${columns}, (SELECT COUNT(*) FROM keys) AS match_count FROM ${from}
    WHERE ${where} AND ${key} ${isUpTo} (SELECT ${last}(list_key) FROM keys WHERE bytes_before < ${maxBytes})
    ORDER BY ${key} ${order}`;
}

/** Returns an SQL expression for the number of bytes in text columns that may be null. */
export function bytesOf(...columns: string[]): string {
  return columns.map((column) => `COALESCE(octet_length(${column}), 0)`).join(' + ');
}
