/**
 * Checks every path and query parameter of every operation, on both engines. The server must accept an integer only in
 * plain decimal digits, and a boolean only as `true` or `false`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations, type OperationId } from '@jurybox/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good } from '../contract/cases.ts';
import { engines } from '../support/engine.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

type Kind = 'integer' | 'boolean' | 'string';
interface Parameter {
  operation: OperationId;
  place: 'path' | 'query';
  name: string;
  kind: Kind;
  /** The smallest integer that the parameter accepts. */
  minimum: number;
}

const isLong = process.env['JURYBOX_LONG'] === '1';
/**
 * The long run tests each parameter with all texts of `loose`. The short run tests it with a third of them. Different
 * parameters get different thirds.
 */
const takesOneIn = isLong ? 1 : 3;
if (!isLong)
  console.warn('NOT RUN: two thirds of the texts for each parameter, and PostgreSQL; pnpm test:long runs them');

/** Texts that a lenient parser would read as a number or a boolean. */
const loose = [
  'Infinity',
  '-Infinity',
  '1e309',
  '-1e309',
  'NaN',
  '0x10',
  '0b1',
  '1e1',
  '5.0',
  '5.',
  '.5',
  ' 5',
  '5 ',
  '\t5',
  '+1',
  '05',
  '-05',
  '--1',
  '1_0',
  '5n',
  '٥',
  'null',
  '',
  'True',
  'TRUE',
  '1 ',
  '9007199254740992',
];
/** Integers below 1, and one above the maximum of every parameter. */
const outside = ['0', '-0', '-1', '9007199254740991', '-9007199254740991'];

const document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@jurybox/types/openapi.json')), 'utf8'),
) as Record<string, any>;

function follow(node: any): any {
  return node?.$ref === undefined
    ? node
    : follow(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: any, step: string) => at[step.replaceAll('~1', '/')], document),
      );
}

function parametersOf(): Parameter[] {
  return Object.values(operations).flatMap(({ operationId, method, path }) =>
    ((document['paths'][path][method.toLowerCase()].parameters ?? []) as unknown[])
      .map(follow)
      .filter(({ in: place }) => place !== 'header')
      .map(({ in: place, name, schema }) => ({
        operation: operationId,
        place,
        name,
        kind: follow(schema).type as Kind,
        minimum: (follow(schema).minimum ?? 1) as number,
      })),
  );
}

type ValidCall = Awaited<ReturnType<(typeof good)[OperationId]>>['call'];

/**
 * Returns a valid call of the parameter's operation. This takes long, because it first creates the data of the call.
 */
const validCall = async ({ fixture, plain }: TestServer, { operation }: Parameter): Promise<ValidCall> =>
  (await good[operation](fixture, plain)).call;

/**
 * Sends a valid call, but with `literal` as the value of one parameter. `detail` lists the errors of a 422 response.
 */
async function call(
  { fixture, base }: TestServer,
  { operation, place, name }: Parameter,
  literal: string,
  { path, query, body }: ValidCall,
): Promise<{ status: number; detail: { type: string; loc: unknown[] }[] }> {
  const values = { ...path, ...(place === 'path' ? { [name]: literal } : {}) };
  const asked = new URLSearchParams({ ...query, ...(place === 'query' ? { [name]: literal } : {}) }).toString();
  const filled = operations[operation].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values[key] ?? ''),
  );
  const response = await fetch(`${base}${filled}?${asked}`, {
    method: operations[operation].method,
    headers: {
      Authorization: fixture.keys.admin,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, detail: response.status === 422 ? JSON.parse(text).detail : [] };
}

const all = parametersOf();
const ofKind = (kind: Kind) =>
  all
    .filter((parameter) => parameter.kind === kind)
    .map((parameter) => [`${parameter.operation} ${parameter.name}`, parameter] as const);
const says = (type: string, { place, name }: Parameter) => ({
  status: 422,
  detail: [expect.objectContaining({ type, loc: [place, name] })],
});

// The server checks parameters before it uses the database, so the short run needs only one engine.
describe.each(isLong ? engines : engines.slice(0, 1))('the values of path and query parameters on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, undefined, engine);
  });
  afterAll(() => server.stop());

  // Leaves out the empty text for a path parameter, because it would change the path.
  const literals = (parameter: Parameter) =>
    loose
      .filter((_, index) => (index + all.indexOf(parameter)) % takesOneIn === 0)
      .filter((literal) => literal !== '' || parameter.place === 'query');

  it.each(ofKind('integer'))('the parameter %s accepts only an integer in decimal digits', async (_, parameter) => {
    // A rejected request changes nothing, so all rejected requests can use the objects of one valid call.
    const valid = await validCall(server, parameter);
    for (const literal of literals(parameter))
      expect(await call(server, parameter, literal, valid), literal).toEqual(says('int_type', parameter));
    for (const literal of outside.filter((text) => text.startsWith('9') || Number(text) < parameter.minimum))
      expect(await call(server, parameter, literal, valid), literal).toEqual(
        says(literal.startsWith('9') ? 'less_than_equal' : 'greater_than_equal', parameter),
      );
    expect((await call(server, parameter, '1', valid)).status).toBe(200);
  });

  it.each(ofKind('boolean'))('the parameter %s accepts only `true` and `false`', async (_, parameter) => {
    const valid = await validCall(server, parameter);
    for (const literal of [...literals(parameter), '0', '1'])
      expect(await call(server, parameter, literal, valid), literal).toEqual(says('bool_type', parameter));
    for (const literal of ['true', 'false'])
      expect((await call(server, parameter, literal, await validCall(server, parameter))).status).toBe(200);
  });

  it.each(ofKind('string'))('the parameter %s is read as text, not as a number or boolean', async (_, parameter) => {
    let valid = await validCall(server, parameter);
    for (const literal of [...literals(parameter), 'true', '1']) {
      const { status, detail } = await call(server, parameter, literal, valid);
      // A successful request can change or delete the data of `valid`, so the next request needs new data.
      if (status < 300) valid = await validCall(server, parameter);
      const isMiss = status === 500 && parameter.operation === 'getVariantByEnv';
      expect(status < 500 || isMiss, `${literal}: ${status}`).toBe(true);
      expect(detail.map(({ type }) => type).filter((type) => /^(int|bool)_/.test(type))).toEqual([]);
    }
  });
});

it('the tests in this file cover every path parameter and every query parameter (U53)', () => {
  const kinds = Object.entries(Object.groupBy(all, ({ kind }) => kind)).map(([kind, of]) => `${of.length} ${kind}`);
  console.log(`${all.length} parameters in paths and queries: ${kinds.join(', ')}`);
  const declared = Object.values(operations).flatMap((row) => [...row.path_parameters, ...row.query_parameters]);
  expect(all).toHaveLength(declared.length);
  expect(all.filter(({ kind }) => !['integer', 'boolean', 'string'].includes(kind))).toEqual([]);
  expect(ofKind('integer').length).toBeGreaterThanOrEqual(11);
});
