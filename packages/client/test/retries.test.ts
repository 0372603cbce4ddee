/** Tests when the client retries a call and how long it pauses, on fake timers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createApp,
  listApps,
  renameApp,
  reserveNextScenario,
  updateVariantParameters,
  type Client,
  type ClientOptions,
} from '../src/index.ts';
import { variant } from './support/operations.ts';
import {
  broken,
  createScriptedClient,
  html,
  problem,
  read,
  restoreTimers,
  run,
  valid,
} from './support/scripted-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(restoreTimers);

describe('the pause before a retry', () => {
  it.each([0, 0.5, 0.999])('the pause is %f times a maximum that doubles from 400 ms to 4 s', async (share) => {
    vi.spyOn(Math, 'random').mockReturnValue(share);
    const { client, sentAtMs } = createScriptedClient([html(503)], { retries: 6, deadline: 60_000 });
    await run(read(client));
    const pauses = sentAtMs.slice(1).map((time, index) => time - sentAtMs[index]!);
    [400, 800, 1600, 3200, 4000, 4000].forEach((maxMs, index) =>
      expect(Math.abs(pauses[index]! - maxMs * share)).toBeLessThanOrEqual(1),
    );
    expect(pauses).toHaveLength(6);
  });

  it('the pause before a retry is random, so that many clients do not retry at the same time', async () => {
    const pauses = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const { client, sentAtMs } = createScriptedClient([html(503), valid]);
      await run(read(client));
      pauses.add(sentAtMs[1]! - sentAtMs[0]!);
    }
    expect(pauses.size).toBeGreaterThan(5);
  });

  it.each([
    ['3', 3000],
    ['0', 0],
    [' 2 ', 2000],
  ])('the pause is as long as `Retry-After: %s`', async (header, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client, sentAtMs } = createScriptedClient([problem(429, 'rate_limited', { 'Retry-After': header }), valid]);
    await run(read(client));
    expect(sentAtMs).toEqual([0, ms]);
  });

  it('`Retry-After: 0` does not shorten the random pause before a retry', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, sentAtMs } = createScriptedClient([problem(429, 'rate_limited', { 'Retry-After': '0' }), valid]);
    await run(read(client));
    expect(sentAtMs).toEqual([0, 200]);
  });

  it('the pause before a retry lasts until the date in Retry-After', async () => {
    vi.setSystemTime('2026-03-01T12:00:00Z');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client, sentAtMs } = createScriptedClient([
      problem(503, 'overloaded', { 'Retry-After': 'Sun, 01 Mar 2026 12:00:04 GMT' }),
      valid,
    ]);
    await run(read(client));
    expect(sentAtMs).toEqual([0, 4000]);
  });

  it('the call fails at once if the pause before the retry would end after the `deadline` of the call', async () => {
    const { client, sentAtMs } = createScriptedClient([problem(503, 'overloaded', { 'Retry-After': '4' })]);
    const { error } = await read(client, { deadline: 3000 });
    expect(error).toMatchObject({ code: 'overloaded', retryAfterMs: 4000, attempts: 1 });
    expect(sentAtMs).toEqual([0]);
  });

  it('the call fails at once if Retry-After exceeds the maxRetryAfter of the client or of the call', async () => {
    const { client, sentAtMs } = createScriptedClient([problem(503, 'overloaded', { 'Retry-After': '9' })], {
      maxRetryAfter: 8000,
    });
    expect((await run(read(client))).error).toMatchObject({ retryAfterMs: 9000, attempts: 1 });
    expect((await run(read(client, { maxRetryAfter: 9000 }))).error).toMatchObject({ attempts: 3 });
    expect(sentAtMs).toHaveLength(4);
  });

  it('the pause before a retry does not change if somebody sets the system clock', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    const { client, sentAtMs } = createScriptedClient([
      () => (vi.setSystemTime(Date.now() + 86_400_000), html(503)()),
      valid,
    ]);
    expect((await run(read(client))).data).toEqual(variant);
    expect(sentAtMs).toHaveLength(2);
  });
});

describe('the responses and operations for which the client retries a call', () => {
  const body = { app_name: 'shop' };
  const calls: Record<string, (client: Client, headers?: Record<string, string>) => Promise<{ error: unknown }>> = {
    GET: (client, headers) => listApps({ client, headers, throwOnError: false }),
    POST: (client, headers) =>
      reserveNextScenario({ client, path: { evaluation_id: 'e' }, body: {}, headers, throwOnError: false }),
    'POST that creates': (client, headers) => createApp({ client, body, headers, throwOnError: false }),
    PATCH: (client, headers) => renameApp({ client, path: { app_id: 'a' }, body, headers, throwOnError: false }),
    'PUT that creates a revision': (client, headers) =>
      updateVariantParameters({
        client,
        path: { variant_id: 'v' },
        body: { parameters: {} } as never,
        headers,
        throwOnError: false,
      }),
  };
  const always = { GET: 3, POST: 3, PATCH: 3, 'POST that creates': 3, 'PUT that creates a revision': 3 };
  const idempotent = { GET: 3, POST: 1, PATCH: 1, 'POST that creates': 3, 'PUT that creates a revision': 3 };
  const never = { GET: 1, POST: 1, PATCH: 1, 'POST that creates': 1, 'PUT that creates a revision': 1 };
  const rows: [string, () => Response, Record<string, number>][] = [
    ['429 rate_limited', problem(429, 'rate_limited'), always],
    ['503 overloaded', problem(503, 'overloaded'), always],
    ['503 shutting_down', problem(503, 'shutting_down'), always],
    ['503 storage_unavailable', problem(503, 'storage_unavailable'), idempotent],
    ['500 internal_error', problem(500, 'internal_error'), never],
    ['500 undocumented', html(500), idempotent],
    ['502 undocumented', html(502), idempotent],
    ['503 undocumented', html(503), idempotent],
    ['504 undocumented', html(504), idempotent],
    ['502 undocumented, x-should-retry: true', html(502, { 'x-should-retry': 'true' }), always],
    ['503 overloaded, x-should-retry: false', problem(503, 'overloaded', { 'x-should-retry': 'false' }), never],
    ['a failed connection', broken, idempotent],
    ['404', problem(404, 'not_found'), never],
  ];
  it.each(
    rows.flatMap(([name, respond, times]) =>
      Object.entries(times).map(([call, sent]) => [name, call, sent, respond] as const),
    ),
  )('after %s, the client sends a %s %i times in total', async (_, call, sent, respond) => {
    const { client, sentAtMs } = createScriptedClient([respond]);
    const { error } = await run(calls[call]!(client));
    expect(error).toBeDefined();
    expect(sentAtMs).toHaveLength(sent);
  });

  it('the client never retries a request with If-Match, even if only onRequest added this header', async () => {
    const { client, sentAtMs } = createScriptedClient([broken]);
    await run(calls['GET']!(client, { 'IF-MATCH': '"1"' }));
    expect(sentAtMs).toHaveLength(1);
    const added = createScriptedClient([broken], { onRequest: ({ headers }) => headers.set('If-Match', '"1"') });
    await run(calls['GET']!(added.client));
    expect(added.sentAtMs).toHaveLength(1);
  });
});

describe('the header Idempotency-Key', () => {
  /** Calls createApp with a client whose requests fail. Returns the `Idempotency-Key` of each request. */
  async function keysOf(options: ClientOptions = {}, headers?: Record<string, string>): Promise<(string | null)[]> {
    const keys: (string | null)[] = [];
    const fetch = async (_: string, init: RequestInit) => {
      keys.push((init.headers as Headers).get('idempotency-key'));
      return broken();
    };
    const { client } = createScriptedClient([], { fetch, ...options });
    await run(createApp({ client, body: { app_name: 'shop' }, headers, throwOnError: false }));
    return keys;
  }

  it('all attempts of a call have the same Idempotency-Key, and another call has another key', async () => {
    const [first, second] = [await keysOf(), await keysOf()];
    expect(first).toHaveLength(3);
    expect(new Set(first).size).toBe(1);
    expect(first[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(second[0]).not.toBe(first[0]);
  });

  it("the caller's Idempotency-Key overrides the one of the client", async () => {
    expect(await keysOf({}, { 'idempotency-key': 'mine' })).toEqual(['mine', 'mine', 'mine']);
  });

  it('the client does not retry a creation if onRequest removed the Idempotency-Key', async () => {
    const onRequest = ({ headers }: { headers: Headers }) => headers.delete('Idempotency-Key');
    expect(await keysOf({ onRequest })).toEqual([null]);
  });

  it('a request that creates nothing has no Idempotency-Key', async () => {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => valid());
    await run(read(createScriptedClient([], { fetch }).client));
    expect((fetch.mock.calls[0]![1].headers as Headers).has('idempotency-key')).toBe(false);
  });
});
