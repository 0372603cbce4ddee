import type { Tables } from '../../generated/tables.gen.ts';
import { boundedList, bytesOf, readBoundedRows, withBytesBefore, type ListLimits } from './bounded-list.ts';
import type { SqlValue, Statements, Transaction } from './database.ts';
import { lockEvaluation, notDeleted, type EvaluationRow } from './evaluations.ts';
import type { ScenarioFilter, ScenarioRow } from './scenarios.ts';
import { idList, selectFirst } from './sql.ts';

const ownColumns = [
  ...(['judge_id', 'vote', 'score', 'is_pinned', 'note', 'judged', 'first_shown'] as const),
  ...(['update_count', 'updated_at', 'judged_at'] as const),
];

/**
 * What one judge did with one scenario. The row may have no vote and no score, for example after a reservation.
 * `first_shown` is the variant whose output the judge should see first. `update_count` does not count updates of
 * inputs, outputs or correct_answer.
 */
export type OwnJudgementRow = Pick<Tables['scenario_judges'], (typeof ownColumns)[number]>;
export type OwnJudgement = Omit<OwnJudgementRow, 'judged' | 'first_shown'>;

/** A scenario with the judgement of one judge. The members `own_…` are null if the judge has no row for it. */
export type ScenarioWithJudgement = ScenarioRow & {
  [Name in keyof OwnJudgementRow as `own_${Name}`]: OwnJudgementRow[Name] | null;
} & { judge_name: string | null };

const selected = `s.*, ${ownColumns.map((name) => `o.${name} AS own_${name}`).join(', ')}`;
const size = bytesOf('s.inputs', 's.outputs', 's.correct_answer', 'o.note');

/** A scenario with the judgement of the judge who updates it, and the evaluation's columns that an update checks. */
export type ScenarioToUpdate = Omit<ScenarioWithJudgement, 'judge_name'> &
  Pick<EvaluationRow, 'closed_at' | 'evaluation_type' | 'variants' | 'judgements_per_scenario' | 'judging_revision'>;

const scenarioToUpdate = `SELECT ${selected}, evaluations.closed_at, evaluations.evaluation_type, evaluations.variants,
    evaluations.judgements_per_scenario, evaluations.judging_revision, ${size} AS row_bytes
  FROM scenarios s JOIN evaluations ON evaluations.id = s.evaluation_id
  LEFT JOIN scenario_judges o ON o.scenario_id = s.id AND o.judge_id = $4
  WHERE s.id = $1 AND s.evaluation_id = $2 AND evaluations.project_id = $3 AND ${notDeleted}`;

/**
 * Locks and returns the scenario that a judge updates. Until the transaction ends, other updates of the scenario wait,
 * and nobody can close the evaluation. Call this function before any other statement of the transaction.
 */
export function lockScenario(
  tx: Transaction,
  { projectId, evaluationId, scenarioId }: { projectId: string; evaluationId: string; scenarioId: string },
  judgeId: string,
): Promise<ScenarioToUpdate | undefined> {
  lockEvaluation(tx, evaluationId, 'shared');
  tx.lock(`scenario ${scenarioId}`, 'exclusive');
  return tx.get<ScenarioToUpdate>(scenarioToUpdate, scenarioId, evaluationId, projectId, judgeId);
}

export const findOwnJudgement = selectFirst<OwnJudgementRow, [scenarioId: string, judgeId: string]>(
  `SELECT ${ownColumns.join(', ')} FROM scenario_judges WHERE scenario_id = $1 AND judge_id = $2`,
);

/** Stores the judgement of a judge. A vote or a score ends the judge's reservation of the scenario. */
export function storeOwnJudgement(tx: Transaction, row: ScenarioRow, own: OwnJudgement): void {
  const { judge_id, vote, score, is_pinned, note, update_count, updated_at, judged_at } = own;
  const isJudged = "COALESCE($5, '') <> '' OR COALESCE($6, '\"\"') <> '\"\"'";
  const sql = `INSERT INTO scenario_judges (scenario_id, judge_id, evaluation_id, position, vote, score, is_pinned,
       note, update_count, updated_at, judged_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (scenario_id, judge_id) DO UPDATE SET vote = $5, score = $6, is_pinned = $7, note = $8,
       update_count = $9, updated_at = $10, judged_at = $11,
       reserved_until = CASE WHEN ${isJudged} THEN NULL ELSE scenario_judges.reserved_until END,
       skipped_at = CASE WHEN ${isJudged} THEN NULL ELSE scenario_judges.skipped_at END`;
  const stored = [vote, score, is_pinned, note, update_count, updated_at, judged_at];
  tx.write(sql, row.id, judge_id, row.evaluation_id, row.position, ...stored);
}

/**
 * Lists the scenarios at positions after `after` and before `before`, each with the judgement of the judge `judgeId`.
 * `hasFlag` and `hasNote` select scenarios by the judgements of all judges if `readsAll` is true, and otherwise by the
 * judgement of this judge. The join with `scenario_judges` repeats the conditions on the evaluation and the position,
 * because PostgreSQL may otherwise read the judgements of all evaluations for one page.
 */
export function listWithOwnJudgements(
  db: Statements,
  { evaluationId, after, before }: { evaluationId: string; after: number; before: number },
  { judgeId, readsAll }: { judgeId: string; readsAll: boolean },
  { judged, isPinned, hasFlag, hasNote }: ScenarioFilter,
  limits: ListLimits,
) {
  const values = [before, judgeId];
  /** OFFSET keeps PostgreSQL from turning EXISTS into a join, which is slow if the table has no statistics yet. */
  const isTrue = (condition: string) =>
    readsAll
      ? `EXISTS (SELECT 1 FROM scenario_judges o WHERE o.scenario_id = s.id AND ${condition} LIMIT 1 OFFSET 0)`
      : `COALESCE(${condition}, FALSE)`;
  let conditions = '';
  if (judged !== undefined) conditions += ` AND COALESCE(o.judged, 0) = $${4 + values.push(Number(judged))}`;
  if (isPinned !== undefined) conditions += ` AND COALESCE(o.is_pinned, 0) = $${4 + values.push(Number(isPinned))}`;
  if (hasFlag !== undefined) conditions += ` AND ${hasFlag ? '' : 'NOT '}${isTrue('o.is_pinned = 1')}`;
  if (hasNote !== undefined) conditions += ` AND ${hasNote ? '' : 'NOT '}${isTrue("o.note <> ''")}`;
  const list = boundedList<ScenarioWithJudgement, number>({
    columns: `${selected}, NULL AS judge_name`,
    from: `scenarios s LEFT JOIN scenario_judges o ON o.scenario_id = s.id AND o.judge_id = $6
      AND o.evaluation_id = $1 AND o.position > $4 AND o.position < $5`,
    where: `s.evaluation_id = $1 AND s.position < $5${conditions}`,
    key: 's.position',
    order: 'ASC',
    size,
  });
  return list(db, evaluationId, after, limits, ...values);
}

export interface JudgementPlace {
  position: number;
  judgeId: string;
}

/** A list begins at the scenario at `position`. With `judgeId`, it omits this scenario's judges up to that id. */
export type JudgementStart = Pick<JudgementPlace, 'position'> & Partial<JudgementPlace>;

/** Lists scenarios from `from` on: one row for each judge of a scenario, or a single row if it has no judge. */
export function listWithAllJudgements(
  db: Statements,
  evaluationId: string,
  from: JudgementStart,
  before: number,
  { judged, judgeId }: { judged?: boolean | undefined; judgeId?: string | undefined },
  { limit, maxBytes }: ListLimits,
) {
  const values: SqlValue[] = [evaluationId, from.position, before, limit, maxBytes];
  const isOwn = judgeId === undefined ? '' : ` AND o.judge_id = $${values.push(judgeId)}`;
  const hasJudgement = judged === undefined ? '' : ` AND COALESCE(o.judged, 0) = $${values.push(Number(judged))}`;
  const judge = "COALESCE(o.judge_id, '')";
  const isAfter =
    from.judgeId === undefined ? '' : ` AND (s.position > $2 OR ${judge} > $${values.push(from.judgeId)})`;
  const keys = `SELECT s.position, ${judge} AS judge, ${size} AS size
    FROM scenarios s
    LEFT JOIN scenario_judges o ON o.scenario_id = s.id AND o.update_count > 0${isOwn}
      AND o.evaluation_id = $1 AND o.position >= $2 AND o.position < $3
    WHERE s.evaluation_id = $1 AND s.position >= $2 AND s.position < $3${isAfter}${hasJudgement}
    ORDER BY s.position, ${judge} LIMIT $4`;
  return readBoundedRows<ScenarioWithJudgement>(
    db,
    `WITH keys AS MATERIALIZED (${withBytesBefore(keys, 'position, judge')})
     SELECT ${selected}, j.name AS judge_name, (SELECT COUNT(*) FROM keys) AS match_count
     FROM keys k JOIN scenarios s ON s.evaluation_id = $1 AND s.position = k.position
       AND s.position >= $2 AND s.position < $3
     LEFT JOIN scenario_judges o ON o.scenario_id = s.id AND o.judge_id = k.judge
       AND o.evaluation_id = $1 AND o.position >= $2 AND o.position < $3
     LEFT JOIN judges j ON j.evaluation_id = $1 AND j.judge_id = k.judge
     WHERE k.bytes_before < $5 ORDER BY k.position, k.judge`,
    values,
  );
}

/** How many judges gave a scenario the same vote or score, and how many of them wrote a note or flagged it. */
export interface JudgementCountRow extends Pick<OwnJudgementRow, 'vote' | 'score'> {
  scenario_id: string;
  count: number;
  notes: number;
  flags: number;
}

export function countJudgementsOf(db: Statements, scenarioIds: readonly string[]): Promise<JudgementCountRow[]> {
  const { isListed, values } = idList(scenarioIds);
  const sql = `SELECT scenario_id, vote, score, COUNT(*) AS count, SUM(is_pinned) AS flags,
       SUM(CASE WHEN note <> '' THEN 1 ELSE 0 END) AS notes
     FROM scenario_judges WHERE update_count > $1 AND scenario_id ${isListed}
     GROUP BY scenario_id, vote, score ORDER BY count DESC, vote, score`;
  return db.all<JudgementCountRow>(sql, 0, ...values);
}

export type CountedJudgementRow = Pick<OwnJudgementRow, 'judge_id' | 'vote' | 'score' | 'first_shown'> & {
  position: number;
};

/** Lists the judgements of an evaluation by position and judge, from the one after `after`. Reads only an index. */
export function listCountedJudgements(db: Statements, evaluationId: string, after: JudgementPlace, limit: number) {
  const sql = `SELECT position, judge_id, vote, score, first_shown FROM scenario_judges
     WHERE evaluation_id = $1 AND judged = 1 AND (position, judge_id) > ($2, $3)
     ORDER BY position, judge_id LIMIT $4`;
  return db.all<CountedJudgementRow>(sql, evaluationId, after.position, after.judgeId, limit);
}
