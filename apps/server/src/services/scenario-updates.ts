import type { EvaluationScenarioUpdate, EvaluationType } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Transaction } from '../store/index.ts';
import { addToJudge } from '../store/judges.ts';
import { lockScenario, storeOwnJudgement } from '../store/own-judgements.ts';
import * as store from '../store/scenarios.ts';
import { checkScenarioUpdate } from './evaluation-rules.ts';
import { type Outcome, type Precondition, forbidden, invalid, notFound } from './outcome.ts';
import * as views from './scenario-views.ts';
import { covers, type Session } from './session.ts';

/** The path of a scenario: its id, its evaluation and the evaluation's type. All three must match (U18). */
export interface ScenarioAddress {
  evaluationId: string;
  scenarioId: string;
  type: EvaluationType;
}

export interface ScenarioUpdate {
  session: Session;
  address: ScenarioAddress;
  update: EvaluationScenarioUpdate;
  precondition: Precondition | undefined;
  now: string;
}

export type UpdateRefusal = 'not_found' | 'forbidden' | 'invalid' | 'changed' | 'evaluation_closed';

/** Takes two round trips: one reads, the other writes. `parts` returns the scenario as the caller sees it. */
export async function updateScenario(
  tx: Transaction,
  { session, address, update, precondition, now }: ScenarioUpdate,
): Promise<Outcome<{ row: store.ScenarioRow; parts: () => views.ScenarioParts }, UpdateRefusal>> {
  const { user } = session;
  const { evaluationId, scenarioId, type } = address;
  const row = await lockScenario(tx, { projectId: session.project, evaluationId, scenarioId }, user);
  if (row === undefined) return notFound('scenario in this evaluation');
  const changes = changesOf(update, type, now, user);
  const all = row.judgements_per_scenario;
  const hasSeveral = all > 1;
  if (store.changesContent(changes) && !mayChangeContent(session, hasSeveral))
    return forbidden('Judges cannot change inputs, outputs and correct_answer; this needs an editor of the project.');
  if (row.closed_at !== null) return { refused: 'evaluation_closed' as const };
  const errors = checkScenarioUpdate(row, type, update);
  if (errors.length > 0) return invalid(...errors);
  const before = views.judgementOf(row);
  const after = views.ownAfter(before, changes, user, now);
  const revision = views.seesOwnJudgements(row, session) ? views.ownRevision(row, before) : row.revision;
  if (precondition !== undefined && !precondition(revision)) return { refused: 'changed' as const, revision };

  const ownChange = after.judged - (row.own_judged ?? 0);
  const target = { scenarioId, now, userId: user, judgements: hasSeveral ? ownChange : 0 };
  const changed = store.changedScenario(row, target, changes);
  const counted = hasSeveral
    ? { judged: isComplete(all, changed) - isComplete(all, row), judgements: ownChange }
    : { judged: changed.judged - row.judged, judgements: changed.judged - row.judged };
  // Every transaction writes to the tables in this order, to prevent deadlocks.
  store.changeScenario(tx, row, target, changes);
  store.insertJudgement(tx, {
    scenario_id: scenarioId,
    revision: changed.revision,
    changes: JSON.stringify(update),
    created_at: now,
    user_id: user,
    key_id: session.key,
  });
  if (hasSeveral || row.judging_revision > 0) {
    storeOwnJudgement(tx, row, after);
    if (changes.judged_at !== undefined) addToJudge(tx, { evaluationId, judgeId: user }, ownChange, now);
  }
  if (counted.judgements !== 0) evaluations.addToCounts(tx, evaluationId, row.position, counted);
  // A cleared judgement makes its scenario free for other judges.
  if (counted.judgements < 0) evaluations.addFreed(tx, evaluationId, 1);
  return { row: changed, parts: () => views.partsFor(changed, row, after, session) };
}

function isComplete(judgementsPerScenario: number, { judgement_count: count }: store.ScenarioRow): number {
  return Number(count >= judgementsPerScenario);
}

/** Whether the caller may change what all judges see (U54, U58). */
function mayChangeContent(session: Session, hasSeveralJudges: boolean): boolean {
  return session.evaluation === null && (!hasSeveralJudges || covers(session.role, 'editor'));
}

/** Returns the columns to change. An empty vote or score that the evaluation type does not have becomes null (U16). */
function changesOf(update: EvaluationScenarioUpdate, type: EvaluationType, now: string, user: string) {
  const changes: store.ScenarioChanges = {};
  const isPairs = type === 'human_a_b_testing';
  if (update.vote !== undefined) changes.vote = update.vote === '' && !isPairs ? null : update.vote;
  if (update.score !== undefined)
    changes.score = update.score === null || (update.score === '' && isPairs) ? null : JSON.stringify(update.score);
  if (update.vote !== undefined || update.score !== undefined) {
    changes.judged_at = now;
    changes.judged_by_id = user;
  }
  if (update.correct_answer !== undefined) changes.correct_answer = update.correct_answer;
  if (update.note !== undefined) changes.note = update.note;
  if (update.is_pinned !== undefined) changes.is_pinned = update.is_pinned ? 1 : 0;
  if (update.inputs !== undefined) changes.inputs = JSON.stringify(update.inputs);
  if (update.outputs !== undefined) changes.outputs = JSON.stringify(update.outputs);
  return changes;
}
