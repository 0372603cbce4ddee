/**
 * The most expensive calls of every operation: the largest valid requests on the largest data, and the largest rejected
 * requests.
 */
import { operations, type OperationId } from '@jurybox/types';
import { newBody } from '../contract/contract-examples.ts';
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
import { isLong, longAnswer, longInputs, longName, longNote, longOutputs } from './texts.ts';

/** Returns a cursor for a list that is sorted by id. The page begins with `id` or with an item shortly before it. */
const cursorBefore = (id: string) => Buffer.from(`${id.slice(0, 8)}-0000-0000-0000-000000000000`).toString('base64url');

/** The calls that are written by hand. `derived` below creates the calls of all other operations. */
const own: Partial<Record<OperationId, Call[]>> = {
  getVariantByEnv: [
    call(200, (w, n) => ({
      query: { app_id: w.longAppId, environment: ['development', 'staging', 'production'][n % 3] ?? '' },
    })),
  ],
  deleteApp: [call(204, (w) => ({ path: { app_id: takeFirst(w.spare.apps) } }))],
  createVariant: [
    ...parametersOf(201, (w, n) => ({
      path: { app_id: w.fixture.appId },
      head: `"base_name":"${longName('b')}","config_name":"${longName(`new ${n}`)}",`,
    })),
  ],
  deleteVariant: [call(204, (w) => ({ path: { variant_id: takeFirst(w.spare.variants) } }))],
  updateVariantParameters: [...parametersOf(200, (w) => ({ path: { variant_id: w.fixture.variantIds[1] }, head: '' }))],
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
  listDeployments: [call(200, (w) => ({ path: { app_id: w.fullAppId, environment: 'production' }, query: page }))],
  deployVariant: [
    call(201, (w) => ({
      path: { app_id: w.longAppId, environment: 'staging' },
      body: json({ variant_id: w.longVariantId, revision: 1 }),
    })),
  ],
  listDeploymentRequests: [
    call(200, (w) => ({
      path: { app_id: w.fullAppId, environment: 'production' },
      query: { ...page, is_open: 'false' },
    })),
  ],
  createDeploymentRequest: [
    call(201, (w, n) => ({
      path: { app_id: w.longAppId, environment: ['development', 'staging', 'production'][n % 3] ?? '' },
      body: json({ variant_id: w.longVariantId, note: '€'.repeat(500) }),
    })),
  ],
  getDeploymentRequest: [call(200, (w) => ({ path: { deployment_request_id: w.spare.requests[0] ?? '' } }))],
  updateDeploymentRequest: [
    call(200, (w) => ({
      path: { deployment_request_id: takeFirst(w.spare.requests) },
      body: json({ decision: 'approved', note: '€'.repeat(500) }),
    })),
  ],
  listAdminLog: [
    call(200, () => ({ query: page })),
    call(200, () => ({ query: { ...page, action: 'none' } }), 'none of many'),
  ],
  listUsage: [
    call(200, () => ({ query: page })),
    call(200, (w) => ({ query: { ...page, cursor: cursorBefore(w.leaderboardAppId) } }), 'most evaluations'),
  ],
  listHumanEvaluations: [call(200, (w) => ({ path: { app_id: w.fullAppId }, query: page }))],
  createHumanEvaluation: Object.entries(rowBodies).map(([name, rows]) =>
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
  getHumanEvaluation: [call(200, (w) => evaluationOf(w.votes))],
  updateHumanEvaluation: [
    call(200, (w, n) => ({
      ...evaluationOf(w.votes),
      body: json({ evaluation_name: longName(`e ${n}`), is_closed: true }),
    })),
  ],
  deleteHumanEvaluation: [call(204, (w) => evaluationOf(takeFirst(w.spare.evaluations)))],
  createEvaluationScenarios: Object.entries(rowBodies).map(([name, rows]) =>
    call(
      201,
      (w) => ({ ...evaluationOf(w.fixture.pairs.evaluationId), body: `{"scenarios":${once(`rows ${name}`, rows)}}` }),
      name,
    ),
  ),
  listEvaluationScenarios: [
    call(200, (w) => evaluationOf(w.longEvaluation.id, page), 'long'),
    call(200, (w) => evaluationOf(w.votes, { ...page, judged: 'false', is_pinned: 'true' }), 'none of many'),
    call(
      200,
      (w) => evaluationOf(w.judged.finishedId, { ...page, judged: 'false' }),
      'a search for unjudged scenarios among many judged scenarios',
    ),
    call(200, (w) => evaluationOf(w.votes, { ...page, has_note: 'true' }), 'a search for notes'),
    call(200, (w) => evaluationOf(w.judged.finishedId, { ...page, has_flag: 'true' }), 'a search for flags'),
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
    call(200, (w) => evaluationOf(w.exports.votes), 'many'),
    call(200, (w) => evaluationOf(w.exports.long), 'long'),
    call(200, (w) => evaluationOf(w.exports.judged), 'many judges'),
  ],
  exportJudgementsSpreadsheet: [
    call(200, (w) => evaluationOf(w.exports.votes), 'many'),
    call(200, (w) => evaluationOf(w.exports.long), 'long'),
    call(200, (w) => evaluationOf(w.exports.judged), 'many judges'),
  ],
  exportJudgementsJsonLines: [
    call(200, (w) => evaluationOf(w.exports.scores), 'many'),
    call(200, (w) => evaluationOf(w.exports.long), 'long'),
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
  ],
  createJudge: [
    call(201, (w, n) => ({
      ...evaluationOf(w.judged.id),
      key: w.judged.shared,
      body: json({ judge_name: `${n}`.padEnd(100, '€') }),
    })),
  ],
  createInvitation: [
    call(201, (w) => ({ ...evaluationOf(w.judged.id), body: json({ invitation_name: longName('i') }) })),
  ],
  revokeInvitation: [
    call(204, (w) => ({ path: { evaluation_id: w.judged.id, invitation_id: takeFirst(w.spare.invitations) } })),
  ],
  revokeResultsKey: [
    call(204, (w) => ({ path: { evaluation_id: w.judged.id, results_key_id: takeFirst(w.spare.resultsKeys) } })),
  ],
  evaluateFlags: [
    call(200, (w) => ({ path: { environment: 'production' }, key: w.flagsKey, body: '{}' }), 'long'),
    call(200, (w) => ({ path: { environment: 'staging' }, key: w.flagsKey, body: '{}' }), 'many'),
  ],
  watchEnvironment: [
    call(200, (w) => ({ path: { environment: 'staging' }, key: w.flagsKey, query: { wait: '0' } }), 'many'),
  ],
  getStreamToken: [call(200, (w) => ({ path: { environment: 'staging' }, key: w.flagsKey }), 'many')],
  revokeKey: [call(204, (w) => ({ path: { key_id: takeFirst(w.spare.keys) } }))],
};

/**
 * Returns a call with the ids of a large application, variant and evaluation. If the operation returns pages, the call
 * requests a full page. If it has a body, the call sends the longest allowed names.
 */
function derived(operation: OperationId): Call {
  const { path_parameters: names, query_parameters: queries, replies } = operations[operation];
  return call(Math.min(...Object.keys(replies).map(Number)), (w, n) => {
    const body = newBody(operation, w.fixture.variantIds, (maxLength) => `${n}`.padEnd(maxLength, '€'));
    const values: Record<string, string> = {
      app_id: w.longAppId,
      variant_id: w.longVariantId,
      evaluation_id: w.judged.id,
      environment: 'production',
      key: w.longAppId,
      revision: '1',
    };
    return {
      path: Object.fromEntries(names.map((name) => [name, values[name] ?? name])),
      ...((queries as readonly string[]).includes('limit') ? { query: page } : {}),
      ...(body === undefined ? {} : { body: json(body) }),
    };
  });
}

let rejectingCount = 0;

/**
 * The calls of each operation. All operations validate bodies with the same code. So only the long tests send all
 * `rejectedCalls` to each operation. The other tests send one of them.
 */
export const calls = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((operation) => {
    const all = own[operation] ?? [derived(operation)];
    if (!('422' in operations[operation].replies && operations[operation].body)) return [operation, all];
    const rejected = rejectedCalls(all[0]!.make);
    const turn = rejectingCount++ % rejected.length;
    return [operation, [...all, ...(isLong ? rejected : rejected.slice(turn, turn + 1))]];
  }),
) as Record<OperationId, Call[]>;
