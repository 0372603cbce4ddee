import type { Statements, Transaction, Value } from './database.ts';

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

export async function insertEvaluation(tx: Transaction, row: EvaluationRow): Promise<void> {
  await tx.run(
    `INSERT INTO evaluations (id, project_id, app_id, app_name, name, evaluation_type, variants, created_at, updated_at, created_by_id, closed_at, scenario_count, judged_count)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    row.id,
    row.project_id,
    row.app_id,
    row.app_name,
    row.name,
    row.evaluation_type,
    row.variants,
    row.created_at,
    row.updated_at,
    row.created_by_id,
    row.closed_at,
    row.scenario_count,
    row.judged_count,
  );
}

/** What is deleted, or belongs to an app that is, does not exist for anybody. */
const there = `deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM apps a WHERE a.id = evaluations.app_id AND a.deleted_at IS NULL)`;
const byId = `SELECT * FROM evaluations WHERE id = $1 AND project_id = $2 AND ${there}`;

export function findEvaluation(
  at: Statements,
  projectId: string,
  evaluationId: string,
): Promise<EvaluationRow | undefined> {
  return at.get<EvaluationRow>(byId, evaluationId, projectId);
}

/** Like `findEvaluation`, and nobody closes or deletes it until this transaction ends. Any number may hold it at once. */
export function holdEvaluation(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
): Promise<EvaluationRow | undefined> {
  return tx.get<EvaluationRow>(`${byId} FOR SHARE`, evaluationId, projectId);
}

/** Like `holdEvaluation` for the one that changes how many of its scenarios are judged. */
export function countJudged(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
  change: number,
): Promise<EvaluationRow | undefined> {
  return tx.get<EvaluationRow>(
    `UPDATE evaluations SET judged_count = judged_count + $3 WHERE id = $1 AND project_id = $2 AND ${there} RETURNING *`,
    evaluationId,
    projectId,
    change,
  );
}

/** The evaluations before `before`, newest first. */
export function listEvaluations(
  at: Statements,
  appId: string,
  before: string,
  limit: number,
): Promise<EvaluationRow[]> {
  return at.all<EvaluationRow>(
    'SELECT * FROM evaluations WHERE app_id = $1 AND id < $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT $3',
    appId,
    before,
    limit,
  );
}

/**
 * Changes what is given: null for `closed_at` reopens, `added` scenarios are counted. The row stays locked until the
 * transaction ends, and is not had before everybody who holds it is done.
 */
export function changeEvaluation(
  tx: Transaction,
  at: { projectId: string; evaluationId: string; now: string },
  { added = 0, ...changes }: { name?: string; closed_at?: string | null; added?: number },
): Promise<EvaluationRow | undefined> {
  const values: Value[] = [at.evaluationId, at.projectId, at.now, added];
  let assignments = '';
  for (const column of ['name', 'closed_at'] as const) {
    const value = changes[column];
    if (value !== undefined) assignments += `, ${column} = $${values.push(value)}`;
  }
  return tx.get<EvaluationRow>(
    `UPDATE evaluations SET updated_at = $3, scenario_count = scenario_count + $4${assignments}
     WHERE id = $1 AND project_id = $2 AND ${there} RETURNING *`,
    ...values,
  );
}

/** Deletes the evaluation for every reader; `purge.ts` removes its rows. Gives whether there was one. */
export async function deleteEvaluation(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
  now: string,
): Promise<boolean> {
  const sql = `UPDATE evaluations SET deleted_at = $3 WHERE id = $1 AND project_id = $2 AND ${there}`;
  return (await tx.run(sql, evaluationId, projectId, now)) > 0;
}
