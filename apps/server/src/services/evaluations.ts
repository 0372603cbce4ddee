import { randomUUIDv7 } from 'node:crypto';
import type { EvaluationScenario, EvaluationScenarioUpdate, EvaluationType, ScenarioInput, ScenarioOutput } from '@jurybox/types';
import * as apps from '../store/apps.ts';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import * as scenarios from '../store/scenarios.ts';
import * as variants from '../store/variants.ts';
import type { Clock } from './clock.ts';
import { nameOf } from './deployments.ts';
import { checkUpdate } from './judging.ts';
import { decide, notFound, type Outcome } from './outcome.ts';
import type { Session } from './session.ts';

export interface NewScenario {
  inputs: ScenarioInput[];
  outputs: ScenarioOutput[];
  correctAnswer?: string;
}

export interface NewEvaluation {
  appId: string;
  name: string;
  type: EvaluationType;
  variantIds: string[];
  scenarios: NewScenario[];
}

/** Which scenario is meant, of which evaluation, of which type: all three must agree (U18). */
export interface ScenarioAddress {
  evaluationId: string;
  scenarioId: string;
  type: EvaluationType;
}

/** Decides whether a scenario at that revision may be changed: what `If-Match` asks for (U32). */
export type Precondition = (revision: number) => boolean;

export interface EvaluationService {
  create(session: Session, evaluation: NewEvaluation): Promise<Outcome<{ id: string; scenarioIds: string[] }>>;
  /** Changes the members that are present, raises the revision by one and adds to the log, all or nothing. */
  updateScenario(session: Session, address: ScenarioAddress, update: EvaluationScenarioUpdate, precondition?: Precondition): Promise<Outcome<EvaluationScenario>>;
}

export function createEvaluationService(database: Database, clock: Clock): EvaluationService {
  return {
    create: (session, { appId, name, type, variantIds, scenarios: rows }) =>
      decide(database, async (tx) => {
        const app = await apps.findApp(tx, session.project, appId);
        if (app === undefined) return notFound('app');
        const snapshot = [];
        for (const id of variantIds) {
          const variant = await variants.findVariant(tx, session.project, id);
          if (variant === undefined || variant.app_id !== app.id) return notFound('variant');
          snapshot.push({ variant_id: id, variant_name: nameOf(variant), revision: variant.revision });
        }
        const now = clock.now();
        const id = randomUUIDv7();
        await evaluations.insertEvaluation(tx, {
          id, project_id: session.project, app_id: app.id, app_name: app.name, name, evaluation_type: type,
          variants: JSON.stringify(snapshot), created_at: now, updated_at: now, created_by_id: session.user, closed_at: null,
        });
        const scenarioIds = [];
        for (const [position, row] of rows.entries()) {
          const scenarioId = randomUUIDv7();
          scenarioIds.push(scenarioId);
          await scenarios.insertScenario(tx, {
            id: scenarioId, evaluation_id: id, position, inputs: JSON.stringify(row.inputs), outputs: JSON.stringify(row.outputs),
            vote: null, score: null, correct_answer: row.correctAnswer ?? null, is_pinned: 0, note: null,
            revision: 1, created_at: now, updated_at: now, modified_by_id: session.user,
          });
        }
        return { id, scenarioIds };
      }),

    updateScenario: (session, address, update, precondition) =>
      decide(database, async (tx) => {
        const evaluation = await evaluations.findEvaluation(tx, session.project, address.evaluationId);
        if (evaluation === undefined) return notFound('evaluation');
        const now = clock.now();
        const at = { evaluationId: evaluation.id, scenarioId: address.scenarioId, now, userId: session.user };
        const row = await scenarios.changeScenario(tx, at, changesOf(update));
        if (row === undefined) return notFound('scenario');
        const errors = checkUpdate(evaluation, address.type, update);
        if (errors.length > 0) return { refused: 'invalid', errors };
        if (precondition !== undefined && !precondition(row.revision - 1)) return { refused: 'changed', revision: row.revision - 1 };
        await scenarios.insertJudgement(tx, {
          scenario_id: row.id, revision: row.revision, changes: JSON.stringify(update), created_at: now, user_id: session.user, key_id: session.key,
        });
        return scenarioOf(row, evaluation.evaluation_type as EvaluationType);
      }),
  };
}

function changesOf(update: EvaluationScenarioUpdate): scenarios.ScenarioChanges {
  const changes: scenarios.ScenarioChanges = {};
  if (update.vote !== undefined) changes.vote = update.vote;
  if (update.score !== undefined) changes.score = update.score === null ? null : JSON.stringify(update.score);
  if (update.correct_answer !== undefined) changes.correct_answer = update.correct_answer;
  if (update.note !== undefined) changes.note = update.note;
  if (update.is_pinned !== undefined) changes.is_pinned = update.is_pinned ? 1 : 0;
  if (update.inputs !== undefined) changes.inputs = JSON.stringify(update.inputs);
  if (update.outputs !== undefined) changes.outputs = JSON.stringify(update.outputs);
  return changes;
}

function scenarioOf(row: scenarios.ScenarioRow, type: EvaluationType): EvaluationScenario {
  return {
    evaluation_scenario_id: row.id,
    evaluation_id: row.evaluation_id,
    evaluation_type: type,
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
  };
}
