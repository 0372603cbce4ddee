import type { SqlValue, Transaction } from './database.ts';

/**
 * Returns a function that inserts one row with these columns. The function throws DuplicateRow if another row has the
 * same value in a unique column.
 */
export function insertInto<Row extends { [Column in keyof Row]: SqlValue }>(
  table: string,
  columns: readonly (keyof Row & string)[],
): (tx: Transaction, row: Row) => Promise<void> {
  const placeholders = columns.map((_, index) => `$${index + 1}`);
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${placeholders.join(', ')})`;
  return async (tx, row) => {
    await tx.run(sql, ...columns.map((column) => row[column]));
  };
}
