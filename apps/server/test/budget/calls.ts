/**
 * The most expensive calls of every operation: the largest valid requests on the largest data, and the largest requests
 * that the server rejects.
 */
import type { OperationId } from '@jurybox/types';
import {
  deepMembers,
  escapedParameters,
  longAnswer,
  longInputs,
  longName,
  longNote,
  longOutputs,
  longParameters,
  manyMembers,
  type World,
} from './world.ts';

/** The values of a request. The operation gives the method and the path template. */
export interface Sent {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** The body as JSON text. */
  body?: string;
  /** The API key. Default: the admin's. */
  key?: string;
}

export interface Shape {
  /** The name of the call, for example `refused 0`. */
  says: string;
  status: number;
  /** Returns a request that was not sent before. `n` is different in each call. */
  make: (world: World, n: number) => Sent;
}

const page = { limit: '100' };
const json = JSON.stringify;
const mostBody = 1_048_576;

const texts = new Map<string, string>();
/** Returns JSON text that is created once per name, because creating it costs more than the request. */
function once(name: string, make: () => unknown): string {
  let text = texts.get(name);
  if (text === undefined) texts.set(name, (text = json(make())));
  return text;
}

const unknownMembers = () =>
  Object.fromEntries(Array.from({ length: 19_000 }, (_, i) => [`unknown ${i}`, 'x'.repeat(30)]));

/** Functions that return bodies of almost the largest size. Operations reject these bodies with 422. */
const refused: Shape['make'][] = [
  (_world, n) => ({
    body: `{"n${n}":${once('unknown', unknownMembers)}}`,
  }),
  (_world, n) => ({
    body: `{"n":${n},${Array.from({ length: 19_000 }, (_, i) => `"u${i}":"${'x'.repeat(30)}"`).join()}}`,
  }),
  () => ({ body: '['.repeat(mostBody) }),
  () => ({ body: `"${'\\u0000'.repeat(mostBody / 6 - 1)}"` }),
];
const refusing = (make: Shape['make']): Shape[] =>
  refused.map((body, index) => ({
    says: `refused ${index}`,
    status: 422,
    make: (world, n) => ({ ...make(world, n), ...body(world, n) }),
  }));

const on = (status: number, make: Shape['make'], says = 'largest'): Shape => ({ says, status, make });

const evaluationOf = (id: string, query?: Record<string, string>): Sent => ({
  path: { evaluation_id: id },
  ...(query === undefined ? {} : { query }),
});
/** Returns twenty ids of scenarios of an evaluation. */
const someOf = (id: string, n: number) => Array.from({ length: 20 }, (_, i) => `${id}-${(n * 20 + i) % 10_000}`);
const take = (list: string[]): string => {
  const [id] = list.splice(0, 1);
  if (id === undefined) throw new Error('every spare object is already deleted');
  return id;
};

/** Returns one call for each kind of large parameters. The body begins with the `head` that `start` returns. */
const parametersOf = (
  status: number,
  start: (world: World, n: number) => { path: Record<string, string>; head: string },
): Shape[] =>
  Object.entries({
    long: longParameters,
    escaped: escapedParameters,
    many: () => manyMembers('m'),
    deep: () => deepMembers('d'),
  }).map(([says, make]) =>
    on(
      status,
      (world, n) => {
        const { path, head } = start(world, n);
        return { path, body: `{${head}"parameters":${once(says, make)}}` };
      },
      says,
    ),
  );

const scenarios = (count: number, length: number) =>
  Array.from({ length: count }, () => ({ inputs: [{ input_name: 'i', input_value: 'v'.repeat(length) }] }));
/** The scenarios of a request: a thousand short scenarios, or ten long scenarios. */
const rowBodies: Record<string, () => unknown[]> = {
  rows: () => scenarios(1000, 960),
  long: () => scenarios(10, 99_000),
};

const update =
  (body: (world: World, n: number) => unknown): Shape['make'] =>
  (world, n) => ({
    path: {
      evaluation_id: world.longEvaluation.id,
      evaluation_scenario_id: `${world.longEvaluation.id}-${1 + (n % 90)}`,
      evaluation_type: 'human_a_b_testing',
    },
    body: json(body(world, n)),
  });

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
