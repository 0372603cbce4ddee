/** Judges, and invitations: API keys that can only be used to judge one evaluation (U55). */
import { hash } from 'node:crypto';
import type { EvaluationType, EvaluationVariant, Judge, Judging, Invitation, InvitationCreate } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import * as store from '../store/judges.ts';
import { forbidden, ifFound, notFound, rollBackOnRefusal, invalid, isRefusal } from './outcome.ts';
import { byId, byJudge, pick, readPage, type PageRequest } from './paging.ts';
import type { Session, Context } from './session.ts';
import { findKeyOfEvaluation, insertKey, revokeKey } from '../store/keys.ts';
import { createKeyRow, insertLimitedKey } from './new-key.ts';
import { recordAction } from './admin-log.ts';

export function createJudgingService({ database, clock, turns }: Context) {
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
        if (row === undefined) return forbidden('The invitation fixes the name of the judge.');
        return judgingOf(session, evaluation, row);
      }),

    listJudges: (session: Session, evaluationId: string, page: PageRequest) =>
      ifFound('evaluation', evaluations.findEvaluation(database, evaluationId, session.project), ({ id }) =>
        readPage(turns, session.project, byJudge, page, judgeOf, (after, limit) =>
          store.listJudges(database, id, after, limit),
        ),
      ),
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

/** The maximum number of judges that join with one shared invitation (U55). */
const maxJoinedJudges = 1000;

export function createInvitationService({ database, clock, turns }: Context) {
  return {
    list: (session: Session, evaluationId: string, page: PageRequest) =>
      ifFound('evaluation', evaluations.findEvaluation(database, evaluationId, session.project), ({ id }) =>
        readPage(turns, session.project, byId, page, invitationOf, (after, limit) =>
          store.listInvitations(database, id, after, limit),
        ),
      ),

    create: (session: Session, evaluationId: string, created: InvitationCreate) =>
      rollBackOnRefusal(database, async (tx) => {
        const { judge_name: judgeName, judge_id: judgeId, is_shared: isShared = false } = created;
        const evaluation = await evaluations.startJudging(tx, evaluationId, session.project);
        if (evaluation === undefined) return notFound('evaluation');
        const notShared = isShared ? { judge_name: judgeName, judge_id: judgeId } : {};
        for (const [member, value] of Object.entries(notShared)) {
          const msg = 'Extra inputs are not permitted: a shared invitation has many judges';
          if (value !== undefined) return invalid({ loc: ['body', member], msg, type: 'extra_forbidden' });
        }
        if (judgeId !== undefined && (await store.findInvitationFor(tx, evaluation.id, judgeId)) === undefined) {
          const msg = 'Input should be the id of a judge who was invited to this evaluation';
          return invalid({ loc: ['body', 'judge_id'], msg, type: 'value_error' });
        }
        const invitation = { evaluationId: evaluation.id, isShared, createdFrom: null };
        const { invitation_name: name, expires_at: expiresAt } = created;
        const key = { name, role: 'evaluator', user: judgeId, expiresAt, invitation } as const;
        const inserted = await insertLimitedKey(tx, clock, session, key);
        if (isRefusal(inserted)) return inserted;
        const { row, secret } = inserted;
        const judge = { evaluationId: evaluation.id, judgeId: row.user_id };
        const now = row.created_at;
        if (judgeName !== undefined) await store.renameJudge(tx, judge, { name: judgeName, isFixed: true, now });
        else if (!isShared) await store.ensureJudge(tx, judge, now);
        await recordAction(tx, clock, session, 'invitation.create', row);
        const stored = isShared ? undefined : await store.findJudge(tx, judge);
        const names = { judge_name: stored?.name ?? null, is_name_fixed: stored?.is_name_fixed ?? 0 };
        return { ...invitationOf({ ...row, ...names }), secret };
      }),

    /** Revokes an invitation, and the keys of judges who joined with it if it is shared. They stop working at once. */
    revoke: (session: Session, evaluationId: string, invitationId: string) =>
      rollBackOnRefusal(database, async (tx) => {
        const evaluation = await evaluations.findEvaluation(tx, evaluationId, session.project);
        if ((evaluation && (await findKeyOfEvaluation(tx, invitationId, evaluation.id, 'evaluator'))) === undefined)
          return notFound('invitation to this evaluation');
        await revokeKey(tx, session.project, invitationId, clock.timestamp());
        await recordAction(tx, clock, session, 'invitation.revoke', { id: invitationId });
        return undefined;
      }),

    /** Creates a judge, and an API key for this judge alone. The caller must use the key of a shared invitation. */
    join: (session: Session, evaluationId: string, judgeName: string) =>
      rollBackOnRefusal(database, async (tx) => {
        if (!session.isShared) return forbidden('Only the key of a shared invitation can create judges.');
        const evaluation = await evaluations.startJudging(tx, evaluationId, session.project);
        if (evaluation === undefined) return notFound('evaluation');
        if ((await store.countJoined(tx, session.key)) >= maxJoinedJudges) {
          const msg = `A shared invitation should have at most ${maxJoinedJudges} judges`;
          return invalid({ loc: ['path', 'evaluation_id'], msg, type: 'too_long' });
        }
        const { row, secret } = createKeyRow(clock, session.project, {
          name: judgeName,
          role: 'evaluator',
          expiresAt: session.expiresAt ?? undefined,
          invitation: { evaluationId: evaluation.id, isShared: false, createdFrom: session.key },
        });
        await insertKey(tx, row);
        const judge = { evaluationId: evaluation.id, judgeId: row.user_id };
        await store.renameJudge(tx, judge, { name: judgeName, isFixed: false, now: row.created_at });
        await recordAction(tx, clock, session, 'invitation.join', row);
        return { judge_id: row.user_id, judge_name: judgeName, key_id: row.id, expires_at: row.expires_at, secret };
      }),
  };
}

function invitationOf(row: Omit<store.InvitationRow, 'hash'>): Invitation {
  return {
    invitation_id: row.id,
    evaluation_id: row.evaluation_id ?? '',
    prefix: row.prefix,
    invitation_name: row.name,
    is_shared: row.is_shared === 1,
    judge_id: row.is_shared === 1 ? null : row.user_id,
    judge_name: row.judge_name,
    is_judge_name_fixed: row.is_name_fixed === 1,
    expires_at: row.expires_at ?? '',
    ...pick(row, 'created_from_id', 'created_at', 'last_used_at', 'revoked_at'),
  };
}
