/** The search that does not ask the rules: it finds what a rule would have missed, and nothing where nothing is. */
import { expect, it } from 'vitest';
import { operationsOf, type Schema } from '../src/document.ts';
import { Prover } from '../src/witness/prove.ts';
import { documentWith } from './support/contract.ts';

function surprise(a: Schema, b: Schema, position: 'request' | 'response') {
  const [before, after] = [documentWith(a, position), documentWith(b, position)];
  const sides = { a: before, b: after };
  const prover = new Prover({
    request: sides,
    response: sides,
    before: operationsOf(before),
    after: operationsOf(after),
  });
  const common = { key: 'POST /things', contentType: 'application/json', a, b };
  return prover.surprise(
    position === 'request' ? { kind: 'body', ...common } : { kind: 'response', status: '200', ...common },
  );
}

const open: Schema = { type: 'object', properties: { a: { type: 'integer', minimum: 1 } } };
const tight: Schema = { type: 'object', properties: { a: { type: 'integer', minimum: 5 } } };

it('a message that breaks someone is found without any rule', () => {
  expect(surprise(open, tight, 'request')).toMatchObject({ validIn: 'base', value: { a: 1 } });
  expect(surprise(tight, open, 'response')).toMatchObject({ validIn: 'revision' });
});

it('what breaks nobody is not reported', () => {
  expect(surprise(tight, open, 'request')).toBeUndefined();
  expect(surprise(open, tight, 'response')).toBeUndefined();
  expect(surprise(open, open, 'request')).toBeUndefined();
});
