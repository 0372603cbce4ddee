import type { Database, SqlValue } from '../../src/store/database.ts';
import { tables } from '../../src/store/copy/tables.ts';

/** All rows of all tables as JSON, by table. */
export type AllRows = Record<string, string[]>;

/** Returns all rows of all tables. Omits `last_used_at`, because every request may change it. */
export async function allRows(database: Database): Promise<AllRows> {
  const all: AllRows = {};
  for (const { name, key } of tables) {
    const rows = await database.all<Record<string, SqlValue>>(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`);
    all[name] = rows.map((row) => JSON.stringify({ ...row, last_used_at: undefined }));
  }
  return all;
}

/** Replaces the rows of the database by the rows that `allRows` returned earlier. */
export async function restoreRows(database: Database, all: AllRows): Promise<void> {
  if (JSON.stringify(await allRows(database)) === JSON.stringify(all)) return;
  await database.transaction(async (tx) => {
    for (const { name } of tables.toReversed()) await tx.run(`DELETE FROM ${name}`);
    for (const { name, columns } of tables) {
      const names = columns.map((column) => column.name);
      const rows = (all[name] ?? []).map((text) => JSON.parse(text) as Record<string, SqlValue>);
      // Few statements with many rows take much less time than a statement for each row.
      for (let from = 0; from < rows.length; from += 50) {
        const values = rows.slice(from, from + 50).flatMap((row) => names.map((column) => row[column] ?? null));
        const places = values.map((_, index) => `${index % names.length === 0 ? '(' : ''}$${index + 1}`).join();
        await tx.run(`INSERT INTO ${name} (${names.join()}) VALUES ${places.replaceAll(',(', '),(')})`, ...values);
      }
    }
  });
}

export async function collect<T>(pieces: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = [];
  for await (const piece of pieces) all.push(...piece);
  return all;
}
