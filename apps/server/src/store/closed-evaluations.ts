/** Finds and deletes evaluations that were closed before a given time. */
import type { Statements, Transaction } from './database.ts';
import { lockEvaluation } from './evaluations.ts';

export interface ClosedEvaluationRow {
  id: string;
  project_id: string;
  project_name: string;
  name: string;
  closed_at: string;
  scenario_count: number;
}

const tables = `evaluations e JOIN apps a ON a.id = e.app_id AND a.deleted_at IS NULL
  JOIN projects p ON p.id = e.project_id AND p.deleted_at IS NULL`;

/**
 * Returns the evaluations after the id `after` that were closed before `before`. Without a project, returns the
 * evaluations of all projects.
 */
export function listClosedEvaluations(
  db: Statements,
  { after, before, limit, projectId }: { after: string; before: string; limit: number; projectId?: string | undefined },
): Promise<ClosedEvaluationRow[]> {
  const values = [after, before, limit, ...(projectId === undefined ? [] : [projectId])];
  return db.all<ClosedEvaluationRow>(
    `SELECT e.id, e.project_id, p.name AS project_name, e.name, e.closed_at, e.scenario_count
     FROM ${tables} WHERE e.id > $1 AND e.closed_at < $2 AND e.deleted_at IS NULL
       ${projectId === undefined ? '' : 'AND e.project_id = $4'} ORDER BY e.id LIMIT $3`,
    ...values,
  );
}

/** Marks an evaluation as deleted, unless it was reopened meanwhile. `purge.ts` removes its rows. */
export async function deleteClosedEvaluation(
  tx: Transaction,
  { id, before, now }: { id: string; before: string; now: string },
): Promise<boolean> {
  lockEvaluation(tx, id, 'exclusive');
  const sql = 'UPDATE evaluations SET deleted_at = $3 WHERE id = $1 AND closed_at < $2 AND deleted_at IS NULL';
  return (await tx.run(sql, id, before, now)) > 0;
}
