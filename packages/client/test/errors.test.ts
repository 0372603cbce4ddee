/** Tests the classes, properties and log output of errors, and the results of calls with `throwOnError: false`. */
import { describe, expect, it } from 'vitest';
import * as sdk from '../src/index.ts';
import {
  createClient,
  createKey,
  getVariantByEnv,
  JuryboxError,
  ProblemError,
  UnexpectedResponseError,
  ValidationError,
  type ClientOptions,
} from '../src/index.ts';
import { renderError } from './faults/recording-hooks.ts';
import { variant } from './support/operations.ts';

const callOptions = (respond: () => Response | Promise<Response>, options: ClientOptions) => ({
  client: createClient({
    baseUrl: 'http://x/api',
    apiKey: 'jbx_a_secret',
    retries: 0,
    fetch: async () => respond(),
    ...options,
  }),
  query: { app_id: 'a', environment: 'production' } as const,
});
const read = (respond: () => Response | Promise<Response>, options: ClientOptions = {}) =>
  getVariantByEnv(callOptions(respond, options));
const readResult = (respond: () => Response | Promise<Response>, options: ClientOptions = {}) =>
  getVariantByEnv({ ...callOptions(respond, options), throwOnError: false });
const problem = (status: number, code: string) => () =>
  new Response(JSON.stringify({ type: 'x', title: 'Not so', status, detail: 'This time.', code, request_id: 'r-1' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'r-1', ETag: '"7"' },
  });
const errorOf = async (respond: () => Response | Promise<Response>) =>
  (await read(respond).catch((error: unknown) => error)) as JuryboxError;

describe('error classes', () => {
  const rows: [number, string, keyof typeof sdk][] = [
    [500, 'variant_not_found', 'VariantNotFoundError'],
    [400, 'invalid_app_id', 'ProblemError'],
    [401, 'unauthenticated', 'AuthenticationError'],
    [403, 'forbidden', 'PermissionError'],
    [404, 'not_found', 'NotFoundError'],
    [409, 'conflict', 'ConflictError'],
    [412, 'precondition_failed', 'PreconditionFailedError'],
    [413, 'body_too_large', 'ProblemError'],
    [429, 'rate_limited', 'RateLimitError'],
    [500, 'internal_error', 'ServerError'],
    [503, 'overloaded', 'ServerError'],
  ];
  it.each(rows)('a response with status %i and code %s becomes a %s', async (status, code, name) => {
    const error = await errorOf(problem(status, code));
    expect(error).toBeInstanceOf(sdk[name]);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toBeInstanceOf(JuryboxError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name,
      code,
      status,
      requestId: 'r-1',
      attempts: 1,
      operation: 'GET /apps/get_variant_by_env',
      body: { detail: 'This time.' },
    });
    expect(error.message).toBe('GET /apps/get_variant_by_env: Not so: This time. (request r-1)');
    expect(error.stack).toContain('Not so');
  });

  it('the error for a response with the status 422 contains every validation error of the response', async () => {
    const detail = [{ loc: ['query', 'environment'], msg: 'Input should be known', type: 'enum' }];
    const error = await errorOf(() => Response.json({ detail }, { status: 422 }));
    expect(error).toBeInstanceOf(ValidationError);
    expect((error as ValidationError).detail).toEqual(detail);
    expect(error.message).toContain('query.environment: Input should be known');
  });

  it('the error for the HTML page of a proxy has the content type and first 200 characters of the page', async () => {
    const error = (await errorOf(
      () =>
        new Response(`<title>Gateway</title>${'x'.repeat(500)}`, {
          status: 404,
          headers: { 'Content-Type': 'text/html' },
        }),
    )) as UnexpectedResponseError;
    expect(error).toMatchObject({ contentType: 'text/html', status: 404 });
    expect(error.firstBytes).toMatch(/^<title>Gateway<\/title>x+$/);
    expect(error.firstBytes).toHaveLength(200);
    expect(error.message).toBe(`GET /apps/get_variant_by_env: 404 with text/html: ${error.firstBytes.slice(0, 80)}`);
  });

  it('the cause of a ConnectionError is the error that fetch threw', async () => {
    const cause = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });
    const error = await errorOf(() => Promise.reject(cause));
    expect(error.cause).toBe(cause);
    expect(error.message).toBe('GET /apps/get_variant_by_env: no complete response (fetch failed: ECONNRESET)');
    expect(
      new JuryboxError('x', { code: 'c', status: 0, requestId: '', attempts: 0, operation: 'o' }, { cause }).cause,
    ).toBe(cause);
  });
});

describe('an error in a log', () => {
  it('the JSON of an error contains its message and all its properties', async () => {
    expect(JSON.parse(JSON.stringify(await errorOf(problem(403, 'forbidden'))))).toEqual({
      name: 'PermissionError',
      message: 'GET /apps/get_variant_by_env: Not so: This time. (request r-1)',
      code: 'forbidden',
      status: 403,
      requestId: 'r-1',
      attempts: 1,
      operation: 'GET /apps/get_variant_by_env',
      body: { type: 'x', title: 'Not so', status: 403, detail: 'This time.', code: 'forbidden', request_id: 'r-1' },
    });
    expect(String(await errorOf(problem(403, 'forbidden')))).toMatch(/^PermissionError: GET /);
  });

  it('an error contains neither the API key of the call nor a new API key from the response', async () => {
    const created = { key: 'jbx_0123_newsecret', key_id: 'k' };
    const client = createClient({
      baseUrl: 'http://x/api',
      apiKey: 'plainkey-nosuffix',
      fetch: async (_, { headers }) =>
        new Response(JSON.stringify({ created, sent: (headers as Headers).get('authorization') }), {
          headers: { 'Content-Type': 'text/plain' },
        }),
    });
    const { error } = await createKey({
      client,
      body: { key_name: 'k', role: 'viewer' } as never,
      throwOnError: false,
    });
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(renderError(error)).not.toMatch(/newsecret|nosuffix/);
    expect(renderError(error)).toContain('jbx_***');
  });

  it('the client leaves the code of an error unchanged, even if the code contains the API key', async () => {
    const error = (await read(problem(404, 'not_found'), { apiKey: 'not' }).catch(
      (reason: unknown) => reason,
    )) as JuryboxError;
    expect(error.code).toBe('not_found');
  });
});

describe('calls with throwOnError: false', () => {
  it('with throwOnError: false, a successful call resolves to the data and the response', async () => {
    const { data, error, response } = await readResult(() =>
      Response.json(variant, { headers: { 'X-Request-Id': 'r-2', ETag: '"1"' } }),
    );
    expect(data).toEqual(variant);
    expect(error).toBeUndefined();
    expect(response).toMatchObject({ status: 200, requestId: 'r-2', attempts: 1 });
    expect(response?.headers.get('etag')).toBe('"1"');
  });

  it('with throwOnError: false, a failed call resolves to the error and the response', async () => {
    const { data, error, response } = await readResult(problem(412, 'precondition_failed'));
    expect(data).toBeUndefined();
    expect(error).toBeInstanceOf(sdk.PreconditionFailedError);
    expect(response).toMatchObject({ status: 412, requestId: 'r-1', attempts: 1 });
    expect(response?.headers.get('etag')).toBe('"7"');
  });

  it('with throwOnError: false, `response` is undefined if nothing was sent or no response arrived', async () => {
    expect(await readResult(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
      data: undefined,
      error: { code: 'connection' },
      response: undefined,
    });
    expect(await readResult(() => Response.json(variant), { apiKey: 'a b' })).toMatchObject({
      data: undefined,
      error: { code: 'invalid_request', attempts: 0 },
      response: undefined,
    });
  });

  it('with throwOnError: false, an aborted call still throws the reason of its signal', async () => {
    const client = createClient({ baseUrl: 'http://x/api', fetch: async () => Response.json(variant) });
    const call = getVariantByEnv({
      client,
      query: { app_id: 'a', environment: 'production' },
      throwOnError: false,
      signal: AbortSignal.abort('mine'),
    });
    await expect(call).rejects.toBe('mine');
  });
});

describe('an invalid request', () => {
  const sent: string[] = [];
  const client = createClient({
    baseUrl: 'http://x/api',
    fetch: async (url) => (sent.push(url), Response.json(variant)),
  });
  it.each(['', '.', '..', undefined, null])(
    'the client rejects the path parameter %j, with which the URL would call a different operation',
    async (id) => {
      const { error } = await sdk.getVariant({ client, path: { variant_id: id as never }, throwOnError: false });
      expect(error).toMatchObject({ name: 'InvalidRequestError', code: 'invalid_request', attempts: 0, status: 0 });
      expect(sent).toEqual([]);
    },
  );
  it('the client rejects a body that cannot be converted to JSON', async () => {
    const { error } = await sdk.createApp({ client, body: { app_name: 1n } as never, throwOnError: false });
    expect(error).toMatchObject({ code: 'invalid_request', cause: expect.any(TypeError) });
    expect(sent).toEqual([]);
  });
  it('the client percent-encodes unusual but valid ids in the path', async () => {
    for (const id of ['a/b', '%2e%2e', '...', 'ü?#&', ' ']) {
      await sdk.getVariant({ client, path: { variant_id: id } });
      expect(new URL(sent.pop() ?? '').pathname).toBe(`/api/variants/${encodeURIComponent(id)}`);
    }
  });
});
