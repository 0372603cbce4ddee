/** Tests validateResponses with valid bodies, with invalid bodies, and with the contract's examples. */
import document from '@jurybox/types/openapi.json' with { type: 'json' };
import { operations } from '@jurybox/types';
import { responses } from '@jurybox/validators/responses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, createKey, getVariantByEnv, type ResponseInfo } from '../src/index.ts';
import { InvalidResponseError, validateResponses } from '../src/validate.ts';
import { variant } from './support/operations.ts';

afterEach(() => vi.restoreAllMocks());

const operation = 'GET /apps/get_variant_by_env';
const response: ResponseInfo = { status: 200, headers: new Headers(), requestId: 'r-1', attempts: 2 };
const { uri: _, ...withoutUri } = variant;
const invalidBodies: [string, unknown][] = [
  ['a member is missing', withoutUri],
  ['a member has another type', { ...variant, revision: '3' }],
  ['a number is out of range', { ...variant, revision: 0 }],
  ['it is a list', [variant]],
  ['it is a string', 'x'],
  ['it is empty', {}],
];

describe('validateResponses in the mode `throw`', () => {
  const validate = validateResponses('throw');
  it('validateResponses accepts a valid body, even with members that the contract does not define', () => {
    expect(() => validate(operation, 200, variant, response)).not.toThrow();
    expect(() => validate(operation, 200, { ...variant, added_next_year: { deep: [1] } }, response)).not.toThrow();
  });
  it.each(invalidBodies)('validateResponses rejects a body if %s', (_name, body) => {
    expect(() => validate(operation, 200, body, response)).toThrow(InvalidResponseError);
  });
  it('validateResponses throws an error with the operation, status, request id and body of the response', () => {
    const error = caught(() => validate(operation, 200, withoutUri, response));
    expect(error).toMatchObject({
      code: 'invalid_response',
      status: 200,
      requestId: 'r-1',
      attempts: 2,
      operation,
      body: withoutUri,
    });
    expect(error.message).toBe(
      `${operation}: the body of the 200 response is invalid: the body fails required (request r-1)`,
    );
  });
  it('validateResponses accepts the successful response to an update if it has no body', () => {
    const update =
      'PUT /human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}';
    for (const body of [undefined, null]) expect(() => validate(update, 200, body, response)).not.toThrow();
    expect(() => validate(update, 200, {}, response)).toThrow(InvalidResponseError);
  });
  it('validateResponses ignores operations and statuses that the contract does not describe', () => {
    expect(() => validate('GET /tomorrow', 200, 5, response)).not.toThrow();
    expect(() => validate(operation, 299, 5, response)).not.toThrow();
  });
});

it('in the mode `warn`, validateResponses warns once per invalid member, not once per item of a list', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const validate = validateResponses('warn');
  for (let i = 0; i < 3; i++)
    for (const [, body] of invalidBodies.slice(0, 2)) validate(operation, 200, body, response);
  expect(warn).toHaveBeenCalledTimes(2);
  const warnings: string[] = [];
  const elsewhere = validateResponses('warn', (message) => void warnings.push(message));
  for (const rows of [[{}], [{}, {}]]) elsewhere('GET /apps', 200, { items: rows, next_cursor: null }, response);
  const app = {
    app_id: '0198d2a4-5c10-7b3e-8f21-6a4d9e0c7b58',
    app_name: 'x',
    project_id: '0198d2a4-5c10-7b3e-8f21-6a4d9e0c7b58',
    created_at: '2026-03-02T09:41:07.120Z',
    updated_at: '2026-03-02T09:41:07.120Z',
    modified_by_id: null,
  };
  elsewhere('GET /apps', 200, { items: [app, {}], next_cursor: null }, response);
  expect(warnings).toEqual(['GET /apps: the body of the 200 response is invalid: /items/* fails required']);
});

it('in the mode `off`, validateResponses accepts every body', () => {
  const warn = vi.spyOn(console, 'warn');
  validateResponses('off')(operation, 200, 5, response);
  expect(warn).not.toHaveBeenCalled();
});

describe('validateResponses in a client', () => {
  const client = (body: unknown, mode: 'off' | 'warn' | 'throw', status = 200) =>
    createClient({
      baseUrl: 'http://x/api',
      apiKey: 'jbx_a',
      fetch: async () => Response.json(body, { status, headers: { 'X-Request-Id': 'r-5' } }),
      validate: validateResponses(mode, () => {}),
    });
  const query = { app_id: 'a', environment: 'production' };

  it('if a response body is invalid, the mode `throw` fails the call; `off` and `warn` return the body', async () => {
    const { error, response: received } = await getVariantByEnv({
      client: client(withoutUri, 'throw'),
      query,
      throwOnError: false,
    });
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ requestId: 'r-5', attempts: 1 });
    expect(received?.status).toBe(200);
    for (const mode of ['off', 'warn'] as const)
      expect(await getVariantByEnv({ client: client(withoutUri, mode), query })).toEqual(withoutUri);
    expect(await getVariantByEnv({ client: client(variant, 'throw'), query })).toEqual(variant);
  });

  it('if an invalid response contains a new API key, JSON.stringify(error) does not contain this key', async () => {
    const { error } = await createKey({
      client: client({ key: 'jbx_new_secret' }, 'throw', 201),
      body: { key_name: 'k', role: 'viewer' } as never,
      throwOnError: false,
    });
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(JSON.stringify(error)).not.toContain('secret');
  });
});

it('validateResponses accepts each example of the contract, and rejects it if its first member is missing', () => {
  let accepted = 0;
  let rejected = 0;
  const all = document as unknown as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    components: unknown;
  };
  const validate = validateResponses('throw');
  for (const { operationId, method, path } of Object.values(operations)) {
    for (const [status, given] of Object.entries(all.paths[path]![method.toLowerCase()]!.responses)) {
      const { content = {} } = resolve(given) as { content?: Record<string, { examples?: Record<string, unknown> }> };
      for (const { examples } of Object.values(content)) {
        for (const example of Object.values(examples ?? {})) {
          const { value } = resolve(example) as { value: unknown };
          expect(typeof (responses[operationId] as Record<string, unknown>)[status], `${operationId} ${status}`).toBe(
            'function',
          );
          expect(
            () => validate(`${method} ${path}`, Number(status), value, response),
            `${operationId} ${status}`,
          ).not.toThrow();
          accepted += 1;
          const [first] = Object.keys(Object(value) as object);
          if (typeof value !== 'object' || first === undefined) continue;
          const { [first]: _removed, ...rest } = value as Record<string, unknown>;
          expect(
            () => validate(`${method} ${path}`, Number(status), rest, response),
            `${operationId} ${status} without ${first}`,
          ).toThrow(InvalidResponseError);
          rejected += 1;
        }
      }
    }
  }
  console.log(`contract examples: ${accepted} accepted, ${rejected} rejected without a member`);
  expect(accepted).toBeGreaterThan(250);
  expect(rejected).toBeGreaterThan(250);
});

function resolve(given: unknown): unknown {
  const { $ref } = given as { $ref?: string };
  if ($ref === undefined) return given;
  return resolve(
    $ref
      .slice(2)
      .split('/')
      .reduce((node, name) => (node as Record<string, unknown>)[name], document as unknown),
  );
}

function caught(run: () => void): InvalidResponseError {
  try {
    run();
  } catch (error) {
    return error as InvalidResponseError;
  }
  throw new Error('nothing was thrown');
}
