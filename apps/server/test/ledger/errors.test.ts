/** Tests the decisions in the ledger about rejected requests. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import {
  sendRequest,
  validationError,
  validationErrors,
  judge,
  readVariant,
  type TestResponse,
} from '../support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const unknownId = '0198d2a4-0000-7000-8000-000000000000';
const deployed = () => `/apps/get_variant_by_env?app_id=${server.fixture.appId}&environment=production`;
const revision = async () => (await judge(server, {})).json.revision as number;

describe('the members of a problem', () => {
  it('a problem has the six members of the contract, and its request_id equals X-Request-Id (U07)', async () => {
    const responses: TestResponse[] = [
      await readVariant(server, { app: 'seven' }),
      await readVariant(server, { key: null }),
      await judge(server, {}, { key: server.fixture.keys.viewer }),
      await judge(server, {}, { scenario: unknownId }),
      await sendRequest(server, '/apps/get_variant_by_env', { method: 'DELETE' }),
      await readVariant(server, { headers: { Accept: 'text/html' } }),
      await judge(server, {}, { headers: { 'If-Match': '"0"' } }),
      await judge(server, 'x', { headers: { 'Content-Type': 'text/plain' } }),
      await readVariant(server, { environment: 'nowhere' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 401, 403, 404, 405, 406, 412, 415, 500]);
    for (const { status, headers, json } of responses) {
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(Object.keys(json).toSorted()).toEqual(['code', 'detail', 'request_id', 'status', 'title', 'type']);
      expect(json).toMatchObject({ status, request_id: headers.get('x-request-id') });
      expect(json.detail).toBeTypeOf('string');
    }
    expect(new Set(responses.map(({ json }) => json.code)).size).toBe(responses.length);
  });
});

describe('the errors in a 422 response', () => {
  it('a 422 response lists at most 100 errors, each with the documented members (U08)', async () => {
    const responses = [
      await readVariant(server, { app: '' }),
      await judge(server, { vote: 7, voet: 1 }),
      await judge(server, '{'),
      await judge(server, {}, { type: 'other' }),
    ];
    for (const { status, headers, json } of responses) {
      expect([status, headers.get('content-type'), Object.keys(json)]).toEqual([422, 'application/json', ['detail']]);
      for (const entry of json.detail) expect(Object.keys(entry).toSorted()).toEqual(['loc', 'msg', 'type']);
    }
    expect(responses.map(({ json }) => json.detail[0].loc[0])).toEqual(['query', 'body', 'body', 'path']);
    expect(responses[1]?.json.detail).toEqual(
      expect.arrayContaining([
        { loc: ['body', 'vote'], msg: 'Input should be a valid string', type: 'string_type' },
        { loc: ['body', 'voet'], msg: 'Extra inputs are not permitted', type: 'extra_forbidden' },
      ]),
    );
    expect(validationErrors(await judge(server, {}, { headers: { 'If-Match': 'no quotes' } }))).toEqual(
      validationError('string_pattern_mismatch', 'header', 'if-match'),
    );
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`x${i}`, 1]));
    expect((await judge(server, many)).json.detail).toHaveLength(100);
  });

  it('an unknown member at any depth gets a 422 (U19)', async () => {
    const before = await revision();
    expect(validationErrors(await judge(server, { voet: '1' }))).toEqual(
      validationError('extra_forbidden', 'body', 'voet'),
    );
    expect(
      validationErrors(await judge(server, { inputs: [{ input_name: 'a', input_value: 'b', extra: 1 }] })),
    ).toEqual(validationError('extra_forbidden', 'body', 'inputs', 0, 'extra'));
    const output = { variant_id: server.fixture.variantIds[0], variant_output: '', extra: 1 };
    expect(validationErrors(await judge(server, { outputs: [output] }))).toEqual(
      validationError('extra_forbidden', 'body', 'outputs', 0, 'extra'),
    );
    expect(await revision()).toBe(before + 1);
  });

  it('a repeated parameter gets a 422, and an undeclared parameter is ignored (U28)', async () => {
    const plain = await sendRequest(server, deployed());
    const decorated = await sendRequest(server, `${deployed()}&utm_source=mail&utm_source=web&app_ID=x&page=-1`);
    expect([decorated.status, decorated.text]).toEqual([200, plain.text]);
    expect(validationErrors(await sendRequest(server, `${deployed()}&environment=production`))).toEqual(
      validationError('value_error', 'query', 'environment'),
    );
    expect(validationErrors(await sendRequest(server, `${deployed()}&app_id=${server.fixture.appId}`))).toEqual(
      validationError('value_error', 'query', 'app_id'),
    );
  });

  it('JSON whose meaning depends on the parser gets a 422, and accepted text is stored unchanged (U46)', async () => {
    const before = await revision();
    const note = (inside: string) => `{"note": ${inside}}`;
    const bodies: [string, string | Uint8Array, string][] = [
      ['a repeated member', '{"note": "a", "note": "b"}', 'json_invalid'],
      ['a repeated member, escaped', String.raw`{"note": "a", "\u006eote": "b"}`, 'json_invalid'],
      ['33 levels', note('['.repeat(32) + ']'.repeat(32)), 'json_invalid'],
      ['an integer that a double cannot hold', note('9007199254740993'), 'int_parsing_size'],
      ['an infinite number', note('1e400'), 'finite_number'],
      ['U+0000', note(String.raw`"\u0000"`), 'string_unicode'],
      ['an unpaired surrogate', note(String.raw`"\ud800"`), 'string_unicode'],
      [
        'invalid UTF-8',
        new Uint8Array([...new TextEncoder().encode('{"note": "'), 0xff, ...new TextEncoder().encode('"}')]),
        'string_unicode',
      ],
      ['invalid JSON', "{'note': 1}", 'json_invalid'],
      ['no body', '', 'missing'],
    ];
    for (const [says, body, type] of bodies) {
      const response = await judge(server, body);
      expect([response.status, response.json.detail[0].type], says).toEqual([422, type]);
    }
    expect(await revision()).toBe(before + 1);
    for (const text of [
      '  spaces kept \t',
      'e\u0301 is not \u00e9',
      '\u001b[31mred\u001b[0m',
      '\u202eright to left',
      '<script>alert(1)</script>',
      "Robert'); DROP TABLE scenarios;--",
      '👩‍👩‍👧 😀',
      '\r\n',
    ]) {
      expect((await judge(server, { note: text })).json.note).toBe(text);
    }
  });
});

describe('the order in which the server checks a request', () => {
  it('a request may omit `Accept`, but needs an allowed method and the exact path (U44)', async () => {
    expect(await statusWithoutAccept()).toBe(200);
    for (const accept of ['*/*', 'application/*', 'application/json', 'text/html, application/json;q=0.1']) {
      expect((await readVariant(server, { headers: { Accept: accept } })).status, accept).toBe(200);
    }
    for (const accept of ['text/html', 'application/xml', 'application/json;q=0'])
      expect((await readVariant(server, { headers: { Accept: accept } })).status, accept).toBe(406);

    const [get, head] = [
      await sendRequest(server, deployed()),
      await sendRequest(server, deployed(), { method: 'HEAD' }),
    ];
    expect([head.status, head.text, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
      200,
      '',
      get.headers.get('etag'),
      get.headers.get('content-length'),
    ]);
    const options = await sendRequest(server, deployed(), { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const response = await sendRequest(server, deployed(), { method });
      expect([response.status, response.headers.get('allow')], method).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    for (const path of [
      '/apps/get_variant_by_env/',
      '/Apps/get_variant_by_env',
      '/apps//get_variant_by_env',
      '/apps/',
      '/app',
    ])
      expect((await sendRequest(server, path)).status, path).toBe(404);
  });

  it('the server checks a request in a fixed order and responds to the first fault only (U45)', async () => {
    const { keys, singles } = server.fixture;
    const html = { Accept: 'text/html' };
    const text = { 'Content-Type': 'text/plain' };
    const stale = { 'If-Match': '"0"' };
    const large = `"${'x'.repeat(1_100_000)}"`;
    const viewer = { key: keys.viewer };
    const absent = { scenario: unknownId };
    expect(
      (await sendRequest(server, '/no/such/path', { key: null, method: 'PATCH' })).status,
      'the server checks the key before the path',
    ).toBe(401);
    expect(
      (await judge(server, {}, { ...viewer, method: 'DELETE' })).status,
      'the server checks the method before the role',
    ).toBe(405);
    expect(
      (await judge(server, 'x', { ...viewer, ...absent, headers: { ...html, ...text } })).status,
      'the server checks the role before Accept',
    ).toBe(403);
    expect(
      (await judge(server, 'x', { ...absent, headers: { ...html, ...text } })).status,
      'the server checks Accept before the content type',
    ).toBe(406);
    expect(
      (await judge(server, large, { ...absent, headers: text })).status,
      'the server checks the content type before the size',
    ).toBe(415);
    expect(
      (await judge(server, large, { ...absent, type: 'other' })).status,
      'the server checks the size before the schema',
    ).toBe(413);
    expect(
      (await judge(server, { voet: 1 }, { ...absent, headers: stale })).status,
      'the server checks the schema before it looks up the object',
    ).toBe(422);
    expect(
      (await judge(server, { vote: '1' }, { evaluation: singles.evaluationId, headers: stale })).status,
      'the server looks up the object before it checks the rules',
    ).toBe(404);
    expect(
      (await judge(server, { score: 1 }, { headers: stale })).status,
      'the server checks the rules before If-Match',
    ).toBe(422);
    expect((await judge(server, {}, { headers: stale })).status, 'the server checks If-Match last').toBe(412);
  });
});

/** Reads the deployed variant without `Accept` and returns the status. `fetch` would always send `Accept`. */
function statusWithoutAccept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.base}${deployed()}`,
      { headers: { Authorization: server.fixture.keys.viewer } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject).end();
  });
}
