/** Checks that schemas which are written differently but allow the same values have the same canonical form. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../src/canonical/canonical.ts';
import { isNever } from '../src/keywords/facts.ts';
import { normalize } from '../src/normalize.ts';
import { validatorsOf } from '../src/witness/validators.ts';
import { Sampler } from '../src/witness/values.ts';
import { documentWith } from './support/contract.ts';
import { schema } from './support/random-schemas.ts';

const document = { components: { schemas: { Text: { type: 'string' } } } } as unknown as Document;
const text = { $ref: '#/components/schemas/Text' };

const someTypes = ['string', 'number', 'boolean'];
const otherTypes = ['array', 'object', 'null'];

it.each<[string, Schema, Schema]>([
  ['an empty schema of all other members', { type: 'object', additionalProperties: {} }, { type: 'object' }],
  ['an empty schema of items', { type: 'array', items: {} }, { type: 'array' }],
  ['types in another order', { type: ['string', 'null', 'string'] }, { type: ['null', 'string'] }],
  ['`number` beside `integer`', { type: ['integer', 'number'] }, { type: 'number' }],
  ['a choice of all types', { anyOf: [{ type: someTypes }, { type: otherTypes }] }, {}],
  [
    'a choice of all types and one of them again',
    { anyOf: [{ type: [...someTypes, ...otherTypes] }, { type: 'string' }] },
    {},
  ],
  ['an exclusive choice of all types', { oneOf: [{ type: someTypes }, { type: otherTypes }] }, {}],
  ['a list of one type', { type: ['string'] }, { type: 'string' }],
  ['a choice of listed values', { anyOf: [{ const: 'a' }, { enum: ['b'] }] }, { type: 'string', enum: ['a', 'b'] }],
  ['a choice of one branch', { oneOf: [{ type: 'string' }] }, { type: 'string' }],
  ['a choice with `null`', { oneOf: [{ type: 'null' }, { type: 'string' }] }, { type: ['null', 'string'] }],
  ['a reference with a limit', { ...text, maxLength: 5 }, { type: 'string', maxLength: 5 }],
  ['`allOf` with an equal branch', { type: 'string', allOf: [text, text] }, { type: 'string' }],
  [
    'members in two branches',
    allOf({ a: { type: 'string' } }, { b: text }),
    object({ a: { type: 'string' }, b: text }),
  ],
  ['an equal member in two branches', allOf({ a: text }, { a: text }), object({ a: text })],
  [
    'limits of all names in two branches',
    allNames({ minLength: 2 }, { maxLength: 9 }),
    names({ allOf: [{ minLength: 2 }, { maxLength: 9 }] }),
  ],
  ['`allOf` in two branches', { allOf: [{ allOf: [text] }, { allOf: [{ maxLength: 5 }] }] }, { ...text, maxLength: 5 }],
  ['no limit of names in one branch', allNames({ minLength: 2 }, {}), names({ minLength: 2 })],
  ['no allowed name in one branch', allNames({ minLength: 2 }, { not: {} }), names({ not: {} })],
  ['a mark in one of two branches', { allOf: [{ readOnly: true }, { readOnly: false }] }, { readOnly: true }],
  ['a mark in no branch', { allOf: [{ writeOnly: false }, { writeOnly: false }] }, { writeOnly: false }],
  ['a constant that the list of values has', { enum: ['a', 'b'], const: 'b' }, { const: 'b' }],
  ['a list of values of one type', { type: 'string', enum: ['a', 1] }, { type: 'string', enum: ['a'] }],
])('the canonical form is the same: %s', (_, one, other) => {
  expect(canonical(document, one)).toStrictEqual(canonical(document, other));
});

it.each<[string, Schema, Schema]>([
  ['a schema of all other members', { type: 'object', additionalProperties: text }, { type: 'object' }],
  [
    'an exclusive choice that names a type twice',
    { oneOf: [{ type: someTypes }, { type: [...otherTypes, 'string'] }] },
    {},
  ],
  ['a choice of all types but one', { anyOf: [{ type: someTypes }, { type: ['array', 'null'] }] }, {}],
  [
    'a value that two branches of `oneOf` list',
    { oneOf: [{ const: 'a' }, { enum: ['a'] }] },
    { type: 'string', enum: ['a'] },
  ],
])('the canonical form differs: %s', (_, one, other) => {
  expect(canonical(document, one)).not.toStrictEqual(canonical(document, other));
});

it.each([
  ['string', 'minLength', 'maxLength'],
  ['number', 'minimum', 'maximum'],
  ['integer', 'minimum', 'maximum'],
  ['number', 'exclusiveMinimum', 'maximum'],
  ['number', 'minimum', 'exclusiveMaximum'],
  ['array', 'minItems', 'maxItems'],
  ['object', 'minProperties', 'maxProperties'],
])('a %s allows no value if %s is larger than %s', (type, lower, upper) => {
  const limited = (low: number, high: number) => canonical(document, { type, [lower]: low, [upper]: high });
  expect(isNever(limited(3, 2))).toBe(true);
  expect(isNever(limited(2, 2))).toBe(false);
});

it.each([
  [[1, 1.5], 'number'],
  [[1, 2], 'integer'],
  [[1.5], 'number'],
  [
    [1, 1.5, 'a'],
    ['number', 'string'],
  ],
])('the listed values %j have the type %j', (values, type) => {
  expect(canonical(document, { enum: values })).toStrictEqual({ type, enum: values });
});

const long = process.env['JURYBOX_LONG'] === '1';
if (!long) console.warn('NOT RUN: the long form of the canonical forms (JURYBOX_LONG=1); 80 pairs instead of 10000');

it('a random schema and its canonical form allow the same values', { timeout: 1_200_000 }, () => {
  const objects = schema.filter(({ type }) => type === 'object');
  const pairs = fc.oneof(fc.tuple(objects, objects), fc.tuple(schema, schema));
  fc.assert(
    fc.property(pairs, ([one, other]) => {
      const choice = { anyOf: [one, { type: 'null' }] };
      const all = [
        { allOf: [one, other] },
        { ...one, allOf: [other] },
        choice,
        { oneOf: [one], anyOf: [other, choice] },
      ];
      const own = normalize(documentWith({ prefixItems: [...all, one, other] }, 'request'));
      const { post } = (own.paths?.['/things'] ?? {}) as { post?: any };
      const schemas = post.requestBody.content['application/json'].schema.prefixItems as Schema[];
      const validators = validatorsOf(own);
      const sampler = new Sampler(validators, validators);
      const values = schemas.flatMap((part) => sampler.candidates(part, part, 1));
      for (const written of schemas.slice(0, all.length))
        for (const value of values) {
          const verdicts = [written, canonical(own, written)].map((part) => validators.verdict(part, value));
          if (!verdicts.includes(undefined) && verdicts[0] !== verdicts[1])
            throw new Error(`${JSON.stringify(written)} and its canonical form differ for ${JSON.stringify(value)}`);
        }
    }),
    { numRuns: long ? 10_000 : 80, seed: 20_261_126 },
  );
});

function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties };
}

function allOf(...members: Record<string, Schema>[]): Schema {
  return { allOf: members.map(object) };
}

function allNames(one: Schema, other: Schema): Schema {
  return { allOf: [names(one), names(other)] };
}

function names(schema: Schema): Schema {
  return { type: 'object', propertyNames: schema };
}
