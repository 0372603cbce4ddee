import type { Tables } from '../../generated/tables.gen.ts';
import { boundedList, bytesOf, type ListLimits } from './bounded-list.ts';
import type { SqlValue, Statements, Transaction } from './database.ts';
import { assignments, insertRows, selectAll, selectFirst } from './sql.ts';

/** `inputs`, `outputs` and `score` are JSON text, which distinguishes the number 4 from the category "4". */
export type ScenarioRow = Omit<Tables['scenarios'], 'was_judged'>;

const contentColumns = ['inputs', 'outputs', 'vote', 'score', 'correct_answer', 'is_pinned', 'note'] as const;
const updatableColumns = [...contentColumns, 'judged_at', 'judged_by_id'] as const;

export type ScenarioChanges = Partial<Pick<ScenarioRow, (typeof updatableColumns)[number]>>;

export const scenarioBytes = bytesOf('inputs', 'outputs', 'correct_answer', 'note');

/** `changes` is JSON text: the members of the update, as the caller sent them. */
export type JudgementRow = Tables['judgements'];

/** Columns that are missing get the default value of the table. */
type NewScenario = Omit<Partial<ScenarioRow>, 'judged'> &
  Pick<ScenarioRow, 'id' | 'evaluation_id' | 'position' | 'inputs' | 'outputs' | 'correct_answer'> &
  Pick<ScenarioRow, 'revision' | 'created_at' | 'updated_at' | 'modified_by_id' | 'content_modified_by_id'>;
export function insertScenarios(tx: Transaction, rows: NewScenario[]): Promise<void> {
  return insertRows(tx, 'scenarios', Object.keys(rows[0] ?? {}), rows);
}

/** The columns that an index depends on. The indexed column `judged` is computed from `vote` and `score`. */
const indexedColumns: readonly (keyof ScenarioChanges)[] = ['vote', 'score', 'is_pinned'];

/** The time and the user of an update, and the number that the update adds to `judgement_count`. */
type Target = { now: string; userId: string; judgements: number };

/** Stores an update of a scenario, which the transaction must have locked before. */
export function changeScenario(tx: Transaction, row: ScenarioRow, target: Target, changes: ScenarioChanges): void {
  const values: SqlValue[] = [row.id, target.now, target.userId];
  // SQLite writes the indexes of every column that an UPDATE sets, even if the value stays the same.
  const isToSet = (name: keyof ScenarioChanges) => !indexedColumns.includes(name) || changes[name] !== row[name];
  const changed = assignments(updatableColumns.filter(isToSet), changes, values);
  const content = changesContent(changes)
    ? ', content_revision = content_revision + 1, content_updated_at = $2, content_modified_by_id = $3'
    : '';
  const count =
    target.judgements === 0 ? '' : `, judgement_count = judgement_count + $${values.push(target.judgements)}`;
  const sql = `UPDATE scenarios SET revision = revision + 1, updated_at = $2,
     modified_by_id = $3${content}${count}${changed} WHERE id = $1`;
  tx.write(sql, ...values);
}

export function changedScenario(row: ScenarioRow, target: Target, changes: ScenarioChanges): ScenarioRow {
  const content = changesContent(changes)
    ? {
        content_revision: row.content_revision + 1,
        content_updated_at: target.now,
        content_modified_by_id: target.userId,
      }
    : {};
  return {
    ...row,
    ...changes,
    ...content,
    judged: isJudged({ ...row, ...changes }),
    revision: row.revision + 1,
    judgement_count: row.judgement_count + target.judgements,
    updated_at: target.now,
    modified_by_id: target.userId,
  };
}

/** Whether there is a vote or a score, as 0 or 1. The SQL that computes the column `judged` has the same rule. */
export function isJudged({ vote, score }: { vote: string | null; score: string | null }): number {
  return (vote ?? '') === '' && (score ?? '""') === '""' ? 0 : 1;
}

export function changesContent(changes: ScenarioChanges): boolean {
  return changes.inputs !== undefined || changes.outputs !== undefined || changes.correct_answer !== undefined;
}

export function insertJudgement(tx: Transaction, row: JudgementRow): void {
  const sql = `INSERT INTO judgements (scenario_id, revision, changes, created_at, user_id, key_id)
     VALUES ($1, $2, $3, $4, $5, $6)`;
  tx.write(sql, row.scenario_id, row.revision, row.changes, row.created_at, row.user_id, row.key_id);
}

/** An entry of the log of judgements, with the judge's name and the variant whose output the judge should see first. */
export interface ListedJudgementRow extends JudgementRow {
  judge_name: string | null;
  first_shown: string | null;
}

const judgementList = (isOwn: boolean) =>
  boundedList<ListedJudgementRow, number>({
    columns: 'j.*, n.name AS judge_name, o.first_shown',
    from: `judgements j
      LEFT JOIN scenario_judges o ON o.scenario_id = j.scenario_id AND o.judge_id = j.user_id
      LEFT JOIN judges n ON n.evaluation_id = o.evaluation_id AND n.judge_id = j.user_id`,
    where: `j.scenario_id = $1${isOwn ? ' AND j.user_id = $5' : ''}`,
    key: 'j.revision',
    order: 'ASC',
    size: bytesOf('j.changes'),
  });
export const listJudgements = judgementList(false);
export const listJudgementsOf = judgementList(true);

export const findScenario = selectFirst<ScenarioRow, [scenarioId: string, evaluationId: string]>(
  'SELECT * FROM scenarios WHERE id = $1 AND evaluation_id = $2',
);

/** Selects scenarios of an evaluation. If a member is absent, scenarios with any value of this member are selected. */
export interface ScenarioFilter {
  judged?: boolean | undefined;
  isPinned?: boolean | undefined;
  /** Whether any judge whose judgements the caller may read has flagged the scenario. */
  hasFlag?: boolean | undefined;
  /** Whether any judge whose judgements the caller may read has written a note on the scenario. */
  hasNote?: boolean | undefined;
}

/** Returns the scenarios after position `after` and before position `before`, ordered by position. */
export function listScenarios(
  db: Statements,
  evaluationId: string,
  { judged, isPinned, hasFlag, hasNote }: ScenarioFilter,
  after: number,
  limits: ListLimits,
  before?: number,
) {
  const values: number[] = [];
  let where = 'evaluation_id = $1';
  if (judged !== undefined) where += ` AND judged = $${4 + values.push(Number(judged))}`;
  if (isPinned !== undefined) where += ` AND is_pinned = $${4 + values.push(Number(isPinned))}`;
  if (hasFlag !== undefined) where += ` AND is_pinned = $${4 + values.push(Number(hasFlag))}`;
  if (hasNote !== undefined) where += ` AND COALESCE(note, '') ${hasNote ? '<>' : '='} ''`;
  if (before !== undefined) where += ` AND position < $${4 + values.push(before)}`;
  const list = { columns: '*', from: 'scenarios', where, key: 'position', order: 'ASC', size: scenarioBytes } as const;
  return boundedList<ScenarioRow, number>(list)(db, evaluationId, after, limits, ...values);
}

type PositionRange = [evaluationId: string, from: number, before: number];

const inRange = 'FROM scenarios WHERE evaluation_id = $1 AND judged = 1 AND position >= $2 AND position < $3';

export const countVotes = selectAll<{ vote: string; count: number }, PositionRange>(
  `SELECT vote, COUNT(*) AS count ${inRange} GROUP BY vote`,
);

/** Counts how often each score (JSON text) was given in a range of positions, in the order of first occurrence. */
export const countScores = selectAll<{ score: string; count: number }, PositionRange>(
  `SELECT score, COUNT(*) AS count ${inRange} GROUP BY score ORDER BY MIN(position)`,
);
