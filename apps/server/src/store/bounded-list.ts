/**
 * Reads lists of long rows, with a limit on the number of rows and a limit on the bytes of their text. One statement
 * adds up the lengths of the rows and returns all rows up to and including the one that reaches the limit on bytes.
 * Both engines store the length of a text beside the text, so the sum does not read the texts.
 */
import type { SqlValue, Statements } from './database.ts';

interface BoundedListOptions {
  /** The selected columns. */
  columns: string;
  /** The tables after FROM, with their joins. */
  from: string;
  /** The condition of WHERE, including the condition of the cursor. */
  where: string;
  /** The unique column that the list is ordered by. */
  key: string;
  order: 'ASC' | 'DESC';
  /** An SQL expression for the number of bytes of text in a row. */
  size: string;
  /** The placeholders of the limits on rows and bytes, such as `$3`. */
  limit: string;
  maxBytes: string;
}

/** The rows within both limits. `matchCount` is the number of rows that there would be without the limit on bytes. */
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

/** Returns the SQL of a statement that reads a list with a limit on rows and a limit on bytes. */
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
  const sized = `SELECT ${key} AS list_key, ${size} AS size FROM ${from} WHERE ${where}
    ORDER BY ${key} ${order} LIMIT ${limit}`;
  return `WITH keys AS MATERIALIZED (${withBytesBefore(sized, `list_key ${order}`)})
    SELECT ${columns}, (SELECT COUNT(*) FROM keys) AS match_count FROM ${from}
    WHERE ${where} AND ${key} ${isUpTo} (SELECT ${last}(list_key) FROM keys WHERE bytes_before < ${maxBytes})
    ORDER BY ${key} ${order}`;
}

/** Returns SQL that adds the column `bytes_before`: the sum of `size` of all rows before this row in the order. */
export function withBytesBefore(rows: string, order: string): string {
  return `SELECT sized.*, SUM(size) OVER (ORDER BY ${order}) - size AS bytes_before FROM (${rows}) sized`;
}

/** The SQL of a descending list: of its first page, and of the pages that begin after a key. */
interface DescendingListSql {
  first: string;
  next: string;
}

/**
 * Returns the SQL of a descending list of long rows. $1 is the id that `where` refers to. The first page has its own
 * statement, because no key is greater than every other key.
 */
export function descendingListSql(list: Omit<BoundedListOptions, 'order' | 'limit' | 'maxBytes'>): DescendingListSql {
  const sql = (where: string) => boundedListSql({ ...list, where, order: 'DESC', limit: '$2', maxBytes: '$3' });
  return { first: sql(list.where), next: sql(`${list.where} AND ${list.key} < $4`) };
}

/** Reads a page of a descending list: the rows below the key `before`, or the first rows. */
export function readDescendingList<Row>(
  db: Statements,
  { first, next }: DescendingListSql,
  id: string,
  before: string | number | undefined,
  limit: number,
  maxBytes: number,
): Promise<BoundedRows<Row>> {
  return before === undefined
    ? readBoundedList(db, first, id, limit, maxBytes)
    : readBoundedList(db, next, id, limit, maxBytes, before);
}

/** Returns an SQL expression for the number of bytes in text columns that may be null. */
export function bytesOf(...columns: string[]): string {
  return columns.map((column) => `COALESCE(octet_length(${column}), 0)`).join(' + ');
}
