/**
 * Lists of rows that may be long: bounded by their text as well as by their number.
 *
 * One statement: it adds up the lengths of the rows in the list's order, which both engines keep beside a text and tell
 * without reading it, and then reads the rows up to the bound. The first row always comes, whatever its length.
 */
import type { Statements, Value } from './database.ts';

export interface BoundedList {
  /** What to select of each row. */
  columns: string;
  /** Tables with their joins. */
  from: string;
  /** Which rows, the cursor's condition included. */
  where: string;
  /** The column that orders the list; no two rows share a value. */
  key: string;
  order: 'ASC' | 'DESC';
  /** The bytes of text of a row. */
  size: string;
  /** The placeholders of the two bounds. */
  limit: string;
  maxBytes: string;
}

/** The rows that fit, and how many rows there are up to the limit, were it not for their length. */
export interface Bounded<Row> {
  rows: Row[];
  found: number;
}

/** Runs a statement of `boundedList`. */
export async function readBounded<Row>(at: Statements, sql: string, ...values: Value[]): Promise<Bounded<Row>> {
  const rows = await at.all<Row & { found: number }>(sql, ...values);
  return { rows, found: rows[0]?.found ?? 0 };
}

/** The text of a statement that reads such a list. */
export function boundedList({ columns, from, where, key, order, size, limit, maxBytes }: BoundedList): string {
  const [reaches, last] = order === 'ASC' ? ['<=', 'MAX'] : ['>=', 'MIN'];
  return `WITH keys AS MATERIALIZED (
    SELECT list_key, SUM(size) OVER (ORDER BY list_key ${order}) - size AS bytes_before
    FROM (SELECT ${key} AS list_key, ${size} AS size FROM ${from} WHERE ${where} ORDER BY ${key} ${order} LIMIT ${limit}) sized)
    SELECT ${columns}, (SELECT COUNT(*) FROM keys) AS found FROM ${from}
    WHERE ${where} AND ${key} ${reaches} (SELECT ${last}(list_key) FROM keys WHERE bytes_before < ${maxBytes})
    ORDER BY ${key} ${order}`;
}

/** The bytes of nullable text columns, as a term of SQL. */
export function bytesOf(...columns: string[]): string {
  return columns.map((column) => `COALESCE(octet_length(${column}), 0)`).join(' + ');
}
