/** Finds and reserves the next scenario that a judge should judge (U56). */
import type { NextScenario, NextScenarioRequest } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database, Transaction } from '../store/database.ts';
import { addJudge, lockJudge, type JudgeAddress } from '../store/judges.ts';
import { findOwnJudgement } from '../store/own-judgements.ts';
import * as store from '../store/reservations.ts';
import { findScenario } from '../store/scenarios.ts';
import { variantsOf } from './evaluations.ts';
import { firstShown } from './judging.ts';
import { isRefusal, notFound, rollBackOnRefusal, type Outcome } from './outcome.ts';
import { scenarioFor, seesOwnJudgements } from './scenario-views.ts';
import { isLong } from './scenarios.ts';
import type { Session, Context } from './session.ts';
import type { Turns } from './turns.ts';

const reservationMs = 5 * 60_000;

/** The maximum number of attempts to reserve a scenario. An attempt fails if another judge reserves it first. */
const maxAttempts = 10;

/** The caller should repeat the request after this time if all attempts of the server to reserve a scenario failed. */
const busyMs = 1000;

interface Reserved {
  evaluation: evaluations.EvaluationOfJudgeRow;
  /**
   * The scenario that the transaction has found and reserves. The promise settles before the transaction ends. It
   * resolves to undefined if another judge reserved or judged the scenario first.
   */
  row: ReturnType<typeof reserveFound> | undefined;
  shown: string | null;
  /** When to repeat the request if no scenario is reserved. Undefined if the judge has no scenario left. */
  retryAt: string | undefined;
}

export function createNextScenarioService({ database, clock, turns }: Context) {
  return {
    async reserve(session: Session, evaluationId: string, { current = '', skip = [] }: NextScenarioRequest) {
      let known: Attempt['known'];
      for (let attempt = 1; ; attempt++) {
        const nowMs = clock.timeMs();
        const now = new Date(nowMs).toISOString();
        const judge = { evaluationId, judgeId: session.user };
        const until = new Date(nowMs + reservationMs).toISOString();
        const retryAt = attempt < maxAttempts ? undefined : new Date(nowMs + busyMs).toISOString();
        const reserved = await rollBackOnRefusal(database, (tx) =>
          reserveNext(tx, { session, judge, known, current, skip, now, until, retryAt }),
        );
        if (isRefusal(reserved)) return reserved;
        if (typeof reserved === 'object') {
          const row = await reserved.row;
          if (row !== undefined) return scenarioResponse(turns, session, reserved, row, until);
          if (reserved.row === undefined || retryAt !== undefined)
            return nothingResponse(reserved.evaluation, reserved.retryAt);
        }
        if (reserved === 'not started') {
          await database.transaction((tx) => evaluations.startJudging(tx, evaluationId, session.project));
        } else {
          const seen = await evaluations.findEvaluation(database, evaluationId, session.project);
          if (seen === undefined) return notFound('evaluation');
          const search = { ...judge, judgementsPerScenario: seen.judgements_per_scenario, current, now };
          const place = await findPlace(database, search, () => turns.next(session.project));
          known = { seen, place };
        }
      }
    },
  };
}

/** Finds where `reserveNext` begins its search. Uses no transaction, so that a long search holds no locks. */
async function findPlace(database: Database, search: store.Search, pause: () => Promise<void>) {
  let place = await store.firstIncomplete(database, search, { judgements: 0, position: 0 });
  while (place !== undefined && (await store.firstFree(database, search, place)) === undefined) {
    await pause();
    const after = { ...place, position: place.position + store.searchedPositions };
    place = await store.firstIncomplete(database, search, after);
  }
  return place;
}

interface Attempt {
  session: Session;
  judge: JudgeAddress;
  /**
   * `place` is where the search for a scenario begins, as the last call of `findPlace` returned it. `seen` is the row
   * of the evaluation, read just before that call. `known` is undefined before the first call.
   */
  known: { seen: evaluations.EvaluationRow; place: store.SearchPlace | undefined } | undefined;
  current: string;
  skip: string[];
  now: string;
  until: string;
  /** The time at which the caller should repeat the request. Set only in the last attempt to reserve a scenario. */
  retryAt: string | undefined;
}

/**
 * Reserves a scenario. Returns `not started` if nobody has reserved a scenario of this evaluation before. Returns
 * `changed` if `reserve` must search again with `findPlace`. Even then, the transaction stores which scenarios the
 * judge has skipped (`skip`). Requests of different judges do not wait for each other: their lock of the evaluation is
 * shared, and their searches leave out locked scenarios. Requests of one judge wait for each other, so that all get the
 * same scenario.
 */
async function reserveNext(
  tx: Transaction,
  attempt: Attempt,
): Promise<Outcome<Reserved | 'not started' | 'changed', 'not_found' | 'evaluation_closed'>> {
  const { session, judge, known, current, skip, now, until, retryAt } = attempt;
  const { evaluationId, judgeId } = judge;
  evaluations.lockEvaluation(tx, evaluationId, 'shared');
  lockJudge(tx, judge);
  const evaluation = await evaluations.findEvaluationOfJudge(tx, evaluationId, session.project, judgeId);
  if (evaluation === undefined) return notFound('evaluation');
  if (evaluation.closed_at !== null) return { refused: 'evaluation_closed' as const };
  if (evaluation.judging_revision === 0) return 'not started';
  const search = { ...judge, judgementsPerScenario: evaluation.judgements_per_scenario, current, now };
  for (const id of skip) store.skip(tx, search, id);
  if (current !== '') store.renewCurrent(tx, search, until);
  const [own, free] = await Promise.all([
    store.ownReservation(tx, search),
    known !== undefined && known.place === undefined ? undefined : store.firstFree(tx, search, known?.place, true),
  ]);
  let found = own ?? free;
  let isNothingFree = false;
  if (found === undefined && known === undefined) {
    isNothingFree = (await store.firstIncomplete(tx, search, { judgements: 0, position: 0 })) === undefined;
  } else if (found === undefined && known?.place === undefined) {
    found = await store.firstSkipped(tx, search, true);
    const isLocked = found === undefined && (await store.firstSkipped(tx, search, false)) !== undefined;
    isNothingFree = known !== undefined && !hasNewlyFree(known.seen, evaluation) && !isLocked;
    if (!isNothingFree && retryAt === undefined) found = undefined;
  }
  let expiry: string | undefined;
  if (found === undefined && isNothingFree) {
    expiry = await store.firstExpiry(tx, search);
    // Another judge's reservation may have ended after this search, which makes a scenario free again.
    const latest = expiry ?? (await evaluations.findEvaluation(tx, evaluationId, session.project));
    if (typeof latest === 'object' && hasNewlyFree(evaluation, latest)) isNothingFree = false;
  }
  const shown = found === undefined ? null : firstShown(variantsOf(evaluation), found.id, judgeId);
  const reservation = { until, firstShown: shown, isOwn: own !== undefined };
  const row = found && reserveFound(tx, session, evaluation, { search, found, reservation });
  // Prevents an unhandled rejection. If `reserveFound` fails, the transaction fails with the same error.
  row?.catch(() => {});
  // Write the rows of the judge and of the evaluation last, because other transactions wait for their locks.
  if (evaluation.own_judged_count === null) addJudge(tx, judge, now);
  if (skip.length > 0) evaluations.addFreed(tx, evaluationId, skip.length);
  if (row === undefined && !isNothingFree && retryAt === undefined) return 'changed';
  return { evaluation, row, shown, retryAt: row === undefined && isNothingFree ? expiry : retryAt };
}

/** Reserves and reads the found scenario. Returns undefined if another judge has just reserved or judged it. */
async function reserveFound(
  tx: Transaction,
  session: Session,
  evaluation: evaluations.EvaluationRow,
  { search, found, reservation }: { search: store.Search; found: store.FoundScenario; reservation: store.Reservation },
) {
  const [isReserved, row, own] = await Promise.all([
    store.reserve(tx, search, found, reservation),
    findScenario(tx, found.id, evaluation.id),
    seesOwnJudgements(evaluation, session) ? findOwnJudgement(tx, found.id, session.user) : undefined,
  ]);
  return isReserved && row !== undefined ? { row, own } : undefined;
}

/** Returns whether a scenario may have become free between two reads of the evaluation. */
function hasNewlyFree(before: evaluations.EvaluationRow, now: evaluations.EvaluationRow): boolean {
  return now.judging_revision !== before.judging_revision || now.scenario_count !== before.scenario_count;
}

async function scenarioResponse(
  turns: Turns,
  session: Session,
  { evaluation, shown }: Reserved,
  { row, own }: NonNullable<Awaited<Reserved['row']>>,
  reservedUntil: string,
): Promise<NextScenario> {
  if (isLong(row)) await turns.next(session.project);
  return {
    status: 'scenario',
    scenario: scenarioFor(row, evaluation, own, session),
    first_shown: shown,
    reserved_until: reservedUntil,
    retry_at: null,
    ...countsOf(evaluation),
  };
}

function nothingResponse(evaluation: evaluations.EvaluationOfJudgeRow, retryAt: string | undefined): NextScenario {
  const none = { scenario: null, first_shown: null, reserved_until: null, ...countsOf(evaluation) };
  return retryAt === undefined
    ? { ...none, status: 'none_left', retry_at: null, remaining_count: 0 }
    : { ...none, status: 'judged_by_others', retry_at: retryAt };
}

function countsOf(evaluation: evaluations.EvaluationOfJudgeRow): { judged_count: number; remaining_count: number } {
  const judgedCount = evaluation.own_judged_count ?? 0;
  const left = evaluation.scenario_count - Math.max(judgedCount, evaluation.judged_count);
  return { judged_count: judgedCount, remaining_count: Math.max(0, left) };
}
