/**
 * Tests the parts that operators configure or watch: CORS access for the scripts of other websites, the log, and the
 * alerts and the dashboard in deploy/.
 */
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { operations } from '@jurybox/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { StorageUnavailable } from '../src/store/database.ts';
import { interceptDatabase } from './support/intercept-database.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const origin = 'https://app.example.com';
const hostile = 'https://app.example.com.hostile.example';
let server: TestServer;
let withoutSettings: TestServer;
let isDown = false;
beforeAll(async () => {
  const settings = { allowedOrigins: [origin], trustedProxies: ['127.0.0.1'] };
  server = await startTestServer(settings, (database) =>
    interceptDatabase(database, () => {
      if (isDown) throw new StorageUnavailable('planted outage');
    }),
  );
  withoutSettings = await startTestServer();
});
afterAll(() => Promise.all([server.stop(), withoutSettings.stop()]));

const call = (path: string, headers: Record<string, string> = {}, method = 'GET', to = server) =>
  fetch(`${to.base}${path}`, { method, headers });
const preflight = (from: string, to = server) =>
  call('/apps', { Origin: from, 'Access-Control-Request-Method': 'GET' }, 'OPTIONS', to);
const corsHeaders = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const varies = ({ headers }: Response) => (headers.get('vary') ?? '').toLowerCase().split(/, */);

it('the log line of a request has the duration in milliseconds', async () => {
  const startMs = performance.now();
  await call('/apps?limit=7', { Authorization: server.fixture.keys.viewer });
  const { ms } = await vi.waitFor(() => {
    const line = server.logs.findLast(({ msg }) => msg === 'request');
    expect(line).toBeDefined();
    return line as { ms: number };
  }, 60_000);
  expect(ms).toBeGreaterThan(0);
  expect(ms).toBeLessThan(performance.now() - startMs);
});

describe('access for scripts of other websites', () => {
  it('a preflight request of an allowed origin gets 204 without an API key', async () => {
    const response = await preflight(origin);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    const methods = response.headers.get('access-control-allow-methods')?.split(', ');
    expect(methods).toEqual(expect.arrayContaining(Object.values(operations).map(({ method }) => method)));
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(varies(response)).toContain('origin');
  });

  it('a preflight request of another origin gets 401 and no CORS header', async () => {
    for (const from of [hostile, 'null', `${origin}:8443`, origin.replace('https', 'http')]) {
      const response = await preflight(from);
      expect([from, response.status, corsHeaders(response)]).toEqual([from, 401, []]);
      expect(varies(response)).toContain('origin');
    }
  });

  it('only an allowed origin gets the CORS headers, and error responses have them too', async () => {
    const key = { Authorization: server.fixture.keys.viewer };
    for (const [path, headers, status] of [
      ['/apps', key, 200],
      ['/apps', {}, 401],
      ['/nowhere', key, 404],
      ['/health', {}, 200],
    ] as const) {
      const allowed = await call(path, { ...headers, Origin: origin });
      expect([path, allowed.status]).toEqual([path, status]);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
      expect(varies(allowed)).toEqual(expect.arrayContaining(['authorization', 'origin']));
      const rejected = await call(path, { ...headers, Origin: hostile });
      expect([path, corsHeaders(rejected), varies(rejected).includes('origin')]).toEqual([path, [], true]);
    }
  });

  it('scripts of an allowed origin may send and read every header of the contract', async () => {
    const document = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../packages/types/generated/openapi.gen.json'), 'utf8'),
    );
    const found = (pattern: RegExp) => [...JSON.stringify(document).matchAll(pattern)].map(([, name = '']) => name);
    const sent = found(/"name":"([\w-]+)","in":"header"/g);
    const received = [...Object.keys(document.components.headers), 'ETag', 'Retry-After', 'X-Request-Id'];
    expect(sent).toContain('If-Match');
    const response = await preflight(origin);
    const maySend = response.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(maySend).toEqual(expect.arrayContaining([...sent, 'Authorization', 'Content-Type'].map(lower)));
    const mayRead = (await call('/health', { Origin: origin })).headers
      .get('access-control-expose-headers')
      ?.toLowerCase()
      .split(', ');
    expect(mayRead).toEqual(expect.arrayContaining(received.map(lower)));
  });

  it('without allowed origins, no response has a CORS header and a preflight request gets 401', async () => {
    const response = await preflight(origin, withoutSettings);
    expect([response.status, corsHeaders(response)]).toEqual([401, []]);
    const health = await call('/health', { Origin: origin }, 'GET', withoutSettings);
    expect([health.status, corsHeaders(health), varies(health)]).toEqual([200, [], ['authorization']]);
  });

  it('a request with an invalid URL gets 400, with and without allowed origins', async () => {
    for (const { port } of [server, withoutSettings]) {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path: 'http://[', headers: { Origin: origin } }, resolve).on('error', reject);
      });
      response.resume();
      expect(response.statusCode).toBe(400);
    }
  });

  it('other websites may not read the metrics or the contract', async () => {
    for (const path of ['/metrics', '/openapi.json'])
      expect(corsHeaders(await fetch(server.origin + path, { headers: { Origin: origin } }))).toEqual([]);
  });
});

describe('the log of the server', () => {
  beforeEach(() => {
    server.logs.length = withoutSettings.logs.length = 0;
  });
  // The test server also logs lines of the level `debug` (20). This function leaves them out. 30 is the level `info`.
  const requests = (of = server) => of.logs.filter(({ msg, level }) => msg === 'request' && Number(level) >= 30);

  it("the log contains the client's address from the trusted proxy, even if the client sent another one", async () => {
    await call('/apps', { 'X-Forwarded-For': '1.2.3.4, "forged", 203.0.113.9' });
    await expect.poll(() => requests()).toEqual([expect.objectContaining({ status: 401, client: '203.0.113.9' })]);
  });

  it('without trusted proxies, the log contains no addresses of clients', async () => {
    await call('/apps', { 'X-Forwarded-For': '203.0.113.9' }, 'GET', withoutSettings);
    await expect.poll(() => requests(withoutSettings)).toHaveLength(1);
    expect(JSON.stringify(withoutSettings.logs)).not.toContain('203.0.113.9');
    expect(requests(withoutSettings)[0]).not.toHaveProperty('client');
  });

  const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  it.each([
    [`00-${trace}-${span}-01`, trace],
    [`000-${trace}-${span}-01`, undefined],
    [`01-${trace}-${span}-01`, undefined],
    [`00-${trace}-${span.toUpperCase()}-01`, undefined],
    [`00-${trace}0-${span}-01`, undefined],
    [`00-${trace}-${span}-01-more`, undefined],
    [undefined, undefined],
  ])(
    'the log line of a request with the traceparent %s names its trace %s and nothing secret',
    async (given, named) => {
      const key = server.fixture.keys.viewer;
      const query = new URLSearchParams({ app_id: server.fixture.appId, environment: 'production' });
      const headers = {
        Authorization: key,
        'X-Request-Id': 'mine',
        ...(given === undefined ? {} : { traceparent: given }),
      };
      expect((await call(`/apps/get_variant_by_env?${query.toString()}`, headers)).status).toBe(200);
      await expect.poll(() => requests()).toHaveLength(1);
      const [line] = requests();
      expect(line).toMatchObject({
        request_id: 'mine',
        method: 'GET',
        path: '/api/apps/get_variant_by_env',
        operation: 'getVariantByEnv',
        status: 200,
      });
      expect(line?.['trace_id']).toBe(named);
      expect(line?.['ms']).toBeGreaterThan(0);
      expect(JSON.stringify(line)).not.toMatch(new RegExp(`${key}|app_id|production`));
    },
  );

  it('the log contains successful health checks and requests for metrics only at the level debug', async () => {
    expect((await call('/health')).status).toBe(200);
    expect((await call('/health?probe=live')).status).toBe(200);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(200);
    expect((await call('/health?probe=dead')).status).toBe(422);
    await call('/apps');
    await expect.poll(() => requests()).toHaveLength(2);
    expect(requests().map(({ path, status }) => [path, status])).toEqual([
      ['/api/health', 422],
      ['/api/apps', 401],
    ]);
    expect(server.logs.filter(({ level }) => level === 20).map(({ path, status }) => [path, status])).toEqual([
      ['/api/health', 200],
      ['/api/health', 200],
      ['/metrics', 200],
    ]);
  });

  it('during a database outage, the log has one line about the outage and one line for each request', async () => {
    const began = performance.now();
    isDown = true;
    try {
      for (let request = 0; request < 20; request++)
        expect((await call('/apps', { Authorization: server.fixture.keys.viewer })).status).toBe(503);
    } finally {
      isDown = false;
    }
    await expect.poll(() => requests()).toHaveLength(20);
    const errors = server.logs.filter(({ level }) => level === 50);
    const line = expect.objectContaining({
      msg: 'the database is unavailable',
      err: expect.objectContaining({ message: 'planted outage', stack: '' }),
    });
    // During an outage, the server logs this line every ten seconds. On a slow machine, the requests may take longer.
    const most = 1 + Math.floor((performance.now() - began) / 10_000);
    expect(errors).toEqual([line, ...errors.slice(1, most).map(() => line)]);
  });
});

describe('the alerts and the dashboard in deploy/', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8');
  const alerts = (
    parse(read('prometheus-alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  ).groups.flatMap(({ rules }) => rules);
  const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const expressions = [
    ...alerts.map(({ alert, expr }) => ({ of: alert, expr })),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ of: title, expr }))),
  ];
  /** The labels of the server's metrics. Prometheus adds `job` and `instance`. */
  const labels: Record<string, (value: RegExp) => boolean> = {
    operation: (value) => ['none', ...Object.keys(operations)].some((name) => value.test(name)),
    status: (value) => ['200', '429', '500', '503'].some((status) => value.test(status)),
    reason: (value) =>
      ['failed', 'reader left', 'reader stalled', 'key revoked', 'shut down'].some((r) => value.test(r)),
    job: () => true,
    instance: () => true,
  };

  /** Returns the metrics and labels that the expression uses but the server does not have. */
  function unknownNames(expr: string, metrics: string): string[] {
    const histogram = [...metrics.matchAll(/^# TYPE (\S+) histogram$/gm)].flatMap(([, name = '']) =>
      ['bucket', 'sum', 'count'].map((suffix) => `${name}_${suffix}`),
    );
    const known = [...[...metrics.matchAll(/^# TYPE (\S+) \w+$/gm)].map(([, name = '']) => name), ...histogram, 'up'];
    const plain = expr.replaceAll(/\$__rate_interval/g, '5m');
    const named = [...plain.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ').matchAll(/[a-z_][\w:]*\b(?! *\()/g)];
    return [
      ...named.map(([name]) => name).filter((name) => !['sum', 'by'].includes(name) && !known.includes(name)),
      ...[...plain.matchAll(/[{,](\w+)(?:=~|!~|!=|=)"([^"]*)"/g)]
        .filter(([, label = '', value = '']) => labels[label]?.(new RegExp(`^(?:${value})$`)) !== true)
        .map(([matcher]) => matcher.slice(1)),
    ];
  }

  it('the alerts and the dashboard use only metrics, operations and labels of the server', async () => {
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(expressions.length).toBeGreaterThan(20);
    for (const { of, expr } of expressions) expect([of, unknownNames(expr, metrics)]).toEqual([of, []]);
  });

  it.each([
    ['jurybox_requests_flying > 1', 'jurybox_requests_flying'],
    ['rate(jurybox_request_duration_seconds_max[5m])', 'jurybox_request_duration_seconds_max'],
    ['jurybox_request_duration_seconds_count{operation="readVariant"}', 'operation="readVariant"'],
    ['jurybox_request_duration_seconds_count{status=~"6.."}', 'status=~"6.."'],
    ['sum by (le) (jurybox_responses_cut_total{cause="failed"})', 'cause="failed"'],
  ])('planted fault: the check reports the unknown name in the expression %s', async (expr, unknown) => {
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    expect(unknownNames(expr, metrics)).toEqual([unknown]);
  });
});

function lower(text: string): string {
  return text.toLowerCase();
}
