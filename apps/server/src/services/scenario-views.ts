/** Scenarios as callers see them: with the judgement that all callers share, or with the caller's own (U54, U58). */
import * as api from '@jurybox/types';
import type { EvaluationRow } from '../store/evaluations.ts';
import type { JudgementCountRow, OwnJudgement, ScenarioWithJudgement } from '../store/own-judgements.ts';
import { changesContent, isJudged, type ScenarioChanges, type ScenarioRow } from '../store/scenarios.ts';
import { pick } from './paging.ts';
import type { Session } from './session.ts';

type OfType = Pick<EvaluationRow, 'evaluation_type'>;
type Shown = Pick<EvaluationRow, 'evaluation_type' | 'judgements_per_scenario'>;

/** The members of a scenario in the order of the response. `inputs` and `outputs` are JSON text. */
export interface ScenarioParts {
  identity: Pick<api.EvaluationScenario, 'evaluation_scenario_id' | 'evaluation_id' | 'evaluation_type' | 'position'>;
  inputs: string;
  outputs: string;
  judgement: Omit<api.EvaluationScenario, 'inputs' | 'outputs' | keyof ScenarioParts['identity']>;
}

export function sharedPartsOf(row: ScenarioRow, evaluation: OfType): ScenarioParts {
  return {
    identity: {
      evaluation_scenario_id: row.id,
      evaluation_id: row.evaluation_id,
      evaluation_type: evaluation.evaluation_type as api.EvaluationType,
      position: row.position,
    },
    inputs: row.inputs,
    outputs: row.outputs,
    judgement: {
      vote: row.vote,
      score: scoreOf(row.score),
      correct_answer: row.correct_answer,
      is_pinned: row.is_pinned === 1,
      note: row.note,
      ...pick(row, 'revision', 'created_at', 'updated_at', 'modified_by_id', 'judged_at', 'judged_by_id'),
    },
  };
}

export function scenarioOf({ identity, inputs, outputs, judgement }: ScenarioParts): api.EvaluationScenario {
  return {
    ...identity,
    inputs: JSON.parse(inputs) as api.ScenarioInput[],
    outputs: JSON.parse(outputs) as api.ScenarioOutput[],
    ...judgement,
  };
}

/** Returns the same scenario as `scenarioOf`, as JSON text. Copies the stored inputs and outputs unchanged. */
export function scenarioJsonOf({ identity, inputs, outputs, judgement }: ScenarioParts) {
  const start = JSON.stringify(identity).slice(0, -1);
  const text = `${start},"inputs":${inputs},"outputs":${outputs},${JSON.stringify(judgement).slice(1)}`;
  return new api.JsonText<api.EvaluationScenario>(text);
}

export function sharedScenarioOf(row: ScenarioRow, evaluation: OfType) {
  return scenarioOf(sharedPartsOf(row, evaluation));
}

/** Returns whether the caller sees its own judgement of each scenario. If not, all callers see the same judgement. */
export function seesOwnJudgements(evaluation: Pick<EvaluationRow, 'judgements_per_scenario'>, session: Session) {
  return evaluation.judgements_per_scenario > 1 || session.evaluation !== null;
}

/** Returns a scenario as the caller sees it. `own` is the caller's own judgement, if there is one. */
export function scenarioFor(row: ScenarioRow, evaluation: Shown, own: OwnJudgement | undefined, session: Session) {
  return scenarioOf(partsFor(row, evaluation, own, session));
}

export function partsFor(row: ScenarioRow, evaluation: Shown, own: OwnJudgement | undefined, session: Session) {
  const parts = sharedPartsOf(row, evaluation);
  if (!seesOwnJudgements(evaluation, session)) return parts;
  const contentUpdatedAt = row.content_updated_at ?? row.created_at;
  const ownUpdatedAt = own?.updated_at ?? '';
  const isLatest = own !== undefined && ownUpdatedAt >= contentUpdatedAt;
  const modifiedBy = isLatest ? own.judge_id : row.content_modified_by_id;
  const judgement = {
    ...parts.judgement,
    vote: own?.vote ?? null,
    score: scoreOf(own?.score ?? null),
    is_pinned: own?.is_pinned === 1,
    note: own?.note ?? null,
    revision: ownRevision(row, own),
    updated_at: isLatest ? ownUpdatedAt : contentUpdatedAt,
    modified_by_id: session.evaluation === null || modifiedBy === session.user ? modifiedBy : null,
    judged_at: own?.judged_at ?? null,
    judged_by_id: own?.judged_at ? own.judge_id : null,
  };
  return { ...parts, judgement };
}

export function judgementOf(row: Omit<ScenarioWithJudgement, 'judge_name'>): OwnJudgement | undefined {
  if (row.own_judge_id === null) return undefined;
  return {
    judge_id: row.own_judge_id,
    vote: row.own_vote,
    score: row.own_score,
    is_pinned: row.own_is_pinned ?? 0,
    note: row.own_note,
    update_count: row.own_update_count ?? 0,
    updated_at: row.own_updated_at,
    judged_at: row.own_judged_at,
  };
}

/** Returns the revision that a judge sees. Only changes of the content and the judge's own updates raise it. */
export function ownRevision(
  row: Pick<ScenarioRow, 'content_revision'>,
  own: Pick<OwnJudgement, 'update_count'> | undefined,
): number {
  return row.content_revision + (own?.update_count ?? 0);
}

/**
 * Returns a judge's judgement after an update. An update of inputs, outputs or correct_answer does not raise
 * `update_count`: it raises `content_revision`, and `ownRevision` adds these two numbers.
 */
export function ownAfter(before: OwnJudgement | undefined, changes: ScenarioChanges, judgeId: string, now: string) {
  const { vote = null, score = null, is_pinned = 0, note = null, judged_at = null } = { ...before, ...changes };
  return {
    judge_id: judgeId,
    vote,
    score,
    is_pinned,
    note,
    judged: isJudged({ vote, score }),
    update_count: (before?.update_count ?? 0) + (changesContent(changes) ? 0 : 1),
    updated_at: now,
    judged_at,
  };
}

/** Sums up the judgements of a scenario. `rows` must begin with the most frequent judgement. */
export function judgementCountsOf(rows: readonly JudgementCountRow[]): api.JudgementCounts {
  const sum = (name: 'flags' | 'notes') => rows.reduce((total, row) => total + row[name], 0);
  return {
    decisions: rows
      .filter((row) => isJudged(row) === 1)
      .slice(0, maxDecisions)
      .map(({ vote, score, count }) => ({ decision: scoreOf(score) || (vote ?? ''), count })),
    flag_count: sum('flags'),
    note_count: sum('notes'),
  };
}

/** The maximum number of different judgements that `decisions` lists for a scenario. The rarest ones are omitted. */
const maxDecisions = 100;

function scoreOf(score: string | null): string | number | null {
  return score === null ? null : (JSON.parse(score) as string | number);
}
