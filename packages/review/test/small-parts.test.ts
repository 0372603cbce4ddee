/** Tests functions whose faults other tests may miss: a fault only makes the review slower, or is corrected later. */
import { expect, it } from 'vitest';
import { targetOf, pointerTo } from '../src/canonical/places.ts';
import { hasOnly } from '../src/keywords/facts.ts';
import { seenFrom } from '../src/normalize.ts';
import { complement, union } from '../src/patterns/characters.ts';
import { parseYaml } from '../src/sources/yaml.ts';
import { shrink } from '../src/witness/shrink.ts';
import { between, documentWith } from './support/contract.ts';

it('`union` and `complement` merge adjacent ranges of characters into one range', () => {
  expect(union([[5, 9]], [[1, 2]], [[3, 3]])).toEqual([
    [1, 3],
    [5, 9],
  ]);
  expect(union([[1, 9]], [[2, 3]])).toEqual([[1, 9]]);
  expect(complement(union([[0, 1]], [[2, 3]], [[5, 0x10_ff_ff]]))).toEqual([[4, 4]]);
});

it.each([
  [100_001, 25],
  [100_000, 400],
])('to make a value of %i characters of JSON smaller, the review tries %i smaller values', (length, attempts) => {
  let tried = 0;
  const value: Record<string, unknown> = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`k${i}`, '']));
  value['k0'] = 'a'.repeat(length - JSON.stringify(value).length);
  shrink(value, () => (tried++, false));
  expect(tried).toBe(attempts);
});

it('for a schema without `$ref`, `targetOf` returns the schema itself, and `pointerTo` returns undefined', () => {
  const schema = { type: 'string' };
  expect([targetOf(documentWith({}, 'request'), schema), pointerTo(schema)]).toEqual([schema, undefined]);
});

it('a member whose schema only refers to itself is not `readOnly`, so requests contain the member', () => {
  const loop = { $ref: '#/components/schemas/Loop' };
  const seen = seenFrom(documentWith({ properties: { a: loop } }, 'request', { Loop: loop }), 'request');
  expect(seen).toEqual(documentWith({ properties: { a: loop } }, 'request', { Loop: loop }));
});

it('the review reads a YAML text of 1,000 wrongly indented objects within the timeout of the test', () => {
  const names = Array.from({ length: 1000 }, (_, i) => `k${i}`);
  const text = names.map((name) => `${name}: {\n  text: ${'a'.repeat(100)}\n}\n`).join('');
  expect(Object.keys(parseYaml(text, 'a.yaml').value as object)).toEqual(names);
});

it('a changed `x-sunset` is a finding of the rule `sunset`; other extensions count as documentation', () => {
  const schema = (note: string, sunset: string) => ({ type: 'string', 'x-note': note, 'x-sunset': sunset });
  const found = between(schema('a', '2027-01-01'), schema('b', '2028-01-01'), 'response');
  expect(found.map(({ rule, message }) => [rule, message])).toEqual([
    ['sunset', '200 body: x-sunset 2027-01-01 → 2028-01-01'],
    ['documentation', '200 body: x-note changed'],
  ]);
});

it('`title`, `default` and extensions do not count as keywords that limit the values of a schema', () => {
  expect(hasOnly({ type: 'string', default: 'a', 'x-note': 1, title: 'A' }, ['type'])).toBe(true);
  expect(hasOnly({ type: 'string', maxLength: 1 }, ['type'])).toBe(false);
});
