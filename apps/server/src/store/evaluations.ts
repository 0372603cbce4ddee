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
}

export async function insertEvaluation(tx: Transaction, row: EvaluationRow): Promise<void> {
  await tx.run(
    `INSERT INTO evaluations (id, project_id, app_id, app_name, name, evaluation_type, variants, created_at, updated_at, created_by_id, closed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    row.id, row.project_id, row.app_id, row.app_name, row.name, row.evaluation_type, row.variants, row.created_at, row.updated_at, row.created_by_id, row.closed_at,
  );
}

/** An evaluation with how far it is. */
export interface EvaluationProgressRow extends EvaluationRow {
  scenario_count: number;
  judged_count: number;
}

const withProgress = `SELECT e.*,
  (SELECT COUNT(*) FROM scenarios s WHERE s.evaluation_id = e.id) AS scenario_count,
  (SELECT COUNT(*) FROM scenarios s WHERE s.evaluation_id = e.id AND s.judged = 1) AS judged_count
  FROM evaluations e`;

export function findEvaluation(at: Statements, projectId: string, evaluationId: string): Promise<EvaluationRow | undefined> {
  return at.get<EvaluationRow>('SELECT * FROM evaluations WHERE id = $1 AND project_id = $2', evaluationId, projectId);
}

export function findProgress(at: Statements, projectId: string, evaluationId: string): Promise<EvaluationProgressRow | undefined> {
  return at.get<EvaluationProgressRow>(`${withProgress} WHERE e.id = $1 AND e.project_id = $2`, evaluationId, projectId);
}

/** The evaluations before `before`, newest first. */
export function listProgress(at: Statements, appId: string, before: string, limit: number): Promise<EvaluationProgressRow[]> {
  return at.all<EvaluationProgressRow>(`${withProgress} WHERE e.app_id = $1 AND e.id < $2 ORDER BY e.id DESC LIMIT $3`, appId, before, limit);
}

/** Changes what is given; null for `closed_at` reopens. The row stays locked until the transaction ends. */
export function changeEvaluation(
  tx: Transaction,
  at: { projectId: string; evaluationId: string; now: string },
  changes: { name?: string; closed_at?: string | null },
): Promise<EvaluationRow | undefined> {
  const values: Value[] = [at.evaluationId, at.projectId, at.now];
  let assignments = '';
  for (const column of ['name', 'closed_at'] as const) {
    const value = changes[column];
    if (value !== undefined) assignments += `, ${column} = $${values.push(value)}`;
  }
  return tx.get<EvaluationRow>(`UPDATE evaluations SET updated_at = $3${assignments} WHERE id = $1 AND project_id = $2 RETURNING *`, ...values);
}

/** Deletes the evaluation with everything that was judged. Gives whether there was one. */
export async function deleteEvaluation(tx: Transaction, projectId: string, evaluationId: string): Promise<boolean> {
  return (await tx.run('DELETE FROM evaluations WHERE id = $1 AND project_id = $2', evaluationId, projectId)) > 0;
}
