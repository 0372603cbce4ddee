/** Checks that the CPU time of a review does not grow with the square of the contract's size. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Document, Schema } from '@jurybox/openapi';
import { Repository } from './support/repository.ts';

/**
 * Returns a contract with this number of operations. In twenty schemas of requests and in twenty of responses, the
 * `maxLength` of one member is raised by `change`.
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

/** Returns the CPU time of this process since `start`, because elapsed time would depend on other processes. */
function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

let repository: Repository;
beforeAll(() => {
  repository = new Repository();
});
afterAll(() => repository.remove());

/** Reviews a change that raises `maxLength` by `change` at forty places. Returns the findings and the CPU time. */
async function reviewed(
  operations: number,
  change: number,
): Promise<{ seconds: number; findings: { level: string; proof: string }[] }> {
  repository.write('one.yaml', stringify(large(0, operations), { aliasDuplicateObjects: false }));
  repository.write('two.yaml', stringify(large(change, operations), { aliasDuplicateObjects: false }));
  const start = process.cpuUsage();
  const { stdout, stderr } = await repository.review(
    '--base',
    'one.yaml',
    '--revision',
    'two.yaml',
    '--format',
    'json',
  );
  const seconds = secondsSince(start);
  expect(stderr).toBe('');
  return { seconds, findings: JSON.parse(stdout).findings };
}

it('a review with 2400 findings takes at most 8 times the CPU time of a review with 600 findings', async () => {
  const limits = (resources: number, maxLength: number): Document => {
    const names = Array.from({ length: resources }, (_, i) => i);
    const content = (i: number) => ({ 'application/json': { schema: { $ref: `#/components/schemas/Thing${i}` } } });
    return {
      openapi: '3.1.1',
      info: { title: 'Many', version: '1.0.0' },
      paths: Object.fromEntries(
        names.map((i) => [
          `/things-${i}`,
          {
            post: {
              requestBody: { content: content(i) },
              responses: { 200: { description: 'Made.', content: content(i) } },
            },
          },
        ]),
      ),
      components: {
        schemas: Object.fromEntries(
          names.map((i) => [`Thing${i}`, { type: 'object', properties: { name: { type: 'string', maxLength } } }]),
        ),
      },
    };
  };
  const times: number[] = [];
  for (const resources of [300, 1200]) {
    repository.write('one.json', JSON.stringify(limits(resources, 100)));
    repository.write('two.json', JSON.stringify(limits(resources, 50)));
    const start = process.cpuUsage();
    const { stdout } = await repository.review('one.json', 'two.json', '--format', 'json');
    times.push(secondsSince(start));
    expect(JSON.parse(stdout).findings).toHaveLength(2 * resources);
  }
  const [few = 0, many = 0] = times;
  console.info(`2400 findings in ${many.toFixed(1)} s, 600 in ${few.toFixed(1)} s`);
  // With 4 times as many findings, a time that grows with the square would be 16 times as long.
  expect(many / few).toBeLessThan(8);
});

it('the review proves all findings about 600 operations in at most 8 times the CPU time for 150', async () => {
  const small = await reviewed(150, 20);
  const { seconds, findings } = await reviewed(600, 20);
  console.info(`600 operations reviewed in ${seconds.toFixed(1)} s, 150 in ${small.seconds.toFixed(1)} s`);
  expect(findings.filter(({ level, proof }) => level === 'major' && proof === 'proven')).toHaveLength(20);
  expect(findings.filter(({ level, proof }) => level === 'minor' && proof === 'proven')).toHaveLength(20);
  // With 4 times as many operations, a time that grows with the square would be 16 times as long.
  expect(seconds / small.seconds).toBeLessThan(8);
});
