import type { Tables } from '../../generated/tables.gen.ts';
import { bytesOf } from './bounded-list.ts';
import type { Transaction } from './database.ts';
import { insertInto, insertRows, lookUp, selectAfter, selectFirst } from './sql.ts';

export type AppRow = Omit<Tables['apps'], 'deleted_at'>;

/**
 * Returns the name that a deleted object gets, so that a new object can have its old name. The returned name is longer
 * than any valid name.
 */
export function deletedName(id: string): string {
  return `deleted ${id.repeat(6)}`;
}

const insertAppRow = insertInto<AppRow>('apps');

export async function insertApp(tx: Transaction, row: AppRow, environments: readonly string[]): Promise<void> {
  await insertAppRow(tx, row);
  const rows = environments.map((name, position) => ({ app_id: row.id, name, project_id: row.project_id, position }));
  await insertRows(tx, 'environments', ['app_id', 'name', 'project_id', 'position'], rows);
}

export const findApp = selectFirst<AppRow, [appId: string, projectId: string]>(
  'SELECT * FROM apps WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL',
);

/** Locks and returns the app. Until the transaction ends, no other transaction can rename or delete the app. */
export function lockApp(tx: Transaction, appId: string, projectId: string) {
  const sql =
    'UPDATE apps SET updated_at = updated_at WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL RETURNING *';
  return tx.get<AppRow>(sql, appId, projectId);
}

export const listApps = selectAfter<AppRow>(
  'SELECT * FROM apps WHERE project_id = $1 AND id > $2 AND deleted_at IS NULL ORDER BY id LIMIT $3',
);

export function renameApp(tx: Transaction, row: Omit<AppRow, 'created_at'>) {
  const sql = `UPDATE apps SET name = $3, updated_at = $4, modified_by_id = $5
     WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL RETURNING *`;
  return tx.get<AppRow>(sql, row.id, row.project_id, row.name, row.updated_at, row.modified_by_id);
}

/** Marks the app as deleted. Later, `purge.ts` removes its rows. Returns false if there is no such app. */
export async function deleteApp(tx: Transaction, projectId: string, appId: string, now: string): Promise<boolean> {
  const sql = 'UPDATE apps SET deleted_at = $3, name = $4 WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL';
  if ((await tx.run(sql, appId, projectId, now, deletedName(appId))) === 0) return false;
  await tx.run('DELETE FROM environments WHERE app_id = $1', appId);
  tx.notify?.();
  return true;
}

/** Returns the response body that the current deployment stored for an environment, and the body's entity tag. */
export const lookUpDeployedVariant = lookUp<
  { answer: string | null; etag: string | null },
  [appId: string, environment: string, projectId: string]
>(
  `SELECT answer, etag, ${bytesOf('answer')} AS row_bytes FROM environments
   WHERE app_id = $1 AND name = $2 AND project_id = $3`,
);
