import type { Tables } from '../../generated/tables.gen.ts';
import type { Transaction } from './database.ts';
import { selectFirst } from './sql.ts';

/**
 * `target_id` is the id of the object to which the request adds another object. If there is no such object, `target_id`
 * is the id of this row. Keep it the first parameter of the INSERT below: on PostgreSQL, transactions whose first
 * parameter is the same run one after the other, and use no connection while they wait.
 */
export type IdempotentRequestRow = Omit<Tables['idempotent_requests'], 'reply'>;

/**
 * Inserts the row, or replaces an expired row with the same id. Returns false if there is a row with this id that has
 * not expired. While another transaction inserts a row with this id, waits until that transaction ends.
 */
export async function claimRequest(tx: Transaction, row: IdempotentRequestRow, now: string): Promise<boolean> {
  const sql = `INSERT INTO idempotent_requests (target_id, id, project_id, request_hash, expires_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE
     SET target_id = excluded.target_id, request_hash = excluded.request_hash,
       expires_at = excluded.expires_at, reply = NULL
     WHERE idempotent_requests.expires_at <= $6`;
  const changed = await tx.run(sql, row.target_id, row.id, row.project_id, row.request_hash, row.expires_at, now);
  return changed > 0;
}

export const findRequest = selectFirst<{ request_hash: string; reply: string | null }, [id: string]>(
  'SELECT request_hash, reply FROM idempotent_requests WHERE id = $1',
);

export async function storeReply(tx: Transaction, id: string, reply: string): Promise<void> {
  await tx.run('UPDATE idempotent_requests SET reply = $2 WHERE id = $1', id, reply);
}
