/**
 * The most expensive calls of every operation: the largest valid requests on the largest data, and the largest rejected
 * requests.
 */
import type { OperationId } from '@jurybox/types';
import {
  evaluationOf,
  json,
  call,
  once,
  page,
  parametersOf,
  rejectedCalls,
  rowBodies,
  someScenarioIds,
  takeFirst,
  update,
  type Call,
} from './shapes.ts';
import { longAnswer, longInputs, longName, longNote, longOutputs } from './world.ts';

export const calls: Record<OperationId, Call[]> = {
  getHealth: [call(200, () => ({}))],
  getVariantByEnv: [
    call(200, (w, n) => ({
      query: { app_id: w.longAppId, environment: ['development', 'staging', 'production'][n % 3] ?? '' },
    })),
  ],
  listApps: [call(200, () => ({ query: page }))],
  createApp: [call(201, (_, n) => ({ body: json({ app_name: longName(`new ${n}`) }) })), ...rejectedCalls(() => ({}))],
  getApp: [call(200, (w) => ({ path: { app_id: w.longAppId } }))],
  renameApp: [
    call(200, (w, n) => ({ path: { app_id: w.longAppId }, body: json({ app_name: longName(`renamed ${n}`) }) })),
    ...rejectedCalls((w) => ({ path: { app_id: w.longAppId } })),
  ],
  deleteApp: [call(204, (w) => ({ path: { app_id: takeFirst(w.spare.apps) } }))],
  listVariants: [call(200, (w) => ({ path: { app_id: w.longAppId }, query: page }))],
  createVariant: [
    ...parametersOf(201, (w, n) => ({
      path: { app_id: w.fixture.appId },
      head: `"base_name":"${longName('b')}","config_name":"${longName(`new ${n}`)}",`,
    })),
    ...rejectedCalls((w) => ({ path: { app_id: w.fixture.appId } })),
  ],
  getVariant: [call(200, (w) => ({ path: { variant_id: w.longVariantId } }))],
  deleteVariant: [call(204, (w) => ({ path: { variant_id: takeFirst(w.spare.variants) } }))],
  updateVariantParameters: [
    ...parametersOf(200, (w) => ({ path: { variant_id: w.fixture.variantIds[1] }, head: '' })),
    ...rejectedCalls((w) => ({ path: { variant_id: w.fixture.variantIds[1] } })),
  ],
  listVariantRevisions: [call(200, (w) => ({ path: { variant_id: w.revisedVariantId }, query: page }))],
  getVariantRevision: [
    call(200, (w) => ({ path: { variant_id: w.comparedVariantId, revision: '1' } }), 'many'),
    call(200, (w) => ({ path: { variant_id: w.comparedVariantId, revision: '3' } }), 'deep'),
  ],
  compareVariantRevisions: [
    call(200, (w) => ({ path: { variant_id: w.comparedVariantId }, query: { from: '1', to: '2' } }), 'many'),
    call(200, (w) => ({ path: { variant_id: w.comparedVariantId }, query: { from: '3', to: '4' } }), 'deep'),
    call(200, (w) => ({ path: { variant_id: w.comparedVariantId }, query: { from: '2', to: '3' } }), 'other'),
  ],
  listEnvironments: [call(200, (w) => ({ path: { app_id: w.longAppId } }))],
  listDeployments: [call(200, (w) => ({ path: { app_id: w.fullAppId, environment: 'production' }, query: page }))],
  deployVariant: [
    call(201, (w) => ({
      path: { app_id: w.longAppId, environment: 'staging' },
      body: json({ variant_id: w.longVariantId, revision: 1 }),
    })),
    ...rejectedCalls((w) => ({ path: { app_id: w.longAppId, environment: 'staging' } })),
  ],
  listHumanEvaluations: [call(200, (w) => ({ path: { app_id: w.fullAppId }, query: page }))],
  createHumanEvaluation: [
    ...Object.entries(rowBodies).map(([name, rows]) =>
      call(
        201,
        (w) => ({
          path: { app_id: w.fixture.appId },
          body:
            `{"evaluation_name":"${longName('e')}","evaluation_type":"human_a_b_testing","variant_ids":` +
            `${json(w.fixture.variantIds)},"scenarios":${once(`rows ${name}`, rows)}}`,
        }),
        name,
      ),
    ),
    ...rejectedCalls((w) => ({ path: { app_id: w.fixture.appId } })),
  ],
  getHumanEvaluation: [call(200, (w) => evaluationOf(w.votes))],
  updateHumanEvaluation: [
    call(200, (w, n) => ({
      ...evaluationOf(w.votes),
      body: json({ evaluation_name: longName(`e ${n}`), is_closed: true }),
    })),
    ...rejectedCalls((w) => evaluationOf(w.votes)),
  ],
  deleteHumanEvaluation: [call(204, (w) => evaluationOf(takeFirst(w.spare.evaluations)))],
  createEvaluationScenarios: [
    ...Object.entries(rowBodies).map(([name, rows]) =>
      call(
        201,
        (w) => ({ ...evaluationOf(w.fixture.pairs.evaluationId), body: `{"scenarios":${once(`rows ${name}`, rows)}}` }),
        name,
      ),
    ),
    ...rejectedCalls((w) => evaluationOf(w.fixture.pairs.evaluationId)),
  ],
  listEvaluationScenarios: [
    call(200, (w) => evaluationOf(w.longEvaluation.id, page), 'long'),
    call(200, (w) => evaluationOf(w.votes, { ...page, judged: 'false', is_pinned: 'true' }), 'none of many'),
    call(
      200,
      (w) => evaluationOf(w.judged.finishedId, { ...page, judged: 'false' }),
      'a search for unjudged scenarios among many judged scenarios',
    ),
  ],
  getEvaluationScenario: [
    call(200, (w) => ({
      path: { evaluation_id: w.longEvaluation.id, evaluation_scenario_id: w.longEvaluation.scenarioId },
    })),
  ],
  updateEvaluationScenario: [
    call(
      200,
      update(() => ({ inputs: longInputs() })),
      'inputs',
    ),
    call(
      200,
      update((w) => ({ outputs: longOutputs(w.fixture.variantIds) })),
      'outputs',
    ),
    call(
      200,
      update((w) => ({ vote: w.fixture.variantIds[0], note: longNote, correct_answer: longAnswer })),
      'texts',
    ),
    ...rejectedCalls((w, n) => ({ path: update(() => ({}))(w, n).path ?? {} })),
  ],
  listJudgements: [
    call(200, (w) => ({
      path: {
        evaluation_id: w.fixture.pairs.evaluationId,
        evaluation_scenario_id: w.fixture.pairs.scenarioIds[0] ?? '',
      },
      query: page,
    })),
  ],
  getHumanEvaluationResults: [
    call(200, (w) => evaluationOf(w.votes), 'votes'),
    call(200, (w) => evaluationOf(w.scores), 'scores'),
    call(200, (w) => evaluationOf(w.severalVotes), 'votes of 20 judges'),
    call(200, (w) => evaluationOf(w.severalScores), 'scores of 20 judges'),
  ],
  getLeaderboard: [
    call(200, (w) => ({ path: { app_id: w.leaderboardAppId } }), 'most variants'),
    call(200, (w) => ({ path: { app_id: w.fixture.appId } }), 'many judgements'),
  ],
  exportJudgementsCsv: [
    call(200, (w) => evaluationOf(w.votes), 'many'),
    call(200, (w) => evaluationOf(w.longEvaluation.id), 'long'),
    call(200, (w) => evaluationOf(w.judged.finishedId), 'many judges'),
  ],
  exportJudgementsJsonLines: [
    call(200, (w) => evaluationOf(w.scores), 'many'),
    call(200, (w) => evaluationOf(w.longEvaluation.id), 'long'),
  ],
  reserveNextScenario: [
    call(200, (w) => ({ ...evaluationOf(w.judged.id), body: '{}' }), 'one of many'),
    call(200, (w) => ({ ...evaluationOf(w.judged.finishedId), body: '{}' }), 'none of many'),
    call(
      200,
      (w, n) => ({ ...evaluationOf(w.judged.id), body: json({ skip: someScenarioIds(w.judged.id, n) }) }),
      'skip',
    ),
    call(200, (w) => ({ ...evaluationOf(w.longEvaluation.id), body: '{}' }), 'long'),
    ...rejectedCalls((w) => evaluationOf(w.judged.id)),
  ],
  getJudging: [call(200, (w) => evaluationOf(w.judged.id))],
  updateJudging: [
    call(200, (w, n) => ({ ...evaluationOf(w.judged.id), body: json({ judge_name: `${n}`.padEnd(100, '€') }) })),
    ...rejectedCalls((w) => evaluationOf(w.judged.id)),
  ],
  listJudges: [call(200, (w) => evaluationOf(w.judged.id, page))],
  createJudge: [
    call(201, (w, n) => ({
      ...evaluationOf(w.judged.id),
      key: w.judged.shared,
      body: json({ judge_name: `${n}`.padEnd(100, '€') }),
    })),
    ...rejectedCalls((w) => ({ ...evaluationOf(w.judged.id), key: w.judged.shared })),
  ],
  listInvitations: [call(200, (w) => evaluationOf(w.judged.id, page))],
  createInvitation: [
    call(201, (w) => ({ ...evaluationOf(w.judged.id), body: json({ invitation_name: longName('i') }) })),
    ...rejectedCalls((w) => evaluationOf(w.judged.id)),
  ],
  revokeInvitation: [
    call(204, (w) => ({ path: { evaluation_id: w.judged.id, invitation_id: takeFirst(w.spare.invitations) } })),
  ],
  getCurrentKey: [call(200, () => ({}))],
  listKeys: [call(200, () => ({ query: page }))],
  createKey: [
    call(201, () => ({ body: json({ key_name: longName('k'), role: 'viewer' }) })),
    ...rejectedCalls(() => ({})),
  ],
  revokeKey: [call(204, (w) => ({ path: { key_id: takeFirst(w.spare.keys) } }))],
};
