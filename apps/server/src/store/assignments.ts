import type { SqlValue } from './database.ts';

/** Returns the SQL `, column = $n` for each column that `changes` sets. Adds the new values to `values`. */
export function assignments<Column extends string>(
  columns: readonly Column[],
  changes: { [C in Column]?: SqlValue },
  values: SqlValue[],
): string {
  return columns
    .filter((column) => changes[column] !== undefined)
    .map((column) => `, ${column} = $${values.push(changes[column] as SqlValue)}`)
    .join('');
}
