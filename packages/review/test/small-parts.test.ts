/** Tests parts whose faults hardly show in findings, because other parts make up for them or only the effort grows. */
import { expect, it } from 'vitest';
import { targetOf, pointerTo } from '../src/canonical/places.ts';
import { hasOnly } from '../src/keywords/facts.ts';
import { seenFrom } from '../src/normalize.ts';
import { complement, union } from '../src/patterns/characters.ts';
import { parseYaml } from '../src/sources/yaml.ts';
import { shrink } from '../src/witness/shrink.ts';
import { between, documentWith } from './support/contract.ts';

it('a set of characters has one range for characters that follow each other', () => {
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
])('a value of %i characters of JSON is shrunk with %i attempts', (length, attempts) => {
  let tried = 0;
  const value: Record<string, unknown> = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`k${i}`, '']));
  value['k0'] = 'a'.repeat(length - JSON.stringify(value).length);
  shrink(value, () => (tried++, false));
  expect(tried).toBe(attempts);
});

it('the target of a schema without a reference is the schema itself, which gets no place', () => {
  const schema = { type: 'string' };
  expect([targetOf(documentWith({}, 'request'), schema), pointerTo(schema)]).toEqual([schema, undefined]);
});

it('a reference to itself hides no member', () => {
  const loop = { $ref: '#/components/schemas/Loop' };
  const seen = seenFrom(documentWith({ properties: { a: loop } }, 'request', { Loop: loop }), 'request');
  expect(seen).toEqual(documentWith({ properties: { a: loop } }, 'request', { Loop: loop }));
});

it('the repair of the indentation adds spaces to all closing brackets at once', () => {
  const names = Array.from({ length: 1000 }, (_, i) => `k${i}`);
  const text = names.map((name) => `${name}: {\n  text: ${'a'.repeat(100)}\n}\n`).join('');
  expect(Object.keys(parseYaml(text, 'a.yaml').value as object)).toEqual(names);
});

it('a changed extension of a schema is documentation, and its sunset has a rule of its own', () => {
  const schema = (note: string, sunset: string) => ({ type: 'string', 'x-note': note, 'x-sunset': sunset });
  const found = between(schema('a', '2027-01-01'), schema('b', '2028-01-01'), 'response');
  expect(found.map(({ rule, message }) => [rule, message])).toEqual([
    ['sunset', '200 body: x-sunset 2027-01-01 → 2028-01-01'],
    ['documentation', '200 body: x-note changed'],
  ]);
});

it('a default and extensions say nothing about which values a schema allows', () => {
  expect(hasOnly({ type: 'string', default: 'a', 'x-note': 1, title: 'A' }, ['type'])).toBe(true);
  expect(hasOnly({ type: 'string', maxLength: 1 }, ['type'])).toBe(false);
});
