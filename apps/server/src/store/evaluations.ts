import { assignments } from './assignments.ts';
import type { SqlValue, Statements, Transaction } from './database.ts';
import { insertInto } from './insert.ts';

export interface EvaluationRow {
  id: string;
  project_id: string;
  app_id: string;
  app_name: string;
  name: string;
  evaluation_type: string;
  /** JSON text: a list of {variant_id, variant_name, revision}. */
  variants: string;
  created_at: string;
  updated_at: string;
  created_by_id: string;
  closed_at: string | null;
  scenario_count: number;
  judged_count: number;
}

export const insertEvaluation = insertInto<EvaluationRow>('evaluations', [
  'id',
  'project_id',
  'app_id',
  'app_name',
  'name',
  'evaluation_type',
  'variants',
  'created_at',
  'updated_at',
  'created_by_id',
  'closed_at',
  'scenario_count',
  'judged_count',
]);

/** Excludes deleted evaluations and the evaluations of deleted apps. */
const notDeleted = `deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM apps a WHERE a.id = evaluations.app_id AND a.deleted_at IS NULL)`;
const byId = `SELECT * FROM evaluations WHERE id = $1 AND project_id = $2 AND ${notDeleted}`;

export function findEvaluation(
  db: Statements,
  projectId: string,
  evaluationId: string,
): Promise<EvaluationRow | undefined> {
  return db.get<EvaluationRow>(byId, evaluationId, projectId);
}

/**
 * Like `findEvaluation`, with a shared lock, so that no other transaction can close or delete the evaluation until this
 * one ends.
 */
export function lockEvaluationShared(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
): Promise<EvaluationRow | undefined> {
  return tx.get<EvaluationRow>(`${byId} FOR SHARE`, evaluationId, projectId);
}

/** Adds `change` to the number of judged scenarios. It locks the evaluation exclusively. */
export function addToJudgedCount(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
  change: number,
): Promise<EvaluationRow | undefined> {
  return tx.get<EvaluationRow>(
    `UPDATE evaluations SET judged_count = judged_count + $3
     WHERE id = $1 AND project_id = $2 AND ${notDeleted} RETURNING *`,
    evaluationId,
    projectId,
    change,
  );
}

/** Returns the evaluations before the id `before`, newest first. */
export function listEvaluations(
  db: Statements,
  appId: string,
  before: string,
  limit: number,
): Promise<EvaluationRow[]> {
  return db.all<EvaluationRow>(
    'SELECT * FROM evaluations WHERE app_id = $1 AND id < $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT $3',
    appId,
    before,
    limit,
  );
}

/**
 * Sets the given columns and adds `added` to the number of scenarios. A `closed_at` of null reopens the evaluation. The
 * statement waits for every shared lock and locks the evaluation exclusively until the transaction ends.
 */
export function changeEvaluation(
  tx: Transaction,
  target: { projectId: string; evaluationId: string; now: string },
  { added = 0, ...changes }: { name?: string; closed_at?: string | null; added?: number },
): Promise<EvaluationRow | undefined> {
  const values: SqlValue[] = [target.evaluationId, target.projectId, target.now, added];
  const changed = assignments(['name', 'closed_at'], changes, values);
  return tx.get<EvaluationRow>(
    `UPDATE evaluations SET updated_at = $3, scenario_count = scenario_count + $4${changed}
     WHERE id = $1 AND project_id = $2 AND ${notDeleted} RETURNING *`,
    ...values,
  );
}

/** Marks the evaluation as deleted; `purge.ts` removes its rows. Returns false if there is no such evaluation. */
export async function deleteEvaluation(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
  now: string,
): Promise<boolean> {
  const sql = `UPDATE evaluations SET deleted_at = $3 WHERE id = $1 AND project_id = $2 AND ${notDeleted}`;
  return (await tx.run(sql, evaluationId, projectId, now)) > 0;
}
