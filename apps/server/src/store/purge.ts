/**
 * Removes the rows of deleted projects, apps, variants and evaluations, and expired replies to idempotent requests.
 * Except for the keys of invited judges, no reader sees these rows. They are removed in batches with a limit on rows
 * and bytes. Each batch is one transaction. After a restart, the next process removes the remaining rows.
 */
import { deleteApp } from './apps.ts';
import { boundedListSql, bytesOf, withBytesBefore } from './bounded-list.ts';
import type { Statements, Transaction } from './database.ts';
import { lockEvaluation } from './evaluations.ts';
import { purgeRequests } from './idempotent-requests.ts';
import { scenarioBytes } from './scenarios.ts';

/** The limits of a batch, in rows and in bytes. A batch may exceed the limit on bytes by one row. */
export const maxBatchRows = 200;
const maxBatchBytes = 1_048_576;

/** Deletes one batch. Returns true if there may be more to delete. */
export async function purgeBatch(tx: Transaction, now: string): Promise<boolean> {
  if (await purgeRequests(tx, now, { maxRows: maxBatchRows, maxBytes: maxBatchBytes })) return true;
  const app = await tx.get<{ id: string }>('SELECT id FROM apps WHERE deleted_at IS NOT NULL LIMIT 1');
  const evaluation = await firstDeleted(tx, 'evaluations', app?.id);
  if (evaluation !== undefined) {
    // If the app of this evaluation was deleted, judgements of the evaluation may still be in flight. They hold shared
    // locks, so this exclusive lock waits for them.
    lockEvaluation(tx, evaluation, 'exclusive');
    if (
      (await purgeJudgements(tx, evaluation)) ||
      (await purgeOwnJudgements(tx, evaluation)) ||
      (await purgeScenarios(tx, evaluation)) ||
      (await purgeJudges(tx, evaluation)) ||
      (await purgeInvitations(tx, evaluation))
    )
      return true;
    await tx.run('DELETE FROM evaluations WHERE id = $1', evaluation);
    return true;
  }
  const variant = await firstDeleted(tx, 'variants', app?.id);
  if (variant !== undefined) {
    if (await purgeRevisions(tx, variant)) return true;
    await tx.run('DELETE FROM variants WHERE id = $1', variant);
    return true;
  }
  if (app === undefined) return purgeProjects(tx, now);
  if ((await purgeDeployments(tx, app.id)) || (await purgeBases(tx, app.id))) return true;
  await tx.run('DELETE FROM apps WHERE id = $1', app.id);
  return true;
}

/**
 * Returns the id of a row that can be removed. Rows that are marked as deleted come first. If there are none, returns a
 * row of the deleted app `appId`.
 */
async function firstDeleted(
  db: Statements,
  table: 'evaluations' | 'variants',
  appId?: string,
): Promise<string | undefined> {
  const own = await db.get<{ id: string }>(`SELECT id FROM ${table} WHERE deleted_at IS NOT NULL LIMIT 1`);
  if (own !== undefined || appId === undefined) return own?.id;
  return (await db.get<{ id: string }>(`SELECT id FROM ${table} WHERE app_id = $1 LIMIT 1`, appId))?.id;
}

/** Deletes one batch of judgements. Begins with the judgements of the evaluation's first scenarios. */
async function purgeJudgements(tx: Transaction, evaluationId: string): Promise<boolean> {
  const entries = `SELECT j.scenario_id, j.revision, octet_length(j.changes) AS size
    FROM (SELECT id FROM scenarios WHERE evaluation_id = $1 ORDER BY position LIMIT $2) s
    JOIN judgements j ON j.scenario_id = s.id LIMIT $2`;
  const sql = `WITH entries AS MATERIALIZED (${entries})
    DELETE FROM judgements WHERE (scenario_id, revision) IN (
      SELECT scenario_id, revision FROM (${withBytesBefore('SELECT * FROM entries', 'scenario_id, revision')}) batch
      WHERE bytes_before < $3)`;
  return (await tx.run(sql, evaluationId, maxBatchRows, maxBatchBytes)) > 0;
}

/** Deletes one batch of the rows that contain the judges' own judgements, reservations and skipped scenarios. */
async function purgeOwnJudgements(tx: Transaction, evaluationId: string): Promise<boolean> {
  const own = `SELECT scenario_id, judge_id, position, ${bytesOf('note')} AS size FROM scenario_judges
    WHERE evaluation_id = $1 ORDER BY position, judge_id LIMIT $2`;
  const sql = `DELETE FROM scenario_judges WHERE (scenario_id, judge_id) IN (
    SELECT scenario_id, judge_id FROM (${withBytesBefore(own, 'position, judge_id')}) batch WHERE bytes_before < $3)`;
  return (await tx.run(sql, evaluationId, maxBatchRows, maxBatchBytes)) > 0;
}

async function purgeJudges(tx: Transaction, evaluationId: string): Promise<boolean> {
  const sql = `DELETE FROM judges WHERE (evaluation_id, judge_id) IN (
    SELECT evaluation_id, judge_id FROM judges WHERE evaluation_id = $1 LIMIT $2)`;
  return (await tx.run(sql, evaluationId, maxBatchRows)) > 0;
}

/** Deletes one batch of the invitations to the evaluation, and of the API keys of the judges who joined with them. */
async function purgeInvitations(tx: Transaction, evaluationId: string): Promise<boolean> {
  const sql = 'DELETE FROM keys WHERE id IN (SELECT id FROM keys WHERE evaluation_id = $1 LIMIT $2)';
  return (await tx.run(sql, evaluationId, maxBatchRows)) > 0;
}

/** Deletes the evaluation's first scenarios. Their judgements must be deleted first. */
async function purgeScenarios(tx: Transaction, evaluationId: string): Promise<boolean> {
  const batch = boundedListSql({
    columns: 'id',
    from: 'scenarios',
    where: 'evaluation_id = $1',
    key: 'position',
    order: 'ASC',
    size: scenarioBytes,
    limit: '$2',
    maxBytes: '$3',
  });
  const sql = `DELETE FROM scenarios WHERE id IN (SELECT id FROM (${batch}) batch)`;
  return (await tx.run(sql, evaluationId, maxBatchRows, maxBatchBytes)) > 0;
}

async function purgeRevisions(tx: Transaction, variantId: string): Promise<boolean> {
  const batch = boundedListSql({
    columns: 'revision',
    from: 'variant_revisions',
    where: 'variant_id = $1',
    key: 'revision',
    order: 'ASC',
    size: bytesOf('parameters'),
    limit: '$2',
    maxBytes: '$3',
  });
  const sql = `DELETE FROM variant_revisions
    WHERE variant_id = $1 AND revision IN (SELECT revision FROM (${batch}) batch)`;
  return (await tx.run(sql, variantId, maxBatchRows, maxBatchBytes)) > 0;
}

async function purgeDeployments(tx: Transaction, appId: string): Promise<boolean> {
  const sql = `DELETE FROM deployments WHERE (app_id, environment, number) IN (
    SELECT app_id, environment, number FROM deployments WHERE app_id = $1 LIMIT $2)`;
  return (await tx.run(sql, appId, maxBatchRows)) > 0;
}

async function purgeBases(tx: Transaction, appId: string): Promise<boolean> {
  return (
    (await tx.run(
      'DELETE FROM bases WHERE id IN (SELECT id FROM bases WHERE app_id = $1 LIMIT $2)',
      appId,
      maxBatchRows,
    )) > 0
  );
}

/**
 * The time between the deletion of a project and the removal of its row. Requests that were in flight at the deletion
 * still find this row during that time, and their writes refer to it. No request has used an unfinished project.
 */
export const minAgeMs = 60_000;

/** Deletes one batch of the rows of deleted projects. Marks their apps as deleted. */
async function purgeProjects(tx: Transaction, now: string): Promise<boolean> {
  const sql = `SELECT id, deleted_at FROM projects
    WHERE deleted_at < $1 AND (importing_until IS NULL OR importing_until < $1) LIMIT $2`;
  for (const { id, deleted_at: deletedAt } of await tx.all<{ id: string; deleted_at: string }>(sql, now, maxBatchRows))
    if (await purgeProject(tx, id, deletedAt, now)) return true;
  return false;
}

async function purgeProject(tx: Transaction, id: string, deletedAt: string, now: string): Promise<boolean> {
  const app = await tx.get<{ id: string }>('SELECT id FROM apps WHERE project_id = $1 LIMIT 1', id);
  if (app !== undefined) return deleteApp(tx, id, app.id, deletedAt);
  const batch = (table: string, where: string) =>
    tx.run(`DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${where} LIMIT $2)`, id, maxBatchRows);
  if ((await batch('keys', 'project_id = $1')) > 0) return true;
  if ((await batch('idempotent_requests', 'project_id = $1')) > 0) return true;
  // Entries about the project itself, such as its deletion, stay in the admin log until their retention ends.
  if ((await batch('admin_log', "project_id = $1 AND action NOT LIKE 'project.%'")) > 0) return true;
  const oldest = new Date(Date.parse(now) - minAgeMs).toISOString();
  const sql = 'DELETE FROM projects WHERE id = $1 AND (deleted_at < $2 OR importing_until IS NOT NULL)';
  return (await tx.run(sql, id, oldest)) > 0;
}
