/** If the review is certain that a schema allows all values of another schema, no sampled value may contradict this. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../src/compared.ts';
import { Inclusion } from '../src/inclusion/inclusion.ts';
import { sameSchema } from '../src/inclusion/same.ts';
import { normalize, seenFrom } from '../src/normalize.ts';
import { brokenDown, validatorsOf } from '../src/witness/validators.ts';
import { Sampler } from '../src/witness/values.ts';
import { between, documentWith } from './support/contract.ts';
import { schemaPair } from './support/random-schemas.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const runs = long ? 10_000 : 50;
if (!long) console.warn(`NOT RUN: the long form of the inclusions (JURYBOX_LONG=1); ${runs} pairs instead of 10000`);

/** Puts each schema into a request. Returns the documents, and the schemas as the review reads them. */
function read(schemas: Compared<Schema>) {
  const documents = mapCompared(schemas, (schema) =>
    seenFrom(normalize(documentWith(schema, 'request', components)), 'request'),
  );
  const contents = mapCompared(documents, (document) => {
    const { post } = (document.paths?.['/things'] ?? {}) as { post?: any };
    return post.requestBody.content['application/json'].schema as Schema;
  });
  return { documents, contents };
}

const components: Record<string, Schema> = {
  Tree: { type: 'object', properties: { child: { $ref: '#/components/schemas/Tree' }, a: { type: 'string' } } },
  Kind: { type: 'string' },
  Loop: {
    type: 'object',
    properties: { p: { type: 'string' } },
    anyOf: [{ $ref: '#/components/schemas/Loop' }, { required: ['q'] }],
  },
  Endless: { anyOf: [{ $ref: '#/components/schemas/Endless' }, { type: 'string' }] },
};

const closed = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  additionalProperties: false,
});

function includes(inner: Schema, outer: Schema): boolean {
  const { documents, contents } = read({ base: inner, revision: outer });
  const inclusion = new Inclusion(documents, 'base', { left: 5_000 });
  return inclusion.includes(contents.base, contents.revision);
}

/** Returns a sampled value that fits `inner` but not `outer`, or undefined if there is none. */
function counterexample(inner: Schema, outer: Schema): unknown {
  const { documents, contents } = read({ base: inner, revision: outer });
  const validators = mapCompared(documents, validatorsOf);
  const values = [
    ...new Sampler(validators.base, validators.revision).candidates(contents.base, contents.revision),
    ...new Sampler(validators.base, validators.base).candidates(contents.base, contents.base),
  ];
  return values.find(
    (value) =>
      validators.base.fits(contents.base, value) &&
      validators.revision.errors(contents.revision, value).some(({ keyword }) => keyword !== brokenDown),
  );
}

describe('whether a schema certainly allows every value of another schema', { timeout: 1_200_000 }, () => {
  it('a `oneOf` allows every value of its branches if no two branches share an enum value of a required member', () => {
    const tagged = (tag: string): Schema => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { $ref: '#/components/schemas/Kind', enum: [tag] } },
    });
    expect(includes(tagged('a'), { oneOf: [tagged('a'), tagged('b')] })).toBe(true);
    expect(includes(tagged('a'), { oneOf: [tagged('a'), { type: 'object' }] })).toBe(false);
  });

  it('an `anyOf` or `oneOf` allows every value of an object schema if each enum value of a member has a branch', () => {
    const listing = (...values: string[]): Schema => ({
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: values } },
    });
    expect(includes(listing('a', 'b'), { oneOf: [listing('a'), listing('b')] })).toBe(true);
    expect(includes(listing('a', 'b', 'c'), { oneOf: [listing('a'), listing('b')] })).toBe(false);
    const { required: _, ...optional } = listing('a', 'b');
    expect(includes(optional, { anyOf: [listing('a'), { properties: { kind: { enum: ['b'] } } }] })).toBe(true);
    expect(includes(optional, { anyOf: [listing('a'), listing('b')] })).toBe(false);
  });

  it('all multiples of 5 are included in the integers, but not all multiples of 0.5', () => {
    expect(includes({ type: 'number', multipleOf: 5 }, { type: 'integer' })).toBe(true);
    expect(includes({ type: 'number', multipleOf: 0.5 }, { type: 'integer' })).toBe(false);
    expect(includes({ type: 'number' }, { type: 'integer' })).toBe(false);
  });

  it('schemas that contain themselves are the same even if their names or descriptions differ', () => {
    const [base, revision] = ['Tree', 'Other'].map((name) =>
      documentWith({ $ref: `#/components/schemas/${name}` }, 'request', {
        [name]: {
          type: 'object',
          properties: { child: { $ref: `#/components/schemas/${name}` }, a: components['Kind'] },
        },
      }),
    ) as [Document, Document];
    const pair = [{ $ref: '#/components/schemas/Tree' }, { $ref: '#/components/schemas/Other' }] as const;
    expect(sameSchema({ base, revision }, 'base', ...pair)).toBe(true);
    expect(sameSchema({ base, revision }, 'base', pair[0], { type: 'object' })).toBe(false);
    const described = { type: 'array', items: { type: 'string', description: 'Words.' } };
    expect(sameSchema({ base, revision }, 'base', described, { type: 'array', items: { type: 'string' } })).toBe(true);
    const member = { properties: { description: { type: 'string' } } };
    expect(sameSchema({ base, revision }, 'base', member, { properties: {} })).toBe(false);
  });

  it('if one `anyOf` branch refers back to the schema, only the other branches decide what the schema allows', () => {
    const inner = { type: 'object', properties: { p: { type: 'string' } } };
    expect(includes(inner, { $ref: '#/components/schemas/Loop' })).toBe(false);
    expect(includes({ ...inner, required: ['q'] }, { $ref: '#/components/schemas/Loop' })).toBe(true);
  });

  it('a schema that limits only texts and arrays allows every integer, but not every text', () => {
    expect(includes({ type: 'integer' }, { contentEncoding: 'base64', contains: { type: 'string' } })).toBe(true);
    expect(includes({ type: 'string' }, { contentEncoding: 'base64' })).toBe(false);
  });

  it('if the review cannot tell whether a name fits a pattern, it does not say that a schema includes another', () => {
    const name = 'a'.repeat(40);
    const inner = { type: 'object', properties: { [name]: { type: 'integer' } }, additionalProperties: false };
    const outer = (pattern: string) => ({ type: 'object', patternProperties: { [pattern]: { type: 'string' } } });
    expect(includes(inner, outer('^b$'))).toBe(true);
    expect(includes(inner, outer('^(a+)+\\1b$'))).toBe(false);
  });

  it('if the review is certain that a schema includes another one, no sampled value contradicts this', () => {
    let certain = 0;
    fc.assert(
      fc.property(schemaPair, ([inner, outer]) => {
        for (const [one, other] of [
          [inner, outer],
          [outer, inner],
          [inner, { anyOf: [outer, inner] }],
          [inner, { oneOf: [outer, inner] }],
          [{ anyOf: [inner, outer] }, outer],
        ] as [Schema, Schema][]) {
          if (!includes(one, other)) continue;
          certain += 1;
          const value = counterexample(one, other);
          if (value !== undefined) throw new Error(`${JSON.stringify([one, other])} differ: ${JSON.stringify(value)}`);
        }
      }),
      { numRuns: runs, seed: 20_261_122 },
    );
    expect(certain).toBeGreaterThan(runs / 4);
  });

  it.each<[Schema, Schema]>([
    [{ type: 'string', maxLength: 5 }, { type: 'string' }],
    [{ enum: ['a', 'b'] }, { anyOf: [{ const: 'a' }, { type: 'string', maxLength: 1 }] }],
    [{ type: ['integer', 'null'] }, { anyOf: [{ type: 'number' }, { type: 'null' }] }],
    [{ $ref: '#/components/schemas/Tree' }, { type: 'object', properties: { a: { type: 'string' } } }],
    [{ $ref: '#/components/schemas/Tree' }, { $ref: '#/components/schemas/Tree' }],
    [closed('ab', 'cd'), { propertyNames: { minLength: 2 } }],
    [{ type: 'object', propertyNames: { minLength: 3 } }, { propertyNames: { minLength: 2 } }],
    [{ type: 'string' }, { propertyNames: { minLength: 2 } }],
    [
      { type: 'array', prefixItems: [{ type: 'integer' }], items: false },
      { type: 'array', items: { type: 'number' } },
    ],
  ])('%j is certainly included in %j', (inner, outer) => {
    expect(includes(inner, outer)).toBe(true);
  });

  it.each<[Schema, Schema]>([
    [{ type: 'string' }, { type: 'string', maxLength: 5 }],
    [{ type: 'integer' }, { oneOf: [{ type: 'integer' }, { type: 'number' }] }],
    [{ type: 'object', properties: { a: { type: 'integer' } } }, { $ref: '#/components/schemas/Tree' }],
    [{ type: 'object' }, { properties: { a: { type: 'string' } }, unevaluatedProperties: false }],
    [closed('ab', 'c'), { propertyNames: { minLength: 2 } }],
    [{ type: 'object', properties: { ab: {} } }, { propertyNames: { minLength: 2 } }],
    [
      { type: 'array', prefixItems: [{ type: 'integer' }] },
      { type: 'array', items: { type: 'number' } },
    ],
  ])('%j is not certainly included in %j', (inner, outer) => {
    expect(includes(inner, outer)).toBe(false);
    expect(counterexample(inner, outer)).toBeDefined();
  });

  it('the review is not certain which values `Endless: { anyOf: [Endless, string] }` allows', () => {
    expect(includes({ type: 'integer' }, { $ref: '#/components/schemas/Endless' })).toBe(false);
    expect(includes({ $ref: '#/components/schemas/Endless' }, { type: 'string' })).toBe(false);
  });
});

it.each([1e21, 1e300, 3])(
  'the validators that the review compiles accept the integer %d for `multipleOf: 1`',
  (value) => {
    const { documents, contents } = read({ base: { type: 'integer', multipleOf: 1 }, revision: {} });
    const validators = validatorsOf(documents.base);
    expect(validators.fits(contents.base, value)).toBe(true);
    expect(validators.errors(contents.base, value)).toEqual([]);
    expect(validators.errors(contents.base, value + 0.5).length).toBe(Number.isInteger(value + 0.5) ? 0 : 2);
  },
);

it('the review knows that an integer branch with `multipleOf: 1` allows every integer', () => {
  const branches: Schema[] = [{ allOf: [{ type: 'integer', multipleOf: 1 }] }, { not: { type: ['integer', 'null'] } }];
  expect(between({ anyOf: branches }, { type: 'integer' }, 'response').map(({ level }) => level)).toEqual(['minor']);
});
