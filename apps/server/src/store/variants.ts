import type { Statements, Transaction } from './database.ts';

export interface VariantRow {
  id: string;
  project_id: string;
  app_id: string;
  base_id: string;
  base_name: string;
  config_name: string;
  uri: string | null;
  revision: number;
  created_at: string;
}

export interface RevisionRow {
  variant_id: string;
  revision: number;
  /** JSON text. */
  parameters: string;
  created_at: string;
  modified_by_id: string;
}

/** The id of the app's base of that name, made when there is none. */
export async function ensureBase(tx: Transaction, appId: string, name: string, freshId: string): Promise<string> {
  await tx.run('INSERT INTO bases (id, app_id, name) VALUES ($1, $2, $3) ON CONFLICT (app_id, name) DO NOTHING', freshId, appId, name);
  const row = await tx.get<{ id: string }>('SELECT id FROM bases WHERE app_id = $1 AND name = $2', appId, name);
  if (row === undefined) throw new Error('a base vanished in its own transaction');
  return row.id;
}

/** Throws DuplicateRow when the app has a variant of that name. */
export async function insertVariant(tx: Transaction, row: Omit<VariantRow, 'base_name'>): Promise<void> {
  await tx.run(
    'INSERT INTO variants (id, project_id, app_id, base_id, config_name, uri, revision, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    row.id, row.project_id, row.app_id, row.base_id, row.config_name, row.uri, row.revision, row.created_at,
  );
}

const withBase = 'SELECT v.*, b.name AS base_name FROM variants v JOIN bases b ON b.id = v.base_id';
const withLatest = `SELECT v.*, b.name AS base_name, r.parameters, r.created_at AS updated_at, r.modified_by_id
  FROM variants v JOIN bases b ON b.id = v.base_id JOIN variant_revisions r ON r.variant_id = v.id AND r.revision = v.revision`;

/** A variant with its latest revision. */
export interface LatestRow extends VariantRow {
  /** JSON text. */
  parameters: string;
  updated_at: string;
  modified_by_id: string;
}

export function findVariant(at: Statements, projectId: string, variantId: string): Promise<VariantRow | undefined> {
  return at.get<VariantRow>(`${withBase} WHERE v.id = $1 AND v.project_id = $2`, variantId, projectId);
}

export function findLatest(at: Statements, projectId: string, variantId: string): Promise<LatestRow | undefined> {
  return at.get<LatestRow>(`${withLatest} WHERE v.id = $1 AND v.project_id = $2`, variantId, projectId);
}

/** The variants behind `after`, oldest first. */
export function listLatest(at: Statements, appId: string, after: string, limit: number): Promise<LatestRow[]> {
  return at.all<LatestRow>(`${withLatest} WHERE v.app_id = $1 AND v.id > $2 ORDER BY v.id LIMIT $3`, appId, after, limit);
}

/** Keeps the variant from being deployed, revised or deleted by anybody else until this transaction ends. Gives whether there is one. */
export async function lockVariant(tx: Transaction, projectId: string, variantId: string): Promise<boolean> {
  return (await tx.run('UPDATE variants SET revision = revision WHERE id = $1 AND project_id = $2', variantId, projectId)) > 0;
}

/** Raises the variant's revision and gives the new one; the row stays locked until the transaction ends. */
export async function nextRevision(tx: Transaction, projectId: string, variantId: string): Promise<number | undefined> {
  const row = await tx.get<{ revision: number }>('UPDATE variants SET revision = revision + 1 WHERE id = $1 AND project_id = $2 RETURNING revision', variantId, projectId);
  return row?.revision;
}

export async function deleteVariant(tx: Transaction, variantId: string): Promise<void> {
  await tx.run('DELETE FROM variants WHERE id = $1', variantId);
}

export async function insertRevision(tx: Transaction, row: RevisionRow): Promise<void> {
  await tx.run(
    'INSERT INTO variant_revisions (variant_id, revision, parameters, created_at, modified_by_id) VALUES ($1, $2, $3, $4, $5)',
    row.variant_id, row.revision, row.parameters, row.created_at, row.modified_by_id,
  );
}

export function findRevision(at: Statements, variantId: string, revision: number): Promise<RevisionRow | undefined> {
  return at.get<RevisionRow>('SELECT * FROM variant_revisions WHERE variant_id = $1 AND revision = $2', variantId, revision);
}

/** The revisions below `before`, newest first. */
export function listRevisions(at: Statements, variantId: string, before: number, limit: number): Promise<RevisionRow[]> {
  return at.all<RevisionRow>('SELECT * FROM variant_revisions WHERE variant_id = $1 AND revision < $2 ORDER BY revision DESC LIMIT $3', variantId, before, limit);
}
