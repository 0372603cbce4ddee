/** Tests the search for a request or response that breaks callers although no rule reports a change. */
import { expect, it } from 'vitest';
import { mapCompared } from '../src/compared.ts';
import type { Schema } from '@jurybox/openapi';
import { reviewedOperations } from '../src/operations.ts';
import { Prover } from '../src/witness/prove.ts';
import { documentWith } from './support/contract.ts';

function findGap(base: Schema, revision: Schema, position: 'request' | 'response') {
  const schemas = { base, revision };
  const documents = mapCompared(schemas, (schema) => documentWith(schema, position));
  const prover = new Prover({
    request: documents,
    response: documents,
    operations: mapCompared(documents, reviewedOperations),
  });
  const common = { operationKey: 'POST /things', contentType: 'application/json', schemas };
  return prover.findGap({
    position,
    message: position === 'request' ? { kind: 'body', ...common } : { kind: 'response', status: '200', ...common },
  });
}

const open: Schema = { type: 'object', properties: { a: { type: 'integer', minimum: 1 } } };
const tight: Schema = { type: 'object', properties: { a: { type: 'integer', minimum: 5 } } };

it('findGap finds a request or response that breaks callers, without using any rule', () => {
  expect(findGap(open, tight, 'request')).toMatchObject({ validIn: 'base', value: { a: 1 } });
  expect(findGap(tight, open, 'response')).toMatchObject({ validIn: 'revision' });
});

it('findGap returns nothing if the change does not break callers', () => {
  expect(findGap(tight, open, 'request')).toBeUndefined();
  expect(findGap(open, tight, 'response')).toBeUndefined();
  expect(findGap(open, open, 'request')).toBeUndefined();
});
