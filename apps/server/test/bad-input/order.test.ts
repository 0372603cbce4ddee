/** Checks that the first member of an error is its message, because some user interfaces show only the first member. */
import type { ValidationErrorBody } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, judge, readVariant, type TestResponse } from '../support/requests.ts';
import { sendBytes } from '../support/raw-client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let busy: TestServer;
beforeAll(async () => {
  [server, busy] = await Promise.all([startTestServer(), startTestServer({ rateLimit: 1 })]);
});
afterAll(() => Promise.all([server.stop(), busy.stop()]));

const problemOrder = ['detail', 'type', 'title', 'status', 'code', 'request_id'];
const namesIn = (text: string) => [...text.matchAll(/[{,]"(\w+)":/g)].map(([, name]) => name);

describe('the order of members in a problem', () => {
  const asked: Record<string, () => Promise<TestResponse>> = {
    'no key': () => readVariant(server, { key: null }),
    'a role without permission': () => judge(server, {}, { key: server.fixture.keys.viewer }),
    'an unknown scenario': () => judge(server, {}, { scenario: 'none' }),
    'an unknown path': () => sendRequest(server, '/nothing'),
    'an invalid id': () => readVariant(server, { app: 'x' }),
    'no deployed variant': () => readVariant(server, { environment: 'staging' }),
    'a name in use': () => sendRequest(server, '/apps', { method: 'POST' }, { app_name: 'support-assistant' }),
    'a method that is not allowed': () => sendRequest(server, '/health', { method: 'DELETE' }),
    'an unsupported content type': () =>
      sendRequest(server, '/apps', { method: 'POST', headers: { 'Content-Type': 'text/plain' } }, 'x'),
    'an old revision': () => judge(server, {}, { headers: { 'If-Match': '"0"' } }),
    'too many requests': async () =>
      (await Promise.all([1, 2, 3, 4, 5].map(() => readVariant(busy)))).find(
        ({ status }) => status === 429,
      ) as TestResponse,
  };
  it.each(Object.entries(asked))('the first member of a problem is `detail`: %s', async (_, call) => {
    const { status, text } = await call();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(namesIn(text), text).toEqual(problemOrder);
  });

  it('if a client sends bytes that are not HTTP, the first member of the problem is `detail`', async () => {
    const { responses } = await sendBytes(server.port, 'nonsense\r\n\r\n', { untilClosed: true });
    expect(namesIn(responses[0]?.body ?? ''), responses[0]?.body).toEqual(problemOrder);
  });
});

describe('the order of members in a validation error', () => {
  const [pairs, singles] = ['pairs', 'singles'] as const;
  const unknownId = '0198d2a4-0000-7000-8000-000000000000';
  const evaluation = (ids: string[]) =>
    sendRequest(
      server,
      `/apps/${server.fixture.appId}/human-evaluations`,
      { method: 'POST' },
      { evaluation_name: 'e', evaluation_type: 'human_a_b_testing', variant_ids: ids, scenarios: [] },
    );
  const asked: Record<string, () => Promise<TestResponse>> = {
    'a body against the schema': () => judge(server, { note: 1, voet: 1 }),
    'an invalid query parameter': () => sendRequest(server, '/apps?limit=x'),
    'a query that is not UTF-8': () => sendRequest(server, '/apps?limit=%ff&limit=1&cursor[]=a&cursor=&cursor='),
    'an invalid path parameter': () => judge(server, {}, { scenario: '%00' }),
    'an invalid header': () => judge(server, {}, { headers: { 'If-Match': 'x' } }),
    'an unknown cursor': () => sendRequest(server, '/apps?cursor=x'),
    'invalid JSON': () => judge(server, '{'),
    'no body': () => judge(server, ''),
    'a number out of range': () => judge(server, '{"score":1e400}', { of: singles }),
    'JSON that is nested too deeply': () => judge(server, '['.repeat(40)),
    'an unknown vote': () => judge(server, { vote: 'x' }, { of: pairs }),
    'a score for an A/B test': () => judge(server, { score: 1 }, { of: pairs }),
    'a type of another evaluation': () => judge(server, {}, { of: pairs, type: 'single_model_test' }),
    'an output of an unknown variant': () =>
      judge(server, { outputs: [{ variant_id: unknownId, variant_output: '' }] }),
    'an unknown variant': () => evaluation([unknownId, server.fixture.variantIds[0]]),
    'too few variants': () => evaluation([server.fixture.variantIds[0]]),
    'an expiry in the past': () =>
      sendRequest(
        server,
        '/keys',
        { method: 'POST' },
        { key_name: 'k', role: 'viewer', expires_at: '2001-01-01T00:00:00Z' },
      ),
  };
  it.each(Object.entries(asked))('the first member of a validation error is `msg`: %s', async (_, call) => {
    const { status, text } = await call();
    expect(status, text).toBe(422);
    const { detail } = JSON.parse(text) as ValidationErrorBody;
    expect(text.startsWith('{"detail":[{"msg":')).toBe(true);
    for (const item of detail) expect(Object.keys(item)).toEqual(['msg', 'loc', 'type']);
  });
});
