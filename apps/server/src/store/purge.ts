/**
 * Removes the rows of deleted projects, apps, variants and evaluations, and expired replies to idempotent requests.
 * Except for the keys of invited judges, no reader sees these rows. They are removed in batches with a limit on rows
 * and bytes. Each batch is one transaction. After a restart, the next process removes the remaining rows.
 */
import { boundedListSql, bytesOf } from './bounded-list.ts';
import type { Statements, Transaction } from './database.ts';
import { lockEvaluation } from './evaluations.ts';
import { purgeRequests } from './idempotent-requests.ts';
import { purgeProjects } from './purge-projects.ts';
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
  if (app === undefined) return purgeProjects(tx, maxBatchRows);
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
  const entry = "scenario_id || ' ' || revision";
  const changed = await tx.run(
    `WITH entries AS MATERIALIZED (
       SELECT j.scenario_id, j.revision, octet_length(j.changes) AS size
       FROM (SELECT id FROM scenarios WHERE evaluation_id = $1 ORDER BY position LIMIT $2) s
       JOIN judgements j ON j.scenario_id = s.id LIMIT $2)
     DELETE FROM judgements WHERE (scenario_id, revision) IN (
       SELECT scenario_id, revision FROM (
         SELECT scenario_id, revision, SUM(size) OVER (ORDER BY ${entry}) - size AS bytes_before FROM entries) e
       WHERE bytes_before < $3)`,
    evaluationId,
    maxBatchRows,
    maxBatchBytes,
  );
  return changed > 0;
}

/** Deletes one batch of the rows that contain the judges' own judgements, reservations and skipped scenarios. */
async function purgeOwnJudgements(tx: Transaction, evaluationId: string): Promise<boolean> {
  const place = "position || ' ' || judge_id";
  const sql = `DELETE FROM scenario_judges WHERE (scenario_id, judge_id) IN (
    SELECT scenario_id, judge_id FROM (
      SELECT scenario_id, judge_id, SUM(size) OVER (ORDER BY ${place}) - size AS bytes_before FROM (
        SELECT scenario_id, judge_id, position, ${bytesOf('note')} AS size FROM scenario_judges
        WHERE evaluation_id = $1 ORDER BY position, judge_id LIMIT $2) batch) e
    WHERE bytes_before < $3)`;
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
