import { assignments } from './assignments.ts';
import { boundedListSql, bytesOf, readBoundedList, type BoundedRows } from './bounded-list.ts';
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
  /** The number of scenarios that have all their judgements. */
  judged_count: number;
  /** The number of all judgements. */
  judgement_count: number;
  judgements_per_scenario: number;
  instructions: string | null;
  /**
   * 0 while nobody judges by invitation or by reservation and there is one judgement for each scenario. It rises when
   * scenarios become free for other judges.
   */
  judging_revision: number;
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
  'judgement_count',
  'judgements_per_scenario',
  'instructions',
  'judging_revision',
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

/**
 * Adds to the numbers of judged scenarios and of judgements, and locks the evaluation exclusively. A cleared judgement
 * makes its scenario free for other judges.
 */
export function addToCounts(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
  { judged, judgements }: { judged: number; judgements: number },
): Promise<EvaluationRow | undefined> {
  return tx.get<EvaluationRow>(
    `UPDATE evaluations SET judged_count = judged_count + $3, judgement_count = judgement_count + $4,
       judging_revision = CASE WHEN judging_revision > 0 AND $4 < 0 THEN judging_revision + 1 ELSE judging_revision END
     WHERE id = $1 AND project_id = $2 AND ${notDeleted} RETURNING *`,
    evaluationId,
    projectId,
    judged,
    judgements,
  );
}

/**
 * Locks the evaluation exclusively, so that only one transaction at a time reserves its scenarios, and stores that
 * there are judges. `freed` is the number of scenarios that become free for other judges.
 */
export function lockForJudging(
  tx: Transaction,
  projectId: string,
  evaluationId: string,
  freed = 0,
): Promise<EvaluationRow | undefined> {
  return tx.get<EvaluationRow>(
    `UPDATE evaluations SET judging_revision = CASE WHEN judging_revision = 0 THEN 1 ELSE judging_revision + $3 END
     WHERE id = $1 AND project_id = $2 AND ${notDeleted} RETURNING *`,
    evaluationId,
    projectId,
    freed,
  );
}

/** What a leaderboard reads of an evaluation. */
export type CountedEvaluationRow = Pick<
  EvaluationRow,
  'id' | 'evaluation_type' | 'variants' | 'judgements_per_scenario' | 'scenario_count' | 'judgement_count'
>;

/** Returns the evaluations before the id `before`, newest first, without their long text. */
export function listCountedEvaluations(
  db: Statements,
  appId: string,
  before: string,
  limit: number,
): Promise<CountedEvaluationRow[]> {
  return db.all<CountedEvaluationRow>(
    `SELECT id, evaluation_type, variants, judgements_per_scenario, scenario_count, judgement_count FROM evaluations
     WHERE app_id = $1 AND id < $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT $3`,
    appId,
    before,
    limit,
  );
}

const evaluationList = boundedListSql({
  columns: '*',
  from: 'evaluations',
  where: 'app_id = $1 AND id < $2 AND deleted_at IS NULL',
  key: 'id',
  order: 'DESC',
  size: bytesOf('instructions'),
  limit: '$3',
  maxBytes: '$4',
});

/** Returns the evaluations before the id `before`, newest first. */
export function listEvaluations(
  db: Statements,
  appId: string,
  before: string,
  limit: number,
  maxBytes: number,
): Promise<BoundedRows<EvaluationRow>> {
  return readBoundedList(db, evaluationList, appId, before, limit, maxBytes);
}

/**
 * Sets the given columns and adds `added` to the number of scenarios. A `closed_at` of null reopens the evaluation. The
 * statement waits for every shared lock and locks the evaluation exclusively until the transaction ends.
 */
export function changeEvaluation(
  tx: Transaction,
  target: { projectId: string; evaluationId: string; now: string },
  { added = 0, ...changes }: { name?: string; closed_at?: string | null; instructions?: string | null; added?: number },
): Promise<EvaluationRow | undefined> {
  const values: SqlValue[] = [target.evaluationId, target.projectId, target.now, added];
  const changed = assignments(['name', 'closed_at', 'instructions'], changes, values);
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
