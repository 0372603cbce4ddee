/**
 * Tests that the fake service follows the contract and the reference server, and that equal seeds give equal faults.
 */
import { requests } from '@jurybox/validators/requests';
import { responses } from '@jurybox/validators/responses';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { startReferenceServer, type ReferenceServer } from './support/reference-server.ts';

interface Side {
  client: Client;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  baseUrl: string;
  apiKey: string;
}

/** The facts about a response. The fake service and the reference server must respond with the same facts. */
interface Shape {
  status: number;
  contentType: string;
  headers: string[];
  code: unknown;
  locations: unknown;
  members: string[];
}

let real: ReferenceServer;
let side: Record<'fake' | 'real', Side>;
let fakeService: FakeService;
const ids: { appId: string; pairs: EvaluationScenario; single: EvaluationScenario; voted: string } = {} as never;

beforeAll(async () => {
  real = await startReferenceServer();
  const client = createClient({ ...real });
  const { items: apps } = await listApps({ client });
  ids.appId = apps[0]!.app_id;
  const { items } = await listHumanEvaluations({ client, path: { app_id: ids.appId } });
  fakeService = createFakeService();
  for (const kind of ['human_a_b_testing', 'single_model_test'] as const) {
    const evaluation = items.find((one) => one.evaluation_type === kind && !one.is_closed)!;
    const { items: rows } = await listEvaluationScenarios({
      client,
      path: { evaluation_id: evaluation.evaluation_id },
    });
    ids[kind === 'single_model_test' ? 'single' : 'pairs'] = rows[0]!;
    const variantIds = evaluation.variants.map(({ variant_id: id }) => id);
    if (kind === 'human_a_b_testing') ids.voted = variantIds[0]!;
    fakeService.evaluations.set(evaluation.evaluation_id, {
      evaluation_type: kind,
      variant_ids: variantIds,
      scenarios: structuredClone(rows),
    });
  }
  // The fake service starts with the data of the reference server, so that both respond to the same requests.
  fakeService.deploy(
    ids.appId,
    'production',
    await getVariantByEnv({ client, query: { app_id: ids.appId, environment: 'production' } }),
  );
  const fake = { baseUrl: 'http://fake/api', apiKey: 'any', fetch: fakeService.fetch };
  side = { fake: { ...fake, client: createClient(fake) }, real: { ...real, client, fetch } };
});
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
const deployed = () => `?app_id=${ids.appId}&environment=production`;
const pairs = () => ids.pairs;
const single = () => ids.single;
const unknown = () => ({ ...ids.pairs, evaluation_scenario_id: '00000000-0000-7000-8000-000000000000' });

const script: Question[] = [
  get('the deployed variant', deployed),
  get('the deployed variant with a matching If-None-Match', deployed, { 'If-None-Match': '*' }),
  get('the deployed variant with a different If-None-Match', deployed, { 'If-None-Match': '"other"' }),
  get('an unknown application', () => '?app_id=00000000-0000-7000-8000-000000000000&environment=production'),
  get('no application', () => '?environment=production'),
  get('no environment', () => `?app_id=${ids.appId}`),
  get('no API key', deployed, { Authorization: '' }),
  put('a vote', pairs, 'human_a_b_testing', () => ({ vote: ids.voted })),
  put('a vote for both', pairs, 'human_a_b_testing', () => ({ vote: '1', note: 'Both.' })),
  put('a vote of null', pairs, 'human_a_b_testing', () => ({ vote: null })),
  put('an empty body object', pairs, 'human_a_b_testing', () => ({})),
  put('a vote for an unknown variant', pairs, 'human_a_b_testing', () => ({ vote: 'unknown' })),
  put('a score in an A/B evaluation', pairs, 'human_a_b_testing', () => ({ score: 4 })),
  put('an empty score in an A/B evaluation', pairs, 'human_a_b_testing', () => ({
    vote: '0',
    score: '',
    is_pinned: null,
  })),
  put('an empty vote in a single-model evaluation', single, 'single_model_test', () => ({ note: 'n', vote: '' })),
  put('the wrong evaluation type in the path', pairs, 'single_model_test', () => ({ score: 4 })),
  put('a score', single, 'single_model_test', () => ({ score: 4, is_pinned: true })),
  put('a vote in a single-model evaluation', single, 'single_model_test', () => ({ vote: '1' })),
  put('Prefer: return=minimal', pairs, 'human_a_b_testing', () => ({ note: 'x' }), { Prefer: 'return=minimal' }),
  put('an unknown member', pairs, 'human_a_b_testing', () => ({ votes: '1' })),
  put('no body', pairs, 'human_a_b_testing', () => undefined),
  put('invalid JSON', pairs, 'human_a_b_testing', () => '{"vote":'),
  put('a body that is a list', pairs, 'human_a_b_testing', () => []),
  put('an unknown scenario', unknown, 'human_a_b_testing', () => ({ vote: '1' })),
  put('an outdated If-Match', pairs, 'human_a_b_testing', () => ({ vote: '1' }), { 'If-Match': '"999999"' }),
  put('If-Match: *', pairs, 'human_a_b_testing', () => ({ vote: '1' }), { 'If-Match': '*' }),
  put('two entity tags in If-Match', pairs, 'human_a_b_testing', () => ({ note: 'y' }), {
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
  const parsed = (text === '' ? undefined : JSON.parse(text)) as
    | { code?: string; detail?: { loc: unknown[] }[]; request_id?: string }
    | undefined;
  const validate = (responses[operation] as Record<string, ((body: unknown) => boolean) | null>)[response.status];
  expect(validate, `${response.status} is documented`).not.toBe(undefined);
  if (validate) expect(validate(parsed), `${response.status}: ${text}`).toBe(true);
  if (parsed?.request_id) expect(response.headers.get('x-request-id')).toBe(parsed.request_id);
  return {
    status: response.status,
    contentType: (response.headers.get('content-type') ?? '').replace(/; *charset=utf-8/i, ''),
    headers: ['etag', 'x-request-id', 'www-authenticate', 'x-should-retry', 'preference-applied'].filter((name) =>
      response.headers.has(name),
    ),
    code: parsed?.code,
    locations: Array.isArray(parsed?.detail)
      ? parsed.detail.map(({ loc }) => loc.filter((part) => typeof part === 'string'))
      : undefined,
    members: Object.keys(parsed ?? {}).sort(),
  };
}

describe('the fake service and the reference server', () => {
  it.each(script)('the fake service responds like the reference server to: $name', async (question) => {
    expect(await ask(side.fake, question)).toEqual(await ask(side.real, question));
  });

  it('the fake service and the reference server return the same values for the same calls', async () => {
    const outcome = async ({ client }: Side) => {
      const first = await getVariantByEnv({
        client,
        query: { app_id: ids.appId, environment: 'production' },
        throwOnError: false,
      });
      const { evaluation_id, evaluation_scenario_id } = ids.pairs;
      const path = { evaluation_id, evaluation_scenario_id, evaluation_type: 'human_a_b_testing' as const };
      const second = (await updateEvaluationScenario({
        client,
        path,
        body: { vote: ids.voted, note: 'Better.', is_pinned: true },
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

  it('each update that the fake service received has a body that the validator of the contract can check', () => {
    for (const { body } of fakeService.requests.filter(
      ({ method, body }) => method === 'PUT' && typeof body === 'object' && Object.keys(body ?? {}).length > 0,
    )) {
      expect(typeof requests.updateEvaluationScenario.body?.(body)).toBe('boolean');
    }
    expect(fakeService.requests.length).toBeGreaterThanOrEqual(script.length);
  });
});

describe('the faults of the fake service', () => {
  afterEach(() => void vi.useRealTimers());
  const read = (fake: FakeService, more = {}) =>
    getVariantByEnv({
      client: createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: fake.fetch, retries: 0, ...more }),
      query: { app_id: 'a', environment: 'production' },
      throwOnError: false,
    });
  const choose: Fault[] = [
    { kind: 'reset' },
    { kind: 'response', status: 503 },
    { kind: 'response', status: 200, headers: { 'Content-Type': 'text/html' }, body: '<html>' },
  ];
  async function run(seed: number): Promise<string> {
    const fake = createFakeService({ faults: { rate: 0.5, choose, seed } });
    fake.deploy('a', 'production', variant);
    const codes: string[] = [];
    for (let i = 0; i < 40; i++) codes.push((await read(fake)).error?.code ?? 'ok');
    return codes.join();
  }

  it('equal seeds give equal faults, and different seeds give different faults', async () => {
    expect(await run(7)).toBe(await run(7));
    expect(await run(7)).not.toBe(await run(8));
    const share = (await run(7)).split(',').filter((code) => code !== 'ok').length;
    expect(share).toBeGreaterThan(8);
    expect(share).toBeLessThan(32);
  });

  it('each request gets the next fault of the script, and after the script, requests succeed', async () => {
    const fake = createFakeService({
      faults: { script: [{ kind: 'reset' }, undefined, { kind: 'hang' }, { kind: 'delay', ms: 20 }] },
    });
    fake.deploy('a', 'production', variant);
    const codes = [];
    vi.useFakeTimers();
    for (let i = 0; i < 5; i++) {
      const result = read(fake, { timeout: 60 });
      await vi.runAllTimersAsync();
      codes.push((await result).error?.code ?? 'ok');
    }
    expect(codes).toEqual(['connection', 'ok', 'timeout', 'ok', 'ok']);
  });

  it('a delay ends when the caller aborts the request', async () => {
    const fake = createFakeService({ faults: { script: [{ kind: 'delay', ms: 5000 }] } });
    vi.useFakeTimers();
    const controller = new AbortController();
    const response = fake.fetch('http://fake/api/x', { signal: controller.signal });
    expect(vi.getTimerCount()).toBe(1);
    controller.abort('mine');
    await expect(response).rejects.toBe('mine');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the fake service stores an update even if it resets the connection afterwards', async () => {
    const fake = createFakeService({ faults: { script: [{ kind: 'reset', afterHandling: true }] } });
    fake.evaluations.set('e', {
      evaluation_type: 'human_a_b_testing',
      variant_ids: ['v'],
      scenarios: [{ ...scenario, evaluation_scenario_id: 's', revision: 1 }],
    });
    const path = { evaluation_id: 'e', evaluation_scenario_id: 's', evaluation_type: 'human_a_b_testing' as const };
    const client = createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: fake.fetch });
    const done = (await updateEvaluationScenario({ client, path, body: { vote: 'v' } })) as EvaluationScenario;
    // The client sent the update twice, so the revision increased from 1 to 3.
    expect(done).toMatchObject({ vote: 'v', revision: 3 });
  });
});
