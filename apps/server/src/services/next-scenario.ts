/** The next scenario of a judge (U56). */
import type { NextScenario } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database, Transaction } from '../store/index.ts';
import { addJudge, lockJudge, type JudgeAddress } from '../store/judges.ts';
import { findOwnJudgement, type OwnJudgementRow } from '../store/own-judgements.ts';
import * as store from '../store/reservations.ts';
import { findScenario, type ScenarioRow } from '../store/scenarios.ts';
import type { Clock } from './clock.ts';
import { variantsOf } from './evaluations.ts';
import { firstShown } from './judging.ts';
import { isRefusal, notFound, rollBackOnRefusal, type Outcome } from './outcome.ts';
import { ownScenarioOf, seesOwnJudgements } from './own-judgements.ts';
import { isLong } from './scenarios.ts';
import type { Session } from './session.ts';
import { sharedScenarioOf } from './shared-scenario.ts';
import type { Turns } from './turns.ts';

/** How long a reservation lasts. */
const reservationMs = 5 * 60_000;

/** The number of attempts to reserve a scenario that another judge does not reserve at the same time. */
const maxAttempts = 10;

/** After this time, a judge who lost every attempt should ask again. */
const busyMs = 1000;

/** What the judge has at hand: the scenario that it looks at, and those that it skips now. */
export interface AtHand {
  current?: string | undefined;
  skip?: string[] | undefined;
}

export interface NextScenarioService {
  /** Reserves the next scenario for the caller, or says why there is none. */
  reserve(
    session: Session,
    evaluationId: string,
    atHand: AtHand,
  ): Promise<Outcome<NextScenario, 'not_found' | 'evaluation_closed'>>;
}

type Reserved = { evaluation: evaluations.EvaluationOfJudgeRow } & (
  | { found: FoundRow; reservedUntil: string; shown: string | null }
  | { found: undefined; retryAt: string | undefined }
);

/** The scenario that was found, and the own judgement of a judge who sees only that. */
interface FoundRow {
  row: ScenarioRow;
  own: OwnJudgementRow | undefined;
}

export function createNextScenarioService(database: Database, clock: Clock, turns: Turns): NextScenarioService {
  return {
    async reserve(session, evaluationId, { current = '', skip = [] }) {
      let isFirst = false;
      let known: Known | undefined;
      for (let attempt = 1; ; attempt++) {
        const nowMs = clock.timeMs();
        const now = new Date(nowMs).toISOString();
        const judge = { evaluationId, judgeId: session.user };
        const until = new Date(nowMs + reservationMs).toISOString();
        const retryAt = attempt < maxAttempts ? undefined : new Date(nowMs + busyMs).toISOString();
        const reserved = await rollBackOnRefusal(database, (tx) =>
          reserveNext(tx, { session, judge, isFirst, known, current, skip, now, until, retryAt }),
        );
        if (isRefusal(reserved)) return reserved;
        if (typeof reserved !== 'string') return responseOf(turns, session, reserved);
        if (reserved === 'not started') isFirst = true;
        else {
          const seen = await evaluations.findEvaluation(database, session.project, evaluationId);
          if (seen === undefined) return notFound('evaluation');
          const search = { ...judge, judgementsPerScenario: seen.judgements_per_scenario, current, now };
          const place = await findPlace(database, search, () => turns.next(session.project));
          known = { seen, place };
        }
      }
    },
  };
}

/**
 * Returns the place of the first scenario that is free for the judge. It searches outside a transaction and in parts,
 * so that a long evaluation delays nobody. So `reserveNext` searches this place again.
 */
async function findPlace(
  database: Database,
  search: store.Search,
  pause: () => Promise<void>,
): Promise<store.SearchPlace | undefined> {
  let place = await store.firstIncomplete(database, search, { judgements: 0, position: 0 });
  while (place !== undefined && (await store.firstFree(database, search, place)) === undefined) {
    await pause();
    const after = { ...place, position: place.position + store.searchedPositions };
    place = await store.firstIncomplete(database, search, after);
  }
  return place;
}

/** What a search outside the transaction found. */
interface Known {
  /** The evaluation before the search. */
  seen: evaluations.EvaluationRow;
  place: store.SearchPlace | undefined;
}

interface Attempt {
  session: Session;
  judge: JudgeAddress;
  /** Whether nobody judged the evaluation by reservation before. */
  isFirst: boolean;
  /** Undefined if the transaction has to search. It then searches only one part of the evaluation. */
  known: Known | undefined;
  current: string;
  skip: string[];
  now: string;
  until: string;
  /** In the last attempt, when the caller should ask again. */
  retryAt: string | undefined;
}

/**
 * Reserves a scenario. Returns `not started` if the judge is the first of the evaluation, and `changed` if the search
 * must be repeated outside the transaction; then the skipped scenarios are stored, so that the search leaves them out.
 *
 * Judges do not wait for each other: the evaluation has a shared lock, and the search leaves out the scenarios that
 * others lock. Two requests of one judge wait for each other, so that both get the same scenario.
 */
async function reserveNext(
  tx: Transaction,
  attempt: Attempt,
): Promise<Outcome<Reserved | 'not started' | 'changed', 'not_found' | 'evaluation_closed'>> {
  const { session, judge, isFirst, known, current, skip, now, until, retryAt } = attempt;
  const { evaluationId, judgeId } = judge;
  if (isFirst) await evaluations.startJudging(tx, session.project, evaluationId);
  else evaluations.lockEvaluation(tx, evaluationId, 'shared');
  lockJudge(tx, judge);
  const evaluation = await evaluations.findEvaluationOfJudge(tx, session.project, evaluationId, judgeId);
  if (evaluation === undefined) return notFound('evaluation');
  if (evaluation.closed_at !== null) return { refused: 'evaluation_closed' as const };
  if (evaluation.judging_revision === 0) return 'not started';
  const search = { ...judge, judgementsPerScenario: evaluation.judgements_per_scenario, current, now };
  for (const id of skip) store.skip(tx, search, id);
  if (current !== '') store.renewCurrent(tx, search, until);
  const [own, place] = await Promise.all([
    store.ownReservation(tx, search),
    known === undefined ? store.firstIncomplete(tx, search, { judgements: 0, position: 0 }) : known.place,
  ]);
  // A place that the search found may be taken by now.
  let isNothingFree = place === undefined && (known === undefined || !hasNewlyFree(known.seen, evaluation));
  let found = own;
  if (found === undefined && place !== undefined) found = await store.firstFree(tx, search, place, true);
  else if (found === undefined && (isNothingFree || retryAt !== undefined)) {
    found = await store.firstSkipped(tx, search, true);
    if (found === undefined && (await store.firstSkipped(tx, search)) !== undefined) isNothingFree = false;
  }
  const shown = found === undefined ? null : firstShown(variantsOf(evaluation), found.id, judgeId);
  const reservation = { until, firstShown: shown, isOwn: own !== undefined };
  const row = found && (await reserveFound(tx, session, evaluation, { search, found, reservation }));
  const expiry = row === undefined && isNothingFree ? await store.firstExpiry(tx, search) : undefined;
  if (row === undefined && isNothingFree && expiry === undefined) {
    const latest = await evaluations.findEvaluation(tx, session.project, evaluationId);
    isNothingFree = latest !== undefined && !hasNewlyFree(evaluation, latest);
  }
  // These are the last writes, because the transactions of other requests wait for these rows.
  if (evaluation.own_judged_count === null) addJudge(tx, judge, now);
  if (skip.length > 0) evaluations.addFreed(tx, evaluationId, skip.length);
  if (row !== undefined) return { evaluation, found: row, reservedUntil: until, shown };
  if (isNothingFree) return { evaluation, found: undefined, retryAt: expiry };
  return retryAt === undefined ? 'changed' : { evaluation, found: undefined, retryAt };
}

/** Reserves a scenario and reads it. Returns undefined if others reserved or judged it before it was locked. */
async function reserveFound(
  tx: Transaction,
  session: Session,
  evaluation: evaluations.EvaluationRow,
  { search, found, reservation }: { search: store.Search; found: store.FoundScenario; reservation: store.Reservation },
): Promise<FoundRow | undefined> {
  const [isReserved, row, own] = await Promise.all([
    store.reserve(tx, search, found, reservation),
    findScenario(tx, evaluation.id, found.id),
    seesOwnJudgements(evaluation, session) ? findOwnJudgement(tx, found.id, session.user) : undefined,
  ]);
  return isReserved && row !== undefined ? { row, own } : undefined;
}

/** Whether scenarios became free for this judge, or were added, between two reads of the evaluation. */
function hasNewlyFree(before: evaluations.EvaluationRow, now: evaluations.EvaluationRow): boolean {
  return now.judging_revision !== before.judging_revision || now.scenario_count !== before.scenario_count;
}

async function responseOf(turns: Turns, session: Session, reserved: Reserved): Promise<NextScenario> {
  const { evaluation, found } = reserved;
  const judgedCount = evaluation.own_judged_count ?? 0;
  const left = evaluation.scenario_count - Math.max(judgedCount, evaluation.judged_count);
  const counts = { judged_count: judgedCount, remaining_count: Math.max(0, left) };
  if (found === undefined) {
    const { retryAt = null } = reserved;
    const status = retryAt === null ? ('none_left' as const) : ('judged_by_others' as const);
    const remaining = retryAt === null ? 0 : counts.remaining_count;
    const none = { scenario: null, first_shown: null, reserved_until: null };
    return { status, ...none, retry_at: retryAt, ...counts, remaining_count: remaining };
  }
  const { row, own } = found;
  if (isLong(row)) await turns.next(session.project);
  const isOwn = seesOwnJudgements(evaluation, session);
  return {
    status: 'scenario',
    scenario: isOwn ? ownScenarioOf(row, evaluation, own, session) : sharedScenarioOf(row, evaluation),
    first_shown: reserved.shown,
    reserved_until: reserved.reservedUntil,
    retry_at: null,
    ...counts,
  };
}
