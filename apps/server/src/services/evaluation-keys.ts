/** Keys for one evaluation: invitations, which can only judge it (U55), and keys that only read its results (U66). */
import type { Invitation, InvitationCreate, ResultsKey, ResultsKeyCreate } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import * as judges from '../store/judges.ts';
import * as store from '../store/keys.ts';
import { recordAction, type AdminAction } from './admin-log.ts';
import { createKeyRow, insertLimitedKey } from './keys.ts';
import { forbidden, invalid, isRefusal, notFound, rollBackOnRefusal } from './outcome.ts';
import { byId, listOf, pick } from './paging.ts';
import type { Context, Session } from './session.ts';

/** The maximum number of judges that join with one shared invitation (U55). */
const maxJoinedJudges = 1000;

export function createInvitationService(context: Context) {
  const { database, clock } = context;
  return {
    list: listOf(context, 'evaluation', evaluations.findEvaluation, byId, invitationOf, judges.listInvitations),

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
        if (judgeId !== undefined && (await judges.findInvitationFor(tx, evaluation.id, judgeId)) === undefined) {
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
        if (judgeName !== undefined) await judges.renameJudge(tx, judge, { name: judgeName, isFixed: true, now });
        else if (!isShared) judges.addJudge(tx, judge, now);
        await recordAction(tx, clock, session, 'invitation.create', row);
        const stored = isShared ? undefined : await judges.findJudge(tx, judge);
        const names = { judge_name: stored?.name ?? null, is_name_fixed: stored?.is_name_fixed ?? 0 };
        return { ...invitationOf({ ...row, ...names }), secret };
      }),

    /** Revokes an invitation. If it is shared, the keys of the judges who joined with it stop working too. */
    revoke: revokeIn(context, 'evaluator', 'invitation to this evaluation', 'invitation.revoke'),

    /** Creates a judge, and an API key for this judge alone. The caller must use the key of a shared invitation. */
    join: (session: Session, evaluationId: string, judgeName: string) =>
      rollBackOnRefusal(database, async (tx) => {
        if (!session.isShared) return forbidden('Only the key of a shared invitation can create judges.');
        const evaluation = await evaluations.startJudging(tx, evaluationId, session.project);
        if (evaluation === undefined) return notFound('evaluation');
        if ((await judges.countJoined(tx, session.key)) >= maxJoinedJudges) {
          const msg = `A shared invitation should have at most ${maxJoinedJudges} judges`;
          return invalid({ loc: ['path', 'evaluation_id'], msg, type: 'too_long' });
        }
        const { row, secret } = createKeyRow(clock, session.project, {
          name: judgeName,
          role: 'evaluator',
          expiresAt: session.expiresAt ?? undefined,
          invitation: { evaluationId: evaluation.id, isShared: false, createdFrom: session.key },
        });
        await store.insertKey(tx, row);
        const judge = { evaluationId: evaluation.id, judgeId: row.user_id };
        await judges.renameJudge(tx, judge, { name: judgeName, isFixed: false, now: row.created_at });
        await recordAction(tx, clock, session, 'invitation.join', row);
        return { judge_id: row.user_id, judge_name: judgeName, key_id: row.id, expires_at: row.expires_at, secret };
      }),
  };
}

function invitationOf(row: Omit<judges.InvitationRow, 'hash'>): Invitation {
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

export function createResultsKeyService(context: Context) {
  const { database, clock } = context;
  return {
    list: listOf(context, 'evaluation', evaluations.findEvaluation, byId, resultsKeyOf, store.listResultsKeys),

    create: (session: Session, evaluationId: string, { results_key_name: name, expires_at }: ResultsKeyCreate) =>
      rollBackOnRefusal(database, async (tx) => {
        evaluations.lockEvaluation(tx, evaluationId, 'shared');
        const evaluation = await evaluations.findEvaluation(tx, evaluationId, session.project);
        if (evaluation === undefined) return notFound('evaluation');
        const invitation = { evaluationId: evaluation.id, isShared: false, createdFrom: null };
        const key = { name, role: 'viewer', expiresAt: expires_at, invitation } as const;
        const created = await insertLimitedKey(tx, clock, session, key);
        if (isRefusal(created)) return created;
        const { row, secret } = created;
        await recordAction(tx, clock, session, 'results-key.create', row);
        return { ...resultsKeyOf(row), secret };
      }),

    revoke: revokeIn(context, 'viewer', 'key that shares the results of this evaluation', 'results-key.revoke'),
  };
}

function resultsKeyOf(row: Omit<store.KeyRow, 'hash'>): ResultsKey {
  return {
    results_key_id: row.id,
    evaluation_id: row.evaluation_id ?? '',
    results_key_name: row.name,
    expires_at: row.expires_at ?? '',
    ...pick(row, 'prefix', 'created_at', 'last_used_at', 'revoked_at'),
  };
}

/** Returns a function that revokes an evaluation's key with this role. In a refusal, the key is called `what`. */
function revokeIn({ database, clock }: Context, role: 'evaluator' | 'viewer', what: string, action: AdminAction) {
  return (session: Session, evaluationId: string, keyId: string) =>
    rollBackOnRefusal(database, async (tx) => {
      const evaluation = await evaluations.findEvaluation(tx, evaluationId, session.project);
      if ((evaluation && (await store.findKeyOfEvaluation(tx, keyId, evaluation.id, role))) === undefined)
        return notFound(what);
      await store.revokeKey(tx, session.project, keyId, clock.timestamp());
      await recordAction(tx, clock, session, action, { id: keyId });
      return undefined;
    });
}
