/** Tests reviews of recursive schemas and of documents in OpenAPI 3.0. */
import { expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { between } from './support/contract.ts';

it('the review proves changes of recursive schemas', () => {
  const node = (maxLength: number): Record<string, Schema> => ({
    Node: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength },
        children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
        pair: { $ref: '#/components/schemas/Pair' },
      },
    },
    Pair: { type: 'object', properties: { left: { $ref: '#/components/schemas/Node' } } },
  });
  const findings = between({ $ref: '#/components/schemas/Node' }, { $ref: '#/components/schemas/Node' }, 'request', [
    node(20),
    node(5),
  ]);
  expect(findings.map(({ level, rule, proof }) => [level, rule, proof])).toEqual([['major', 'maxLength', 'proven']]);
});

it('a contract in OpenAPI 3.0 and the same contract in 3.1 have no differences', () => {
  const threeZero = (schema: object): Document => ({
    openapi: '3.0.3',
    info: { title: 'Old', version: '1.0.0' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: 'Fine.' } },
        },
      },
    },
  });
  const threeOne = (schema: object): Document => ({ ...threeZero(schema), openapi: '3.1.1' });
  const nullable = threeZero({ type: 'string', nullable: true });
  expect(reviewDocuments(nullable, threeOne({ type: ['string', 'null'] }))).toEqual([]);
  expect(
    reviewDocuments(
      threeZero({ type: 'number', minimum: 1, exclusiveMinimum: true }),
      threeOne({ type: 'number', exclusiveMinimum: 1 }),
    ),
  ).toEqual([]);
  const findings = reviewDocuments(threeZero({ type: 'string', nullable: true }), threeZero({ type: 'string' }));
  expect(findings.map(({ level, rule, proof, witness }) => [level, rule, proof, witness?.value])).toEqual([
    ['major', 'type', 'proven', null],
  ]);
});
