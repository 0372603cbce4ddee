/**
 * Removes the rows of deleted objects, and expired replies to idempotent requests. Callers see none of these rows,
 * except the keys of judges of a deleted evaluation in `listKeys`. Each batch is one transaction with a limit on rows
 * and bytes. After a restart, the next process removes the remaining rows.
 */
import { deleteApp } from './apps.ts';
import { bytesOf, withBytesBefore } from './bounded-list.ts';
import type { Statements, Transaction } from './database.ts';
import { lockEvaluation } from './evaluations.ts';
import { scenarioBytes } from './scenarios.ts';

/** The limits of a batch, in rows and in bytes. A batch may exceed the limit on bytes by one row. */
export const maxBatchRows = 200;
const maxBatchBytes = 1_048_576;

export async function purgeBatch(tx: Transaction, now: string): Promise<boolean> {
  if (await deleteReplies(tx, now)) return true;
  const app = await tx.get<{ id: string }>('SELECT id FROM apps WHERE deleted_at IS NOT NULL LIMIT 1');
  const evaluation = await firstDeleted(tx, 'evaluations', app?.id);
  if (evaluation !== undefined) {
    // If the app was deleted, and not the evaluation itself, judgements of the evaluation may be in flight. The lock
    // waits until they are stored.
    lockEvaluation(tx, evaluation, 'exclusive');
    if (
      (await purgeJudgements(tx, evaluation)) ||
      (await deleteOwnJudgements(tx, evaluation)) ||
      (await deleteScenarios(tx, evaluation)) ||
      (await deleteRows(tx, 'judges', 'evaluation_id, judge_id', 'evaluation_id = $1', evaluation)) ||
      // The invitations to the evaluation, and the API keys of the judges who joined with them.
      (await deleteRows(tx, 'keys', 'id', 'evaluation_id = $1', evaluation))
    )
      return true;
    await tx.run('DELETE FROM evaluations WHERE id = $1', evaluation);
    return true;
  }
  const variant = await firstDeleted(tx, 'variants', app?.id);
  if (variant !== undefined) {
    if (await deleteRevisions(tx, variant)) return true;
    await tx.run('DELETE FROM variants WHERE id = $1', variant);
    return true;
  }
  if (app === undefined) return purgeProjects(tx, now);
  if (await deleteRows(tx, 'deployments', 'app_id, environment, number', 'app_id = $1', app.id)) return true;
  if (await deleteRows(tx, 'deployment_requests', 'id', 'app_id = $1', app.id)) return true;
  if (await deleteRows(tx, 'bases', 'id', 'app_id = $1', app.id)) return true;
  await tx.run('DELETE FROM apps WHERE id = $1', app.id);
  return true;
}

/** Returns the id of a row that can be removed: one that is marked as deleted, or else one of the deleted app. */
async function firstDeleted(db: Statements, table: 'evaluations' | 'variants', appId?: string) {
  const own = await db.get<{ id: string }>(`SELECT id FROM ${table} WHERE deleted_at IS NOT NULL LIMIT 1`);
  if (own !== undefined || appId === undefined) return own?.id;
  return (await db.get<{ id: string }>(`SELECT id FROM ${table} WHERE app_id = $1 LIMIT 1`, appId))?.id;
}

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

/** Returns a function that deletes a batch of a table whose rows have long texts: the first rows in `order`. */
function longRows(table: string, key: string, order: string, size: string, where = 'evaluation_id = $1') {
  const columns = [...new Set(`${key}, ${order}`.split(', '))].join(', ');
  const sized = `SELECT ${columns}, ${size} AS size FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT $2`;
  const batch = `SELECT ${key} FROM (${withBytesBefore(sized, order)}) batch WHERE bytes_before < $3`;
  const sql = `DELETE FROM ${table} WHERE (${key}) IN (${batch})`;
  return async (tx: Transaction, value: string) => (await tx.run(sql, value, maxBatchRows, maxBatchBytes)) > 0;
}

const deleteOwnJudgements = longRows('scenario_judges', 'scenario_id, judge_id', 'position, judge_id', bytesOf('note'));
const deleteScenarios = longRows('scenarios', 'id', 'position', scenarioBytes);
const deleteRevisions = longRows(
  'variant_revisions',
  'variant_id, revision',
  'revision',
  bytesOf('parameters'),
  'variant_id = $1',
);
const deleteReplies = longRows('idempotent_requests', 'id', 'expires_at, id', bytesOf('reply'), 'expires_at <= $1');

async function deleteRows(tx: Transaction, table: string, key: string, where: string, id: string): Promise<boolean> {
  const sql = `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT $2)`;
  return (await tx.run(sql, id, maxBatchRows)) > 0;
}

/**
 * The shortest time between the deletion of a project and the removal of its row. Requests in flight may still write
 * rows that refer to the project. The row of an unfinished import is removed at once: no request has used the project.
 */
export const minAgeMs = 60_000;

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
  if (await deleteRows(tx, 'keys', 'id', 'project_id = $1', id)) return true;
  if (await deleteRows(tx, 'idempotent_requests', 'id', 'project_id = $1', id)) return true;
  // Entries about the project itself, such as its deletion, stay in the admin log until their retention ends.
  const ofProject = "project_id = $1 AND action NOT LIKE 'project.%'";
  if (await deleteRows(tx, 'admin_log', 'id', ofProject, id)) return true;
  const oldest = new Date(Date.parse(now) - minAgeMs).toISOString();
  const sql = 'DELETE FROM projects WHERE id = $1 AND (deleted_at < $2 OR importing_until IS NOT NULL)';
  return (await tx.run(sql, id, oldest)) > 0;
}
