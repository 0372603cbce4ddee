import type { Tables } from '../../generated/tables.gen.ts';
import { boundedList, bytesOf } from './bounded-list.ts';
import type { LockMode, SqlValue, Statements, Transaction } from './database.ts';
import { assignments, insertInto, selectBefore, selectFirst } from './sql.ts';

/** `variants` is JSON text. `judged_count` counts the scenarios that have all their judgements. */
export type EvaluationRow = Omit<Tables['evaluations'], 'deleted_at'>;

export const insertEvaluation = insertInto<EvaluationRow>('evaluations');

/** Returns SQL for a count that is stored in several parts. `table` is the alias of `evaluations` in the query. */
export function sumOf(column: 'judged_count' | 'judgement_count', table = 'evaluations'): string {
  const parts = `SELECT SUM(c.${column}) FROM evaluation_counts c WHERE c.evaluation_id = ${table}.id`;
  return `${table}.${column} + COALESCE((${parts}), 0) AS ${column}`;
}

export const notDeleted = `evaluations.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM apps a WHERE a.id = evaluations.app_id AND a.deleted_at IS NULL)`;
const isThis = `id = $1 AND project_id = $2 AND ${notDeleted}`;

const columns = `id, project_id, app_id, app_name, name, evaluation_type, variants, created_at, updated_at,
  created_by_id, closed_at, scenario_count, judgements_per_scenario, instructions, judging_revision,
  ${sumOf('judged_count')}, ${sumOf('judgement_count')}`;

export const findEvaluation = selectFirst<EvaluationRow, [evaluationId: string, projectId: string]>(
  `SELECT ${columns} FROM evaluations WHERE ${isThis}`,
);

/**
 * Locks an evaluation. Transactions that store judgements share the lock. An exclusive lock waits for all of them, so
 * that no judgement is stored after the evaluation was closed or deleted. Call this function first in a transaction.
 */
export function lockEvaluation(tx: Transaction, evaluationId: string, mode: LockMode): void {
  tx.lock(`evaluation ${evaluationId}`, mode);
}

/** An evaluation, and the number of its scenarios that one judge has judged. The number is null if the judge is new. */
export type EvaluationOfJudgeRow = EvaluationRow & { own_judged_count: number | null };

const ownCount = `(SELECT j.judged_count FROM judges j WHERE j.evaluation_id = evaluations.id AND j.judge_id = $3)
  AS own_judged_count`;

export const findEvaluationOfJudge = selectFirst<
  EvaluationOfJudgeRow,
  [evaluationId: string, projectId: string, judgeId: string]
>(`SELECT ${columns}, ${ownCount} FROM evaluations WHERE ${isThis}`);

/**
 * The number of rows, called parts, in which an evaluation stores its counts of judgements. Judgements of neighbouring
 * scenarios are counted in different rows, so that their transactions do not wait for each other.
 */
const countParts = 32;

export function addToCounts(
  tx: Transaction,
  evaluationId: string,
  position: number,
  { judged, judgements }: { judged: number; judgements: number },
): void {
  const sql = `INSERT INTO evaluation_counts (evaluation_id, part, judged_count, judgement_count)
     VALUES ($1, $2, $3, $4) ON CONFLICT (evaluation_id, part) DO UPDATE
     SET judged_count = evaluation_counts.judged_count + $3,
       judgement_count = evaluation_counts.judgement_count + $4`;
  tx.write(sql, evaluationId, position % countParts, judged, judgements);
}

/** Records that `count` scenarios became free for other judges. Call it last: it locks the evaluation's row. */
export function addFreed(tx: Transaction, evaluationId: string, count: number): void {
  const sql = 'UPDATE evaluations SET judging_revision = judging_revision + $2 WHERE id = $1 AND judging_revision > 0';
  tx.write(sql, evaluationId, count);
}

/** Records that judges of the evaluation use invitations or reservations. Locks the evaluation exclusively. */
export function startJudging(tx: Transaction, evaluationId: string, projectId: string) {
  lockEvaluation(tx, evaluationId, 'exclusive');
  const sql = `UPDATE evaluations SET judging_revision = CASE WHEN judging_revision = 0 THEN 1 ELSE judging_revision END
    WHERE ${isThis} RETURNING ${columns}`;
  return tx.get<EvaluationRow>(sql, evaluationId, projectId);
}

export type CountedEvaluationRow = Pick<
  EvaluationRow,
  'id' | 'evaluation_type' | 'variants' | 'judgements_per_scenario' | 'scenario_count' | 'judgement_count'
>;

export const listCountedEvaluations = selectBefore<CountedEvaluationRow, string, [appId: string]>(
  `SELECT id, evaluation_type, variants, judgements_per_scenario, scenario_count, ${sumOf('judgement_count')}
   FROM evaluations WHERE app_id = $1 AND deleted_at IS NULL`,
  'id',
);

/** Lists the evaluations of an app, newest first. `after` is the id of the last evaluation of the previous page. */
export const listEvaluations = boundedList<EvaluationRow, string>({
  columns,
  from: 'evaluations',
  where: 'app_id = $1 AND deleted_at IS NULL',
  key: 'id',
  order: 'DESC',
  size: bytesOf('instructions'),
});

/** Sets columns and adds `added` to the number of scenarios. A `closed_at` of null reopens the evaluation. */
export function changeEvaluation(
  tx: Transaction,
  target: { projectId: string; evaluationId: string; now: string },
  { added = 0, ...changes }: { name?: string; closed_at?: string | null; instructions?: string | null; added?: number },
): Promise<EvaluationRow | undefined> {
  lockEvaluation(tx, target.evaluationId, 'exclusive');
  const values: SqlValue[] = [target.evaluationId, target.projectId, target.now, added];
  const changed = assignments(['name', 'closed_at', 'instructions'], changes, values);
  const sql = `UPDATE evaluations SET updated_at = $3, scenario_count = scenario_count + $4${changed}
     WHERE ${isThis} RETURNING ${columns}`;
  return tx.get<EvaluationRow>(sql, ...values);
}

/** Marks an evaluation as deleted. Later, `purge.ts` removes its rows. Returns false if there is no such evaluation. */
export async function deleteEvaluation(tx: Transaction, projectId: string, evaluationId: string, now: string) {
  lockEvaluation(tx, evaluationId, 'exclusive');
  const sql = `UPDATE evaluations SET deleted_at = $3 WHERE ${isThis}`;
  return (await tx.run(sql, evaluationId, projectId, now)) > 0;
}

export type ClosedEvaluationRow = Pick<EvaluationRow, 'id' | 'project_id' | 'name' | 'scenario_count'> & {
  project_name: string;
  closed_at: string;
};

const tables = `evaluations e JOIN apps a ON a.id = e.app_id AND a.deleted_at IS NULL
  JOIN projects p ON p.id = e.project_id AND p.deleted_at IS NULL`;

/** Lists evaluations, of one project or of all, that were closed before `before`. Begins after the id `after`. */
export function listClosedEvaluations(
  db: Statements,
  after: string,
  before: string,
  limit: number,
  projectId?: string,
) {
  const values = [after, before, limit, ...(projectId === undefined ? [] : [projectId])];
  const sql = `SELECT e.id, e.project_id, p.name AS project_name, e.name, e.closed_at, e.scenario_count
     FROM ${tables} WHERE e.id > $1 AND e.closed_at < $2 AND e.deleted_at IS NULL
       ${projectId === undefined ? '' : 'AND e.project_id = $4'} ORDER BY e.id LIMIT $3`;
  return db.all<ClosedEvaluationRow>(sql, ...values);
}

/** Marks an evaluation as deleted if it is still closed. Later, `purge.ts` removes its rows. */
export async function deleteClosedEvaluation(tx: Transaction, id: string, before: string, now: string) {
  lockEvaluation(tx, id, 'exclusive');
  const sql = 'UPDATE evaluations SET deleted_at = $3 WHERE id = $1 AND closed_at < $2 AND deleted_at IS NULL';
  return (await tx.run(sql, id, before, now)) > 0;
}
