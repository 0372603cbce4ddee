/** Keys that share the results of one evaluation and can read nothing else (U66). */
import type { ResultsKey, ResultsKeyCreate } from '@jurybox/types';
import * as evaluations from '../store/evaluations.ts';
import { findKeyOfEvaluation, listResultsKeys, revokeKey, type KeyRow } from '../store/keys.ts';
import { recordAction } from './admin-log.ts';
import { insertLimitedKey } from './new-key.ts';
import { ifFound, isRefusal, notFound, rollBackOnRefusal } from './outcome.ts';
import { byId, pick, readPage, type PageRequest } from './paging.ts';
import type { Context, Session } from './session.ts';

export function createResultsKeyService({ database, clock, turns }: Context) {
  return {
    list: (session: Session, evaluationId: string, page: PageRequest) =>
      ifFound('evaluation', evaluations.findEvaluation(database, evaluationId, session.project), ({ id }) =>
        readPage(turns, session.project, byId, page, resultsKeyOf, (after, limit) =>
          listResultsKeys(database, id, after, limit),
        ),
      ),

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

    revoke: (session: Session, evaluationId: string, keyId: string) =>
      rollBackOnRefusal(database, async (tx) => {
        const evaluation = await evaluations.findEvaluation(tx, evaluationId, session.project);
        if ((evaluation && (await findKeyOfEvaluation(tx, keyId, evaluation.id, 'viewer'))) === undefined)
          return notFound('key that shares the results of this evaluation');
        await revokeKey(tx, session.project, keyId, clock.timestamp());
        await recordAction(tx, clock, session, 'results-key.revoke', { id: keyId });
        return undefined;
      }),
  };
}

function resultsKeyOf(row: Omit<KeyRow, 'hash'>): ResultsKey {
  return {
    results_key_id: row.id,
    evaluation_id: row.evaluation_id ?? '',
    results_key_name: row.name,
    expires_at: row.expires_at ?? '',
    ...pick(row, 'prefix', 'created_at', 'last_used_at', 'revoked_at'),
  };
}
