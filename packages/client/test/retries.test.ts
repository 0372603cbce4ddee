/** When a call is sent again and how long it waits, on a clock that the test holds; what the hooks are told meanwhile. */
import { equal } from 'node:assert/strict';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createApp,
  createClient,
  getHealth,
  getVariantByEnv,
  listApps,
  renameApp,
  updateVariantParameters,
  type Client,
  type ClientOptions,
} from '../src/index.ts';
import { variant } from './support/operations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  const left = vi.getTimerCount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  equal(left, 0, 'timers left over');
});

const problem =
  (status: number, code: string, headers = {}) =>
  () =>
    new Response(JSON.stringify({ type: 'x', title: 'T', status, detail: 'D', code, request_id: 'r' }), {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    });
const page =
  (status: number, headers = {}) =>
  () =>
    new Response('<html>', { status, headers: { 'Content-Type': 'text/html', ...headers } });
const fine = () => Response.json(variant, { headers: { 'X-Request-Id': 'r-9' } });
const broken = () => {
  throw new TypeError('fetch failed');
};

/** A client whose requests are answered in that order, the last answer for all that follow; notes when each arrived. */
function scripted(answers: (() => Response)[], options: ClientOptions = {}) {
  const at: number[] = [];
  const began = Date.now();
  const left = [...answers];
  const fetch = async () => {
    at.push(Date.now() - began);
    return (left.length > 1 ? left.shift() : left[0])!();
  };
  return { client: createClient({ baseUrl: 'http://x/api', apiKey: 'jbx_a_secret', fetch, ...options }), at };
}
const read = (client: Client, more = {}) =>
  getVariantByEnv({ client, query: { app_id: 'a', environment: 'production' }, throwOnError: false, ...more });

async function run<T>(call: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return call;
}

describe('pauses', () => {
  it.each([0, 0.5, 0.999])('double from 400 ms with full jitter, 4 s at most: share %f', async (share) => {
    vi.spyOn(Math, 'random').mockReturnValue(share);
    const { client, at } = scripted([page(503)], { retries: 6, deadline: 60_000 });
    await run(read(client));
    const pauses = at.slice(1).map((time, index) => time - at[index]!);
    [400, 800, 1600, 3200, 4000, 4000].forEach((most, index) =>
      expect(Math.abs(pauses[index]! - most * share)).toBeLessThanOrEqual(1),
    );
    expect(pauses).toHaveLength(6);
  });

  it('are never the same for everybody', async () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const { client, at } = scripted([page(503), fine]);
      await run(read(client));
      firsts.add(at[1]! - at[0]!);
    }
    expect(firsts.size).toBeGreaterThan(5);
  });

  it.each([
    ['3', 3000],
    ['0', 0],
    [' 2 ', 2000],
  ])('are as long as Retry-After says: %s', async (header, millis) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client, at } = scripted([problem(429, 'rate_limited', { 'Retry-After': header }), fine]);
    await run(read(client));
    expect(at).toEqual([0, millis]);
  });

  it('are not shorter than usual because Retry-After is 0', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, at } = scripted([problem(429, 'rate_limited', { 'Retry-After': '0' }), fine]);
    await run(read(client));
    expect(at).toEqual([0, 200]);
  });

  it('are as long as a date says, by the wall clock', async () => {
    vi.setSystemTime('2026-03-01T12:00:00Z');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { client, at } = scripted([
      problem(503, 'overloaded', { 'Retry-After': 'Sun, 01 Mar 2026 12:00:04 GMT' }),
      fine,
    ]);
    await run(read(client));
    expect(at).toEqual([0, 4000]);
  });

  it('longer than the deadline are not begun', async () => {
    const { client, at } = scripted([problem(503, 'overloaded', { 'Retry-After': '4' })]);
    const { error } = await read(client, { deadline: 3000 });
    expect(error).toMatchObject({ code: 'overloaded', retryAfterMs: 4000, attempts: 1 });
    expect(at).toEqual([0]);
  });

  it('past the cap are the caller’s: per call and per client', async () => {
    const { client, at } = scripted([problem(503, 'overloaded', { 'Retry-After': '9' })], { maxRetryAfter: 8000 });
    expect((await run(read(client))).error).toMatchObject({ retryAfterMs: 9000, attempts: 1 });
    expect((await run(read(client, { maxRetryAfter: 9000 }))).error).toMatchObject({ attempts: 3 });
    expect(at).toHaveLength(4);
  });

  it('do not mind a wall clock that is set', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    const { client, at } = scripted([() => (vi.setSystemTime(Date.now() + 86_400_000), page(503)()), fine]);
    expect((await run(read(client))).data).toEqual(variant);
    expect(at).toHaveLength(2);
  });
});

describe('which calls are sent again', () => {
  const body = { app_name: 'shop' };
  const calls: Record<string, (client: Client, headers?: Record<string, string>) => Promise<{ error: unknown }>> = {
    GET: (client, headers) => listApps({ client, headers, throwOnError: false }),
    POST: (client, headers) => createApp({ client, body, headers, throwOnError: false }),
    PATCH: (client, headers) => renameApp({ client, path: { app_id: 'a' }, body, headers, throwOnError: false }),
    'PUT that makes a revision': (client, headers) =>
      updateVariantParameters({
        client,
        path: { variant_id: 'v' },
        body: { parameters: {} } as never,
        headers,
        throwOnError: false,
      }),
  };
  const always = { GET: 3, POST: 3, PATCH: 3, 'PUT that makes a revision': 3 };
  const idempotent = { GET: 3, POST: 1, PATCH: 1, 'PUT that makes a revision': 1 };
  const never = { GET: 1, POST: 1, PATCH: 1, 'PUT that makes a revision': 1 };
  const rows: [string, () => Response, Record<string, number>][] = [
    ['429 rate_limited', problem(429, 'rate_limited'), always],
    ['503 overloaded', problem(503, 'overloaded'), always],
    ['503 shutting_down', problem(503, 'shutting_down'), always],
    ['503 storage_unavailable', problem(503, 'storage_unavailable'), idempotent],
    ['500 internal_error', problem(500, 'internal_error'), never],
    ['500 undocumented', page(500), idempotent],
    ['502 undocumented', page(502), idempotent],
    ['503 undocumented', page(503), idempotent],
    ['504 undocumented', page(504), idempotent],
    ['502 undocumented, x-should-retry: true', page(502, { 'x-should-retry': 'true' }), always],
    ['503 overloaded, x-should-retry: false', problem(503, 'overloaded', { 'x-should-retry': 'false' }), never],
    ['a broken connection', broken, idempotent],
    ['404', problem(404, 'not_found'), never],
  ];
  it.each(
    rows.flatMap(([name, answer, times]) =>
      Object.entries(times).map(([call, sent]) => [name, call, sent, answer] as const),
    ),
  )('%s: %s is sent %i times', async (_, call, sent, answer) => {
    const { client, at } = scripted([answer]);
    const { error } = await run(calls[call]!(client));
    expect(error).toBeDefined();
    expect(at).toHaveLength(sent);
  });

  it('not with If-Match, in whatever case, also when onRequest adds it', async () => {
    const { client, at } = scripted([broken]);
    await run(calls['GET']!(client, { 'IF-MATCH': '"1"' }));
    expect(at).toHaveLength(1);
    const added = scripted([broken], { onRequest: ({ headers }) => headers.set('If-Match', '"1"') });
    await run(calls['GET']!(added.client));
    expect(added.at).toHaveLength(1);
  });
});

describe('hooks', () => {
  it('are called in order, once per attempt or once per call', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const said: string[] = [];
    const { client } = scripted([page(502), broken, fine], {
      onRequest: ({ attempt, operation, url }) => void said.push(`request ${attempt} ${operation} ${url}`),
      onResponse: ({ attempt, status, requestId }) => void said.push(`response ${attempt} ${status} ${requestId}`),
      onTelemetry: () => void said.push('telemetry'),
      logger: { debug: (text) => void said.push(text) },
      onError: () => void said.push('error'),
    });
    await run(read(client));
    const operation = 'GET /apps/get_variant_by_env';
    const url = 'http://x/api/apps/get_variant_by_env?app_id=a&environment=production';
    expect(said).toEqual([
      `request 1 ${operation} ${url}`,
      'response 1 502 ',
      `${operation}: unexpected_response, again in 0 ms`,
      `request 2 ${operation} ${url}`,
      `${operation}: connection, again in 0 ms`,
      `request 3 ${operation} ${url}`,
      'response 3 200 r-9',
      'telemetry',
    ]);
  });

  it('that change headers change one attempt, and never see the key', async () => {
    const sent: (string | null)[][] = [];
    const seen: string[] = [];
    const fetch = async (_: string, { headers }: RequestInit) => {
      const all = headers as Headers;
      sent.push([all.get('x-attempt'), all.get('authorization')]);
      return sent.length < 3 ? page(503)() : fine();
    };
    const onRequest = ({ attempt, headers }: { attempt: number; headers: Headers }) => {
      seen.push([...headers].join());
      if (attempt < 3) headers.append('X-Attempt', String(attempt));
    };
    const { client } = scripted([], { fetch, onRequest });
    await run(read(client));
    expect(sent).toEqual([
      ['1', 'jbx_a_secret'],
      ['2', 'jbx_a_secret'],
      [null, 'jbx_a_secret'],
    ]);
    expect(seen.join()).not.toContain('jbx_');
  });

  it('that fail while watching change nothing, thrown or rejected', async () => {
    const uncaught = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', uncaught);
    const fail = () => {
      throw new Error('hook');
    };
    const reject = async () => fail();
    for (const hook of [fail, reject]) {
      const hooks = { onResponse: hook, onTelemetry: hook, onError: hook, logger: { debug: hook, warn: hook } };
      expect((await run(read(scripted([page(503, { Deprecation: '@1' }), fine], hooks).client))).data).toEqual(variant);
      expect((await run(read(scripted([page(404)], hooks).client))).error).toMatchObject({ status: 404 });
    }
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(uncaught).not.toHaveBeenCalled();
    process.off('unhandledRejection', uncaught);
    vi.useFakeTimers();
  });

  it('that need their object have it', async () => {
    class Log {
      lines: string[] = [];
      debug(text: string) {
        this.lines.push(text);
      }
    }
    const logger = new Log();
    await run(read(scripted([page(503), fine], { logger }).client));
    expect(logger.lines).toHaveLength(1);
  });

  it('tell OpenTelemetry’s names', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const onTelemetry = vi.fn<(attributes: Record<string, string | number>) => void>();
    const base = {
      'http.request.method': 'GET',
      'url.template': '/apps/get_variant_by_env',
      'server.address': 'x',
      'server.port': 80,
    };
    await run(read(scripted([page(503), fine], { onTelemetry }).client));
    expect(onTelemetry.mock.lastCall).toEqual([
      {
        ...base,
        'http.response.status_code': 200,
        'http.request.resend_count': 1,
        'http.client.request.duration': expect.closeTo(0.4, 1),
      },
    ]);
    await run(read(scripted([problem(500, 'variant_not_found')], { onTelemetry }).client));
    expect(onTelemetry.mock.lastCall).toEqual([
      {
        ...base,
        'http.response.status_code': 500,
        'http.client.request.duration': 0,
        'error.type': 'variant_not_found',
      },
    ]);
    await run(read(scripted([broken], { onTelemetry, retries: 0, baseUrl: 'https://y:8443/api' }).client));
    expect(onTelemetry.mock.lastCall).toEqual([
      {
        ...base,
        'server.address': 'y',
        'server.port': 8443,
        'http.client.request.duration': 0,
        'error.type': 'connection',
      },
    ]);
    expect(onTelemetry).toHaveBeenCalledTimes(3);
  });
});

describe('Deprecation and Sunset', () => {
  it('are warned about once per operation, whatever the status', async () => {
    const warn = vi.fn<(message: string) => void>();
    const health = () =>
      Response.json(
        { status: 'ok' },
        { headers: { Deprecation: '@1767225600', Sunset: 'Thu, 01 Jan 2037 00:00:00 GMT' } },
      );
    const { client } = scripted([health], { logger: { warn } });
    for (let i = 0; i < 3; i++) await getHealth({ client });
    const other = scripted([page(404, { Sunset: 'Thu, 01 Jan 2037 00:00:00 GMT' })], { logger: { warn } });
    await listApps({ client: other.client, throwOnError: false });
    expect(warn.mock.calls).toEqual([
      ['GET /health is deprecated and ends Thu, 01 Jan 2037 00:00:00 GMT.'],
      ['GET /apps is deprecated and ends Thu, 01 Jan 2037 00:00:00 GMT.'],
    ]);
  });

  it('go to the console without a logger', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await createApp({
      client: scripted([page(404, { Deprecation: '@1' })]).client,
      body: { app_name: 'x' },
      throwOnError: false,
    });
    expect(warn.mock.calls).toEqual([['POST /apps is deprecated.']]);
  });
});
