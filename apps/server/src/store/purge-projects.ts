/** Removes the rows of deleted projects in batches. No caller sees these rows. `purge.ts` removes the apps. */
import { deleteApp } from './apps.ts';
import type { Transaction } from './database.ts';

/**
 * The time between the deletion of a project and the removal of its row. Requests that were in flight at the deletion
 * still find this row during that time, and their writes refer to it.
 */
export const minAgeMs = 60_000;

/** Deletes one batch of at most `maxRows` rows. Returns true if there may be more to delete now. */
export async function purgeProjects(tx: Transaction, maxRows: number): Promise<boolean> {
  const projects = await tx.all<{ id: string; deleted_at: string }>(
    'SELECT id, deleted_at FROM projects WHERE deleted_at < $1 LIMIT $2',
    new Date().toISOString(),
    maxRows,
  );
  for (const { id, deleted_at: deletedAt } of projects) {
    if (await purgeProject(tx, id, deletedAt, maxRows)) return true;
  }
  return false;
}

async function purgeProject(tx: Transaction, id: string, deletedAt: string, maxRows: number): Promise<boolean> {
  const app = await tx.get<{ id: string }>('SELECT id FROM apps WHERE project_id = $1 LIMIT 1', id);
  if (app !== undefined) return deleteApp(tx, id, app.id, deletedAt);
  const batch = (table: string, where: string) =>
    tx.run(`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${where} LIMIT $2)`, id, maxRows);
  if ((await batch('keys', 'project_id = $1')) > 0) return true;
  if ((await batch('idempotent_requests', 'project_id = $1')) > 0) return true;
  // Entries about the project itself, such as its deletion, stay in the admin log until their retention ends.
  if ((await batch('admin_log', "project_id = $1 AND action NOT LIKE 'project.%'")) > 0) return true;
  const oldest = new Date(Date.now() - minAgeMs).toISOString();
  return (await tx.run('DELETE FROM projects WHERE id = $1 AND deleted_at < $2', id, oldest)) > 0;
}
