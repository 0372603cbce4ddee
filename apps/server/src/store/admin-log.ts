import type { Tables } from '../../generated/tables.gen.ts';
import type { Statements, Transaction } from './database.ts';
import { insertInto, selectBefore } from './sql.ts';

/** `actor_key_id` and `actor_user_id` are null if the entry comes from the command-line tool. */
export type AdminLogRow = Tables['admin_log'];

export const adminLogColumns =
  'id, created_at, project_id, actor_key_id, actor_user_id, action, object_id, object_name';
export const insertAdminLogRow = insertInto<AdminLogRow>('admin_log');

export function listAdminLog(db: Statements, after: string, limit: number, projectId?: string) {
  const [ofProject, values] = projectId === undefined ? ['', []] : [' AND project_id = $3', [projectId]];
  const sql = `SELECT ${adminLogColumns} FROM admin_log WHERE id > $1${ofProject} ORDER BY id LIMIT $2`;
  return db.all<AdminLogRow>(sql, after, limit, ...values);
}

export const listProjectAdminLog = selectBefore<AdminLogRow, string, [projectId: string, first: string]>(
  'SELECT * FROM admin_log WHERE project_id = $1 AND id >= $2',
  'id',
);

/** Deletes a batch of entries with an id below `before`. Returns true if there may be more such entries. */
export async function purgeAdminLog(tx: Transaction, before: string, limit: number): Promise<boolean> {
  const sql = 'DELETE FROM admin_log WHERE id IN (SELECT id FROM admin_log WHERE id < $1 ORDER BY id LIMIT $2)';
  return (await tx.run(sql, before, limit)) > 0;
}
