/** An update of a scenario: what it changes, what it counts, and what it adds to the log. */
import type { EvaluationScenario, EvaluationScenarioUpdate, EvaluationType } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Transaction } from '../store/index.ts';
import { addToJudge } from '../store/judges.ts';
import { findOwnJudgement, storeOwnJudgement } from '../store/own-judgements.ts';
import * as store from '../store/scenarios.ts';
import { checkScenarioUpdate } from './evaluation-rules.ts';
import { forbidden, invalid, notFound, type Outcome } from './outcome.ts';
import { ownAfter, ownRevision, ownScenarioOf, seesOwnJudgements } from './own-judgements.ts';
import type { Precondition } from './precondition.ts';
import { covers, type Session } from './session.ts';
import { sharedScenarioOf } from './shared-scenario.ts';

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

/** A changed row, and how the caller sees it. */
interface UpdatedScenario {
  row: store.ScenarioRow;
  scenario: () => EvaluationScenario;
}

export type UpdateRefusal = 'not_found' | 'forbidden' | 'invalid' | 'changed' | 'evaluation_closed';

/** Changes the given members, raises the revision by one and stores the judgement. */
export async function updateScenario(
  tx: Transaction,
  { session, address, update, precondition, now }: ScenarioUpdate,
): Promise<Outcome<UpdatedScenario, UpdateRefusal>> {
  const { user } = session;
  const target = {
    projectId: session.project,
    evaluationId: address.evaluationId,
    scenarioId: address.scenarioId,
    now,
    userId: user,
  };
  const changes = changesOf(update, address.type, now, user);
  const row = await store.changeScenario(tx, target, changes);
  if (row === undefined) return notFound('scenario in this evaluation');
  const hasSeveral = row.judgements_per_scenario > 1;
  let before = hasSeveral ? await findOwnJudgement(tx, row.id, user) : undefined;
  let after = ownAfter(before, changes, user, now);
  const counted = hasSeveral
    ? await countOwn(tx, row, after.judged - (before?.judged ?? 0))
    : { judged: row.judged - row.was_judged, judgements: row.judged - row.was_judged };
  if (hasSeveral) await storeOwnJudgement(tx, row, after);
  await store.insertJudgement(tx, {
    scenario_id: row.id,
    revision: row.revision,
    changes: JSON.stringify(update),
    created_at: now,
    user_id: user,
    key_id: session.key,
  });
  // Locks the evaluation until the transaction ends. Closing it waits, so no judgement is stored after it was closed.
  // This is late in the transaction, because all judges of an evaluation wait for this lock.
  const evaluation =
    counted.judgements === 0
      ? await evaluations.lockEvaluationShared(tx, session.project, row.evaluation_id)
      : await evaluations.addToCounts(tx, session.project, row.evaluation_id, counted);
  if (evaluation === undefined) return notFound('scenario in this evaluation');
  if (store.changesContent(changes) && !mayChangeContent(session, hasSeveral))
    return forbidden('Judges cannot change inputs, outputs and correct_answer; this needs an editor of the project.');
  if (evaluation.closed_at !== null) return { refused: 'evaluation_closed' as const };
  const errors = checkScenarioUpdate(evaluation, address.type, update);
  if (errors.length > 0) return invalid(...errors);
  const hasJudges = hasSeveral || evaluation.judging_revision > 0;
  if (hasJudges && !hasSeveral) {
    before = await findOwnJudgement(tx, row.id, user);
    after = ownAfter(before, changes, user, now);
    await storeOwnJudgement(tx, row, after);
  }
  const isOwn = seesOwnJudgements(evaluation, session);
  const revision = isOwn ? ownRevision(row, after) - 1 : row.revision - 1;
  if (precondition !== undefined && !precondition(revision)) return { refused: 'changed' as const, revision };
  if (hasJudges && changes.judged_at !== undefined) {
    const judge = { evaluationId: evaluation.id, judgeId: user };
    await addToJudge(tx, judge, after.judged - (before?.judged ?? 0), now);
  }
  const scenario = () => (isOwn ? ownScenarioOf(row, evaluation, after, session) : sharedScenarioOf(row, evaluation));
  return { row, scenario };
}

/** Adds a judge's change to the scenario's number of judgements. Returns the changes of the evaluation's counts. */
async function countOwn(
  tx: Transaction,
  row: store.ChangedScenarioRow,
  change: number,
): Promise<{ judged: number; judgements: number }> {
  if (change !== 0) await store.addToJudgementCount(tx, row.id, change);
  const isJudged = (count: number) => Number(count >= row.judgements_per_scenario);
  return { judged: isJudged(row.judgement_count + change) - isJudged(row.judgement_count), judgements: change };
}

/** Whether the caller may change what all judges see (U54, U58). */
function mayChangeContent(session: Session, hasSeveralJudges: boolean): boolean {
  return session.evaluation === null && (!hasSeveralJudges || covers(session.role, 'editor'));
}

/**
 * Returns the columns to change. An empty `vote` or `score` that the evaluation type does not have becomes null (U16).
 */
function changesOf(
  update: EvaluationScenarioUpdate,
  type: EvaluationType,
  now: string,
  user: string,
): store.ScenarioChanges {
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
