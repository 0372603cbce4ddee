/** Tests the fake service: its responses, and its faults, which depend on a seed. */
import { operations, type OperationId } from '@jurybox/types';
import type { Validator } from '@jurybox/validators';
import { responses } from '@jurybox/validators/responses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createApp,
  createClient,
  exportJudgementsJsonLines,
  getLeaderboard,
  getVariantByEnv,
  listApps,
  listDeployments,
  paginate,
} from '../src/index.ts';
import { streamRows } from '../src/stream.ts';
import { createFakeService, type FakeService, type Fault } from '../src/testing.ts';

function createFake() {
  const service = createFakeService();
  return { service, client: createClient({ baseUrl: 'http://fake/api', apiKey: 'any', fetch: service.fetch }) };
}
const path = { app_id: 'a' };

describe('the responses of the fake service', () => {
  const operationIds = Object.keys(operations) as OperationId[];
  it.each(operationIds)('the response of the fake service to the operation %s is valid', async (operationId) => {
    const { method, path: template } = operations[operationId];
    const url = `http://fake/api${template.replaceAll(/\{\w+\}/g, 'x')}`;
    const response = await createFake().service.fetch(url, { method, headers: { Authorization: 'any' } });
    expect(response.status).toBeLessThan(300);
    const text = await response.text();
    const validate = (responses[operationId] as Record<string, Validator | null>)[response.status];
    const isJson = response.headers.get('content-type') === 'application/json';
    if (validate) expect(validate(isJson ? JSON.parse(text) : text), text).toBe(true);
  });

  it('an unknown path or method gets a 404 from the fake service, and a missing API key a 401', async () => {
    const { fetch } = createFakeService();
    const headers = { Authorization: 'any', 'X-Request-Id': 'mine' };
    const response = await fetch('http://fake/api/nothing', { headers });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([404, 'mine']);
    expect(await response.json()).toMatchObject({ code: 'not_found', request_id: 'mine' });
    expect((await fetch('http://fake/api/apps', { method: 'PUT', headers })).status).toBe(404);
    expect((await fetch('http://fake/api/apps/', { headers })).status).toBe(404);
    expect((await fetch('http://fake/api/apps')).status).toBe(401);
    expect((await fetch('http://fake/api/health')).status).toBe(200);
  });

  it('the fake service responds to a list with a single page, so paginate ends after this page', async () => {
    const { client } = createFake();
    const pages = [
      paginate(listApps, { client }),
      paginate(listDeployments, { client, path: { ...path, environment: 'x' } }),
    ];
    for (const items of pages) {
      let count = 0;
      for await (const _ of items) count += 1;
      expect(count).toBeGreaterThan(0);
    }
  });

  it('respond() replaces the response of an operation; respond(undefined) restores the example', async () => {
    const { service, client } = createFake();
    service.respond('GET /apps/{app_id}/leaderboard', (request) => ({ app_id: request.path['app_id'], groups: [] }));
    expect(await getLeaderboard({ client, path })).toEqual({ app_id: 'a', groups: [] });
    service.respond('GET /apps/{app_id}/leaderboard', () => new Response('busy', { status: 502 }));
    await expect(getLeaderboard({ client, path, retries: 0 })).rejects.toMatchObject({ status: 502 });
    service.respond('GET /apps/{app_id}/leaderboard', undefined);
    expect((await getLeaderboard({ client, path })).groups.length).toBeGreaterThan(0);
    expect(() => service.respond('GET /apps/nothing', () => ({}))).toThrow('has no operation GET /apps/nothing');
  });

  it('the function passed to respond() gets the path, the query, the headers and the body of the request', async () => {
    const { service, client } = createFake();
    const received: unknown[] = [];
    service.respond('POST /apps', ({ headers, body }) => {
      received.push(headers.get('authorization'), body);
      return { app_id: 'a' };
    });
    service.respond('GET /apps', ({ query }) => {
      received.push(query.get('limit'));
      return { items: [], next_cursor: null };
    });
    await createApp({ client, body: { app_name: 'once' } });
    await listApps({ client, query: { limit: 7 } });
    expect(received).toEqual(['any', { app_name: 'once' }, '7']);
    expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/apps',
      'GET /api/apps?limit=7',
    ]);
    await service.fetch('http://fake/api/apps', { method: 'POST', headers: { Authorization: 'x' }, body: '{"app' });
    expect(service.requests.at(-1)?.body).toBe('{"app');
  });

  it('if respond() sets the response of an export, streamRows returns the rows of this response', async () => {
    const { service, client } = createFake();
    service.respond('GET /human-evaluations/{evaluation_id}/export/json-lines', () => {
      const rows = Array.from({ length: 3 }, (_, position) => `${JSON.stringify({ position })}\n`);
      return new Response(rows.join(''), { headers: { 'Content-Type': 'application/jsonl' } });
    });
    const positions = [];
    for await (const row of streamRows(exportJudgementsJsonLines, { client, path: { evaluation_id: 'e' } }))
      positions.push(row.position);
    expect(positions).toEqual([0, 1, 2]);
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
    const codes: string[] = [];
    for (let i = 0; i < 40; i++) codes.push((await read(fake)).error?.code ?? 'ok');
    return codes.join();
  }

  it('the same seed gives the same faults, and another seed gives other faults', async () => {
    expect(await run(7)).toBe(await run(7));
    expect(await run(7)).not.toBe(await run(8));
    const share = (await run(7)).split(',').filter((code) => code !== 'ok').length;
    expect(share).toBeGreaterThan(8);
    expect(share).toBeLessThan(32);
  });

  it.each([
    [undefined, '.u..u.....uc.u.cu..c...u'],
    [2_147_483_648, '............uu...c.u.u..'],
  ])('the seed %s gives the same faults in each version of the client', async (seed, expected) => {
    const fake = createFakeService({ faults: { rate: 0.4, choose, ...(seed === undefined ? {} : { seed }) } });
    let faults = '';
    for (let i = 0; i < 24; i++) faults += (await read(fake)).error?.code[0] ?? '.';
    expect(faults).toBe(expected);
  });

  it('each request gets the next fault in `script`; after the last fault, requests succeed', async () => {
    const fake = createFakeService({
      faults: { script: [{ kind: 'reset' }, undefined, { kind: 'hang' }, { kind: 'delay', ms: 20 }] },
    });
    const codes = [];
    vi.useFakeTimers();
    for (let i = 0; i < 5; i++) {
      const result = read(fake, { timeout: 60 });
      await vi.runAllTimersAsync();
      codes.push((await result).error?.code ?? 'ok');
    }
    expect(codes).toEqual(['connection', 'ok', 'timeout', 'ok', 'ok']);
  });

  it('if the caller aborts a request whose response the fake service delays, the call fails at once', async () => {
    const fake = createFakeService({ faults: { script: [{ kind: 'delay', ms: 5000 }] } });
    vi.useFakeTimers();
    const controller = new AbortController();
    const response = fake.fetch('http://fake/api/x', { signal: controller.signal });
    expect(vi.getTimerCount()).toBe(1);
    controller.abort('mine');
    await expect(response).rejects.toBe('mine');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('with afterHandling, the fake service handles the request before it resets the connection', async () => {
    const { service, client } = createFake();
    let handled = 0;
    service.respond('GET /apps/{app_id}/leaderboard', () => ({ app_id: 'a', groups: [], handled: (handled += 1) }));
    service.setFaults({ script: [{ kind: 'reset' }, { kind: 'reset', afterHandling: true }] });
    await getLeaderboard({ client, path });
    expect([service.requests.length, handled]).toEqual([3, 2]);
  });
});
