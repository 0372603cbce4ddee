import type { Statements } from './database.ts';

/** The last id before `before` of each kind of thing that is listed by id. One look-up in an index each. */
export async function latestIds(at: Statements, before: string): Promise<string[]> {
  const tables = ['apps', 'variants', 'evaluations', 'keys'];
  const latest = tables.map((table) => `SELECT MAX(id) AS id FROM ${table} WHERE id < $1`);
  const rows = await at.all<{ id: string | null }>(latest.join(' UNION ALL '), before);
  return rows.flatMap(({ id }) => id ?? []);
}
