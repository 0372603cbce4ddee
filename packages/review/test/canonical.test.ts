/** Schemas that are written differently but mean the same have the same canonical form. */
import { expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { canonical } from '../src/canonical/canonical.ts';

const document = { components: { schemas: { Text: { type: 'string' } } } } as unknown as Document;
const text = { $ref: '#/components/schemas/Text' };

it.each<[string, Schema, Schema]>([
  ['an empty schema of all other members', { type: 'object', additionalProperties: {} }, { type: 'object' }],
  ['an empty schema of items', { type: 'array', items: {} }, { type: 'array' }],
  ['types in another order', { type: ['string', 'null', 'string'] }, { type: ['null', 'string'] }],
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
  ['a list of values of one type', { type: 'string', enum: ['a', 1] }, { type: 'string', enum: ['a'] }],
])('the canonical form is the same: %s', (_, one, other) => {
  expect(canonical(document, one)).toStrictEqual(canonical(document, other));
});

it.each<[string, Schema, Schema]>([
  ['a schema of all other members', { type: 'object', additionalProperties: text }, { type: 'object' }],
  [
    'a value that two branches of `oneOf` list',
    { oneOf: [{ const: 'a' }, { enum: ['a'] }] },
    { type: 'string', enum: ['a'] },
  ],
])('the canonical form differs: %s', (_, one, other) => {
  expect(canonical(document, one)).not.toStrictEqual(canonical(document, other));
});

function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties };
}

function allOf(...members: Record<string, Schema>[]): Schema {
  return { allOf: members.map(object) };
}
