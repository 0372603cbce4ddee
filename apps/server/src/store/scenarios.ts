import { boundedList, bytesOf, readBounded, type Bounded } from './bounded-list.ts';
import type { Statements, Transaction, Value } from './database.ts';

export interface ScenarioRow {
  id: string;
  evaluation_id: string;
  position: number;
  /** JSON text. */
  inputs: string;
  /** JSON text. */
  outputs: string;
  vote: string | null;
  /** JSON text, so that 4 and "4" stay what they are. */
  score: string | null;
  correct_answer: string | null;
  is_pinned: number;
  note: string | null;
  /** Derived by the engine: 1 when there is a vote or a score. */
  judged: number;
  /** `judged` as it was before the latest update. */
  was_judged: number;
  revision: number;
  created_at: string;
  updated_at: string;
  modified_by_id: string | null;
  judged_at: string | null;
  judged_by_id: string | null;
}

/** The columns an update may set. */
export type ScenarioChanges = Partial<
  Pick<
    ScenarioRow,
    'inputs' | 'outputs' | 'vote' | 'score' | 'correct_answer' | 'is_pinned' | 'note' | 'judged_at' | 'judged_by_id'
  >
>;
const changeable = [
  'inputs',
  'outputs',
  'vote',
  'score',
  'correct_answer',
  'is_pinned',
  'note',
  'judged_at',
  'judged_by_id',
] as const;

export interface JudgementRow {
  scenario_id: string;
  revision: number;
  /** JSON text: the members of the update as they were sent. */
  changes: string;
  created_at: string;
  user_id: string;
  key_id: string;
}

type NewScenario = Omit<ScenarioRow, 'judged' | 'was_judged' | 'judged_at' | 'judged_by_id'>;
const inserted = [
  'id',
  'evaluation_id',
  'position',
  'inputs',
  'outputs',
  'vote',
  'score',
  'correct_answer',
  'is_pinned',
  'note',
  'revision',
  'created_at',
  'updated_at',
  'modified_by_id',
] as const satisfies (keyof NewScenario)[];

/** Rows per statement: a thousand answers from a database that is not on this machine would take too long. */
const together = 50;

export async function insertScenarios(tx: Transaction, rows: NewScenario[]): Promise<void> {
  for (let from = 0; from < rows.length;) {
    // Two statements in all: a text of its own for every number of rows would be parsed and kept for each.
    const count = rows.length - from >= together ? together : 1;
    const tuples = Array.from(
      { length: count },
      (_, row) => `(${inserted.map((_name, column) => `$${row * inserted.length + column + 1}`).join(', ')})`,
    );
    const values = rows.slice(from, from + count).flatMap((row) => inserted.map((column) => row[column]));
    await tx.run(`INSERT INTO scenarios (${inserted.join(', ')}) VALUES ${tuples.join(', ')}`, ...values);
    from += count;
  }
}

/**
 * Sets the named columns and raises the revision by one, in one statement: whoever comes second waits and then adds
 * to what the first one left. Gives the row as it is now, or nothing where there is none in that evaluation of that project.
 */
export function changeScenario(
  tx: Transaction,
  at: { projectId: string; evaluationId: string; scenarioId: string; now: string; userId: string },
  changes: ScenarioChanges,
): Promise<ScenarioRow | undefined> {
  const values: Value[] = [at.scenarioId, at.evaluationId, at.now, at.userId, at.projectId];
  let assignments = '';
  for (const column of changeable) {
    const value = changes[column];
    if (value !== undefined) assignments += `, ${column} = $${values.push(value)}`;
  }
  return tx.get<ScenarioRow>(
    `UPDATE scenarios SET revision = revision + 1, was_judged = judged, updated_at = $3, modified_by_id = $4${assignments}
     WHERE id = $1 AND evaluation_id = $2 AND EXISTS (SELECT 1 FROM evaluations e WHERE e.id = $2 AND e.project_id = $5) RETURNING *`,
    ...values,
  );
}

export async function insertJudgement(tx: Transaction, row: JudgementRow): Promise<void> {
  await tx.run(
    'INSERT INTO judgements (scenario_id, revision, changes, created_at, user_id, key_id) VALUES ($1, $2, $3, $4, $5, $6)',
    row.scenario_id,
    row.revision,
    row.changes,
    row.created_at,
    row.user_id,
    row.key_id,
  );
}

const log = boundedList({
  columns: '*',
  from: 'judgements',
  where: 'scenario_id = $1 AND revision > $2',
  key: 'revision',
  order: 'ASC',
  size: bytesOf('changes'),
  limit: '$3',
  maxBytes: '$4',
});

/** The log behind `after`, oldest first. */
export function listJudgements(
  at: Statements,
  scenarioId: string,
  after: number,
  limit: number,
  maxBytes: number,
): Promise<Bounded<JudgementRow>> {
  return readBounded(at, log, scenarioId, after, limit, maxBytes);
}

export function findScenario(
  at: Statements,
  evaluationId: string,
  scenarioId: string,
): Promise<ScenarioRow | undefined> {
  return at.get<ScenarioRow>('SELECT * FROM scenarios WHERE id = $1 AND evaluation_id = $2', scenarioId, evaluationId);
}

/** Which scenarios of an evaluation; a filter that is left out lets everything through. */
export interface ScenarioFilter {
  judged?: boolean | undefined;
  isPinned?: boolean | undefined;
}

/** The scenarios behind `after`, by position. */
export function listScenarios(
  at: Statements,
  evaluationId: string,
  filter: ScenarioFilter,
  after: number,
  limit: number,
  maxBytes: number,
): Promise<Bounded<ScenarioRow>> {
  const values: Value[] = [evaluationId, after, limit, maxBytes];
  let conditions = '';
  if (filter.judged !== undefined) conditions += ` AND judged = $${values.push(Number(filter.judged))}`;
  if (filter.isPinned !== undefined) conditions += ` AND is_pinned = $${values.push(Number(filter.isPinned))}`;
  const sql = boundedList({
    columns: '*',
    from: 'scenarios',
    where: `evaluation_id = $1 AND position > $2${conditions}`,
    key: 'position',
    order: 'ASC',
    size: bytesOf('inputs', 'outputs', 'correct_answer', 'note'),
    limit: '$3',
    maxBytes: '$4',
  });
  return readBounded(at, sql, ...values);
}

/** A part of an evaluation: the scenarios with a position from `from` up to, not including, `before`. */
export interface Range {
  evaluationId: string;
  from: number;
  before: number;
}

const inRange = 'FROM scenarios WHERE evaluation_id = $1 AND judged = 1 AND position >= $2 AND position < $3';

/** How often each vote was given in a part of an evaluation. */
export function countVotes(
  at: Statements,
  { evaluationId, from, before }: Range,
): Promise<{ vote: string; count: number }[]> {
  return at.all(`SELECT vote, COUNT(*) AS count ${inRange} GROUP BY vote`, evaluationId, from, before);
}

/** How often each score, as JSON text, was given in a part of an evaluation; by the first position it stands at. */
export function countScores(
  at: Statements,
  { evaluationId, from, before }: Range,
): Promise<{ score: string; count: number }[]> {
  return at.all(
    `SELECT score, COUNT(*) AS count ${inRange} GROUP BY score ORDER BY MIN(position)`,
    evaluationId,
    from,
    before,
  );
}
