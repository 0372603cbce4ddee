/** The next scenario of a judge (U56). */
import type { NextScenario } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database, Transaction } from '../store/index.ts';
import { ensureJudge, findJudge } from '../store/judges.ts';
import { findOwnJudgement } from '../store/own-judgements.ts';
import * as store from '../store/reservations.ts';
import { findScenario } from '../store/scenarios.ts';
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

/** A judge who lost every attempt should ask again after this time. */
const busyMs = 1000;

/** The scenario that the judge looks at, and the scenarios that the judge skips now. */
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

type Reserved = { evaluation: evaluations.EvaluationRow } & (
  | { found: store.FoundScenario; reservedUntil: string; shown: string | null }
  | { found: undefined; retryAt: string | undefined }
);

export function createNextScenarioService(database: Database, clock: Clock, turns: Turns): NextScenarioService {
  return {
    async reserve(session, evaluationId, { current = '', skip = [] }) {
      for (let attempt = 1; ; attempt++) {
        const seen = await evaluations.findEvaluation(database, session.project, evaluationId);
        if (seen === undefined) return notFound('evaluation');
        const nowMs = clock.timeMs();
        const search: store.Search = {
          evaluationId: seen.id,
          judgeId: session.user,
          judgementsPerScenario: seen.judgements_per_scenario,
          current,
          now: new Date(nowMs).toISOString(),
        };
        const judge = await findJudge(database, search);
        const place = await findPlace(database, search, () => turns.next(session.project));
        const until = new Date(nowMs + reservationMs).toISOString();
        const retryAt = attempt < maxAttempts ? undefined : new Date(nowMs + busyMs).toISOString();
        const reserved = await rollBackOnRefusal(database, (tx) =>
          reserveAt(tx, { session, seen, isNew: judge === undefined, search, place, skip, until, retryAt }),
        );
        if (isRefusal(reserved)) return reserved;
        if (reserved !== 'changed') return responseOf(database, turns, session, reserved, judge?.judged_count ?? 0);
      }
    },
  };
}

/**
 * Returns the place of the first scenario that is free for the judge. It searches outside a transaction and in parts,
 * so that a long evaluation delays nobody. So `reserveAt` searches this place again.
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

interface Attempt {
  session: Session;
  /** The evaluation before the search. */
  seen: evaluations.EvaluationRow;
  /** Whether the caller judges for the first time. */
  isNew: boolean;
  search: store.Search;
  place: store.SearchPlace | undefined;
  skip: string[];
  until: string;
  /** When the caller should ask again. Set in the last attempt only. */
  retryAt: string | undefined;
}

/**
 * Reserves a scenario at the place. Returns `changed` if the search must be repeated; then the skipped scenarios are
 * stored, so that the search leaves them out.
 */
async function reserveAt(
  tx: Transaction,
  { session, seen, isNew, search, place, skip, until, retryAt }: Attempt,
): Promise<Outcome<Reserved | 'changed', 'not_found' | 'evaluation_closed'>> {
  const evaluation = await evaluations.lockForJudging(tx, session.project, search.evaluationId, skip.length);
  if (evaluation === undefined) return notFound('evaluation');
  if (evaluation.closed_at !== null) return { refused: 'evaluation_closed' as const };
  if (isNew) await ensureJudge(tx, search, search.now);
  for (const id of skip) await store.skip(tx, search, id);
  if (search.current !== '') await store.renewCurrent(tx, search, until);
  let found = await store.ownReservation(tx, search);
  if (found === undefined && place !== undefined) {
    found = await store.firstFree(tx, search, place);
    if (found === undefined && retryAt === undefined) return 'changed';
  }
  if (found === undefined && place === undefined) {
    found = await store.firstSkipped(tx, search);
    if (hasNewlyFree(seen, evaluation, skip.length) && retryAt === undefined) return 'changed';
  }
  if (found === undefined) return { evaluation, found, retryAt: retryAt ?? (await store.firstExpiry(tx, search)) };
  const shown = firstShown(variantsOf(evaluation), found.id, session.user);
  await store.reserve(tx, search, found, { until, firstShown: shown });
  return { evaluation, found, reservedUntil: until, shown };
}

/** Whether scenarios became free for this judge after the search. */
function hasNewlyFree(seen: evaluations.EvaluationRow, now: evaluations.EvaluationRow, skipCount: number): boolean {
  const expected = seen.judging_revision === 0 ? 1 : seen.judging_revision + skipCount;
  return now.judging_revision !== expected || now.scenario_count !== seen.scenario_count;
}

async function responseOf(
  database: Database,
  turns: Turns,
  session: Session,
  reserved: Reserved,
  judgedCount: number,
): Promise<Outcome<NextScenario, 'not_found'>> {
  const { evaluation, found } = reserved;
  const left = evaluation.scenario_count - Math.max(judgedCount, evaluation.judged_count);
  const counts = { judged_count: judgedCount, remaining_count: Math.max(0, left) };
  if (found === undefined) {
    const { retryAt = null } = reserved;
    const status = retryAt === null ? ('none_left' as const) : ('judged_by_others' as const);
    const remaining = retryAt === null ? 0 : counts.remaining_count;
    const none = { scenario: null, first_shown: null, reserved_until: null };
    return { status, ...none, retry_at: retryAt, ...counts, remaining_count: remaining };
  }
  const row = await findScenario(database, evaluation.id, found.id);
  if (row === undefined) return notFound('evaluation');
  const isOwn = seesOwnJudgements(evaluation, session);
  const own = isOwn ? await findOwnJudgement(database, row.id, session.user) : undefined;
  if (isLong(row)) await turns.next(session.project);
  return {
    status: 'scenario',
    scenario: isOwn ? ownScenarioOf(row, evaluation, own, session) : sharedScenarioOf(row, evaluation),
    first_shown: reserved.shown,
    reserved_until: reserved.reservedUntil,
    retry_at: null,
    ...counts,
  };
}
