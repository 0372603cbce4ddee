/** Tests the review of large documents, of recursive schemas and of OpenAPI 3.0. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Document, Schema } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { between } from './support/contract.ts';
import { Repository } from './support/repository.ts';

/**
 * Returns a contract of resources with three operations and two schemas each, and a shared error. In twenty resources,
 * `maxLength` of one member is larger by `change`.
 */
function large(change: number, operations: number): Document {
  const resources = operations / 3;
  const schemas: Record<string, Schema> = {
    Problem: { type: 'object', required: ['title'], properties: { title: { type: 'string', maxLength: 200 } } },
  };
  const paths: Record<string, Record<string, unknown>> = {};
  const json = (name: string, example: object) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` }, example },
  });
  const problem = { description: 'No.', content: json('Problem', { title: 'No.' }) };
  const [sent, given] = [{ member_1: 'a' }, { id: '0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55', member_1: 'a' }];
  for (let i = 0; i < resources; i += 1) {
    const member = (n: number): Schema => ({
      type: 'string',
      maxLength: 100 + (change > 0 && i % (resources / 20) < 1 && n === 3 ? change : 0),
      examples: ['a'],
    });
    schemas[`Thing${i}`] = {
      type: 'object',
      required: ['id', 'member_1'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        ...Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`member_${n}`, member(n)])),
        parent: { anyOf: [{ $ref: `#/components/schemas/Thing${i}` }, { type: 'null' }] },
      },
    };
    schemas[`NewThing${i}`] = {
      type: 'object',
      additionalProperties: false,
      required: ['member_1'],
      properties: Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`member_${n}`, member(n)])),
    };
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
    paths[`/things-${i}`] = {
      post: {
        operationId: `createThing${i}`,
        requestBody: { required: true, content: json(`NewThing${i}`, sent) },
        responses: { 201: { description: 'Made.', content: json(`Thing${i}`, given) }, 422: problem },
      },
    };
    paths[`/things-${i}/{id}`] = {
      get: {
        operationId: `getThing${i}`,
        parameters: [id],
        responses: { 200: { description: 'Here.', content: json(`Thing${i}`, given) }, 404: problem },
      },
      put: {
        operationId: `updateThing${i}`,
        parameters: [id],
        requestBody: { required: true, content: json(`NewThing${i}`, sent) },
        responses: { 200: { description: 'Here.', content: json(`Thing${i}`, given) }, 404: problem },
      },
    };
  }
  return { openapi: '3.1.1', info: { title: 'Large', version: '1.0.0' }, paths, components: { schemas } };
}

let repository: Repository;
beforeAll(() => {
  repository = new Repository();
});
afterAll(() => repository.remove());

/** Reviews a change of a large contract. Returns the findings and the seconds from reading the files to the report. */
async function reviewed(
  operations: number,
  changes: number,
): Promise<{ seconds: number; findings: { level: string; proof: string }[] }> {
  repository.write('one.yaml', stringify(large(0, operations), { aliasDuplicateObjects: false }));
  repository.write('two.yaml', stringify(large(changes, operations), { aliasDuplicateObjects: false }));
  const start = performance.now();
  const { stdout, stderr } = await repository.review(
    '--base',
    'one.yaml',
    '--revision',
    'two.yaml',
    '--format',
    'json',
    '--no-programs',
  );
  const seconds = (performance.now() - start) / 1000;
  expect(stderr).toBe('');
  return { seconds, findings: JSON.parse(stdout).findings };
}

it('proves all 40 changes in 600 operations, in less than 8 times the time for 150 operations', async () => {
  const small = await reviewed(150, 20);
  const { seconds, findings } = await reviewed(600, 20);
  console.info(`600 operations reviewed in ${seconds.toFixed(1)} s, 150 in ${small.seconds.toFixed(1)} s`);
  expect(findings.filter(({ level, proof }) => level === 'major' && proof === 'proven')).toHaveLength(20);
  expect(findings.filter(({ level, proof }) => level === 'minor' && proof === 'proven')).toHaveLength(20);
  // Both times come from the same run, so a busy machine does not matter. Quadratic growth would give a factor of 16.
  expect(seconds / small.seconds).toBeLessThan(8);
});

it('proves changes of recursive schemas', () => {
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

it('finds no change between a contract in OpenAPI 3.0 and the same contract in 3.1', () => {
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
