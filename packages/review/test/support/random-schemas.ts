import * as fc from 'fast-check';
import type { Schema } from '@jurybox/openapi';

const conditionKeys = ['if', 'then', 'else'];
const small = fc.integer({ min: 0, max: 4 });
const name = fc.constantFrom('a', 'b', 'c');
const optional = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined, freq: 2 }).map((v) => (v === undefined ? {} : { [key]: v }));
const of = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<Schema> =>
  fc.tuple(...parts).map((list) => Object.assign({}, ...list) as Schema);

export const { schema } = fc.letrec<{ schema: Schema; leaf: Schema }>((tie) => ({
  leaf: fc.oneof(
    of(
      fc.constant({ type: 'string' }),
      optional('minLength', small),
      optional('maxLength', small),
      optional('pattern', fc.constantFrom('^a', 'b$', '^[ab]*$')),
      optional('enum', fc.constantFrom(['a'], ['a', 'ab'], ['b', 'abc'])),
    ),
    of(
      fc.constantFrom({ type: 'integer' }, { type: 'number' }),
      optional('minimum', small),
      optional('exclusiveMaximum', fc.integer({ min: 2, max: 9 })),
      optional('multipleOf', fc.constantFrom(1, 2, 3)),
    ),
    fc.constantFrom<Schema>(
      { type: 'boolean' },
      { type: 'null' },
      { const: 'a' },
      { type: ['string', 'null'] },
      {},
      { enum: [1, 'a', null] },
    ),
  ),
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    tie('leaf'),
    of(
      fc.constant({ type: 'object' }),
      optional('properties', fc.dictionary(name, tie('schema'), { maxKeys: 3 })),
      optional('required', fc.uniqueArray(name, { maxLength: 2 })),
      optional('additionalProperties', fc.oneof(fc.boolean(), tie('leaf'))),
      optional('minProperties', fc.integer({ min: 0, max: 2 })),
      optional('maxProperties', small),
      optional('dependentRequired', fc.constantFrom({ a: ['b'] }, { b: ['c'] })),
      optional(
        'patternProperties',
        tie('leaf').map((leaf) => ({ '^a': leaf })),
      ),
    ),
    of(
      fc.constant({ type: 'array' }),
      optional('items', tie('schema')),
      optional('prefixItems', fc.array(tie('leaf'), { minLength: 1, maxLength: 2 })),
      optional('minItems', fc.integer({ min: 0, max: 2 })),
      optional('maxItems', small),
      optional('uniqueItems', fc.boolean()),
      optional('contains', tie('leaf')),
    ),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    tie('leaf').map((leaf) => ({ not: leaf })),
    fc
      .tuple(tie('leaf'), tie('leaf'), tie('leaf'))
      .map((parts): Schema => Object.fromEntries(conditionKeys.map((key, i) => [key, parts[i]]))),
  ),
}));

/** Random pairs of schemas. In two of three pairs, one schema extends the other, so that some changes are harmless. */
export const schemaPair = fc.oneof(
  fc.tuple(schema, schema),
  fc.tuple(schema, schema).map(([one, extra]): [Schema, Schema] => [one, { ...one, ...extra }]),
  fc.tuple(schema, schema).map(([one, extra]): [Schema, Schema] => [{ ...extra, ...one }, one]),
);
