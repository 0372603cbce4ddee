/** Checks the witnesses of several changes in one request. Each must violate only the schema of its own finding. */
import { expect, it } from 'vitest';
import type { Schema } from '@jurybox/openapi';
import { Effort } from '../src/witness/validators.ts';
import { isAbout } from '../src/witness/violations.ts';
import { between } from './support/contract.ts';

const witnesses = (base: Schema, revision: Schema, position: 'request' | 'response' = 'request') =>
  Object.fromEntries(
    between(base, revision, position)
      .filter(({ level }) => level === 'major' || level === 'formal')
      .map(({ message, witness }) => [message.split(/[ :;]/)[0], [witness?.value, witness?.refusal]]),
  );

it('if two members are added, each member has a witness without the other member', () => {
  const open = { type: 'object' };
  const named = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } } };
  expect(witnesses(open, named)).toEqual({
    'body.a': [{ a: expect.anything() }, expect.stringContaining('/a must be string')],
    'body.b': [{ b: expect.anything() }, expect.stringContaining('/b must be boolean')],
  });
});

it('if several limits are lowered, the witness of each limit exceeds no other limit', () => {
  const limited = (most: number) => ({
    type: 'object',
    required: ['a', 'b'],
    properties: {
      a: { type: 'string', maxLength: most },
      b: { type: 'string', maxLength: most },
      list: { type: 'array', items: { type: 'string', maxLength: most } },
    },
  });
  const found = witnesses(limited(9), limited(3));
  expect(found['body.a']).toEqual([
    { a: 'aaaa', b: expect.stringMatching(/^.{0,3}$/) },
    expect.stringContaining('/a must NOT'),
  ]);
  expect(found['body.b']).toEqual([
    { a: expect.stringMatching(/^.{0,3}$/), b: 'aaaa' },
    expect.stringContaining('/b must NOT'),
  ]);
  expect(found['body.list[]']?.[1]).toContain('/list/0 must NOT');
});

it('isAbout accepts errors at or below the place of a finding, and errors of a `oneOf` around that place', () => {
  const error = (instancePath: string, keyword = 'type', params = {}) => ({
    instancePath,
    keyword,
    params,
    schemaPath: '',
  });
  expect(isAbout(error('/a'), ['a'])).toBe(true);
  expect(isAbout(error('/a/3/x'), ['a', 0])).toBe(true);
  expect(isAbout(error('', 'required', { missingProperty: 'a' }), ['a'])).toBe(true);
  expect(isAbout(error('', 'oneOf'), ['a'])).toBe(true);
  expect(isAbout(error('/x~1y'), ['x/y'])).toBe(true);
  expect(isAbout(error('/b'), ['a'])).toBe(false);
  expect(isAbout(error('/b', 'oneOf'), ['a'])).toBe(false);
  expect(isAbout(error('', 'required', { missingProperty: 'b' }), ['a'])).toBe(false);
  expect(isAbout(error('/a/x'), ['a', 0])).toBe(false);
});

it('even after 30 searches without a witness, Effort lets the next search try more than 1,000 values', () => {
  const effort = new Effort();
  for (let i = 0; i < 30; i += 1) {
    effort.begin();
    while (!effort.isSpent) effort.spend(100);
  }
  effort.begin();
  effort.spend(1000);
  expect(effort.isSpent).toBe(false);
});

it.each([
  [6, 6],
  [7, 3],
])('a witness shows a list of %d items with %d entries', (length, shown) => {
  const list = (minItems: number) => ({ type: 'array', items: { type: 'integer' }, minItems });
  const [finding] = between(list(length), list(length + 2), 'request');
  const items = JSON.parse(finding?.witness?.http.split('\n\n')[1] ?? '') as unknown[];
  expect(items).toHaveLength(shown);
  expect(items.includes(`… (${length} items)`)).toBe(shown < length);
});

it('the `refusal` of a witness is shortened if it has more than 300 characters', () => {
  const refusalOf = (name: string) => {
    const base = { type: 'object', properties: { [name]: {} }, additionalProperties: false };
    return between(base, { ...base, properties: {} }, 'request')[0]?.witness?.refusal ?? '';
  };
  const refusals = Array.from({ length: 60 }, (_, i) => refusalOf('a'.repeat(230 + i)));
  const longest = (isShortened: boolean) =>
    Math.max(...refusals.filter((one) => one.includes('…') === isShortened).map(({ length }) => length));
  // The longest text in `refusals` that is not shortened has 300 characters. A shortened text has 298, with its `…`.
  expect(longest(false) - longest(true)).toBe(2);
});
