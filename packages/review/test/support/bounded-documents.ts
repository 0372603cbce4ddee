/** Contracts whose review would cost too much time or memory without limits. Each contract reaches its own limit. */
import type { Document, Schema } from '@jurybox/openapi';
import { documentWith } from './contract.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Returns a chain of schemas, each of which refers twice to the next. So `2 ** levels` paths lead to the last one. */
function diamonds(levels: number, most: number, keyword: 'properties' | 'allOf' | 'oneOf'): Record<string, Schema> {
  const both = (next: Schema): Schema => {
    if (keyword === 'properties')
      return { type: 'object', required: ['left'], properties: { left: next, right: next } };
    return keyword === 'allOf' ? { allOf: [next, { ...next }] } : { oneOf: [next, { type: 'array', items: next }] };
  };
  return Object.fromEntries(
    numbers(levels + 1).map((i) => [
      `Level${i}`,
      i === levels ? { type: 'string', maxLength: most } : both(ref(`Level${i + 1}`)),
    ]),
  );
}

type Pair = [base: Document, revision: Document];

const withSchemas = (make: (change: number) => Record<string, Schema>, root: string): Pair => [
  documentWith(ref(root), 'request', make(0)),
  documentWith(ref(root), 'request', make(1)),
];
const inRequest = (base: Schema, revision: Schema): Pair => [
  documentWith(base, 'request'),
  documentWith(revision, 'request'),
];

export const badPattern = '^(([a-z])+.)+[A-Z]([a-z])+$';
/** Patterns that no automaton can represent: one with a backreference (`reference`) and one with a look-ahead. */
const reference = '^(a+)+\\1$';
export const lookahead = '^(?=(a+)+$)(a|a)*b$';

export const documents: [name: string, seconds: number, make: () => Pair][] = [
  [
    'a pattern with nested repetitions and a long text',
    5,
    () =>
      inRequest(
        { type: 'string', minLength: 60, pattern: badPattern },
        { type: 'string', minLength: 61, pattern: badPattern },
      ),
  ],
  [
    'a pattern with a backreference to a group',
    5,
    () =>
      inRequest(
        { type: 'string', pattern: reference, minLength: 40 },
        { type: 'string', pattern: reference, minLength: 60 },
      ),
  ],
  [
    'a pattern with lookahead',
    5,
    () =>
      inRequest(
        { type: 'string', pattern: lookahead, minLength: 40 },
        { type: 'string', pattern: lookahead, minLength: 60 },
      ),
  ],
  [
    'two patterns whose comparison is expensive',
    5,
    () =>
      inRequest({ type: 'string', pattern: '^(a|b)*a(a|b){14}$' }, { type: 'string', pattern: '^(a|b)*b(a|b){14}$' }),
  ],
  [
    'a pattern with many counted repetitions',
    5,
    () =>
      inRequest(
        { type: 'string', pattern: '^((a{0,50}){0,50}){0,50}$' },
        { type: 'string', pattern: '^((a{0,50}){0,50}){0,49}$' },
      ),
  ],
  [
    'an expensive pattern in patternProperties',
    5,
    () =>
      inRequest(
        {
          type: 'object',
          patternProperties: { [lookahead]: { type: 'string' } },
          properties: { ['a'.repeat(60)]: {} },
        },
        {
          type: 'object',
          patternProperties: { [lookahead]: { type: 'integer' } },
          properties: { ['a'.repeat(60)]: {} },
        },
      ),
  ],
  [
    'a text of 200,000 characters',
    5,
    () =>
      inRequest(
        { type: 'string', minLength: 200_000, pattern: '^.*x.*y.*$' },
        { type: 'string', minLength: 200_001, pattern: '^.*x.*y.*$' },
      ),
  ],
  [
    '50,000 listed values',
    12,
    () =>
      inRequest({ enum: numbers(50_000).map((i) => `value ${i}`) }, { enum: numbers(49_999).map((i) => `value ${i}`) }),
  ],
  [
    '2,000 members',
    20,
    () =>
      inRequest(
        { type: 'object', properties: Object.fromEntries(numbers(2000).map((i) => [`m${i}`, { type: 'string' }])) },
        { type: 'object', properties: Object.fromEntries(numbers(1999).map((i) => [`m${i}`, { type: 'string' }])) },
      ),
  ],
  [
    '30 levels of members that each refer twice to the next level',
    10,
    () => withSchemas((change) => diamonds(30, 9 - change, 'properties'), 'Level0'),
  ],
  [
    '30 levels of `allOf` branches that each refer twice to the next level',
    10,
    () => withSchemas((change) => diamonds(30, 9 - change, 'allOf'), 'Level0'),
  ],
  [
    '30 levels of `allOf` branches around a schema with `unevaluatedProperties`',
    10,
    () =>
      withSchemas((change) => {
        const schemas = diamonds(30, 9 - change, 'allOf');
        const last = { type: 'object', properties: { a: schemas['Level30'] as Schema }, unevaluatedProperties: false };
        return { ...schemas, Level30: last };
      }, 'Level0'),
  ],
  [
    '30 levels of `oneOf` branches that each refer to the next level',
    10,
    () => withSchemas((change) => diamonds(30, 9 - change, 'oneOf'), 'Level0'),
  ],
  [
    'a required member that contains its own schema',
    5,
    () =>
      withSchemas(
        (change) => ({
          Node: {
            type: 'object',
            required: ['next'],
            properties: { next: ref('Node'), text: { type: 'string', maxLength: 9 - change } },
          },
        }),
        'Node',
      ),
  ],
  [
    'two schemas that require each other',
    5,
    () =>
      withSchemas(
        (change) => ({
          One: { type: 'object', required: ['two'], properties: { two: ref('Two') } },
          Two: {
            type: 'object',
            required: ['one'],
            properties: { one: ref('One'), n: { type: 'integer', minimum: change } },
          },
        }),
        'One',
      ),
  ],
  [
    'a schema that is a branch of itself',
    5,
    () =>
      withSchemas((change) => ({ Self: { allOf: [ref('Self'), { type: 'string', maxLength: 9 - change }] } }), 'Self'),
  ],
  [
    'a choice of 100 branches',
    20,
    () =>
      inRequest(
        {
          oneOf: numbers(100).map((i) => ({ type: 'object', required: ['kind'], properties: { kind: { const: i } } })),
        },
        {
          oneOf: numbers(99).map((i) => ({ type: 'object', required: ['kind'], properties: { kind: { const: i } } })),
        },
      ),
  ],
  [
    'a removed branch with 4 nested levels of schemas, each with 60 required members',
    20,
    () => {
      const wide = (i: number): Schema => {
        const names = numbers(60).map((member) => `m${member}`);
        const member = i === 4 ? { type: 'string' } : ref(`Level${i + 1}`);
        return { type: 'object', required: names, properties: Object.fromEntries(names.map((name) => [name, member])) };
      };
      const rest: Schema[] = numbers(2).map((i) => ({ type: 'object', required: [`n${i}`], maxProperties: 1 }));
      return withSchemas(
        (change) => ({
          Choice: { oneOf: change === 0 ? [ref('Level0'), ...rest] : rest },
          ...Object.fromEntries(numbers(5).map((i) => [`Level${i}`, wide(i)])),
        }),
        'Choice',
      );
    },
  ],
  [
    'a removed branch with a member that has 2,500 pairs of equal branches',
    5,
    () => {
      const kinds = [...numbers(2500), ...numbers(2500)].map((i) => ({
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: i } },
      }));
      const rest: Schema[] = numbers(2).map((i) => ({ type: 'object', required: [`n${i}`], maxProperties: 1 }));
      return inRequest(
        { oneOf: [{ type: 'object', required: ['a'], properties: { a: { oneOf: kinds } } }, ...rest] },
        { oneOf: rest },
      );
    },
  ],
  [
    '`allOf` with 600 branches',
    10,
    () =>
      inRequest(
        { allOf: numbers(600).map((i) => ({ properties: { [`m${i}`]: { type: 'string' } } })) },
        { allOf: numbers(599).map((i) => ({ properties: { [`m${i}`]: { type: 'string' } } })) },
      ),
  ],
  [
    'a recursive search condition with 40 kinds of conditions',
    20,
    () =>
      withSchemas(
        (change) => ({
          Condition: {
            oneOf: numbers(40).map((i) => ({
              type: 'object',
              required: [`k${i}`],
              properties: {
                [`k${i}`]: { type: 'array', minItems: change, items: ref('Condition') },
                all: { allOf: [ref('Condition')] },
              },
            })),
          },
        }),
        'Condition',
      ),
  ],
  [
    'a list of at least 50,000 items',
    10,
    () =>
      inRequest(
        { type: 'array', minItems: 50_000, items: { type: 'string' } },
        { type: 'array', minItems: 50_001, uniqueItems: true, items: { type: 'string' } },
      ),
  ],
  [
    'schemas nested 500 levels deep',
    10,
    () => {
      const deep = (most: number) =>
        numbers(500).reduce((inner): Schema => ({ type: 'object', required: ['a'], properties: { a: inner } }), {
          type: 'string',
          maxLength: most,
        } as Schema);
      return inRequest(deep(9), deep(5));
    },
  ],
  [
    'a removed branch with 4,000 levels of required members',
    10,
    () => {
      const text = { type: 'string' };
      const level = (i: number): Schema =>
        i === 3999 ? text : { type: 'object', required: ['a'], properties: { a: ref(`Level${i + 1}`) } };
      const schemas = Object.fromEntries(numbers(4000).map((i) => [`Level${i}`, level(i)]));
      const choice = (...more: Schema[]): Schema => ({ anyOf: [text, ...more] });
      return [documentWith(choice(ref('Level0')), 'request', schemas), documentWith(choice(), 'request', schemas)];
    },
  ],
];
