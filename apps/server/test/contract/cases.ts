import { operations, type OperationId } from '@jurybox/types';
import type { Services } from '../../src/services/index.ts';
import type { Fixture } from '../support/fixture.ts';
import { createJudgedEvaluation, type JudgedEvaluation } from '../support/judged-evaluation.ts';
import type { Condition } from './conditions.ts';
import { newBody } from './contract-examples.ts';
import type { Call } from './drivers.ts';
import { unwrap } from '../../src/services/outcome.ts';

export interface Case {
  says: string;
  status: number;
  condition?: Condition;
  call: Call;
  /** The number of concurrent requests, by default 1. At least one response must have `status`. */
  times?: number;
}

/**
 * Returns the parameters and the body for a call that succeeds, and the status that its response must have. First
 * creates the objects that the call will change or delete.
 */
type Good = (
  fixture: Fixture,
  services: Services,
) => Promise<{ status: number; call: Omit<Call, 'operation'> }> | { status: number; call: Omit<Call, 'operation'> };

let made = 0;
const fresh = (word: string) => `${word} ${made++}`;

const newApp = async ({ session }: Fixture, { apps }: Services) =>
  unwrap(await apps.create(session, fresh('app'))).app_id;
const newVariant = async ({ session, appId }: Fixture, { variants }: Services) =>
  unwrap(
    await variants.create(session, {
      app_id: appId,
      base_name: 'base',
      config_name: fresh('config'),
      parameters: { a: 1 },
    }),
  ).variant_id;
/** Creates a deployment request of another user, so that admin and editor may approve it. Returns its id. */
const newRequest = async (f: Fixture, s: Services) => {
  const { secret } = await s.keys.issue(f.project, { name: 'asks', role: 'editor', user: 'asks' });
  const session = await s.keys.authenticate(secret);
  if (session === undefined) throw new Error('a new key does not work');
  const appId = await newApp(f, s);
  const parameters = { a: 1 };
  const variant = { app_id: appId, base_name: 'base', config_name: 'config', parameters };
  const { variant_id: variantId } = unwrap(await s.variants.create(session, variant));
  const target = { appId, environment: 'production', variantId };
  return unwrap(await s.deploymentRequests.create(session, target)).deployment_request_id;
};
export const newEvaluation = async ({ session, appId, variantIds }: Fixture, { evaluations }: Services) =>
  unwrap(
    await evaluations.create(session, {
      app_id: appId,
      evaluation_name: 'e',
      evaluation_type: 'human_a_b_testing',
      variant_ids: variantIds,
      scenarios: [],
    }),
  ).evaluation_id;
export const row = { inputs: [{ input_name: 'question', input_value: 'Why?' }] };

const judgedEvaluations = new WeakMap<Fixture, Promise<JudgedEvaluation>>();
/** Returns an evaluation for invited judges in the project of the fixture. Creates it at the first call. */
export const judged = (f: Fixture, s: Services): Promise<JudgedEvaluation> => {
  const made = judgedEvaluations.get(f) ?? createJudgedEvaluation(f, s);
  judgedEvaluations.set(f, made);
  return made;
};
const judgedPath = async (f: Fixture, s: Services) => ({ evaluation_id: (await judged(f, s)).evaluationId });

/** The calls that are written by hand, for example because they need a new object to delete. */
const own: Partial<Record<OperationId, Good>> = {
  getVariantByEnv: ({ appId }) => ({ status: 200, call: { query: { app_id: appId, environment: 'production' } } }),
  renameApp: async (f, s) => ({
    status: 200,
    call: { path: { app_id: await newApp(f, s) }, body: { app_name: fresh('app') } },
  }),
  deleteApp: async (f, s) => ({ status: 204, call: { path: { app_id: await newApp(f, s) } } }),
  deleteVariant: async (f, s) => ({ status: 204, call: { path: { variant_id: await newVariant(f, s) } } }),
  updateVariantParameters: async (f, s) => ({
    status: 200,
    call: { path: { variant_id: await newVariant(f, s) }, body: { parameters: { a: 2 } } },
  }),
  compareVariantRevisions: async (f, s) => {
    const id = await newVariant(f, s);
    unwrap(await s.variants.revise(f.session, id, { a: { b: 1 } }));
    return { status: 200, call: { path: { variant_id: id }, query: { from: '1', to: '2' } } };
  },
  deployVariant: ({ appId, variantIds: [id] }) => ({
    status: 201,
    call: { path: { app_id: appId, environment: 'development' }, body: { variant_id: id, revision: 1 } },
  }),
  updateEnvironment: async (f, s) => ({
    status: 200,
    call: { path: { app_id: await newApp(f, s), environment: 'staging' }, body: { requires_approval: true } },
  }),
  createDeploymentRequest: async ({ session, appId, variantIds: [id] }, { deploymentRequests }) => {
    const place = { appId, environment: 'development' };
    // Withdraws all open requests, because an environment can have only 20 of them.
    for (const open of unwrap(await deploymentRequests.list(session, { ...place, isOpen: true }, {})).items)
      await deploymentRequests.decide(session, open.deployment_request_id, { decision: 'withdrawn' });
    return { status: 201, call: { path: { app_id: appId, environment: 'development' }, body: { variant_id: id } } };
  },
  getDeploymentRequest: async (f, s) => ({
    status: 200,
    call: { path: { deployment_request_id: await newRequest(f, s) } },
  }),
  updateDeploymentRequest: async (f, s) => ({
    status: 200,
    call: { path: { deployment_request_id: await newRequest(f, s) }, body: { decision: 'approved' } },
  }),
  updateHumanEvaluation: async (f, s) => ({
    status: 200,
    call: { path: { evaluation_id: await newEvaluation(f, s) }, body: { evaluation_name: 'another' } },
  }),
  deleteHumanEvaluation: async (f, s) => ({
    status: 204,
    call: { path: { evaluation_id: await newEvaluation(f, s) } },
  }),
  createEvaluationScenarios: async (f, s) => ({
    status: 201,
    call: { path: { evaluation_id: await newEvaluation(f, s) }, body: { scenarios: [row] } },
  }),
  updateEvaluationScenario: ({ pairs, variantIds: [id] }) => ({
    status: 200,
    call: {
      path: {
        evaluation_id: pairs.evaluationId,
        evaluation_scenario_id: pairs.scenarioIds[0] ?? '',
        evaluation_type: 'human_a_b_testing',
      },
      body: { vote: id },
    },
  }),
  reserveNextScenario: async (f, s) => ({ status: 200, call: { path: await judgedPath(f, s), body: {} } }),
  getJudging: async (f, s) => ({ status: 200, call: { path: await judgedPath(f, s) } }),
  updateJudging: async (f, s) => ({
    status: 200,
    call: { path: await judgedPath(f, s), body: { judge_name: fresh('judge') } },
  }),
  listJudges: async (f, s) => ({ status: 200, call: { path: await judgedPath(f, s) } }),
  createJudge: async (f, s) => ({
    status: 201,
    call: { key: (await judged(f, s)).shared, path: await judgedPath(f, s), body: { judge_name: fresh('judge') } },
  }),
  listInvitations: async (f, s) => ({ status: 200, call: { path: await judgedPath(f, s) } }),
  createInvitation: async (f, s) => ({
    status: 201,
    call: { path: await judgedPath(f, s), body: { invitation_name: 'i' } },
  }),
  revokeInvitation: async (f, s) => {
    const { evaluationId } = await judged(f, s);
    const { invitation_id } = unwrap(await s.invitations.create(f.session, evaluationId, { invitation_name: 'i' }));
    return { status: 204, call: { path: { evaluation_id: evaluationId, invitation_id } } };
  },
  listResultsKeys: async (f, s) => ({ status: 200, call: { path: await judgedPath(f, s) } }),
  revokeResultsKey: async (f, s) => {
    const { evaluationId } = await judged(f, s);
    const { results_key_id } = unwrap(await s.resultsKeys.create(f.session, evaluationId, { results_key_name: 'r' }));
    return { status: 204, call: { path: { evaluation_id: evaluationId, results_key_id } } };
  },
  watchEnvironment: () => ({ status: 200, call: { path: { environment: 'production' }, query: { wait: '0' } } }),
  revokeKey: async ({ project }, { keys }) => ({
    status: 204,
    call: { path: { key_id: (await keys.issue(project, { name: 'k', role: 'viewer' })).key_id } },
  }),
};

/** Returns a call with ids of the fixture in its path, and with the contract's first example as its body. */
const derived =
  (operation: OperationId): Good =>
  ({ appId, variantIds, pairs }) => {
    const { path_parameters: names, replies } = operations[operation];
    const values: Record<string, string> = {
      app_id: appId,
      variant_id: variantIds[0],
      revision: '1',
      environment: 'production',
      key: appId,
      evaluation_id: pairs.evaluationId,
      evaluation_scenario_id: pairs.scenarioIds[0] ?? '',
    };
    const body = newBody(operation, variantIds, () => fresh('name'));
    return {
      status: Math.min(...Object.keys(replies).map(Number)),
      call: {
        ...(names.length === 0 ? {} : { path: Object.fromEntries(names.map((name) => [name, values[name] ?? name])) }),
        ...(body === undefined ? {} : { body }),
      },
    };
  };

/** A successful call of each operation. */
export const good = Object.fromEntries(
  (Object.keys(operations) as OperationId[]).map((operation) => [operation, own[operation] ?? derived(operation)]),
) as Record<OperationId, Good>;

/** A body that exceeds the limit of every operation. */
const tooLarge = JSON.stringify({ note: 'x'.repeat(1_100_000) });
const methods = ['PUT', 'POST', 'DELETE', 'PATCH'] as const;

const hasName = ({ body }: Call) => Object.keys(body ?? {}).some((member) => member.endsWith('_name'));

/** Returns the cases that every operation has: its successful call, and for each error status a call that causes it. */
export async function commonCases(operation: OperationId, f: Fixture, s: Services): Promise<Case[]> {
  const declared = operations[operation];
  const { status, call: rest } = await good[operation](f, s);
  const call: Call = { operation, ...(declared.role === null ? {} : { key: f.keys.admin }), ...rest };
  const [firstPath] = declared.path_parameters;
  const there = Object.values(operations)
    .filter(({ path }) => path === declared.path)
    .map(({ method }) => method as string);
  const wrong =
    firstPath !== undefined
      ? { path: { ...call.path, [firstPath]: 'x'.repeat(200) } }
      : declared.body
        ? { body: { wrong: 1 } }
        : { query: { limit: '0', probe: 'x' } };
  const all: Case[] = [
    { says: 'success', status, call },
    { says: 'no key', status: 401, call: { ...call, key: undefined } },
    ...(declared.role === 'viewer'
      ? []
      : [{ says: 'a role without permission', status: 403, call: { ...call, key: f.keys.viewer } }]),
    ...((declared.invitations as readonly string[]).includes('shared')
      ? []
      : [
          {
            says: 'an invitation that does not allow the operation',
            status: 403,
            call: { ...call, key: (await judged(f, s)).shared },
          },
        ]),
    { says: 'an unknown id', status: 404, call: { ...call, path: { ...call.path, [firstPath ?? '']: 'none' } } },
    {
      says: 'a method that is not allowed',
      status: 405,
      call: { ...call, body: undefined, method: methods.find((method) => !there.includes(method)) },
    },
    { says: 'Accept without JSON', status: 406, call: { ...call, headers: { Accept: 'image/png' } } },
    ...(status === 201 && hasName(call) ? [{ says: 'a name in use', status: 409, call }] : []),
    {
      says: 'a huge body',
      status: 413,
      call: { ...call, body: undefined, text: tooLarge },
    },
    {
      says: 'plain text',
      status: 415,
      call: { ...call, body: undefined, text: 'x', headers: { 'Content-Type': 'text/plain' } },
    },
    { says: 'an invalid request', status: 422, call: { ...call, ...wrong } },
    { says: 'too many requests', status: 429, condition: 'limited', call, times: 3 },
    { says: 'a bug', status: 500, condition: 'buggy', call },
    { says: 'unavailable storage', status: 503, condition: 'unavailable', call },
  ];
  return all.filter((row) => row.status in declared.replies);
}
