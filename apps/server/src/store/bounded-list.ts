/**
 * Reads lists of long rows, with a limit on the number of rows and a limit on the bytes of their text. One statement
 * adds up the lengths of the rows and returns all rows up to and including the one that reaches the limit on bytes.
 * Both engines store the length of a text beside the text, so the sum does not read the texts.
 */
import type { SqlValue, Statements } from './database.ts';

interface BoundedListOptions {
  columns: string;
  from: string;
  where: string;
  /** The unique column that the list is ordered by. */
  key: string;
  order: 'ASC' | 'DESC';
  /** An SQL expression for the number of bytes of text in a row. */
  size: string;
}

export interface ListLimits {
  limit: number;
  maxBytes: number;
}

/** The rows within both `ListLimits`. `matchCount` counts all rows within `limit`, even if they exceed `maxBytes`. */
export interface BoundedRows<Row> {
  rows: Row[];
  matchCount: number;
}

export async function readBoundedRows<Row>(
  db: Statements,
  sql: string,
  values: readonly SqlValue[],
): Promise<BoundedRows<Row>> {
  const rows = await db.all<Row & { match_count: number }>(sql, ...values);
  return { rows, matchCount: rows[0]?.match_count ?? 0 };
}

type ReadPage<Row, Key> = (
  db: Statements,
  id: string,
  after: Key | undefined,
  limits: ListLimits,
  ...more: SqlValue[]
) => Promise<BoundedRows<Row>>;

/**
 * Returns a function that reads one page of a list: the rows after the key `after`, or the first rows if `after` is
 * undefined. The SQL in `list` can use $1 (`id`). From the second page on, it can also use $4 (`after`) and $5, $6, …
 * (the values `more`). The first page has its own statement, because no value of `after` selects all rows of a
 * descending list.
 */
export function boundedList<Row, Key extends string | number>(list: BoundedListOptions): ReadPage<Row, Key> {
  const first = boundedListSql(list, list.where);
  const next = boundedListSql(list, `${list.where} AND ${list.key} ${list.order === 'ASC' ? '>' : '<'} $4`);
  return (db, id, after, { limit, maxBytes }, ...more) =>
    after === undefined
      ? readBoundedRows<Row>(db, first, [id, limit, maxBytes])
      : readBoundedRows<Row>(db, next, [id, limit, maxBytes, after, ...more]);
}

function boundedListSql({ columns, from, key, order, size }: BoundedListOptions, where: string): string {
  const [isUpTo, last] = order === 'ASC' ? ['<=', 'MAX'] : ['>=', 'MIN'];
  const sized = `SELECT ${key} AS list_key, ${size} AS size FROM ${from} WHERE ${where}
    ORDER BY ${key} ${order} LIMIT $2`;
  return `WITH keys AS MATERIALIZED (${withBytesBefore(sized, `list_key ${order}`)})
    SELECT ${columns}, (SELECT COUNT(*) FROM keys) AS match_count FROM ${from}
    WHERE ${where} AND ${key} ${isUpTo} (SELECT ${last}(list_key) FROM keys WHERE bytes_before < $3)
    ORDER BY ${key} ${order}`;
}

/** Returns SQL that adds the column `bytes_before` to `rows`: the sum of `size` over all earlier rows in this order. */
export function withBytesBefore(rows: string, order: string): string {
  return `SELECT sized.*, SUM(size) OVER (ORDER BY ${order}) - size AS bytes_before FROM (${rows}) sized`;
}

export function bytesOf(...columns: string[]): string {
  return columns.map((column) => `COALESCE(octet_length(${column}), 0)`).join(' + ');
}
