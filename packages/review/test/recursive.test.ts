/** Tests reviews of schemas that contain themselves, and of contracts in OpenAPI 3.0. */
import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { between, documentWith } from './support/contract.ts';

it('the review finds a witness for a change of a schema that contains itself', () => {
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

describe('a contract in OpenAPI 3.0', () => {
  const threeZero = (schema: object): Document => ({ ...documentWith(schema as Schema, 'request'), openapi: '3.0.3' });
  const threeOne = (schema: object): Document => documentWith(schema as Schema, 'request');
  const text = { type: 'string' };

  it.each<[inThreeZero: object, inThreeOne: object, other: object]>([
    [{ ...text, nullable: true }, { type: ['string', 'null'] }, text],
    [{ ...text, nullable: false }, text, { type: ['string', 'null'] }],
    [{ nullable: true }, {}, { type: 'null' }],
    [{ maxLength: 3, nullable: true }, { maxLength: 3 }, { maxLength: 2 }],
    [{ anyOf: [text, { nullable: true }] }, { type: ['string', 'null'] }, { anyOf: [text, {}] }],
    [{ oneOf: [text, { nullable: true }] }, { type: ['string', 'null'] }, text],
    [{ anyOf: [{ nullable: true }] }, {}, { type: 'null' }],
    [{ type: 'number', minimum: 1, exclusiveMinimum: true }, { type: 'number', exclusiveMinimum: 1 }, { minimum: 1 }],
    [{ type: 'number', maximum: 1, exclusiveMaximum: true }, { type: 'number', exclusiveMaximum: 1 }, { maximum: 1 }],
    [{ minimum: 1, exclusiveMinimum: false }, { minimum: 1 }, { exclusiveMinimum: 1 }],
    [{ ...text, exclusiveMaximum: true }, text, { ...text, maxLength: 1 }],
  ])('%j in OpenAPI 3.0 means the same as %j in 3.1, but not the same as %j', (inThreeZero, inThreeOne, other) => {
    const effects = (base: Document, revision: Document) =>
      reviewDocuments(base, revision).filter(({ rule }) => rule !== 'documentation');
    expect(effects(threeZero(inThreeZero), threeOne(inThreeOne))).toEqual([]);
    expect(effects(threeOne(inThreeOne), threeZero(inThreeZero))).toEqual([]);
    expect(effects(threeZero(inThreeZero), threeOne(other))).not.toEqual([]);
  });

  it('in OpenAPI 3.0, the review ignores keywords beside a `$ref`', () => {
    const named = (schema: object): Document => ({ ...threeZero(schema), components: { schemas: { Text: text } } });
    const $ref = '#/components/schemas/Text';
    expect(reviewDocuments(named({ $ref, maxLength: 3 }), named({ $ref }))).toEqual([]);
  });

  it('in OpenAPI 3.0, the review reports a break if a schema no longer has `nullable`', () => {
    const findings = reviewDocuments(threeZero({ type: 'string', nullable: true }), threeZero({ type: 'string' }));
    expect(findings.map(({ level, rule, proof, witness }) => [level, rule, proof, witness?.value])).toEqual([
      ['major', 'type', 'proven', null],
    ]);
  });
});

it('the review compares the branches of nested choices, even if a choice contains itself', () => {
  const integer = { type: 'integer' };
  const schemas = {
    A: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/B' }] },
    B: { anyOf: [integer, { $ref: '#/components/schemas/A' }] },
  };
  const [base, revision] = [
    { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'boolean' }] },
    { anyOf: [{ type: 'string' }, integer, { type: 'null' }] },
  ];
  const says = between(base, revision, 'request', [schemas, schemas]).map((one) => [one.level, one.rule]);
  expect(says).toEqual(['major', 'major', 'minor', 'patch', 'patch'].map((level) => [level, 'anyOf']));
});
