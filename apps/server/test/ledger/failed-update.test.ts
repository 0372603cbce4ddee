/** Tests the decisions in the ledger about updates that fail. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StorageUnavailable } from '../../src/store/database.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { sendRequest, judge, type TestResponse } from '../support/requests.ts';
import { interceptDatabase } from '../support/intercept-database.ts';

/** If set, every transaction and every health check fails with this error. */
let planted: Error | undefined;
let server: TestServer;
let limited: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, (database) =>
    interceptDatabase(database, (method) => {
      if (planted !== undefined && (method === 'transaction' || method === 'ping')) throw planted;
    }),
  );
  limited = await startTestServer({ rateLimit: 1 });
});
afterAll(() => Promise.all([server.stop(), limited.stop()]));

async function failing<T>(error: Error, work: () => Promise<T>): Promise<T> {
  planted = error;
  return work().finally(() => (planted = undefined));
}

it('each error status of a failed update has only one meaning, and the server stores nothing (U39)', async () => {
  const { keys, singles } = server.fixture;
  await sendRequest(server, `/human-evaluations/${singles.evaluationId}`, { method: 'PATCH' }, { is_closed: true });
  const lost = { note: 'lost' };
  const before = (await judge(server, {})).json;
  const responses: TestResponse[] = [
    await judge(server, lost, { key: null }),
    await judge(server, lost, { key: keys.viewer }),
    await judge(server, lost, { scenario: crypto.randomUUID() }),
    await judge(server, lost, { method: 'POST' }),
    await judge(server, lost, { headers: { Accept: 'text/html' } }),
    await judge(server, lost, { of: 'singles' }),
    await judge(server, lost, { headers: { 'If-Match': '"0"' } }),
    await judge(server, { note: 'x'.repeat(1_100_000) }),
    await judge(server, lost, { headers: { 'Content-Type': 'application/merge-patch+json' } }),
    await judge(server, { ...lost, vote: 'lost' }),
    await failing(new TypeError('planted'), () => judge(server, lost)),
    await failing(new StorageUnavailable('planted'), () => judge(server, lost)),
  ];
  expect(responses.map(({ status }) => status)).toEqual([401, 403, 404, 405, 406, 409, 412, 413, 415, 422, 500, 503]);
  const codes = responses.filter(({ status }) => status !== 422).map(({ json }) => json.code);
  expect(codes).toEqual([
    'unauthenticated',
    'forbidden',
    'not_found',
    'method_not_allowed',
    'not_acceptable',
    'evaluation_closed',
    'precondition_failed',
    'body_too_large',
    'unsupported_media_type',
    'internal_error',
    'storage_unavailable',
  ]);
  const after = await judge(server, {});
  expect(after.json).toMatchObject({ revision: before.revision + 1, note: null });

  const burst = await Promise.all(Array.from({ length: 10 }, () => judge(limited, lost)));
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200, 429]));
});

it('the server responds with 503 while storage is unavailable, under overload and during shutdown (U41)', async () => {
  const said = ({ status, json, headers }: TestResponse) => [
    status,
    json.code,
    Number(headers.get('retry-after')) >= 1,
  ];
  expect(said(await failing(new StorageUnavailable('planted'), () => judge(server, { note: 'lost' })))).toEqual([
    503,
    'storage_unavailable',
    true,
  ]);
  expect(
    said(await failing(new StorageUnavailable('planted'), () => sendRequest(server, '/health', { key: null }))),
  ).toEqual([503, 'storage_unavailable', true]);
  expect((await judge(server, {})).json.note).toBeNull();

  const full = await startTestServer({ maxInFlight: 0 });
  expect(said(await judge(full, {}))).toEqual([503, 'overloaded', true]);
  await full.stop();

  const leaving = await startTestServer({ drainSeconds: 5 });
  const stopped = leaving.stop();
  expect(said(await sendRequest(leaving, '/health', { key: null }))).toEqual([503, 'shutting_down', true]);
  expect((await sendRequest(leaving, '/health?probe=live', { key: null })).status).toBe(200);
  await stopped;
});
