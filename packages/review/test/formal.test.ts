/** Checks which breaks are formal: they only affect callers that rely on what a contract does not describe. */
import { expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import { between } from './support/contract.ts';

const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
});

type Case = [name: string, position: 'request' | 'response', base: Schema, revision: Schema, level: string];

const cases: Case[] = [
  [
    'an optional member is added to a request that already allowed any member',
    'request',
    object({ a: text }),
    object({ a: text, b: text }),
    'formal',
  ],
  [
    'a required member is added to a request that already allowed any member',
    'request',
    object({ a: text }),
    object({ a: text, b: text }, { required: ['b'] }),
    'major',
  ],
  [
    'a required member is removed from a response that allows any member',
    'response',
    object({ a: text, b: text }, { required: ['b'] }),
    object({ a: text }),
    'major',
  ],
  [
    'a member is removed from a request that allows no other members',
    'request',
    object({ a: text, b: text }, { additionalProperties: false }),
    object({ a: text }, { additionalProperties: false }),
    'major',
  ],
  ...[{ dependentRequired: { b: ['c'] } }, { dependentSchemas: { b: { required: ['c'] } } }].map((needs): Case => [
    `a response fits two branches of oneOf only with a member that ${Object.keys(needs).join(' and ')} needs`,
    'response',
    { oneOf: [{ type: ['object', 'string'] }, { type: 'object', ...needs }] },
    { type: 'object', required: ['b'] },
    'formal',
  ]),
  ...[{ dependentRequired: { b: ['c'] } }, { dependentSchemas: { b: { required: ['c'] } } }].flatMap(
    (needs): Case[] => {
      const members = { b: { type: 'number', minimum: 40 }, c: { enum: ['x'] } };
      const choice = { oneOf: [object(members, needs), object({})] };
      const name = `fits two branches only with members that only oneOf describes, ${Object.keys(needs).join()}`;
      return [
        [`a response ${name}`, 'response', choice, { type: 'object', required: ['b'] }, 'formal'],
        [`a request ${name}`, 'request', { type: 'object', required: ['b'] }, choice, 'formal'],
      ];
    },
  ),
  [
    'a member is added to a response that allowed no other members',
    'response',
    object({ a: text }, { additionalProperties: false }),
    object({ a: text, b: text }, { additionalProperties: false }),
    'formal',
  ],
  [
    'a limit is added to one member of a map that allows only texts',
    'request',
    object({}, { additionalProperties: text }),
    object({ a: { ...text, maxLength: 5 } }, { additionalProperties: text }),
    'major',
  ],
  [
    '`type: object` is added to a schema that describes members',
    'request',
    { properties: { a: text } },
    object({ a: text }),
    'formal',
  ],
  ['`type: string` is added to a schema that describes members', 'request', { properties: { a: text } }, text, 'major'],
  ['a type is added to a schema that describes no values', 'request', object({ a: {} }), object({ a: text }), 'formal'],
  [
    'an enum is added to a member whose values are not described',
    'request',
    object({ a: { description: 'A.' } }),
    object({ a: { enum: ['x'] } }),
    'formal',
  ],
  [
    'a limit is added to a described member',
    'request',
    object({ a: text }),
    object({ a: { ...text, maxLength: 5 } }),
    'major',
  ],
  ['a schema is added for items', 'request', { type: 'array' }, { type: 'array', items: text }, 'formal'],
  [
    'the maximum number of items is lowered, and the items may be anything',
    'request',
    { type: 'array', maxItems: 9 },
    { type: 'array', maxItems: 5 },
    'major',
  ],
  [
    'a request no longer allows members that the contract does not name',
    'request',
    object({ a: text }),
    object({ a: text }, { additionalProperties: false }),
    'formal',
  ],
  [
    '`additionalProperties: true` has the same effect as no keyword',
    'request',
    object({ a: text }, { additionalProperties: true }),
    object({ a: text }, { additionalProperties: false }),
    'formal',
  ],
  [
    'a choice between two objects that may overlap refuses a value of described members',
    'request',
    object({ foo: text, bar: text }, { required: ['foo', 'bar'] }),
    { oneOf: [object({ foo: text }, { required: ['foo'] }), object({ bar: text }, { required: ['bar'] })] },
    'major',
  ],
  [
    'a choice between two objects that may overlap refuses only values with members that nobody described',
    'request',
    object({ foo: text }, { required: ['foo'] }),
    { oneOf: [object({ foo: text }, { required: ['foo'] }), object({ bar: text }, { required: ['bar'] })] },
    'formal',
  ],
  [
    'a choice refuses every short text, because two branches allow it',
    'request',
    text,
    { oneOf: [text, { ...text, maxLength: 5 }] },
    'major',
  ],
  [
    'a choice between one member and three other members, all described',
    'request',
    object({ id: text, a: text, b: text, c: text }, { required: ['id'] }),
    object({ id: text, a: text, b: text, c: text }, { oneOf: [{ required: ['id'] }, { required: ['a', 'b', 'c'] }] }),
    'major',
  ],
  [
    'a choice between one member and three other members, which the base does not describe',
    'request',
    { type: 'object', required: ['id'] },
    { type: 'object', oneOf: [{ required: ['id'] }, { required: ['a', 'b', 'c'] }] },
    'formal',
  ],
  [
    'one of two items in a request has a member that the base does not describe',
    'request',
    { type: 'array', items: object({ id: text }, { required: ['id'] }) },
    {
      type: 'array',
      items: {
        anyOf: [
          object({ id: text, a: text }, { required: ['id'] }),
          object({ id: text, a: text, b: text }, { required: ['id', 'b'] }),
        ],
      },
    },
    'formal',
  ],
  ['a response may now be anything', 'response', text, {}, 'major'],
  ['a member of a response may now be anything', 'response', object({ a: text }), object({ a: {} }), 'major'],
  [
    'a map in a response may now have any values',
    'response',
    object({}, { additionalProperties: text }),
    { type: 'object' },
    'major',
  ],
  [
    'a list in a response may now have any items',
    'response',
    { type: 'array', items: text },
    { type: 'array' },
    'major',
  ],
  [
    'an object in a response may now have members that it does not name',
    'response',
    object({ a: text }, { additionalProperties: false }),
    object({ a: text }),
    'formal',
  ],
  [
    'the items in a response may now repeat',
    'response',
    { type: 'array', items: text, uniqueItems: true },
    { type: 'array', items: text },
    'formal',
  ],
  [
    'a map of texts becomes an object that allows no members',
    'request',
    object({}, { additionalProperties: text }),
    object({}, { additionalProperties: false }),
    'major',
  ],
];

it.each(cases)('the review reports the right level: %s (%s)', (_, position, base, revision, level) => {
  const findings = between(base, revision, position);
  expect(findings[0]?.level).toBe(level);
  expect(findings.filter((finding) => finding.level === level && finding.proof === 'proven')).not.toEqual([]);
});

it.each([
  ['an open', {}],
  ['a closed', { additionalProperties: false }],
])('the removal of an optional member from %s response is major, and no example can prove it', (_, more) => {
  const [finding] = between(object({ a: text, b: text }, more), object({ a: text }, more), 'response');
  expect(finding).toMatchObject({ rule: 'property-removed', level: 'major', proof: 'stated' });
});

it('a breaking change of a schema inside `not` is major and never formal', () => {
  expect(between({ not: {} }, { not: text }, 'response').map(({ level }) => level)).toEqual(['major']);
  expect(
    between({ not: { type: 'string', maxLength: 5 } }, { not: text }, 'request').map(({ level }) => level),
  ).toEqual(['major']);
});
