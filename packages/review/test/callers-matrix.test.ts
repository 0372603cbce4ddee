/** Tests the generated clients of contracts with unusual paths, parameters, bodies and sizes. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf, type Document } from '@jurybox/openapi';
import { callsOf, type Party } from '../src/callers/calls.ts';
import type { ClientFunction } from '../src/callers/generated.ts';
import { effectOnCallers, startClients } from '../src/callers/index.ts';
import { recordedContract } from '../src/callers/recorded.ts';
import { mapCompared } from '../src/compared.ts';
import { labelOf } from '../src/findings/rule.ts';
import { reviewDocuments } from '../src/review.ts';
import { effectOf } from './support/callers.ts';
import { root } from './support/contract.ts';

const document = (paths: object) =>
  ({ openapi: '3.1.1', info: { title: 'Small', version: '1.0.0' }, paths }) as Document;
const done = { responses: { 204: { description: 'Done.' } } };
const reading = (...parameters: object[]) => ({ get: { parameters, ...done } });
const sending = (content: Record<string, unknown>) => ({ post: { requestBody: { required: true, content }, ...done } });
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'x' };
const matrixOf = async (base: Document, revision = base) =>
  (await effectOf(base, revision, reviewDocuments(base, revision))).matrix;

it('the client generator does not execute a configuration file of the reviewed repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-review-places-'));
  try {
    writeFileSync(join(folder, 'contract.json'), JSON.stringify(document({ '/a/{id}': reading(id) })));
    writeFileSync(
      join(folder, 'openapi-ts.config.mjs'),
      "import { writeFileSync } from 'node:fs';\nwriteFileSync(new URL('canary', import.meta.url), '');\n" +
        'export default {};\n',
    );
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(root, 'packages/review/src/main.ts'),
        '--base',
        'contract.json',
        '--revision',
        'contract.json',
        '--no-programs',
        '--format',
        'json',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(JSON.parse(stdout).callers.run).toMatchObject({ ran: true });
    expect(existsSync(join(folder, 'canary'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('clients and servers of an unchanged contract work together, in every parameter style and media type', async () => {
  const object = (properties: object, required = Object.keys(properties)) => ({ type: 'object', required, properties });
  const paths = {
    "/it's/{id}": reading(id),
    '/a space/{id}': reading(id),
    '/between-bars': reading({
      name: 'p',
      in: 'query',
      style: 'pipeDelimited',
      explode: false,
      schema: { type: 'array', minItems: 2, items: { type: 'string' } },
      example: ['a', 'b c'],
    }),
    '/cookie': reading({ name: 'c', in: 'cookie', required: true, schema: { type: 'string' }, example: 'x' }),
    '/form-in-parts': sending({
      'multipart/form-data': {
        schema: object({ n: { type: 'integer' }, words: { type: 'array', items: { type: 'string' } } }),
        example: { n: 1, words: ['a'] },
      },
    }),
    '/form-in-one-line': sending({
      'application/x-www-form-urlencoded': { schema: object({ n: { type: 'integer' } }), example: { n: 1 } },
    }),
    '/text': sending({ 'text/plain': { schema: { type: 'string' }, example: 'x' } }),
    // The generated function sends only one of the media types, so the example of the other media type was not tried.
    '/two-types': sending({
      'application/json': { schema: object({ a: {} }), example: { a: 1 } },
      'application/x-www-form-urlencoded': { schema: object({ b: {} }), example: { b: '1' } },
    }),
    // The generated clients do not read event streams, so neither the request nor the response is tried.
    '/events': {
      get: {
        responses: {
          200: {
            description: 'As it comes.',
            content: { 'text/event-stream': { schema: { type: 'string' }, example: 'data: 1\n\n' } },
          },
        },
      },
    },
  };
  const cells = await matrixOf(document(paths));
  expect(cells).toHaveLength(2);
  for (const { requests, responses, untried, failed } of cells)
    expect([requests, responses, untried, failed]).toEqual([{ passed: 8, of: 8 }, { passed: 0, of: 0 }, 3, []]);
});

it('if a member of a form changes, the clients fail in both media types of forms', async () => {
  const forms = (n: object) =>
    document(
      Object.fromEntries(
        ['multipart/form-data', 'application/x-www-form-urlencoded'].map((type, i) => [
          `/form-${i}`,
          sending({ [type]: { schema: { type: 'object', properties: { n } }, example: { n: 'many' } } }),
        ]),
      ),
    );
  const [baseClient] = await matrixOf(forms({ type: 'string' }), forms({ type: 'integer' }));
  expect(baseClient?.failed).toEqual([
    'request POST /form-0: the body/n must be integer',
    'request POST /form-1: the body/n must be integer',
  ]);
});

it('if the revision adds an operation, the only failure is that the base server lacks the operation', async () => {
  const reading200 = {
    get: {
      responses: {
        200: { description: 'Here.', content: { 'application/json': { schema: { type: 'string' }, example: 'x' } } },
      },
    },
  };
  const [baseClient, revisionClient] = await matrixOf(
    document({ '/a': reading200 }),
    document({ '/a': reading200, '/b': reading200 }),
  );
  expect(baseClient).toMatchObject({ requests: { passed: 1, of: 1 }, responses: { passed: 1, of: 1 }, failed: [] });
  expect(revisionClient).toMatchObject({
    requests: { passed: 1, of: 2 },
    responses: { passed: 1, of: 1 },
    failed: ['request GET /b: the base has no GET operation at this path'],
  });
});

const isLong = process.env['JURYBOX_LONG'] === '1';
if (!isLong)
  console.warn('NOT RUN: the clients of a contract with 410 operations; pnpm test:slow generates and runs them');

describe('a contract with 410 operations', () => {
  const many = (last: string) =>
    document(
      Object.fromEntries(
        Array.from({ length: 410 }, (_, i) => [
          `/a-${i}`,
          sending({ 'application/json': { schema: { type: i === 409 ? last : 'string' }, example: 'x' } }),
        ]),
      ),
    );

  it('the review calls 400 of the 410 operations, first those with findings', async () => {
    const { findings, parties } = compared(many('string'), many('integer'));
    const changed = new Set(findings.flatMap(({ operations }) => operations));
    expect([...changed]).toEqual(['POST /a-409']);
    const { requests, untried } = callsOf(parties.base, parties.revision, changed);
    expect([requests.length, requests[0]?.label, untried]).toEqual([400, 'request POST /a-409', 10]);
    expect(callsOf(parties.base, parties.revision, new Set()).requests[0]?.label).toBe('request POST /a-0');
  });

  it.each(isLong ? ['integer'] : [])('the clients call 400 operations, also the one changed to %s', async (type) => {
    const [baseClient] = await matrixOf(many('string'), many(type));
    expect(baseClient).toMatchObject({
      requests: { passed: 399, of: 400 },
      untried: 10,
      failed: [`request POST /a-409: the body must be ${type}`],
    });
  });
});

it('the generated clients first call the operations that have findings', async () => {
  const two = (last: string) =>
    document({
      '/a': sending({ 'application/json': { schema: { type: 'string', maxLength: 9 }, example: 'x' } }),
      '/b': sending({ 'application/json': { schema: { type: last }, example: 'x' } }),
    });
  const clients = startClients(two('string'), two('integer'));
  try {
    const findings = reviewDocuments(two('string'), two('integer'));
    const { matrix } = await effectOnCallers(clients, two('integer'), findings, { ran: false, says: '', errors: [] });
    expect(matrix[0]?.failed).toEqual(['request POST /b: the body must be integer']);
    const { calls } = JSON.parse(readFileSync(join(clients.folder, 'base/calls.json'), 'utf8'));
    expect(calls.map(({ name }: { name: string }) => name)).toEqual(['postB', 'postA']);
  } finally {
    clients.remove();
  }
});

/** Returns the base and the revision, each with the functions of its generated client, and the findings. */
function compared(base: Document, revision: Document) {
  const parties = mapCompared({ base, revision }, (one): Party => {
    const functions = [...operationsOf(one).values()].map((operation): [string, ClientFunction] => [
      labelOf(operation),
      { name: operation.path, sends: 'application/json', streams: false },
    ]);
    const declared = { functions: new Map(), types: new Map() };
    return { contract: recordedContract(one), folder: '', generated: { functions: new Map(functions), declared } };
  });
  return { findings: reviewDocuments(base, revision), parties };
}
