import type { Tables } from '../../generated/tables.gen.ts';
import { deletedName } from './apps.ts';
import type { Statements, Transaction } from './database.ts';
import { insertInto, selectAll, selectFirst } from './sql.ts';

export type ProjectRow = Omit<Tables['projects'], 'deleted_at' | 'importing_until'>;

export const insertProject = insertInto<ProjectRow>('projects');

export const findProjectByName = selectFirst<ProjectRow, [name: string]>(
  'SELECT * FROM projects WHERE name = $1 AND deleted_at IS NULL',
);

export const listProjects = selectAll<ProjectRow, []>('SELECT * FROM projects WHERE deleted_at IS NULL ORDER BY name');

export async function renameProject(tx: Transaction, id: string, name: string): Promise<boolean> {
  return (await tx.run('UPDATE projects SET name = $2 WHERE id = $1 AND deleted_at IS NULL', id, name)) > 0;
}

/**
 * Marks a project as deleted, so that its keys stop working. Later, `purge.ts` removes its rows. Returns false if there
 * is no such project.
 */
export async function deleteProject(tx: Transaction, id: string, now: string): Promise<boolean> {
  const sql = 'UPDATE projects SET deleted_at = $2, name = $3 WHERE id = $1 AND deleted_at IS NULL';
  return (await tx.run(sql, id, now, deletedName(id))) > 0;
}

/** A project that an import has not completed. Callers do not see it, as if it was deleted. */
export interface UnfinishedProject {
  id: string;
  /** The purge does not remove the project before this time. The import has stored the time in the database. */
  importingUntil: string;
  now: string;
}

/** Inserts a project that callers do not see until `publishProject` makes it visible. */
export async function insertUnfinishedProject(tx: Transaction, row: ProjectRow, importingUntil: string, now: string) {
  await insertProject(tx, row);
  await tx.run('UPDATE projects SET deleted_at = $2, importing_until = $3 WHERE id = $1', row.id, now, importingUntil);
}

/**
 * Keeps the purge from removing the project before `until`. Returns false if `importingUntil` has passed, or if another
 * process has changed the time in the database. So two imports never write to the same project.
 */
export async function continueImport(tx: Transaction, { id, importingUntil, now }: UnfinishedProject, until: string) {
  const sql = `UPDATE projects SET importing_until = $4
    WHERE id = $1 AND importing_until = $2 AND importing_until > $3`;
  return (await tx.run(sql, id, importingUntil, now, until)) > 0;
}

export async function publishProject(tx: Transaction, { id, importingUntil, now }: UnfinishedProject) {
  const sql = `UPDATE projects SET deleted_at = NULL, importing_until = NULL
    WHERE id = $1 AND importing_until = $2 AND importing_until > $3`;
  return (await tx.run(sql, id, importingUntil, now)) > 0;
}

/** Returns the project with this id, or else the project with this name, even if it is unfinished or deleted. */
export const findConflictingProject = selectFirst<
  ProjectRow & { deleted_at: string | null; importing_until: string | null },
  [id: string, name: string]
>('SELECT * FROM projects WHERE id = $1 OR name = $2 ORDER BY CASE WHEN id = $1 THEN 0 ELSE 1 END LIMIT 1');

export async function isPublished(db: Statements, id: string): Promise<boolean> {
  return (await db.get('SELECT id FROM projects WHERE id = $1 AND deleted_at IS NULL', id)) !== undefined;
}
