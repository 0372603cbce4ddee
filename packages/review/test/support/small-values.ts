/**
 * Schemas for the test of keyword pairs, and all small values of each type. If one of these schemas allows more than
 * another, at least one of the small values shows this.
 */
import type { Schema } from '@jurybox/openapi';

/** What the test uses for one JSON type, such as `number`: the keywords of the schemas, and the values to try. */
export interface TypeTable {
  /** The keywords that all schemas for this type of value have. */
  host: Schema;
  /** For each keyword, the schemas to test. Some also have a second keyword, which the first one needs. */
  keywords: Record<string, Schema[]>;
  values: unknown[];
}

const of = (keyword: string, ...values: unknown[]): Record<string, Schema[]> => ({
  [keyword]: values.map((value) => ({ [keyword]: value })),
});

/** Returns all lists with at most `most` elements of `items`. */
function listsOf<T>(items: T[], most: number): T[][] {
  let longest: T[][] = [[]];
  const all = [...longest];
  for (let length = 1; length <= most; length += 1) {
    longest = longest.flatMap((list) => items.map((item) => [...list, item]));
    all.push(...longest);
  }
  return all;
}

/** Returns all objects whose members have some of these names and any of these values. */
const objectsOf = (names: string[], values: unknown[]): Record<string, unknown>[] =>
  names.reduce<Record<string, unknown>[]>(
    (objects, name) => [
      ...objects,
      ...values.flatMap((value) => objects.map((object) => ({ ...object, [name]: value }))),
    ],
    [{}],
  );

const conditional = (...schemas: Schema[]): Schema =>
  Object.fromEntries(schemas.map((schema, i) => [['if', 'then', 'else'][i], schema]));

const number: TypeTable = {
  host: { type: 'number' },
  keywords: {
    ...of('minimum', 2, 3),
    ...of('exclusiveMinimum', 2, 3),
    ...of('maximum', 3, 4),
    ...of('exclusiveMaximum', 3, 4),
    ...of('multipleOf', 1, 2),
    ...of('enum', [2, 3], [3, 4]),
    ...of('const', 3),
    ...of('type', 'integer'),
    ...of('not', { const: 3 }, { minimum: 3 }),
    ...of('anyOf', [{ maximum: 2 }, { minimum: 4 }]),
    ...of('oneOf', [{ maximum: 3 }, { minimum: 3 }], [{ maximum: 2 }, { const: 3 }]),
    ...of('allOf', [{ minimum: 2 }, { multipleOf: 1 }]),
    if: [conditional({ minimum: 3 }, { maximum: 4 }, { minimum: 2 })],
  },
  values: Array.from({ length: 21 }, (_, i) => i / 2 - 2),
};

const string: TypeTable = {
  host: { type: 'string' },
  keywords: {
    ...of('minLength', 1, 2),
    ...of('maxLength', 2, 3),
    ...of('pattern', '^a', 'b$'),
    ...of('enum', ['a', 'ab'], ['ab', 'bbb']),
    ...of('const', 'ab'),
    ...of('format', 'date'),
    ...of('not', { const: 'ab' }, { maxLength: 1 }),
    ...of('anyOf', [{ maxLength: 1 }, { minLength: 3 }], [{ const: 'a' }, { pattern: '^b' }]),
    ...of('oneOf', [{ maxLength: 2 }, { minLength: 2 }], [{ const: 'a' }, { pattern: '^b' }]),
    ...of('allOf', [{ minLength: 1 }, { pattern: 'b$' }]),
    if: [conditional({ pattern: '^a' }, { minLength: 2 })],
  },
  values: [...listsOf(['a', 'b'], 4).map((list) => list.join('')), '😀', '😀😀', '2026-03-11'],
};

const array: TypeTable = {
  host: { type: 'array' },
  keywords: {
    ...of('minItems', 1, 2),
    ...of('maxItems', 1, 2),
    ...of('uniqueItems', true),
    ...of('items', { type: 'integer' }, { enum: [0, 'a'] }, false),
    ...of('prefixItems', [{ type: 'integer' }], [{ type: 'string' }, { const: 1 }]),
    ...of('contains', { const: 0 }, { type: 'string' }),
    minContains: [{ contains: { const: 0 }, minContains: 2 }],
    maxContains: [{ contains: { const: 0 }, maxContains: 1 }],
    ...of('enum', [[], [0]], [[0], [0, 0]]),
    ...of('const', [0, 'a']),
    ...of('not', { maxItems: 1 }, { contains: { const: 0 } }),
    ...of('anyOf', [{ maxItems: 1 }, { minItems: 3 }]),
    ...of('oneOf', [{ maxItems: 2 }, { minItems: 2 }]),
  },
  values: listsOf<unknown>([0, 1, 'a'], 3),
};

const object: TypeTable = {
  host: { type: 'object' },
  keywords: {
    ...of('required', ['a'], ['a', 'b']),
    ...of('minProperties', 1, 2),
    ...of('maxProperties', 1, 2),
    ...of('properties', { a: { type: 'integer' } }, { a: { type: 'string' }, b: {} }, { a: false }),
    ...of('patternProperties', { '^a': { type: 'integer' } }, { '^a': { enum: [1, 'x'] }, b$: { type: 'string' } }),
    ...of('additionalProperties', false, { type: 'integer' }),
    ...of('propertyNames', { minLength: 2 }, { enum: ['a', 'b'] }),
    ...of('dependentRequired', { a: ['b'] }),
    ...of('dependentSchemas', { a: { maxProperties: 1 } }),
    ...of('enum', [{}, { a: 1 }], [{ a: 1 }, { b: 'x' }]),
    ...of('not', { required: ['a'] }, { required: ['a', 'b'] }),
    ...of('anyOf', [{ required: ['a'] }, { required: ['b'] }]),
    ...of('oneOf', [{ required: ['a'] }, { required: ['b'] }]),
    if: [conditional({ required: ['a'] }, { required: ['b'] })],
  },
  values: objectsOf(['a', 'ab', 'b', 'cc', 'dd'], [1, 'x']),
};

const untyped: TypeTable = {
  host: {},
  keywords: {
    ...of('type', 'integer', ['string', 'null'], 'array', ['number', 'object']),
    ...of('enum', [1, 'ab', null], [[], 1]),
    ...of('const', 'a'),
    ...of('minimum', 1),
    ...of('minLength', 1),
    ...of('pattern', '^a'),
    ...of('minItems', 1),
    ...of('required', ['a']),
    ...of('properties', { a: { type: 'integer' } }),
    ...of('items', { type: 'integer' }),
    ...of('not', { type: 'string' }, { const: 1 }),
    ...of('anyOf', [{ type: 'string' }, { type: 'integer' }], [{ minLength: 1 }, { type: 'null' }]),
    ...of('oneOf', [{ type: 'string' }, { minLength: 2 }], [{ type: 'number' }, { type: 'integer' }]),
  },
  values: [
    null,
    true,
    false,
    0,
    0.5,
    1,
    1.5,
    2,
    '',
    'a',
    'ab',
    'b',
    [],
    [0],
    ['a'],
    {},
    { a: 1 },
    { a: 'x' },
    { b: 1 },
  ],
};

export const tables: Record<string, TypeTable> = { number, string, array, object, untyped };

/** Two keywords, and all schemas to compare: with neither keyword, with one of them, and with both. */
export interface KeywordPair {
  keywords: [string, string];
  schemas: Schema[];
}

export function keywordPairs({ host, keywords }: TypeTable): KeywordPair[] {
  const names = Object.keys(keywords);
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other): [string, string] => [one, other]));
  return pairs.map(([one, other]) => {
    const [left, right] = [keywords[one] ?? [], keywords[other] ?? []];
    const both = left.flatMap((schema) => right.map((extra) => ({ ...extra, ...schema })));
    return { keywords: [one, other], schemas: [{}, ...left, ...right, ...both].map((one) => ({ ...host, ...one })) };
  });
}
