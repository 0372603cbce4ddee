import type {
  EvaluationScenario,
  EvaluationScenarioUpdate,
  EvaluationType,
  Judgement,
  ScenarioInput,
  ScenarioOutput,
} from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import * as store from '../store/scenarios.ts';
import type { Clock } from './clock.ts';
import { checkScenarioUpdate } from './evaluation-rules.ts';
import { invalid, notFound, rollBackOnRefusal, type Outcome } from './outcome.ts';
import { numbersAscending, maxPageBytes, readPage, type Page, type PageRequest } from './paging.ts';
import type { Precondition } from './precondition.ts';
import type { Session } from './session.ts';
import { longText, type Turns } from './turns.ts';

/** The path of a scenario: its id, its evaluation and the evaluation's type. All three must match (U18). */
interface ScenarioAddress {
  evaluationId: string;
  scenarioId: string;
  type: EvaluationType;
}

/** A changed row and its evaluation. */
interface ChangedScenario {
  row: store.ScenarioRow;
  evaluation: evaluations.EvaluationRow;
}

export interface ScenarioService {
  list(
    session: Session,
    evaluationId: string,
    filter: store.ScenarioFilter,
    page: PageRequest,
  ): Promise<Outcome<Page<EvaluationScenario>, 'not_found' | 'invalid'>>;
  get(session: Session, evaluationId: string, scenarioId: string): Promise<Outcome<EvaluationScenario, 'not_found'>>;
  /** Changes the given members, raises the revision by one and stores the judgement, in one transaction. */
  update(
    session: Session,
    address: ScenarioAddress,
    update: EvaluationScenarioUpdate,
    precondition?: Precondition,
  ): Promise<Outcome<EvaluationScenario, 'not_found' | 'invalid' | 'changed' | 'evaluation_closed'>>;
  listJudgements(
    session: Session,
    evaluationId: string,
    scenarioId: string,
    page: PageRequest,
  ): Promise<Outcome<Page<Judgement>, 'not_found' | 'invalid'>>;
}

export function createScenarioService(database: Database, clock: Clock, turns: Turns): ScenarioService {
  return {
    async list(session, evaluationId, filter, page) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      if (evaluation === undefined) return notFound('evaluation');
      const itemOf = (row: store.ScenarioRow) => scenarioOf(row, evaluation);
      return turns.run(session.project, () =>
        readPage(
          numbersAscending,
          page,
          (after, limit) => store.listScenarios(database, evaluation.id, filter, after, limit, maxPageBytes),
          (row) => row.position,
          itemOf,
        ),
      );
    },

    async get(session, evaluationId, scenarioId) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      const row = evaluation && (await store.findScenario(database, evaluation.id, scenarioId));
      if (evaluation === undefined || row === undefined) return notFound('scenario in this evaluation');
      if (isLong(row)) await turns.next(session.project);
      return scenarioOf(row, evaluation);
    },

    async update(session, address, update, precondition) {
      const changed = await rollBackOnRefusal<
        ChangedScenario,
        'not_found' | 'invalid' | 'changed' | 'evaluation_closed'
      >(database, async (tx) => {
        const now = clock.timestamp();
        const target = {
          projectId: session.project,
          evaluationId: address.evaluationId,
          scenarioId: address.scenarioId,
          now,
          userId: session.user,
        };
        const row = await store.changeScenario(tx, target, changesOf(update, address.type, now, session.user));
        if (row === undefined) return notFound('scenario in this evaluation');
        // Locks the evaluation until the transaction ends. Closing it waits, so no judgement is stored after it was
        // closed.
        const change = row.judged - row.was_judged;
        const evaluation =
          change === 0
            ? await evaluations.lockEvaluationShared(tx, session.project, row.evaluation_id)
            : await evaluations.addToJudgedCount(tx, session.project, row.evaluation_id, change);
        if (evaluation === undefined) return notFound('scenario in this evaluation');
        if (evaluation.closed_at !== null) return { refused: 'evaluation_closed' as const };
        const errors = checkScenarioUpdate(evaluation, address.type, update);
        if (errors.length > 0) return invalid(...errors);
        if (precondition !== undefined && !precondition(row.revision - 1))
          return { refused: 'changed' as const, revision: row.revision - 1 };
        await store.insertJudgement(tx, {
          scenario_id: row.id,
          revision: row.revision,
          changes: JSON.stringify(update),
          created_at: now,
          user_id: session.user,
          key_id: session.key,
        });
        return { row, evaluation };
      });
      if ('refused' in changed) return changed;
      if (isLong(changed.row)) await turns.next(session.project);
      return scenarioOf(changed.row, changed.evaluation);
    },

    async listJudgements(session, evaluationId, scenarioId, page) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      const scenario = evaluation && (await store.findScenario(database, evaluation.id, scenarioId));
      if (scenario === undefined) return notFound('scenario in this evaluation');
      return turns.run(session.project, () =>
        readPage(
          numbersAscending,
          page,
          (after, limit) => store.listJudgements(database, scenario.id, after, limit, maxPageBytes),
          (row) => row.revision,
          judgementOf,
        ),
      );
    },
  };
}

function isLong(row: store.ScenarioRow): boolean {
  return row.inputs.length + row.outputs.length > longText;
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

export function scenarioOf(row: store.ScenarioRow, evaluation: evaluations.EvaluationRow): EvaluationScenario {
  return {
    evaluation_scenario_id: row.id,
    evaluation_id: row.evaluation_id,
    evaluation_type: evaluation.evaluation_type as EvaluationType,
    position: row.position,
    inputs: JSON.parse(row.inputs) as ScenarioInput[],
    outputs: JSON.parse(row.outputs) as ScenarioOutput[],
    vote: row.vote,
    score: row.score === null ? null : (JSON.parse(row.score) as string | number),
    correct_answer: row.correct_answer,
    is_pinned: row.is_pinned === 1,
    note: row.note,
    revision: row.revision,
    created_at: row.created_at,
    updated_at: row.updated_at,
    modified_by_id: row.modified_by_id,
    judged_at: row.judged_at,
    judged_by_id: row.judged_by_id,
  };
}

function judgementOf(row: store.JudgementRow): Judgement {
  return {
    evaluation_scenario_id: row.scenario_id,
    revision: row.revision,
    changes: JSON.parse(row.changes) as Judgement['changes'],
    created_at: row.created_at,
    user_id: row.user_id,
    key_id: row.key_id,
  };
}
