import type { Statements } from './database.ts';

/** The last id before `before` of each kind of thing that is listed in the order of ids. One look-up in an index each. */
export async function latestIds(at: Statements, before: string): Promise<string[]> {
  const latest = ['apps', 'variants', 'evaluations', 'keys'].map((table) => `SELECT MAX(id) AS id FROM ${table} WHERE id < $1`);
  const rows = await at.all<{ id: string | null }>(latest.join(' UNION ALL '), before);
  return rows.flatMap(({ id }) => id ?? []);
}
