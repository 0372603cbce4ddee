import type { Database, Statements, Transaction } from './database.ts';

export interface KeyRow {
  id: string;
  project_id: string;
  prefix: string;
  hash: string;
  name: string;
  role: string;
  user_id: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
}

/** A key with what a session needs of its project. */
export interface KeyWithProject extends Omit<KeyRow, 'name' | 'created_at' | 'hash'> {
  workspace_id: string;
  organization_id: string;
}

export async function insertKey(tx: Transaction, row: KeyRow): Promise<void> {
  await tx.run(
    `INSERT INTO keys (id, project_id, prefix, hash, name, role, user_id, created_at, expires_at, revoked_at, last_used_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    row.id,
    row.project_id,
    row.prefix,
    row.hash,
    row.name,
    row.role,
    row.user_id,
    row.created_at,
    row.expires_at,
    row.revoked_at,
    row.last_used_at,
  );
}

export function lookUpKeyByHash(at: Database, hash: string): Promise<KeyWithProject | undefined> {
  return at.lookup<KeyWithProject>(
    `SELECT k.id, k.project_id, k.prefix, k.role, k.user_id, k.expires_at, k.revoked_at, k.last_used_at, p.workspace_id, p.organization_id
     FROM keys k JOIN projects p ON p.id = k.project_id WHERE k.hash = $1`,
    hash,
  );
}

/** Until when a key works, for a look at one that was resolved before. */
export function lookUpKeyState(
  at: Database,
  id: string,
): Promise<Pick<KeyRow, 'revoked_at' | 'expires_at'> | undefined> {
  return at.lookup<Pick<KeyRow, 'revoked_at' | 'expires_at'>>(
    'SELECT revoked_at, expires_at FROM keys WHERE id = $1',
    id,
  );
}

/** The keys behind `after`, oldest first. */
export function listKeys(at: Statements, projectId: string, after: string, limit: number): Promise<KeyRow[]> {
  return at.all<KeyRow>(
    'SELECT * FROM keys WHERE project_id = $1 AND id > $2 ORDER BY id LIMIT $3',
    projectId,
    after,
    limit,
  );
}

/** Gives whether there was such a key, revoked now or before. */
export async function revokeKey(tx: Transaction, projectId: string, id: string, at: string): Promise<boolean> {
  return (
    (await tx.run(
      'UPDATE keys SET revoked_at = COALESCE(revoked_at, $3) WHERE id = $1 AND project_id = $2',
      id,
      projectId,
      at,
    )) > 0
  );
}

/** For who runs the server, who knows keys by their prefix. */
export async function revokeKeyByPrefix(tx: Transaction, prefix: string, at: string): Promise<boolean> {
  return (await tx.run('UPDATE keys SET revoked_at = COALESCE(revoked_at, $2) WHERE prefix = $1', prefix, at)) > 0;
}

/** How many keys `touchKeys` takes. */
export const touchedTogether = 100;

const touched = Array.from({ length: touchedTogether }, (_, index) => `$${index + 2}`).join(', ');

/** Writes down that keys were used at a moment, unless they were used later. One to `touchedTogether` of them. */
export async function touchKeys(tx: Transaction, ids: string[], at: string): Promise<void> {
  // One text for any number: the last one again where there are fewer.
  const all = Array.from({ length: touchedTogether }, (_, index) => ids[index] ?? ids.at(-1) ?? '');
  await tx.run(
    `UPDATE keys SET last_used_at = $1 WHERE id IN (${touched}) AND (last_used_at IS NULL OR last_used_at < $1)`,
    at,
    ...all,
  );
}
