/**
 * The most expensive calls of every operation: the largest valid requests on the largest data, and the largest rejected
 * requests.
 */
import type { OperationId } from '@jurybox/types';
import {
  evaluationOf,
  json,
  on,
  once,
  page,
  parametersOf,
  refusing,
  rowBodies,
  someOf,
  take,
  update,
  type Shape,
} from './shapes.ts';
import { longAnswer, longInputs, longName, longNote, longOutputs } from './world.ts';

export const calls: Record<OperationId, Shape[]> = {
  getHealth: [on(200, () => ({}))],
  getVariantByEnv: [
    on(200, (w, n) => ({
      query: { app_id: w.longAppId, environment: ['development', 'staging', 'production'][n % 3] ?? '' },
    })),
  ],
  listApps: [on(200, () => ({ query: page }))],
  createApp: [on(201, (_, n) => ({ body: json({ app_name: longName(`new ${n}`) }) })), ...refusing(() => ({}))],
  getApp: [on(200, (w) => ({ path: { app_id: w.longAppId } }))],
  renameApp: [
    on(200, (w, n) => ({ path: { app_id: w.longAppId }, body: json({ app_name: longName(`renamed ${n}`) }) })),
    ...refusing((w) => ({ path: { app_id: w.longAppId } })),
  ],
  deleteApp: [on(204, (w) => ({ path: { app_id: take(w.spare.apps) } }))],
  listVariants: [on(200, (w) => ({ path: { app_id: w.longAppId }, query: page }))],
  createVariant: [
    ...parametersOf(201, (w, n) => ({
      path: { app_id: w.fixture.appId },
      head: `"base_name":"${longName('b')}","config_name":"${longName(`new ${n}`)}",`,
    })),
    ...refusing((w) => ({ path: { app_id: w.fixture.appId } })),
  ],
  getVariant: [on(200, (w) => ({ path: { variant_id: w.longVariantId } }))],
  deleteVariant: [on(204, (w) => ({ path: { variant_id: take(w.spare.variants) } }))],
  updateVariantParameters: [
    ...parametersOf(200, (w) => ({ path: { variant_id: w.fixture.variantIds[1] }, head: '' })),
    ...refusing((w) => ({ path: { variant_id: w.fixture.variantIds[1] } })),
  ],
  listVariantRevisions: [on(200, (w) => ({ path: { variant_id: w.revisedVariantId }, query: page }))],
  getVariantRevision: [
    on(200, (w) => ({ path: { variant_id: w.comparedVariantId, revision: '1' } }), 'many'),
    on(200, (w) => ({ path: { variant_id: w.comparedVariantId, revision: '3' } }), 'deep'),
  ],
  compareVariantRevisions: [
    on(200, (w) => ({ path: { variant_id: w.comparedVariantId }, query: { from: '1', to: '2' } }), 'many'),
    on(200, (w) => ({ path: { variant_id: w.comparedVariantId }, query: { from: '3', to: '4' } }), 'deep'),
    on(200, (w) => ({ path: { variant_id: w.comparedVariantId }, query: { from: '2', to: '3' } }), 'other'),
  ],
  listEnvironments: [on(200, (w) => ({ path: { app_id: w.longAppId } }))],
  listDeployments: [on(200, (w) => ({ path: { app_id: w.fullAppId, environment: 'production' }, query: page }))],
  deployVariant: [
    on(201, (w) => ({
      path: { app_id: w.longAppId, environment: 'staging' },
      body: json({ variant_id: w.longVariantId, revision: 1 }),
    })),
    ...refusing((w) => ({ path: { app_id: w.longAppId, environment: 'staging' } })),
  ],
  listHumanEvaluations: [on(200, (w) => ({ path: { app_id: w.fullAppId }, query: page }))],
  createHumanEvaluation: [
    ...Object.entries(rowBodies).map(([says, rows]) =>
      on(
        201,
        (w) => ({
          path: { app_id: w.fixture.appId },
          body:
            `{"evaluation_name":"${longName('e')}","evaluation_type":"human_a_b_testing","variant_ids":` +
            `${json(w.fixture.variantIds)},"scenarios":${once(`rows ${says}`, rows)}}`,
        }),
        says,
      ),
    ),
    ...refusing((w) => ({ path: { app_id: w.fixture.appId } })),
  ],
  getHumanEvaluation: [on(200, (w) => evaluationOf(w.votes))],
  updateHumanEvaluation: [
    on(200, (w, n) => ({
      ...evaluationOf(w.votes),
      body: json({ evaluation_name: longName(`e ${n}`), is_closed: true }),
    })),
    ...refusing((w) => evaluationOf(w.votes)),
  ],
  deleteHumanEvaluation: [on(204, (w) => evaluationOf(take(w.spare.evaluations)))],
  createEvaluationScenarios: [
    ...Object.entries(rowBodies).map(([says, rows]) =>
      on(
        201,
        (w) => ({ ...evaluationOf(w.fixture.pairs.evaluationId), body: `{"scenarios":${once(`rows ${says}`, rows)}}` }),
        says,
      ),
    ),
    ...refusing((w) => evaluationOf(w.fixture.pairs.evaluationId)),
  ],
  listEvaluationScenarios: [
    on(200, (w) => evaluationOf(w.longEvaluation.id, page), 'long'),
    on(200, (w) => evaluationOf(w.votes, { ...page, judged: 'false', is_pinned: 'true' }), 'none of many'),
    on(
      200,
      (w) => evaluationOf(w.judged.finishedId, { ...page, judged: 'false' }),
      'no match among many own judgements',
    ),
  ],
  getEvaluationScenario: [
    on(200, (w) => ({
      path: { evaluation_id: w.longEvaluation.id, evaluation_scenario_id: w.longEvaluation.scenarioId },
    })),
  ],
  updateEvaluationScenario: [
    on(
      200,
      update(() => ({ inputs: longInputs() })),
      'inputs',
    ),
    on(
      200,
      update((w) => ({ outputs: longOutputs(w.fixture.variantIds) })),
      'outputs',
    ),
    on(
      200,
      update((w) => ({ vote: w.fixture.variantIds[0], note: longNote, correct_answer: longAnswer })),
      'texts',
    ),
    ...refusing((w, n) => ({ path: update(() => ({}))(w, n).path ?? {} })),
  ],
  listJudgements: [
    on(200, (w) => ({
      path: {
        evaluation_id: w.fixture.pairs.evaluationId,
        evaluation_scenario_id: w.fixture.pairs.scenarioIds[0] ?? '',
      },
      query: page,
    })),
  ],
  getHumanEvaluationResults: [
    on(200, (w) => evaluationOf(w.votes), 'votes'),
    on(200, (w) => evaluationOf(w.scores), 'scores'),
    on(200, (w) => evaluationOf(w.severalVotes), 'votes of 20 judges'),
    on(200, (w) => evaluationOf(w.severalScores), 'scores of 20 judges'),
  ],
  getLeaderboard: [
    on(200, (w) => ({ path: { app_id: w.leaderboardAppId } }), 'most variants'),
    on(200, (w) => ({ path: { app_id: w.fixture.appId } }), 'many judgements'),
  ],
  exportJudgementsCsv: [
    on(200, (w) => evaluationOf(w.votes), 'many'),
    on(200, (w) => evaluationOf(w.longEvaluation.id), 'long'),
    on(200, (w) => evaluationOf(w.judged.finishedId), 'many judges'),
  ],
  exportJudgementsJsonLines: [
    on(200, (w) => evaluationOf(w.scores), 'many'),
    on(200, (w) => evaluationOf(w.longEvaluation.id), 'long'),
  ],
  reserveNextScenario: [
    on(200, (w) => ({ ...evaluationOf(w.judged.id), body: '{}' }), 'one of many'),
    on(200, (w) => ({ ...evaluationOf(w.judged.finishedId), body: '{}' }), 'none of many'),
    on(200, (w, n) => ({ ...evaluationOf(w.judged.id), body: json({ skip: someOf(w.judged.id, n) }) }), 'skip'),
    on(200, (w) => ({ ...evaluationOf(w.longEvaluation.id), body: '{}' }), 'long'),
    ...refusing((w) => evaluationOf(w.judged.id)),
  ],
  getJudging: [on(200, (w) => evaluationOf(w.judged.id))],
  updateJudging: [
    on(200, (w, n) => ({ ...evaluationOf(w.judged.id), body: json({ judge_name: `${n}`.padEnd(100, '€') }) })),
    ...refusing((w) => evaluationOf(w.judged.id)),
  ],
  listJudges: [on(200, (w) => evaluationOf(w.judged.id, page))],
  createJudge: [
    on(201, (w, n) => ({
      ...evaluationOf(w.judged.id),
      key: w.judged.shared,
      body: json({ judge_name: `${n}`.padEnd(100, '€') }),
    })),
    ...refusing((w) => ({ ...evaluationOf(w.judged.id), key: w.judged.shared })),
  ],
  listInvitations: [on(200, (w) => evaluationOf(w.judged.id, page))],
  createInvitation: [
    on(201, (w) => ({ ...evaluationOf(w.judged.id), body: json({ invitation_name: longName('i') }) })),
    ...refusing((w) => evaluationOf(w.judged.id)),
  ],
  revokeInvitation: [
    on(204, (w) => ({ path: { evaluation_id: w.judged.id, invitation_id: take(w.spare.invitations) } })),
  ],
  listKeys: [on(200, () => ({ query: page }))],
  createKey: [on(201, () => ({ body: json({ key_name: longName('k'), role: 'viewer' }) })), ...refusing(() => ({}))],
  revokeKey: [on(204, (w) => ({ path: { key_id: take(w.spare.keys) } }))],
};
