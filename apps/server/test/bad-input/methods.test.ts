/**
 * Checks that `HEAD` is `GET` without the body, that `OPTIONS` lists the methods, and that no response has CORS
 * headers.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendBytes, type RawResponse } from '../support/raw-client.ts';
import { checkHeaders, startCaseServer, type CaseServer } from './case.ts';
import { ask, head, put, putHead } from './request-bytes.ts';

let site: CaseServer;
beforeAll(async () => {
  site = await startCaseServer();
});
afterAll(() => site.server.stop());

async function send(bytes: string | Uint8Array, isHead = false): Promise<RawResponse> {
  const { responses, rest } = await sendBytes(site.server.port, bytes, { head: isHead });
  expect(rest).toBe('');
  expect(responses).toHaveLength(1);
  return responses[0] as RawResponse;
}

const variant = (environment: string) => (site_: CaseServer) =>
  `/api/apps/get_variant_by_env?app_id=${site_.target.appId}&environment=${environment}`;

describe('HEAD requests', () => {
  test.each([
    ['the health check', () => '/api/health', 200],
    ['a variant', variant('production'), 200],
    ['no deployed variant', variant('nowhere'), 500],
    ['an invalid query', () => '/api/apps/get_variant_by_env', 422],
    ['an invalid id', () => '/api/apps/get_variant_by_env?app_id=a&environment=b', 400],
    ['a path without GET', ({ target }: CaseServer) => target.path, 405],
    ['an unknown path', () => '/api/nothing', 404],
    ['a path outside the API', () => '/nothing', 404],
    ['the contract', () => '/openapi.json', 200],
  ])('HEAD returns the status and headers of GET without the body: %s', async (_name, path, status) => {
    const both = await Promise.all(
      ['GET', 'HEAD'].map((method) => send(ask(site.target, method, path(site)), method === 'HEAD')),
    );
    const [get, headed] = both.map(({ status: code, headers }) => ({
      status: code,
      headers: new Map(
        [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id' && name !== 'content-length'),
      ),
    }));
    expect(headed).toEqual(get);
    expect(headed?.status).toBe(status);
    expect(both[1]?.headers.get('content-length')).toEqual(both[0]?.headers.get('content-length'));
    expect(both[1]?.body).toBe('');
  });

  test('HEAD with the current ETag returns 304, and HEAD without an API key returns 401', async () => {
    const path = variant('production')(site);
    const tag = (await send(ask(site.target, 'GET', path))).headers.get('etag')?.[0];
    expect((await send(ask(site.target, 'HEAD', path, `If-None-Match: ${tag}`), true)).status).toBe(304);
    expect((await send(head(`HEAD ${path} HTTP/1.1`, 'Host: x'), true)).status).toBe(401);
  });
});

describe('OPTIONS and CORS', () => {
  const preflight = [
    'Origin: http://elsewhere.example',
    'Access-Control-Request-Method: PUT',
    'Access-Control-Request-Headers: authorization',
  ];

  test.each([
    ['/api/health', 'GET, HEAD, OPTIONS'],
    ['/api/apps/get_variant_by_env', 'GET, HEAD, OPTIONS'],
    ['PATH', 'PUT, OPTIONS'],
    ['/openapi.json', 'GET, HEAD, OPTIONS'],
    ['/metrics', 'GET, HEAD, OPTIONS'],
  ])('OPTIONS %s returns 204 and lists the methods: %s', async (path, allow) => {
    for (const lines of [[], preflight]) {
      const response = await send(ask(site.target, 'OPTIONS', path.replace('PATH', site.target.path), ...lines));
      expect({ status: response.status, body: response.body, allow: response.headers.get('allow') }).toEqual({
        status: 204,
        body: '',
        allow: [allow],
      });
      checkHeaders(response);
    }
  });

  test('OPTIONS without an API key returns 401, even if it is a CORS preflight request', async () => {
    const response = await send(head(`OPTIONS ${site.target.path} HTTP/1.1`, 'Host: x', ...preflight));
    expect(response.status).toBe(401);
    checkHeaders(response);
  });

  test('responses have no CORS headers, even if the request has the header Origin', async () => {
    const origin = 'Origin: http://elsewhere.example';
    const responses = [
      await send(ask(site.target, 'GET', '/api/health', origin)),
      await send(ask(site.target, 'GET', variant('production')(site), origin)),
      await send(ask(site.target, 'GET', '/api/nothing', origin)),
      await send(put(site.target, '[]', ['Content-Type: application/json', origin])),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 422]);
    responses.forEach(checkHeaders);
  });

  test('the response to TRACE does not contain headers of the request', async () => {
    const response = await send(ask(site.target, 'TRACE', '/api/health', 'X-Secret: 7b3f'));
    expect(response.body).not.toMatch(/7b3f|jbx_/);
  });
});

describe('the header X-Request-Id', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const echo = async (...lines: string[]) =>
    (await send(ask(site.target, 'GET', '/api/health', ...lines))).headers.get('x-request-id')?.[0];

  test.each(['a', 'A-z_0.9', 'a'.repeat(128), '__proto__'])('the server keeps the valid request id %s', async (id) => {
    expect(await echo(`X-Request-Id: ${id}`)).toBe(id);
  });

  test.each(['', ' ', 'a b', 'a%0d%0ab', 'a\tb', 'a,b', 'a;b', '<b>', 'a'.repeat(129), '\u00e9', '\u0085', '"a"'])(
    'the server replaces the invalid request id %j',
    async (id) => {
      expect(await echo(`X-Request-Id: ${id}`)).toMatch(uuid);
    },
  );

  test('the server replaces two X-Request-Id headers by one new id', async () => {
    expect(await echo('X-Request-Id: a', 'X-Request-Id: b')).toMatch(uuid);
  });
});

describe('several requests on one connection', () => {
  test('the server responds to the complete requests that were sent before an invalid request', async () => {
    const { responses, closed, rest } = await sendBytes(
      site.server.port,
      Buffer.concat([put(site.target, '{}'), put(site.target, '{}'), Buffer.from('nonsense\r\n\r\n')]),
      { untilClosed: true },
    );
    expect({ statuses: responses.map(({ status }) => status), closed, rest }).toEqual({
      statuses: [200, 200, 400],
      closed: true,
      rest: '',
    });
  });

  test('after a malformed request, the server ignores the bytes that follow on this connection', async () => {
    const before = await site.server.database.get('SELECT sum(revision) AS sum FROM scenarios');
    const smuggled = put(site.target, '{}');
    const { responses, closed } = await sendBytes(
      site.server.port,
      Buffer.concat([
        Buffer.from(`${putHead(site.target, 'Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`),
        smuggled,
      ]),
      { untilClosed: true },
    );
    expect({ statuses: responses.map(({ status }) => status), closed }).toEqual({ statuses: [400], closed: true });
    expect(await site.server.database.get('SELECT sum(revision) AS sum FROM scenarios')).toEqual(before);
  });

  test('the connection can be used again after requests with invalid bodies', async () => {
    const bad = ['[]', '{"a":1}', '{', '{"score":1e400}'].map((body) => put(site.target, body));
    const { responses, closed } = await sendBytes(site.server.port, Buffer.concat([...bad, put(site.target, '{}')]), {
      responses: 5,
    });
    expect({ statuses: responses.map(({ status }) => status), closed }).toEqual({
      statuses: [422, 422, 422, 422, 200],
      closed: false,
    });
  });
});
