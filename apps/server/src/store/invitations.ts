/** Invitations: the keys that are scoped to one evaluation, with the names of their judges. */
import type { Statements, Transaction } from './database.ts';
import type { KeyRow } from './keys.ts';

export interface InvitationRow extends KeyRow {
  judge_name: string | null;
  is_name_fixed: number | null;
}

/** Returns the invitations after the id `after`, oldest first. */
export function listInvitations(db: Statements, evaluationId: string, after: string, limit: number) {
  return db.all<InvitationRow>(
    `SELECT k.*, j.name AS judge_name, j.is_name_fixed FROM keys k
     LEFT JOIN judges j ON j.evaluation_id = k.evaluation_id AND j.judge_id = k.user_id
     WHERE k.evaluation_id = $1 AND k.id > $2 ORDER BY k.id LIMIT $3`,
    evaluationId,
    after,
    limit,
  );
}

/** Whether the evaluation has a personal invitation for this user. */
export async function isInvited(db: Statements, evaluationId: string, userId: string): Promise<boolean> {
  const sql = 'SELECT id FROM keys WHERE evaluation_id = $1 AND user_id = $2 AND is_shared = 0 LIMIT 1';
  return (await db.get<{ id: string }>(sql, evaluationId, userId)) !== undefined;
}

/** Returns the number of judges who joined with this shared invitation. */
export async function countJoined(tx: Transaction, invitationId: string): Promise<number> {
  const sql = 'SELECT COUNT(*) AS count FROM keys WHERE created_from_id = $1';
  return (await tx.get<{ count: number }>(sql, invitationId))?.count ?? 0;
}

/** Whether the key is an invitation to the evaluation. */
export async function isInvitationOf(db: Statements, evaluationId: string, keyId: string): Promise<boolean> {
  const sql = 'SELECT id FROM keys WHERE id = $1 AND evaluation_id = $2';
  return (await db.get<{ id: string }>(sql, keyId, evaluationId)) !== undefined;
}
