/** Checks that the review reports no difference between two schemas that are written differently but mean the same. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { between } from './support/contract.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const runs = long ? 3000 : 100;
if (!long) console.warn(`NOT RUN: the long form of the rewrites (JURYBOX_LONG=1); ${runs} instead of 3000`);

const components: Record<string, Schema> = {
  A: { type: 'object', required: ['a'], properties: { a: { type: 'string', maxLength: 9 } } },
};
const a: Schema = { $ref: '#/components/schemas/A' };
const member = (schema: Schema): Schema => ({ type: 'object', properties: { m: schema } });
const text: Schema = { type: 'string' };

const pairs: [name: string, one: Schema, other: Schema][] = [
  [
    'a reference, and `allOf` with the reference and a description',
    member(a),
    member({ description: 'Words.', allOf: [a] }),
  ],
  ['a reference, and its content', member(a), member(components['A'] as Schema)],
  ['a reference, with and without a description', member(a), member({ ...a, description: 'Words.' })],
  [
    '`allOf` with several branches, and one merged schema',
    { allOf: [{ type: 'object', required: ['a'] }, { properties: { a: text } }, { required: ['b'] }] },
    { type: 'object', required: ['b', 'a'], properties: { a: text } },
  ],
  ['nested `allOf`', { allOf: [{ allOf: [a, { maxProperties: 3 }] }] }, { ...components['A'], maxProperties: 3 }],
  [
    '`anyOf` with `null`, and a list of types',
    { anyOf: [{ ...text, maxLength: 5 }, { type: 'null' }] },
    { type: ['string', 'null'], maxLength: 5 },
  ],
  [
    '`oneOf` with `null`, and `anyOf` with `null`',
    member({ oneOf: [{ type: 'null' }, a] }),
    member({ anyOf: [a, { type: 'null' }] }),
  ],
  [
    '`enum`, and `oneOf` of `const`',
    { ...text, enum: ['x', 'y'] },
    {
      oneOf: [
        { const: 'x', title: 'X' },
        { const: 'y', description: 'Y.' },
      ],
    },
  ],
  [
    '`enum`, and `oneOf` of lists',
    { ...text, enum: ['x', 'y'] },
    {
      oneOf: [
        { ...text, enum: ['x'] },
        { ...text, enum: ['y'] },
      ],
    },
  ],
  ['`const`, and a list of one value', { const: 'x' }, { enum: ['x'] }],
  ['`[0-9]`, and `\\d`', { ...text, pattern: '^[0-9]+$' }, { ...text, pattern: '^\\d+$' }],
  ['a pattern that every text fits, and no pattern', text, { ...text, pattern: '' }],
  [
    'a pattern that fits every text, and no pattern',
    { ...text, format: 'email' },
    { ...text, format: 'email', minLength: 1 },
  ],
  ['a format that rejects the empty text, with and without `minLength: 1`', { anyOf: [text] }, text],
  [
    'keywords without effect',
    member(text),
    { ...member(text), required: [], additionalProperties: true, minProperties: 0 },
  ],
  [
    '`unevaluatedProperties`, and `additionalProperties`',
    { allOf: [member(text)], unevaluatedProperties: false },
    { ...member(text), additionalProperties: false },
  ],
  [
    'a member that only a branch of `allOf` requires, and a member that the schema itself requires too',
    { allOf: [a], properties: { b: text } },
    { allOf: [a], required: ['a'], properties: { b: text } },
  ],
];

describe.each(['request', 'response'] as const)('different schemas with the same meaning, in a %s', (position) => {
  it.each(pairs)('two schemas with the same meaning cause no finding above the level patch: %s', (_, one, other) => {
    for (const [base, revision] of [
      [one, other],
      [other, one],
    ] as const) {
      const levels = between(base, revision, position, [components, components]).map(({ level }) => level);
      expect(levels.filter((level) => level !== 'patch')).toEqual([]);
    }
  });
});

it.each<[string, Schema, Schema]>([
  ['a wider pattern', { ...text, pattern: '^\\w+$' }, { ...text, pattern: '.*' }],
  [
    'a pattern that allows one more unit of time',
    { ...text, pattern: '^[0-9]+(ns|us|ms|s|m|h)$' },
    { ...text, pattern: '^([0-9]+([.][0-9]+)?(ns|us|µs|ms|s|m|h))+$' },
  ],
  ['a wider format', { type: 'integer', format: 'int32' }, { type: 'integer', format: 'int64' }],
  ['a wider format of texts', { ...text, format: 'uri' }, { ...text, format: 'uri-reference' }],
])(
  'a change to %s is minor in requests and major in responses; its reverse is major in requests, minor in responses',
  (_, narrow, wide) => {
    const levels = (base: Schema, revision: Schema, position: 'request' | 'response') =>
      between(base, revision, position).map(({ level }) => level);
    expect(levels(narrow, wide, 'request')).toEqual(['minor']);
    expect(levels(wide, narrow, 'response')).toEqual(['minor']);
    expect(levels(wide, narrow, 'request')).toEqual(['major']);
    expect(levels(narrow, wide, 'response')).toEqual(['major']);
  },
);

const withResponses = (responses: Record<string, unknown>, more: object = {}): Document => ({
  openapi: '3.1.1',
  info: { title: 'Small', version: '1.0.0' },
  paths: { '/a': { get: { responses: { 200: { description: 'Here.' }, ...responses } } } },
  components: { responses: { Missing: { description: 'No.' } }, ...more },
});

it.each<[string, Document, Document, [string[], string[]]]>([
  [
    'an error response that is written inline is removed',
    withResponses({ 404: { description: 'No.' } }),
    withResponses({}),
    [['minor'], ['minor']],
  ],
  [
    'an error response that is written as a reference is removed',
    withResponses({ 404: { $ref: '#/components/responses/Missing' } }),
    withResponses({}),
    [['minor'], ['minor']],
  ],
  [
    'a 404 response is removed, but a `default` response remains',
    withResponses({ 404: { description: 'No.' }, default: { description: 'No.' } }),
    withResponses({ default: { description: 'No.' } }),
    [['patch'], ['patch']],
  ],
  [
    'a security scheme that no operation requires is removed',
    withResponses({}, { securitySchemes: { key: { type: 'http', scheme: 'basic' } } }),
    withResponses({}),
    [['patch'], ['patch']],
  ],
  ['a header changes from string to integer', withHeader('string'), withHeader('integer'), [['minor'], ['major']]],
])('the change and its reverse have the expected levels: %s', (_, one, other, [there, back]) => {
  expect(reviewDocuments(one, other).map(({ level }) => level)).toEqual(there);
  expect(reviewDocuments(other, one).map(({ level }) => level)).toEqual(back);
});

function withHeader(type: string): Document {
  return withResponses({ 200: { description: 'Here.', headers: { 'X-Count': { required: true, schema: { type } } } } });
}

const leaf = fc.constantFrom<Schema>(
  { type: 'string', maxLength: 9 },
  { type: 'string', enum: ['x', 'y'] },
  { type: 'integer', minimum: 1 },
  { type: ['string', 'null'] },
  { type: 'boolean' },
  { type: 'string', pattern: '^[0-9]+$' },
);
const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    leaf,
    fc.record({
      type: fc.constant('object'),
      required: fc.subarray(['a', 'b']),
      properties: fc.record({ a: tie('schema'), b: tie('schema') }),
    }) as fc.Arbitrary<Schema>,
    fc.record({ type: fc.constant('array'), items: tie('schema') }) as fc.Arbitrary<Schema>,
  ),
}));

/** Returns the schema written in another way, with the same meaning. `choices` returns numbers that select the way. */
function rewritten(schema: Schema, choices: () => number): Schema {
  const inner: Schema = { ...schema };
  if (inner['properties'])
    inner['properties'] = Object.fromEntries(
      Object.entries(inner['properties'] as Record<string, Schema>).map(([name, one]) => [
        name,
        rewritten(one, choices),
      ]),
    );
  if (inner['items']) inner['items'] = rewritten(inner['items'] as Schema, choices);
  const { type, enum: values, ...rest } = inner;
  const ways: (() => Schema)[] = [
    () => inner,
    () => ({ description: 'Words.', allOf: [inner] }),
    () => ({ ...(type === undefined ? {} : { type }), allOf: [{ ...rest, ...(values ? { enum: values } : {}) }] }),
    () => ({ anyOf: [inner] }),
    () => (Array.isArray(values) ? { oneOf: values.map((value) => ({ const: value as unknown })) } : inner),
    () =>
      Array.isArray(type) && type.length === 2
        ? { anyOf: [{ ...inner, type: type[0] as unknown }, { type: 'null' }] }
        : inner,
    () => (inner['pattern'] === '^[0-9]+$' ? { ...inner, pattern: '^\\d\\d*$' } : inner),
    () =>
      Array.isArray(inner['required'])
        ? { ...rest, type, required: [], allOf: (inner['required'] as string[]).map((name) => ({ required: [name] })) }
        : inner,
  ];
  return (ways[choices() % ways.length] as () => Schema)();
}

it('rewriting a random schema with the same meaning causes no finding above `patch`', { timeout: 600_000 }, () => {
  let rewrites = 0;
  fc.assert(
    fc.property(
      schema,
      fc.infiniteStream(fc.nat(100)),
      fc.constantFrom('request' as const, 'response' as const),
      (base, stream, position) => {
        const revision = rewritten(base, () => stream.next().value as number);
        if (JSON.stringify(base) !== JSON.stringify(revision)) rewrites += 1;
        expect(between(base, revision, position).filter(({ level }) => level !== 'patch')).toEqual([]);
        expect(between(revision, base, position).filter(({ level }) => level !== 'patch')).toEqual([]);
      },
    ),
    { numRuns: runs, seed: 20_261_122 },
  );
  expect(rewrites).toBeGreaterThan(runs / 3);
});

it('planted fault: if a rewritten schema has a different meaning, the review reports a major finding', () => {
  const broken = (schema: Schema): Schema => ({ allOf: [schema, { required: ['z'] }] });
  expect(between(member(text), broken(member(text)), 'request').map(({ level }) => level)).toEqual(['major']);
});
