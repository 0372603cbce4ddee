/** The description of an evaluation that its judges see, and the list of judges that editors see. */
import { hash } from 'node:crypto';
import type { EvaluationType, EvaluationVariant, Judge, Judging } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import type { Database } from '../store/index.ts';
import * as store from '../store/judges.ts';
import type { Clock } from './time.ts';
import { forbidden, notFound, rollBackOnRefusal } from './outcome.ts';
import { byJudge, readPage, type PageRequest } from './paging.ts';
import type { Session } from './session.ts';
import type { Turns } from './turns.ts';

export function createJudgingService(database: Database, clock: Clock, turns: Turns) {
  return {
    /** Describes the evaluation to a judge, without the names of variants and of other judges (U58). */
    async get(session: Session, evaluationId: string) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      if (evaluation === undefined) return notFound('evaluation');
      const judge = { evaluationId: evaluation.id, judgeId: session.user };
      return judgingOf(session, evaluation, await store.findJudge(database, judge));
    },

    /** Sets the judge name of the caller. Refuses if an invitation has fixed this name. */
    rename: (session: Session, evaluationId: string, name: string) =>
      rollBackOnRefusal(database, async (tx) => {
        const evaluation = await evaluations.startJudging(tx, session.project, evaluationId);
        if (evaluation === undefined) return notFound('evaluation');
        const judge = { evaluationId: evaluation.id, judgeId: session.user };
        const row = await store.renameJudge(tx, judge, { name, isFixed: false, now: clock.timestamp() });
        if (row === undefined) return forbidden('The invitation fixes the name of the judge.');
        return judgingOf(session, evaluation, row);
      }),

    async listJudges(session: Session, evaluationId: string, page: PageRequest) {
      const evaluation = await evaluations.findEvaluation(database, session.project, evaluationId);
      if (evaluation === undefined) return notFound('evaluation');
      return readPage(turns, session.project, byJudge, page, judgeOf, (after, limit) =>
        store.listJudges(database, evaluation.id, after, limit),
      );
    },
  };
}

/** Returns the variant that a judge sees first, or null if there is only one. Anybody can check it by the ids (U57). */
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
    judgements_per_scenario: row.judgements_per_scenario,
    scenario_count: row.scenario_count,
    judged_count: judge?.judged_count ?? 0,
    judge_id: session.isShared ? null : session.user,
    judge_name: judge?.name ?? null,
    is_judge_name_fixed: judge?.is_name_fixed === 1,
    is_shared: session.isShared,
    expires_at: session.expiresAt,
  };
}

function judgeOf(row: store.JudgeRow): Judge {
  return {
    judge_id: row.judge_id,
    judge_name: row.name,
    judged_count: row.judged_count,
    created_at: row.created_at,
    last_judged_at: row.last_judged_at,
  };
}
