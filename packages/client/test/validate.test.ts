/** The validate entry: what it lets through, what it says, and that the contract's own examples pass. */
import document from '@jurybox/types/openapi.json' with { type: 'json' };
import { operations } from '@jurybox/types';
import { responses } from '@jurybox/validators/responses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, createKey, getVariantByEnv, type ResponseInfo } from '../src/index.ts';
import { InvalidResponseError, validateResponses } from '../src/validate.ts';
import { variant } from './support/operations.ts';

afterEach(() => vi.restoreAllMocks());

const operation = 'GET /apps/get_variant_by_env';
const answered: ResponseInfo = { status: 200, headers: new Headers(), requestId: 'r-1', attempts: 2 };
const { uri: _, ...withoutUri } = variant;
const broken: [string, unknown][] = [
  ['a member is missing', withoutUri],
  ['a member has another type', { ...variant, revision: '3' }],
  ['a number is out of range', { ...variant, revision: 0 }],
  ['it is a list', [variant]],
  ['it is a text', 'x'],
  ['it is empty', {}],
];

describe('throw', () => {
  const validate = validateResponses('throw');
  it('lets through what fits, with members that the contract does not name', () => {
    expect(() => validate(operation, 200, variant, answered)).not.toThrow();
    expect(() => validate(operation, 200, { ...variant, added_next_year: { deep: [1] } }, answered)).not.toThrow();
  });
  it.each(broken)('catches: %s', (_name, body) => {
    expect(() => validate(operation, 200, body, answered)).toThrow(InvalidResponseError);
  });
  it('says which answer it was', () => {
    const error = caught(() => validate(operation, 200, withoutUri, answered));
    expect(error).toMatchObject({
      code: 'invalid_response',
      status: 200,
      requestId: 'r-1',
      attempts: 2,
      operation,
      body: withoutUri,
    });
    expect(error.message).toBe(
      `${operation} answered 200 with a body that does not fit the contract: the body fails required`,
    );
  });
  it('takes nothing and null, as an update may answer', () => {
    const update =
      'PUT /human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}';
    for (const body of [undefined, null]) expect(() => validate(update, 200, body, answered)).not.toThrow();
    expect(() => validate(update, 200, {}, answered)).toThrow(InvalidResponseError);
  });
  it('says nothing of what the contract does not describe', () => {
    expect(() => validate('GET /tomorrow', 200, 5, answered)).not.toThrow();
    expect(() => validate(operation, 299, 5, answered)).not.toThrow();
  });
});

it('warn says it once per place, whichever row it is', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const validate = validateResponses('warn');
  for (let i = 0; i < 3; i++) for (const [, body] of broken.slice(0, 2)) validate(operation, 200, body, answered);
  expect(warn).toHaveBeenCalledTimes(2);
  const heard: string[] = [];
  const elsewhere = validateResponses('warn', (message) => void heard.push(message));
  for (const rows of [[{}], [{}, {}]]) elsewhere('GET /apps', 200, { items: rows, next_cursor: null }, answered);
  const app = {
    app_id: '0198d2a4-5c10-7b3e-8f21-6a4d9e0c7b58',
    app_name: 'x',
    project_id: '0198d2a4-5c10-7b3e-8f21-6a4d9e0c7b58',
    created_at: '2026-03-02T09:41:07.120Z',
    updated_at: '2026-03-02T09:41:07.120Z',
    modified_by_id: null,
  };
  elsewhere('GET /apps', 200, { items: [app, {}], next_cursor: null }, answered);
  expect(heard).toEqual(['GET /apps answered 200 with a body that does not fit the contract: /items/* fails required']);
});

it('off says nothing', () => {
  const warn = vi.spyOn(console, 'warn');
  validateResponses('off')(operation, 200, 5, answered);
  expect(warn).not.toHaveBeenCalled();
});

describe('in a client', () => {
  const client = (body: unknown, mode: 'off' | 'warn' | 'throw', status = 200) =>
    createClient({
      baseUrl: 'http://x/api',
      apiKey: 'jbx_a',
      fetch: async () => Response.json(body, { status, headers: { 'X-Request-Id': 'r-5' } }),
      validate: validateResponses(mode, () => {}),
    });
  const query = { app_id: 'a', environment: 'production' };

  it('throw rejects with the request’s id, off and warn give what came', async () => {
    const { error, response } = await getVariantByEnv({
      client: client(withoutUri, 'throw'),
      query,
      throwOnError: false,
    });
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ requestId: 'r-5', attempts: 1 });
    expect(response?.status).toBe(200);
    for (const mode of ['off', 'warn'] as const)
      expect(await getVariantByEnv({ client: client(withoutUri, mode), query })).toEqual(withoutUri);
    expect(await getVariantByEnv({ client: client(variant, 'throw'), query })).toEqual(variant);
  });

  it('no new key shows in the log of an answer that does not fit', async () => {
    const { error } = await createKey({
      client: client({ key: 'jbx_new_secret' }, 'throw', 201),
      body: { key_name: 'k', role: 'viewer' } as never,
      throwOnError: false,
    });
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(JSON.stringify(error)).not.toContain('secret');
  });
});

it('every example of the contract passes, and stops passing when its first member is taken away', () => {
  let passed = 0;
  let refused = 0;
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
            () => validate(`${method} ${path}`, Number(status), value, answered),
            `${operationId} ${status}`,
          ).not.toThrow();
          passed += 1;
          const [first] = Object.keys(Object(value) as object);
          if (typeof value !== 'object' || first === undefined) continue;
          const { [first]: _gone, ...rest } = value as Record<string, unknown>;
          expect(
            () => validate(`${method} ${path}`, Number(status), rest, answered),
            `${operationId} ${status} without ${first}`,
          ).toThrow(InvalidResponseError);
          refused += 1;
        }
      }
    }
  }
  console.log(`contract examples: ${passed} pass, ${refused} refused when spoilt`);
  expect(passed).toBeGreaterThan(250);
  expect(refused).toBeGreaterThan(250);
});

function resolve(given: unknown): unknown {
  const { $ref } = given as { $ref?: string };
  if ($ref === undefined) return given;
  return resolve(
    $ref
      .slice(2)
      .split('/')
      .reduce((at, name) => (at as Record<string, unknown>)[name], document as unknown),
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
