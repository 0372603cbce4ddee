/** Random pairs of schemas: what a sample separates is found at the right level; what is called harmless nothing separates. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../src/document.ts';
import { normalize, seenFrom } from '../src/normalize.ts';
import { Sampler } from '../src/witness/values.ts';
import { brokenDown, validatorsOf } from '../src/witness/validators.ts';
import { worst } from '../src/review.ts';
import { between, documentWith } from './support/contract.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const runs = long ? 10_000 : 200;
if (!long)
  console.warn(
    `NOT RUN: the long form of the property test of the review (JURYBOX_LONG=1); ${runs} pairs of schemas instead of 10000`,
  );

const conditionKeys = ['if', 'then', 'else'];
const small = fc.integer({ min: 0, max: 4 });
const name = fc.constantFrom('a', 'b', 'c');
const optional = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: undefined, freq: 2 }).map((v) => (v === undefined ? {} : { [key]: v }));
const of = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<Schema> =>
  fc.tuple(...parts).map((list) => Object.assign({}, ...list) as Schema);

const { schema } = fc.letrec<{ schema: Schema; leaf: Schema }>((tie) => ({
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

/** Related pairs, so that harmless changes occur: one grows out of the other. */
const pair = fc.oneof(
  fc.tuple(schema, schema),
  fc.tuple(schema, schema).map(([a, extra]): [Schema, Schema] => [a, { ...a, ...extra }]),
  fc.tuple(schema, schema).map(([a, extra]): [Schema, Schema] => [{ ...extra, ...a }, a]),
);
const position = fc.constantFrom('request' as const, 'response' as const);

/** A sampler that knows nothing of the differences, so that it cannot share their mistakes: 200 values of either schema alone. */
function separated(a: Schema, b: Schema, where: 'request' | 'response'): unknown[] {
  const [left, right] = [a, b].map((one) => validatorsOf(seenFrom(normalize(documentWith(one, where)), where))) as [
    ReturnType<typeof validatorsOf>,
    ReturnType<typeof validatorsOf>,
  ];
  const [from, against, local, other] = where === 'request' ? [left, right, a, b] : [right, left, b, a];
  const values = [
    ...new Sampler(from, from).candidates(local, local),
    ...new Sampler(against, against).candidates(other, other),
  ];
  return values.filter(
    (value) => from.fits(local, value) && against.errors(other, value).some(({ keyword }) => keyword !== brokenDown),
  );
}

describe('random pairs of schemas', { timeout: long ? 1_200_000 : 180_000 }, () => {
  it('whatever separates them in the direction that breaks is a major finding, and what is harmless is separated by nothing', () => {
    let [breaking, harmless, unproven] = [0, 0, 0];
    fc.assert(
      fc.property(pair, position, ([a, b], where) => {
        const findings = between(a, b, where);
        const values = separated(a, b, where);
        const level = worst(findings);
        if (level === 'major') breaking += 1;
        else harmless += 1;
        unproven += findings.filter(({ level: one, proof }) => one === 'major' && proof === 'unproven').length;
        if (values.length > 0 && level !== 'major')
          throw new Error(
            `${JSON.stringify(values[0])} separates them, and the worst finding is ${level ?? 'nothing'}`,
          );
        // No rule may need the search to notice what breaks.
        if (findings.some(({ rule }) => rule === 'behaviour-changed')) throw new Error('found by search alone');
      }),
      { numRuns: runs, seed: 20_261_120 },
    );
    expect(breaking).toBeGreaterThan(runs / 10);
    expect(harmless).toBeGreaterThan(runs / 10);
    console.info(`${runs} pairs: ${breaking} breaking, ${harmless} harmless, ${unproven} major findings unproven`);
  });

  it('notices a review that sees nothing', () => {
    expect(separated({ type: 'string' }, { type: 'string', maxLength: 2 }, 'request')).not.toEqual([]);
    expect(separated({ type: 'string', maxLength: 2 }, { type: 'string' }, 'request')).toEqual([]);
    expect(separated({ type: 'string', maxLength: 2 }, { type: 'string' }, 'response')).not.toEqual([]);
  });
});
