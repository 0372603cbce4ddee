import type { Database, SqlValue } from '../../src/store/database.ts';
import { readTables } from '../../src/store/copy/tables.ts';

const tables = readTables();

/** Returns all rows of all tables as JSON, by table. Leaves out the times of last use, because reading changes them. */
export async function allRows(database: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name, key } of tables) {
    const rows = await database.all<Record<string, SqlValue>>(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`);
    all[name] = rows.map((row) => JSON.stringify({ ...row, last_used_at: undefined }));
  }
  return all;
}
