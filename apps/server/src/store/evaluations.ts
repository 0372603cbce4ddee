import type { Statements, Transaction } from './database.ts';

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

export function findEvaluation(at: Statements, projectId: string, evaluationId: string): Promise<EvaluationRow | undefined> {
  return at.get<EvaluationRow>('SELECT * FROM evaluations WHERE id = $1 AND project_id = $2', evaluationId, projectId);
}
