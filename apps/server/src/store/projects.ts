import { deletedName } from './apps.ts';
import type { Statements, Transaction } from './database.ts';
import { insertInto } from './insert.ts';

export interface ProjectRow {
  id: string;
  name: string;
  workspace_id: string;
  organization_id: string;
  created_at: string;
}

/** Inserts a project. Throws DuplicateRow if there is a project with that name. */
export const insertProject = insertInto<ProjectRow>('projects', [
  'id',
  'name',
  'workspace_id',
  'organization_id',
  'created_at',
]);

export function findProjectByName(db: Statements, name: string): Promise<ProjectRow | undefined> {
  return db.get<ProjectRow>('SELECT * FROM projects WHERE name = $1 AND deleted_at IS NULL', name);
}

export function listProjects(db: Statements): Promise<ProjectRow[]> {
  return db.all<ProjectRow>('SELECT * FROM projects WHERE deleted_at IS NULL ORDER BY name');
}

/** Renames a project. Throws DuplicateRow if there is another project with that name. */
export async function renameProject(tx: Transaction, id: string, name: string): Promise<boolean> {
  return (await tx.run('UPDATE projects SET name = $2 WHERE id = $1 AND deleted_at IS NULL', id, name)) > 0;
}

/**
 * Marks a project as deleted, so that its keys stop working at once. `purge-projects.ts` removes its rows. Returns false
 * if there is no such project.
 */
export async function deleteProject(tx: Transaction, id: string, now: string): Promise<boolean> {
  const sql = 'UPDATE projects SET deleted_at = $2, name = $3 WHERE id = $1 AND deleted_at IS NULL';
  return (await tx.run(sql, id, now, deletedName(id))) > 0;
}
