import { hash } from 'node:crypto';
import type { EvaluationType, EvaluationVariant, Judge, Judging } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import * as store from '../store/judges.ts';
import { forbidden, ifFound, notFound, rollBackOnRefusal } from './outcome.ts';
import { byJudge, listOf, pick } from './paging.ts';
import type { Session, Context } from './session.ts';

export function createJudgingService(context: Context) {
  const { database, clock } = context;
  return {
    /** Describes the evaluation to a judge, without the names of variants and of other judges (U58). */
    get: (session: Session, evaluationId: string) =>
      ifFound('evaluation', evaluations.findEvaluation(database, evaluationId, session.project), async (evaluation) => {
        const judge = { evaluationId: evaluation.id, judgeId: session.user };
        return judgingOf(session, evaluation, await store.findJudge(database, judge));
      }),

    rename: (session: Session, evaluationId: string, name: string) =>
      rollBackOnRefusal(database, async (tx) => {
        const evaluation = await evaluations.startJudging(tx, evaluationId, session.project);
        if (evaluation === undefined) return notFound('evaluation');
        const judge = { evaluationId: evaluation.id, judgeId: session.user };
        const row = await store.renameJudge(tx, judge, { name, isFixed: false, now: clock.timestamp() });
        if (row === undefined) return forbidden('The invitation sets your name, so you cannot change it.');
        return judgingOf(session, evaluation, row);
      }),

    listJudges: listOf(context, 'evaluation', evaluations.findEvaluation, byJudge, judgeOf, store.listJudges),
  };
}

/** Returns the variant that a judge sees first, or null if there is only one. The ids alone decide this (U57). */
export function firstShown(variants: EvaluationVariant[], scenarioId: string, judgeId: string): string | null {
  const [first, second] = variants.map(({ variant_id: id }) => id).sort();
  if (first === undefined || second === undefined) return null;
  const [firstByte = 0] = hash('sha256', `${scenarioId}/${judgeId}`, 'buffer');
  return firstByte % 2 === 0 ? first : second;
}

function judgingOf(session: Session, row: evaluations.EvaluationRow, judge: store.JudgeRow | undefined): Judging {
  return {
    evaluation_id: row.id,
    evaluation_name: row.name,
    evaluation_type: row.evaluation_type as EvaluationType,
    instructions: row.instructions,
    is_closed: row.closed_at !== null,
    ...pick(row, 'judgements_per_scenario', 'scenario_count'),
    judged_count: judge?.judged_count ?? 0,
    judge_id: session.isShared ? null : session.user,
    judge_name: judge?.name ?? null,
    is_judge_name_fixed: judge?.is_name_fixed === 1,
    is_shared: session.isShared,
    expires_at: session.expiresAt,
  };
}

function judgeOf(row: store.JudgeRow): Judge {
  return { judge_name: row.name, ...pick(row, 'judge_id', 'judged_count', 'created_at', 'last_judged_at') };
}
