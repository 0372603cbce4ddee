import { deletedName } from './apps.ts';
import type { Statements, Transaction } from './database.ts';
import { insertInto } from './sql.ts';

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
 * Marks a project as deleted, so that its keys stop working at once. `purge.ts` removes its rows. Returns
 * false if there is no such project.
 */
export async function deleteProject(tx: Transaction, id: string, now: string): Promise<boolean> {
  const sql = 'UPDATE projects SET deleted_at = $2, name = $3 WHERE id = $1 AND deleted_at IS NULL';
  return (await tx.run(sql, id, now, deletedName(id))) > 0;
}

/**
 * Inserts a project that callers do not see until `publishProject` makes it visible. If this does not happen before the
 * time `hiddenUntil`, the project counts as deleted.
 */
export async function insertHiddenProject(tx: Transaction, row: ProjectRow, hiddenUntil: string): Promise<void> {
  await insertProject(tx, row);
  await tx.run('UPDATE projects SET deleted_at = $2 WHERE id = $1', row.id, hiddenUntil);
}

/**
 * Changes the time for which a project is hidden from `hiddenUntil` to `newHiddenUntil`. Returns false if that time has
 * already passed, because the project then counts as deleted, or if another process has changed it. So two imports
 * never write to the same hidden project.
 */
export async function hideProject(
  tx: Transaction,
  { id, hiddenUntil, now }: HiddenProject,
  newHiddenUntil: string,
): Promise<boolean> {
  const sql = 'UPDATE projects SET deleted_at = $4 WHERE id = $1 AND deleted_at = $2 AND deleted_at > $3';
  return (await tx.run(sql, id, hiddenUntil, now, newHiddenUntil)) > 0;
}

/** Makes a hidden project visible. Returns false in the same cases as `hideProject`. */
export async function publishProject(tx: Transaction, { id, hiddenUntil, now }: HiddenProject): Promise<boolean> {
  const sql = 'UPDATE projects SET deleted_at = NULL WHERE id = $1 AND deleted_at = $2 AND deleted_at > $3';
  return (await tx.run(sql, id, hiddenUntil, now)) > 0;
}

export interface HiddenProject {
  id: string;
  /** The time until which the project is hidden, as the import last stored it. */
  hiddenUntil: string;
  now: string;
}

/**
 * Returns the project with this id, or else the project with this name, even if it is hidden or deleted. A deleted
 * project has a `deleted_at` in the past, and a hidden project has one in the future.
 */
export function findConflictingProject(
  db: Statements,
  id: string,
  name: string,
): Promise<(ProjectRow & { deleted_at: string | null }) | undefined> {
  const sql = 'SELECT * FROM projects WHERE id = $1 OR name = $2 ORDER BY CASE WHEN id = $1 THEN 0 ELSE 1 END LIMIT 1';
  return db.get(sql, id, name);
}

/** Whether a project exists and is not hidden. */
export async function isPublished(db: Statements, id: string): Promise<boolean> {
  return (await db.get('SELECT id FROM projects WHERE id = $1 AND deleted_at IS NULL', id)) !== undefined;
}
