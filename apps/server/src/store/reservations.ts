import { lockRowOfS, type Statements, type Transaction } from './database.ts';
import type { JudgeAddress } from './judges.ts';
import type { ScenarioRow } from './scenarios.ts';

export interface Search extends JudgeAddress {
  judgementsPerScenario: number;
  /** The id of a scenario that the search leaves out, or `''` for none. */
  current: string;
  now: string;
}

/**
 * A place in the order in which the server searches for the next scenario of a judge: first by the number of
 * judgements, lowest first, and then by position.
 */
export interface SearchPlace {
  judgements: number;
  position: number;
}

export type FoundScenario = Pick<ScenarioRow, 'id' | 'position'>;

/** The maximum number of positions that one search reads. */
export const searchedPositions = 2000;

/**
 * Returns the column with the number of judgements of a scenario. If each scenario needs only one judgement, this is
 * `judged` (0 or 1), because `judgement_count` is always 0 then.
 */
const countColumn = ({ judgementsPerScenario }: Search) => (judgementsPerScenario === 1 ? 'judged' : 'judgement_count');

const valuesOf = ({ evaluationId, current, judgeId, now, judgementsPerScenario }: Search) =>
  [evaluationId, current, judgeId, now, judgementsPerScenario] as const;

/**
 * Returns SQL that counts the judges of a scenario who satisfy a condition. `isOwn` limits the count to the judge $3.
 * With `FILTER`, PostgreSQL always reads along the primary key. With `WHERE` or `NOT EXISTS`, it sometimes reads the
 * rows of other scenarios too.
 */
const countJudges = (condition: string, isOwn = false) => `(SELECT COUNT(*) FILTER (WHERE ${condition})
  FROM scenario_judges o WHERE o.scenario_id = s.id${isOwn ? ' AND o.judge_id = $3' : ''})`;

/** The condition that a scenario needs one more judgement. A reservation of another judge counts as a judgement. */
const hasRoom = (search: Search) =>
  `s.${countColumn(search)} + ${countJudges('o.judge_id <> $3 AND o.reserved_until > $4')} < $5`;

/**
 * The condition that the judge has judged a scenario. Never true if each scenario needs only one judgement, so that the
 * same judge may judge it again after somebody clears the judgement.
 */
const hasJudged = ({ judgementsPerScenario }: Search) => (judgementsPerScenario === 1 ? 'FALSE' : 'o.judged = 1');

/**
 * Returns the `SearchPlace` of the first scenario that needs more judgements, even if the scenario is reserved. Begins
 * at the given `SearchPlace`.
 */
export function firstIncomplete(db: Statements, search: Search, { judgements, position }: SearchPlace) {
  const count = countColumn(search);
  const sql = `SELECT ${count} AS judgements, position FROM scenarios
     WHERE evaluation_id = $1 AND (${count}, position) >= ($2, $3) AND ${count} < $4
     ORDER BY ${count}, position LIMIT 1`;
  return db.get<SearchPlace>(sql, search.evaluationId, judgements, position, search.judgementsPerScenario);
}

/**
 * Returns the first scenario that is free for the judge and that the judge has not skipped. Starts at `place`. If
 * `place` is undefined, starts at the first scenario that needs more judgements. If `isLocking` is true, locks the
 * scenario, and leaves out scenarios that other transactions have locked.
 */
export function firstFree(db: Statements, search: Search, place: SearchPlace | undefined, isLocking = false) {
  const count = countColumn(search);
  const first = (column: string) => `(SELECT i.${column} FROM scenarios i
    WHERE i.evaluation_id = $1 AND i.${count} < $5 ORDER BY i.${count}, i.position LIMIT 1)`;
  const [judgements, position] = place === undefined ? [first(count), first('position')] : ['$6', '$7'];
  const sql = `SELECT s.id, s.position FROM scenarios s WHERE s.evaluation_id = $1 AND s.${count} = ${judgements}
    AND s.position >= ${position} AND s.position < ${position} + ${searchedPositions} AND s.id <> $2
    AND ${countJudges(`${hasJudged(search)} OR o.skipped_at IS NOT NULL`, true)} = 0
    AND ${hasRoom(search)} ORDER BY s.position LIMIT 1${isLocking ? lockRowOfS : ''}`;
  return db.get<FoundScenario>(sql, ...valuesOf(search), ...(place ? [place.judgements, place.position] : []));
}

/**
 * Returns the free scenario that the judge skipped the longest time ago. If `isLocking` is true, locks the scenario,
 * and leaves out scenarios that other transactions have locked.
 */
export function firstSkipped(tx: Transaction, search: Search, isLocking: boolean) {
  const sql = `SELECT s.id, s.position FROM (
       SELECT * FROM scenario_judges WHERE evaluation_id = $1 AND judge_id = $3 AND skipped_at IS NOT NULL
       ORDER BY skipped_at LIMIT ${searchedPositions}) o
     JOIN scenarios s ON s.id = o.scenario_id
     WHERE s.id <> $2 AND NOT (${hasJudged(search)}) AND ${hasRoom(search)}
     ORDER BY o.skipped_at, o.position LIMIT 1${isLocking ? lockRowOfS : ''}`;
  return tx.get<FoundScenario>(sql, ...valuesOf(search));
}

export function ownReservation(tx: Transaction, search: Search) {
  const sql = `SELECT s.id, s.position FROM scenario_judges o JOIN scenarios s ON s.id = o.scenario_id
     WHERE o.evaluation_id = $1 AND o.judge_id = $3 AND o.reserved_until > $4 AND o.scenario_id <> $2
       AND s.${countColumn(search)} < $5 ORDER BY o.reserved_at, o.position LIMIT 1`;
  return tx.get<FoundScenario>(sql, ...valuesOf(search));
}

/** Returns the earliest expiry of the other judges' reservations that keep a scenario from `search.judgeId`. */
export async function firstExpiry(tx: Transaction, search: Search): Promise<string | undefined> {
  const sql = `SELECT MIN(r.reserved_until) AS expiry FROM scenario_judges r JOIN scenarios s ON s.id = r.scenario_id
     WHERE r.evaluation_id = $1 AND r.judge_id <> $3 AND r.reserved_until > $4 AND r.scenario_id <> $2
       AND s.${countColumn(search)} < $5 AND ${countJudges(hasJudged(search), true)} = 0`;
  const row = await tx.get<{ expiry: string | null }>(sql, ...valuesOf(search));
  return row?.expiry ?? undefined;
}

export interface Reservation {
  until: string;
  firstShown: string | null;
  isOwn: boolean;
}

/** Reserves a scenario or renews the reservation. Returns false if others took the scenario after the search. */
export async function reserve(tx: Transaction, search: Search, found: FoundScenario, reservation: Reservation) {
  const { until, firstShown, isOwn } = reservation;
  if (isOwn) {
    const sql = `UPDATE scenario_judges SET reserved_until = $3, first_shown = $4, skipped_at = NULL
      WHERE scenario_id = $1 AND judge_id = $2`;
    return (await tx.run(sql, found.id, search.judgeId, until, firstShown)) > 0;
  }
  const sql = `INSERT INTO scenario_judges (scenario_id, judge_id, evaluation_id, position, reserved_at, reserved_until,
      first_shown)
    SELECT s.id, $3, s.evaluation_id, s.position, $4, $6, $7 FROM scenarios s
    WHERE s.id = $2 AND s.evaluation_id = $1 AND ${hasRoom(search)}
    ON CONFLICT (scenario_id, judge_id) DO UPDATE SET reserved_until = $6, first_shown = $7, skipped_at = NULL,
      reserved_at = CASE WHEN scenario_judges.reserved_until > $4 THEN scenario_judges.reserved_at ELSE $4 END`;
  const values = valuesOf({ ...search, current: found.id });
  return (await tx.run(sql, ...values, until, firstShown)) > 0;
}

/** Renews the reservation of the scenario that the judge looks at, unless it expired. */
export function renewCurrent(tx: Transaction, search: Search, until: string): void {
  const sql = `UPDATE scenario_judges SET reserved_until = $4
     WHERE scenario_id = $1 AND judge_id = $2 AND evaluation_id = $5 AND reserved_until > $3`;
  tx.write(sql, search.current, search.judgeId, search.now, until, search.evaluationId);
}

export function skip(tx: Transaction, search: Search, scenarioId: string): void {
  const sql = `INSERT INTO scenario_judges (scenario_id, judge_id, evaluation_id, position, skipped_at)
     SELECT id, $2, evaluation_id, position, $4 FROM scenarios WHERE id = $1 AND evaluation_id = $3
     ON CONFLICT (scenario_id, judge_id) DO UPDATE SET skipped_at = $4, reserved_until = NULL`;
  tx.write(sql, scenarioId, search.judgeId, search.evaluationId, search.now);
}
