import { nameOfDeleted } from './apps.ts';
import { boundedList, bytesOf, readBounded, type Bounded } from './bounded-list.ts';
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
  await tx.run(
    'INSERT INTO bases (id, app_id, name) VALUES ($1, $2, $3) ON CONFLICT (app_id, name) DO NOTHING',
    freshId,
    appId,
    name,
  );
  const row = await tx.get<{ id: string }>('SELECT id FROM bases WHERE app_id = $1 AND name = $2', appId, name);
  if (row === undefined) throw new Error('a base vanished in its own transaction');
  return row.id;
}

/** Throws DuplicateRow when the app has a variant of that name. */
export async function insertVariant(tx: Transaction, row: Omit<VariantRow, 'base_name'>): Promise<void> {
  await tx.run(
    'INSERT INTO variants (id, project_id, app_id, base_id, config_name, uri, revision, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    row.id,
    row.project_id,
    row.app_id,
    row.base_id,
    row.config_name,
    row.uri,
    row.revision,
    row.created_at,
  );
}

/** What is deleted, or belongs to an app that is, does not exist for anybody. */
const base = `variants v JOIN bases b ON b.id = v.base_id AND v.deleted_at IS NULL
  JOIN apps a ON a.id = v.app_id AND a.deleted_at IS NULL`;
const latest = `${base} JOIN variant_revisions r ON r.variant_id = v.id AND r.revision = v.revision`;
const columns = 'v.*, b.name AS base_name';
const latestColumns = `${columns}, r.parameters, r.created_at AS updated_at, r.modified_by_id`;

/** A variant with its latest revision. */
export interface LatestRow extends VariantRow {
  /** JSON text. */
  parameters: string;
  updated_at: string;
  modified_by_id: string;
}

export function findVariant(at: Statements, projectId: string, variantId: string): Promise<VariantRow | undefined> {
  return at.get<VariantRow>(
    `SELECT ${columns} FROM ${base} WHERE v.id = $1 AND v.project_id = $2`,
    variantId,
    projectId,
  );
}

export function findLatest(at: Statements, projectId: string, variantId: string): Promise<LatestRow | undefined> {
  return at.get<LatestRow>(
    `SELECT ${latestColumns} FROM ${latest} WHERE v.id = $1 AND v.project_id = $2`,
    variantId,
    projectId,
  );
}

const listOfLatest = boundedList({
  columns: latestColumns,
  from: latest,
  where: 'v.app_id = $1 AND v.id > $2',
  key: 'v.id',
  order: 'ASC',
  size: bytesOf('r.parameters'),
  limit: '$3',
  maxBytes: '$4',
});

/** The variants behind `after`, oldest first. */
export function listLatest(
  at: Statements,
  appId: string,
  after: string,
  limit: number,
  maxBytes: number,
): Promise<Bounded<LatestRow>> {
  return readBounded(at, listOfLatest, appId, after, limit, maxBytes);
}

/** Keeps the variant from being deployed, revised or deleted by anybody else until this transaction ends. Gives whether there is one. */
export async function lockVariant(tx: Transaction, projectId: string, variantId: string): Promise<boolean> {
  return (
    (await tx.run(
      'UPDATE variants SET revision = revision WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL',
      variantId,
      projectId,
    )) > 0
  );
}

/** Raises the variant's revision and gives the new one; the row stays locked until the transaction ends. */
export async function nextRevision(tx: Transaction, projectId: string, variantId: string): Promise<number | undefined> {
  const sql =
    'UPDATE variants SET revision = revision + 1 WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL RETURNING revision';
  const row = await tx.get<{ revision: number }>(sql, variantId, projectId);
  return row?.revision;
}

/** Deletes the variant for every reader; `purge.ts` removes its rows. */
export async function deleteVariant(tx: Transaction, variantId: string, now: string): Promise<void> {
  await tx.run(
    'UPDATE variants SET deleted_at = $2, config_name = $3 WHERE id = $1',
    variantId,
    now,
    nameOfDeleted(variantId),
  );
}

export async function insertRevision(tx: Transaction, row: RevisionRow): Promise<void> {
  await tx.run(
    'INSERT INTO variant_revisions (variant_id, revision, parameters, created_at, modified_by_id) VALUES ($1, $2, $3, $4, $5)',
    row.variant_id,
    row.revision,
    row.parameters,
    row.created_at,
    row.modified_by_id,
  );
}

export function findRevision(at: Statements, variantId: string, revision: number): Promise<RevisionRow | undefined> {
  return at.get<RevisionRow>(
    'SELECT * FROM variant_revisions WHERE variant_id = $1 AND revision = $2',
    variantId,
    revision,
  );
}

const listOfRevisions = boundedList({
  columns: '*',
  from: 'variant_revisions',
  where: 'variant_id = $1 AND revision < $2',
  key: 'revision',
  order: 'DESC',
  size: bytesOf('parameters'),
  limit: '$3',
  maxBytes: '$4',
});

/** The revisions below `before`, newest first. */
export function listRevisions(
  at: Statements,
  variantId: string,
  before: number,
  limit: number,
  maxBytes: number,
): Promise<Bounded<RevisionRow>> {
  return readBounded(at, listOfRevisions, variantId, before, limit, maxBytes);
}
