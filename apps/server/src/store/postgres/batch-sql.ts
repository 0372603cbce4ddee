/** The SQL that runs one statement for several sets of values at once. */
import type { SqlValue } from '../database.ts';

/** The maximum number of rows that one batch looks up. */
export const maxBatchRows = 100;
/**
 * The maximum number of bytes of the rows of one batch, for statements that return the column `row_bytes`. A batch may
 * exceed the limit by one row.
 */
const maxBatchBytes = 4 * 1024 * 1024;

/**
 * A row that a batch found. `lookup_number` tells which set of values found the row. The first set has the number 1.
 */
export interface LookupRow {
  lookup_number: number;
  row_bytes?: number;
}

const texts = new Map<string, string>();

/**
 * Returns SQL that runs a statement for several sets of text values. Parameter `$n` is the array of the n-th values.
 * The SQL leaves out the rows beyond the limit on bytes.
 */
export function batchSql(sql: string, valueCount: number): string {
  let text = texts.get(sql);
  if (text !== undefined) return text;
  const names = Array.from({ length: valueCount }, (_, index) => `p${index + 1}`);
  const arrays = names.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const statement = sql.replaceAll(/\$(\d+)/g, 'asked.p$1');
  const from =
    `FROM unnest(${arrays}) WITH ORDINALITY AS asked (${[...names, 'lookup_number'].join(', ')}) ` +
    `CROSS JOIN LATERAL (${statement}) found`;
  text = sql.includes(' AS row_bytes')
    ? `SELECT * FROM (SELECT asked.lookup_number, found.*,
         SUM(found.row_bytes) OVER (ORDER BY asked.lookup_number) - found.row_bytes AS bytes_before ${from}) sized
       WHERE bytes_before < ${maxBatchBytes}`
    : `SELECT asked.lookup_number, found.* ${from}`;
  texts.set(sql, text);
  return text;
}

/** Returns the values of a batch: an array for each parameter of the statement. */
export function batchValues(sets: SqlValue[][]): SqlValue[][] {
  return (sets[0] ?? []).map((_, index) => sets.map((values) => values[index] ?? null));
}

/**
 * If the rows reach the limit on bytes, returns the number of the last set of values with rows. The rows of later sets
 * may then be missing, so the caller looks up these sets again. Otherwise returns undefined.
 */
export function cutAfter(rows: LookupRow[]): number | undefined {
  let bytes = 0;
  let last = 0;
  for (const { row_bytes: size = 0, lookup_number: number } of rows) {
    bytes += size;
    last = Math.max(last, number);
  }
  return bytes >= maxBatchBytes ? last : undefined;
}

const updateSql = /^UPDATE \w+ SET /;
const insertSql = /^INSERT INTO \w+ \([^)]*\)\s+(?=VALUES \((\$\d+(?:, \$\d+)*)\)$)/;

/**
 * Combines several runs of a statement, each with its own set of values, into one statement. The sets must concern
 * different rows. Returns undefined unless the statement is an UPDATE or INSERT … VALUES, and its values are text and
 * integers.
 */
export function batchWriteSql(sql: string, sets: SqlValue[][]): string | undefined {
  const types = (sets[0] ?? []).map((_, index) => typeOf(sets.map((values) => values[index])));
  if (types.includes(undefined) || sql.includes('ON CONFLICT')) return undefined;
  const names = types.map((_, index) => `p${index + 1}`);
  const arrays = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ');
  const asked = `unnest(${arrays}) AS asked (${names.join(', ')})`;
  const named = (part = '') => part.replaceAll(/\$(\d+)/g, 'asked.p$1');
  const [update] = updateSql.exec(sql) ?? [];
  if (update !== undefined) {
    const at = sql.search(/\sWHERE\s/);
    if (at === -1 || sql.includes(';')) return undefined;
    return `${update}${named(sql.slice(update.length, at).trimEnd())} FROM ${asked} WHERE ${named(sql.slice(at + 7))}`;
  }
  const [insert, values] = insertSql.exec(sql) ?? [];
  return insert && `${insert}SELECT ${named(values)} FROM ${asked}`;
}

function typeOf(values: (SqlValue | undefined)[]): 'text' | 'integer' | undefined {
  if (values.every((value) => typeof value === 'string' || value === null)) return 'text';
  return values.every((value) => typeof value === 'number' && (value | 0) === value) ? 'integer' : undefined;
}
