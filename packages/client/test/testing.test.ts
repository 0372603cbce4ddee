/** The fake service: as the contract says, like the real one where it claims to be, and with faults that can be repeated. */
import { requests } from '@jurybox/validators/requests';
import { responses } from '@jurybox/validators/responses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  getVariantByEnv,
  listApps,
  listEvaluationScenarios,
  listHumanEvaluations,
  updateEvaluationScenario,
  type Client,
  type EvaluationScenario,
} from '../src/index.ts';
import { createFakeService, type FakeService, type Fault } from '../src/testing.ts';
import { scenario, variant } from './support/operations.ts';
import { startRealServer, type RealServer } from './support/real-server.ts';

interface Side {
  client: Client;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  baseUrl: string;
  apiKey: string;
}

/** What one answer is, without what differs from one service to the other. */
interface Shape {
  status: number;
  contentType: string;
  headers: string[];
  code: unknown;
  locations: unknown;
  members: string[];
}

let real: RealServer;
let side: Record<'fake' | 'real', Side>;
let service: FakeService;
const at: { appId: string; pairs: EvaluationScenario; single: EvaluationScenario; voted: string } = {} as never;

beforeAll(async () => {
  real = await startRealServer();
  const client = createClient({ ...real });
  const { items: apps } = await listApps({ client });
  at.appId = apps[0]!.app_id;
  const { items } = await listHumanEvaluations({ client, path: { app_id: at.appId } });
  service = createFakeService();
  for (const kind of ['human_a_b_testing', 'single_model_test'] as const) {
    const evaluation = items.find((one) => one.evaluation_type === kind && !one.is_closed)!;
    const { items: rows } = await listEvaluationScenarios({
      client,
      path: { evaluation_id: evaluation.evaluation_id },
    });
    at[kind === 'single_model_test' ? 'single' : 'pairs'] = rows[0]!;
    const variantIds = evaluation.variants.map(({ variant_id: id }) => id);
    if (kind === 'human_a_b_testing') at.voted = variantIds[0]!;
    service.evaluations.set(evaluation.evaluation_id, {
      evaluation_type: kind,
      variant_ids: variantIds,
      scenarios: structuredClone(rows),
    });
  }
  // The fake starts from what the real one says, so that both can be asked the same.
  service.deploy(
    at.appId,
    'production',
    await getVariantByEnv({ client, query: { app_id: at.appId, environment: 'production' } }),
  );
  const fake = { baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch };
  side = { fake: { ...fake, client: createClient(fake) }, real: { ...real, client, fetch } };
}, 30_000);
afterAll(() => real?.stop());

type Operation = 'getVariantByEnv' | 'updateEvaluationScenario';
interface Question {
  name: string;
  operation: Operation;
  path: () => string;
  method?: string;
  headers?: Record<string, string>;
  body?: () => unknown;
}
const put = (
  name: string,
  row: () => EvaluationScenario,
  type: string,
  body: () => unknown,
  headers: Record<string, string> = {},
): Question => ({
  name,
  operation: 'updateEvaluationScenario',
  method: 'PUT',
  path: () => `/human-evaluations/${row().evaluation_id}/evaluation_scenario/${row().evaluation_scenario_id}/${type}`,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});
const get = (name: string, search: () => string, headers: Record<string, string> = {}): Question => ({
  name,
  operation: 'getVariantByEnv',
  path: () => `/apps/get_variant_by_env${search()}`,
  headers,
});
const deployed = () => `?app_id=${at.appId}&environment=production`;
const pairs = () => at.pairs;
const single = () => at.single;
const unknown = () => ({ ...at.pairs, evaluation_scenario_id: '00000000-0000-7000-8000-000000000000' });

const script: Question[] = [
  get('what is deployed', deployed),
  get('what is deployed, known already', deployed, { 'If-None-Match': '*' }),
  get('what is deployed, known otherwise', deployed, { 'If-None-Match': '"other"' }),
  get('an app that is not there', () => '?app_id=00000000-0000-7000-8000-000000000000&environment=production'),
  get('without an app', () => '?environment=production'),
  get('without an environment', () => `?app_id=${at.appId}`),
  get('without a key', deployed, { Authorization: '' }),
  put('a vote', pairs, 'human_a_b_testing', () => ({ vote: at.voted })),
  put('both are good', pairs, 'human_a_b_testing', () => ({ vote: '1', note: 'Both.' })),
  put('a vote taken back', pairs, 'human_a_b_testing', () => ({ vote: null })),
  put('nothing', pairs, 'human_a_b_testing', () => ({})),
  put('a vote for a stranger', pairs, 'human_a_b_testing', () => ({ vote: 'stranger' })),
  put('a score where votes belong', pairs, 'human_a_b_testing', () => ({ score: 4 })),
  put('an empty score where votes belong', pairs, 'human_a_b_testing', () => ({
    vote: '0',
    score: '',
    is_pinned: null,
  })),
  put('an empty vote where scores belong', single, 'single_model_test', () => ({ note: 'n', vote: '' })),
  put('the other type', pairs, 'single_model_test', () => ({ score: 4 })),
  put('a score', single, 'single_model_test', () => ({ score: 4, is_pinned: true })),
  put('a vote where scores belong', single, 'single_model_test', () => ({ vote: '1' })),
  put('a minimal answer', pairs, 'human_a_b_testing', () => ({ note: 'x' }), { Prefer: 'return=minimal' }),
  put('an unknown member', pairs, 'human_a_b_testing', () => ({ votes: '1' })),
  put('no body', pairs, 'human_a_b_testing', () => undefined),
  put('no JSON', pairs, 'human_a_b_testing', () => '{"vote":'),
  put('a list', pairs, 'human_a_b_testing', () => []),
  put('a scenario that is not there', unknown, 'human_a_b_testing', () => ({ vote: '1' })),
  put('an old entity tag', pairs, 'human_a_b_testing', () => ({ vote: '1' }), { 'If-Match': '"999999"' }),
  put('any entity tag', pairs, 'human_a_b_testing', () => ({ vote: '1' }), { 'If-Match': '*' }),
  put('one of two entity tags', pairs, 'human_a_b_testing', () => ({ note: 'y' }), {
    'If-Match': '"999999", "999998"',
  }),
];

async function ask(
  { fetch, baseUrl, apiKey }: Side,
  { operation, path, method = 'GET', headers, body }: Question,
): Promise<Shape> {
  const value = body?.();
  const { Authorization: key = apiKey, ...sent }: Record<string, string> = headers ?? {};
  if (key !== '') sent['Authorization'] = key;
  const response = await fetch(baseUrl + path(), {
    method,
    headers: sent,
    ...(value === undefined ? {} : { body: typeof value === 'string' ? value : JSON.stringify(value) }),
  });
  const text = await response.text();
  const answer = (text === '' ? undefined : JSON.parse(text)) as
    | { code?: string; detail?: { loc: unknown[] }[]; request_id?: string }
    | undefined;
  const validate = (responses[operation] as Record<string, ((body: unknown) => boolean) | null>)[response.status];
  expect(validate, `${response.status} is documented`).not.toBe(undefined);
  if (validate) expect(validate(answer), `${response.status}: ${text}`).toBe(true);
  if (answer?.request_id) expect(response.headers.get('x-request-id')).toBe(answer.request_id);
  return {
    status: response.status,
    contentType: (response.headers.get('content-type') ?? '').replace(/; *charset=utf-8/i, ''),
    headers: ['etag', 'x-request-id', 'www-authenticate', 'x-should-retry', 'preference-applied'].filter((name) =>
      response.headers.has(name),
    ),
    code: answer?.code,
    locations: Array.isArray(answer?.detail)
      ? answer.detail.map(({ loc }) => loc.filter((part) => typeof part === 'string'))
      : undefined,
    members: Object.keys(answer ?? {}).sort(),
  };
}

describe('the fake answers like the real service', () => {
  it.each(script)('$name', async (question) => {
    expect(await ask(side.fake, question)).toEqual(await ask(side.real, question));
  });

  it('to the same calls with the same values', async () => {
    const outcome = async ({ client }: Side) => {
      const first = await getVariantByEnv({
        client,
        query: { app_id: at.appId, environment: 'production' },
        throwOnError: false,
      });
      const { evaluation_id, evaluation_scenario_id } = at.pairs;
      const path = { evaluation_id, evaluation_scenario_id, evaluation_type: 'human_a_b_testing' as const };
      const second = (await updateEvaluationScenario({
        client,
        path,
        body: { vote: at.voted, note: 'Better.', is_pinned: true },
      })) as EvaluationScenario;
      const third = (await updateEvaluationScenario({
        client,
        path,
        body: { note: null },
        headers: { 'If-Match': `"${second.revision}"` },
      })) as EvaluationScenario;
      const { vote, note, is_pinned, judged_at, outputs } = third;
      return {
        variant: first.data,
        raised: third.revision - second.revision,
        vote,
        note,
        is_pinned,
        isJudged: judged_at !== null,
        outputs,
      };
    };
    expect(await outcome(side.fake)).toEqual(await outcome(side.real));
  });

  it('and asks no more than the contract does', () => {
    for (const { body } of service.requests.filter(
      ({ method, body }) => method === 'PUT' && typeof body === 'object' && Object.keys(body ?? {}).length > 0,
    )) {
      expect(typeof requests.updateEvaluationScenario.body?.(body)).toBe('boolean');
    }
    expect(service.requests.length).toBeGreaterThanOrEqual(script.length);
  });
});

describe('faults', () => {
  const read = (fake: FakeService, more = {}) =>
    getVariantByEnv({
      client: createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: fake.fetch, retries: 0, ...more }),
      query: { app_id: 'a', environment: 'production' },
      throwOnError: false,
    });
  const choose: Fault[] = [
    { kind: 'reset' },
    { kind: 'answer', status: 503 },
    { kind: 'answer', status: 200, headers: { 'Content-Type': 'text/html' }, body: '<html>' },
  ];
  async function run(seed: number): Promise<string> {
    const fake = createFakeService({ faults: { rate: 0.5, choose, seed } });
    fake.deploy('a', 'production', variant);
    const said: string[] = [];
    for (let i = 0; i < 40; i++) said.push((await read(fake)).error?.code ?? 'ok');
    return said.join();
  }

  it('are the same for the same seed, others for another', async () => {
    expect(await run(7)).toBe(await run(7));
    expect(await run(7)).not.toBe(await run(8));
    const share = (await run(7)).split(',').filter((code) => code !== 'ok').length;
    expect(share).toBeGreaterThan(8);
    expect(share).toBeLessThan(32);
  });

  it('come in the order of the script, then no more', async () => {
    const fake = createFakeService({
      faults: { script: [{ kind: 'reset' }, undefined, { kind: 'hang' }, { kind: 'delay', ms: 20 }] },
    });
    fake.deploy('a', 'production', variant);
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push((await read(fake, { timeout: 60 })).error?.code ?? 'ok');
    expect(codes).toEqual(['connection', 'ok', 'timeout', 'ok', 'ok']);
  });

  it('a delay ends when the caller gives up', async () => {
    const fake = createFakeService({ faults: { script: [{ kind: 'delay', ms: 5000 }] } });
    const began = performance.now();
    await expect(fake.fetch('http://fake/api/x', { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('a reset after the service has done its part leaves the update done', async () => {
    const fake = createFakeService({ faults: { script: [{ kind: 'reset', after: true }] } });
    fake.evaluations.set('e', {
      evaluation_type: 'human_a_b_testing',
      variant_ids: ['v'],
      scenarios: [{ ...scenario, evaluation_scenario_id: 's', revision: 1 }],
    });
    const path = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'human_a_b_testing' as const };
    const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: fake.fetch });
    const done = (await updateEvaluationScenario({ client, path, body: { vote: 'v' } })) as EvaluationScenario;
    // Sent twice: the same as once, but for the revision.
    expect(done).toMatchObject({ vote: 'v', revision: 3 });
  });
});
