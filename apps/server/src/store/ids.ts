import type { Statements } from './database.ts';

/** Returns the highest id below `before` of each table whose lists are ordered by id. Reads one index entry each. */
export async function latestIds(db: Statements, before: string): Promise<string[]> {
  const tables = ['apps', 'variants', 'evaluations', 'keys'];
  const latest = tables.map((table) => `SELECT MAX(id) AS id FROM ${table} WHERE id < $1`);
  const rows = await db.all<{ id: string | null }>(latest.join(' UNION ALL '), before);
  return rows.flatMap(({ id }) => id ?? []);
}
