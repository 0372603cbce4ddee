import type { Tables } from '../../generated/tables.gen.ts';
import { deletedName } from './apps.ts';
import { boundedList, bytesOf } from './bounded-list.ts';
import type { Transaction } from './database.ts';
import { insertInto, selectFirst } from './sql.ts';

export type VariantRow = Omit<Tables['variants'], 'deleted_at'> & { base_name: string };

/** `parameters` is JSON text. */
export type RevisionRow = Tables['variant_revisions'];

/**
 * The name of a variant is the name of its base, a dot and its own `config_name`. Returns the id of the app's base with
 * this `name`. Creates the base if it is missing.
 */
export async function ensureBase(tx: Transaction, appId: string, name: string, freshId: string): Promise<string> {
  // RETURNING only returns an existing row if the statement updates it. So this update sets the name to its old value.
  const sql = `INSERT INTO bases (id, app_id, name) VALUES ($1, $2, $3)
    ON CONFLICT (app_id, name) DO UPDATE SET name = excluded.name RETURNING id`;
  const row = (await tx.get(sql, freshId, appId, name)) as { id: string };
  return row.id;
}

export const insertVariant = insertInto<Omit<VariantRow, 'base_name'>>('variants');

const variantTables = `variants v JOIN bases b ON b.id = v.base_id AND v.deleted_at IS NULL
  JOIN apps a ON a.id = v.app_id AND a.deleted_at IS NULL`;
const latestRevisionTables = `${variantTables}
  JOIN variant_revisions r ON r.variant_id = v.id AND r.revision = v.revision`;
const variantColumns = 'v.*, b.name AS base_name';
const latestRevisionColumns = `${variantColumns}, r.parameters, r.created_at AS updated_at, r.modified_by_id`;

export type VariantWithLatestRevision = VariantRow &
  Pick<RevisionRow, 'parameters' | 'modified_by_id'> & { updated_at: string };

export const findVariant = selectFirst<VariantRow, [variantId: string, projectId: string]>(
  `SELECT ${variantColumns} FROM ${variantTables} WHERE v.id = $1 AND v.project_id = $2`,
);

export const findVariantWithLatestRevision = selectFirst<
  VariantWithLatestRevision,
  [variantId: string, projectId: string]
>(`SELECT ${latestRevisionColumns} FROM ${latestRevisionTables} WHERE v.id = $1 AND v.project_id = $2`);

export const listVariantsWithLatestRevision = boundedList<VariantWithLatestRevision, string>({
  columns: latestRevisionColumns,
  from: latestRevisionTables,
  where: 'v.app_id = $1',
  key: 'v.id',
  order: 'ASC',
  size: bytesOf('r.parameters'),
});

/** Locks the variant: no other transaction can deploy, revise or delete it. Returns false if it does not exist. */
export async function lockVariant(tx: Transaction, variantId: string, projectId: string): Promise<boolean> {
  const sql = 'UPDATE variants SET revision = revision WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL';
  return (await tx.run(sql, variantId, projectId)) > 0;
}

export async function nextRevision(tx: Transaction, variantId: string, projectId: string): Promise<number | undefined> {
  const sql = `UPDATE variants SET revision = revision + 1
    WHERE id = $1 AND project_id = $2 AND deleted_at IS NULL RETURNING revision`;
  const row = await tx.get<{ revision: number }>(sql, variantId, projectId);
  return row?.revision;
}

export async function deleteVariant(tx: Transaction, variantId: string, now: string): Promise<void> {
  const sql = 'UPDATE variants SET deleted_at = $2, config_name = $3 WHERE id = $1';
  await tx.run(sql, variantId, now, deletedName(variantId));
}

export const insertRevision = insertInto<RevisionRow>('variant_revisions');

export const findRevision = selectFirst<RevisionRow, [variantId: string, revision: number]>(
  'SELECT * FROM variant_revisions WHERE variant_id = $1 AND revision = $2',
);

export const listRevisions = boundedList<RevisionRow, number>({
  columns: '*',
  from: 'variant_revisions',
  where: 'variant_id = $1',
  key: 'revision',
  order: 'DESC',
  size: bytesOf('parameters'),
});
