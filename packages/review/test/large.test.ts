/** Large, many-filed and recursive documents. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Document, Schema } from '../src/document.ts';
import { reviewDocuments } from '../src/review.ts';
import { between } from './support/contract.ts';
import { Repository } from './support/repository.ts';

/** 200 resources with three operations each: 600 operations, a schema of their own, and shared errors. */
function large(change: number): Document {
  const schemas: Record<string, Schema> = { Problem: { type: 'object', required: ['title'], properties: { title: { type: 'string', maxLength: 200 } } } };
  const paths: Record<string, Record<string, unknown>> = {};
  const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
  const problem = { description: 'No.', content: json('Problem') };
  for (let i = 0; i < 200; i += 1) {
    const member = (n: number): Schema => ({ type: 'string', maxLength: 100 + (change > 0 && i % 10 === 0 && n === 3 ? change : 0), examples: ['a'] });
    schemas[`Thing${i}`] = { type: 'object', required: ['id', 'member_1'], properties: { id: { type: 'string', format: 'uuid' }, ...Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`member_${n}`, member(n)])), parent: { anyOf: [{ $ref: `#/components/schemas/Thing${i}` }, { type: 'null' }] } } };
    schemas[`NewThing${i}`] = { type: 'object', additionalProperties: false, required: ['member_1'], properties: Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`member_${n}`, member(n)])) };
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
    paths[`/things-${i}`] = { post: { operationId: `createThing${i}`, requestBody: { required: true, content: json(`NewThing${i}`) }, responses: { 201: { description: 'Made.', content: json(`Thing${i}`) }, 422: problem } } };
    paths[`/things-${i}/{id}`] = { get: { operationId: `getThing${i}`, parameters: [id], responses: { 200: { description: 'Here.', content: json(`Thing${i}`) }, 404: problem } }, put: { operationId: `updateThing${i}`, parameters: [id], requestBody: { required: true, content: json(`NewThing${i}`) }, responses: { 200: { description: 'Here.', content: json(`Thing${i}`) }, 404: problem } } };
  }
  return { openapi: '3.1.1', info: { title: 'Large', version: '1.0.0' }, paths, components: { schemas } };
}

let repository: Repository;
beforeAll(() => {
  repository = new Repository();
});
afterAll(() => repository.remove());

it('600 operations, 40 changed schemas, from files to the comment in under 10 s', async () => {
  repository.write('one.yaml', stringify(large(0), { aliasDuplicateObjects: false }));
  repository.write('two.yaml', stringify(large(20), { aliasDuplicateObjects: false }));
  const start = performance.now();
  const { stdout, stderr } = await repository.review('--base', 'one.yaml', '--revision', 'two.yaml', '--format', 'json', '--no-programs');
  const seconds = (performance.now() - start) / 1000;
  console.info(`600 operations reviewed in ${seconds.toFixed(1)} s`);
  expect(stderr).toBe('');
  const { findings } = JSON.parse(stdout);
  expect(findings.filter(({ level, proof }: any) => level === 'major' && proof === 'proven')).toHaveLength(20);
  expect(findings.filter(({ level, proof }: any) => level === 'minor' && proof === 'proven')).toHaveLength(20);
  expect(seconds).toBeLessThan(10);
});

it('recursive schemas, directly and through others, end and are proven', () => {
  const node = (maxLength: number): Record<string, Schema> => ({ Node: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength }, children: { type: 'array', items: { $ref: '#/components/schemas/Node' } }, pair: { $ref: '#/components/schemas/Pair' } } }, Pair: { type: 'object', properties: { left: { $ref: '#/components/schemas/Node' } } } });
  const findings = between({ $ref: '#/components/schemas/Node' }, { $ref: '#/components/schemas/Node' }, 'request', [node(20), node(5)]);
  expect(findings.map(({ level, rule, proof }) => [level, rule, proof])).toEqual([['major', 'maxLength', 'proven']]);
});

it('OpenAPI 3.0 means the same as its 3.1 twin', () => {
  const old = (schema: object): Document => ({ openapi: '3.0.3', info: { title: 'Old', version: '1.0.0' }, paths: { '/a': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: { 200: { description: 'Fine.' } } } } } });
  const now = (schema: object): Document => ({ ...old(schema), openapi: '3.1.1' });
  expect(reviewDocuments(old({ type: 'string', nullable: true }), now({ type: ['string', 'null'] }))).toEqual([]);
  expect(reviewDocuments(old({ type: 'number', minimum: 1, exclusiveMinimum: true }), now({ type: 'number', exclusiveMinimum: 1 }))).toEqual([]);
  const findings = reviewDocuments(old({ type: 'string', nullable: true }), old({ type: 'string' }));
  expect(findings.map(({ level, rule, proof, witness }) => [level, rule, proof, witness?.value])).toEqual([['major', 'type', 'proven', null]]);
});
