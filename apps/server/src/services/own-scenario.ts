/** Scenarios as one judge sees them: with the judge's own judgement, not the latest of any judge (U54, U58). */
import type { EvaluationScenario } from '@jurybox/types';
import type { EvaluationRow } from '../store/evaluations.ts';
import type { OwnJudgementRow, ScenarioWithJudgement } from '../store/own-judgements.ts';
import { changesContent, isJudged, type ScenarioChanges, type ScenarioRow } from '../store/scenarios.ts';
import { scenarioOf, sharedPartsOf, type ScenarioParts } from './shared-scenario.ts';
import type { Session } from './session.ts';

/** Returns whether the caller sees its own judgement of each scenario. If not, all callers see the same judgement. */
export function seesOwnJudgements(evaluation: Pick<EvaluationRow, 'judgements_per_scenario'>, session: Session) {
  return evaluation.judgements_per_scenario > 1 || session.evaluation !== null;
}

/** Returns a scenario as the session's judge sees it. `own` is undefined if nothing is stored yet about the two. */
export function ownScenarioOf(
  row: ScenarioRow,
  evaluation: Pick<EvaluationRow, 'evaluation_type'>,
  own: Omit<OwnJudgementRow, 'judged' | 'first_shown'> | undefined,
  session: Session,
): EvaluationScenario {
  return scenarioOf(ownPartsOf(row, evaluation, own, session));
}

/** Returns the same scenario as `ownScenarioOf`, split into `ScenarioParts`. */
export function ownPartsOf(
  row: ScenarioRow,
  evaluation: Pick<EvaluationRow, 'evaluation_type'>,
  own: Omit<OwnJudgementRow, 'judged' | 'first_shown'> | undefined,
  session: Session,
): ScenarioParts {
  const contentUpdatedAt = row.content_updated_at ?? row.created_at;
  const ownUpdatedAt = own?.updated_at ?? '';
  const isLatest = own !== undefined && ownUpdatedAt >= contentUpdatedAt;
  const modifiedBy = isLatest ? own.judge_id : row.content_modified_by_id;
  const parts = sharedPartsOf(row, evaluation);
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

/** Returns a scenario of a list. `row` contains the judgement of the judge who sees the list. */
export function listedScenarioOf(row: ScenarioWithJudgement, evaluation: EvaluationRow, session: Session) {
  return ownScenarioOf(row, evaluation, judgementOf(row), session);
}

/** Returns the judgement in the row, if there is one. */
export function judgementOf(
  row: Omit<ScenarioWithJudgement, 'judge_name'>,
): Omit<OwnJudgementRow, 'judged' | 'first_shown'> | undefined {
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

/** Returns the revision that a judge sees. It counts changes of the content and the judge's own updates. */
export function ownRevision(
  row: Pick<ScenarioRow, 'content_revision'>,
  own: Pick<OwnJudgementRow, 'update_count'> | undefined,
): number {
  return row.content_revision + (own?.update_count ?? 0);
}

/** Returns a judge's judgement after an update. A change of the content raises `content_revision` instead. */
export function ownAfter(
  before: Omit<OwnJudgementRow, 'judged' | 'first_shown'> | undefined,
  changes: ScenarioChanges,
  judgeId: string,
  now: string,
): Omit<OwnJudgementRow, 'first_shown'> {
  const vote = changes.vote === undefined ? (before?.vote ?? null) : changes.vote;
  const score = changes.score === undefined ? (before?.score ?? null) : changes.score;
  return {
    judge_id: judgeId,
    vote,
    score,
    is_pinned: changes.is_pinned ?? before?.is_pinned ?? 0,
    note: changes.note === undefined ? (before?.note ?? null) : changes.note,
    judged: isJudged({ vote, score }),
    update_count: (before?.update_count ?? 0) + (changesContent(changes) ? 0 : 1),
    updated_at: now,
    judged_at: changes.judged_at ?? before?.judged_at ?? null,
  };
}

function scoreOf(score: string | null): string | number | null {
  return score === null ? null : (JSON.parse(score) as string | number);
}
