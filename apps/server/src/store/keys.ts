import type { Tables } from '../../generated/tables.gen.ts';
import type { Transaction } from './database.ts';
import { idList, insertInto, lookUp, selectAfter, selectFirst } from './sql.ts';

export type KeyRow = Tables['keys'];

export type KeyWithProject = Omit<
  KeyRow,
  'name' | 'created_at' | 'created_from_id' | 'replacement_id' | 'is_anonymous'
> &
  Pick<Tables['projects'], 'workspace_id' | 'organization_id'>;

export const insertKey = insertInto<KeyRow>('keys');

const keyBy = (column: 'hash' | 'prefix') => `SELECT k.id, k.project_id, k.prefix, k.hash, k.role, k.user_id,
    k.expires_at, k.revoked_at, k.last_used_at, k.evaluation_id, k.is_shared, p.workspace_id, p.organization_id
  FROM keys k JOIN projects p ON p.id = k.project_id
  WHERE k.${column} = $1 AND p.deleted_at IS NULL`;
export const lookUpKeyByHash = lookUp<KeyWithProject, [hash: string]>(keyBy('hash'));
export const lookUpKeyByPrefix = lookUp<KeyWithProject, [prefix: string]>(keyBy('prefix'));

/** With this look-up, the server checks a key again while a request with the key is in flight. */
export const lookUpKeyState = lookUp<Pick<KeyRow, 'revoked_at' | 'expires_at'>, [id: string]>(
  `SELECT k.revoked_at, k.expires_at FROM keys k JOIN projects p ON p.id = k.project_id
   WHERE k.id = $1 AND p.deleted_at IS NULL`,
);

export const listKeys = selectAfter<KeyRow>(
  'SELECT * FROM keys WHERE project_id = $1 AND id > $2 ORDER BY id LIMIT $3',
);

/** Lists the keys that share the results of an evaluation. It leaves out invitations, which have the role evaluator. */
export const listResultsKeys = selectAfter<KeyRow>(
  "SELECT * FROM keys WHERE evaluation_id = $1 AND role = 'viewer' AND id > $2 ORDER BY id LIMIT $3",
);

export const findKeyOfEvaluation = selectFirst<{ id: string }, [keyId: string, evaluationId: string, role: string]>(
  'SELECT id FROM keys WHERE id = $1 AND evaluation_id = $2 AND role = $3',
);

/**
 * Revokes a key. With a shared invitation, also revokes the keys of the judges who joined with it. A key that was
 * revoked before keeps the time of its first revocation. Returns false if there is no such key.
 */
export async function revokeKey(tx: Transaction, projectId: string, id: string, now: string): Promise<boolean> {
  const sql = `UPDATE keys SET revoked_at = COALESCE(revoked_at, $3)
    WHERE id = $1 AND project_id = $2 OR created_from_id = $1 AND project_id = $2`;
  return (await tx.run(sql, id, projectId, now)) > 0;
}

export const findKeyByPrefix = selectFirst<KeyRow, [prefix: string]>('SELECT * FROM keys WHERE prefix = $1');

export const findKeyById = selectFirst<KeyRow, [id: string]>('SELECT * FROM keys WHERE id = $1');

export async function replaceKey(tx: Transaction, id: string, replacementId: string, expiresAt: string): Promise<void> {
  await tx.run('UPDATE keys SET replacement_id = $2, expires_at = $3 WHERE id = $1', id, replacementId, expiresAt);
}

/** Stores that 1 to `maxIds` keys were used at the time `usedAt`, unless a later time is stored already. */
export async function touchKeys(tx: Transaction, ids: string[], usedAt: string): Promise<void> {
  const { isListed, values } = idList(ids);
  const sql = `UPDATE keys SET last_used_at = $1 WHERE id ${isListed} AND (last_used_at IS NULL OR last_used_at < $1)`;
  await tx.run(sql, usedAt, ...values);
}
