/** What contracts out there have in them, each reviewed against itself and against a change. */
import { expect, it } from 'vitest';
import type { Document } from '../src/document.ts';
import { reviewDocuments } from '../src/review.ts';
import { effectOf } from './support/callers.ts';
import { between, contract } from './support/contract.ts';
import { Repository } from './support/repository.ts';

const secured = (flows: object): Document => ({ openapi: '3.1.1', info: { title: 'Secured', version: '1.0.0' }, components: { securitySchemes: { login: { type: 'oauth2', flows } } }, security: [{ login: ['read'] }], paths: { '/a': { get: { responses: { 200: { description: 'Fine.' } } } } } }) as unknown as Document;

it('OAuth flows, with the addresses they need', () => {
  const machine = secured({ clientCredentials: { tokenUrl: '/token', scopes: { read: 'Read.' } } });
  expect(reviewDocuments(machine, machine)).toEqual([]);
  expect(reviewDocuments(machine, secured({ clientCredentials: { tokenUrl: '/token', scopes: { read: 'Other words.' } } })).map(({ level }) => level)).not.toContain('major');
  expect(reviewDocuments(machine, secured({ clientCredentials: { tokenUrl: '/elsewhere', scopes: { read: 'Read.' } } })).map(({ rule, level }) => [rule, level])).toEqual([['security-scheme', 'major']]);
});

it('choices of nothing', () => {
  for (const nothing of [{ oneOf: [] }, { anyOf: [] }, { enum: [] }, { not: { type: 'string' }, enum: [] }]) {
    expect(between(nothing, nothing, 'request')).toEqual([]);
    expect(between({ type: 'string' }, nothing, 'request').map(({ level, proof }) => [level, proof])).toContainEqual(['major', 'proven']);
  }
  expect(between({ allOf: [], type: 'string' }, { type: 'string' }, 'request')).toEqual([]);
});

it('keywords that nobody knows, in schemas of 3.1; elsewhere they are mistakes', async () => {
  const repository = new Repository();
  try {
    const text = (version: string, schema: string, more = '') => `openapi: ${version}\ninfo: { title: T, version: 1.0.0 }\npaths:\n  /a:\n    get:\n      ${more}\n      responses: { "200": { description: Fine., content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } }\ncomponents: { schemas: { A: ${schema} } }\n`;
    const review = async (contract: string) => {
      repository.write('one.yaml', contract);
      const { code, stderr } = await repository.review('--base', 'one.yaml', '--revision', 'one.yaml', '--no-programs', '--no-run');
      return [code, stderr];
    };
    expect(await review(text('3.1.1', '{ type: string, optional: true }'))).toEqual([0, '']);
    expect(await review(text('3.0.3', '{ type: string, optional: true }'))).toEqual([2, expect.stringContaining('optional')]);
    expect(await review(text('3.1.1', '{ type: string }', 'sumary: Typed wrong.'))).toEqual([2, expect.stringContaining('sumary')]);
  } finally {
    repository.remove();
  }
});

it('examples that are wrong where they are recorded say nothing about another revision', async () => {
  const base = contract();
  const wrong = structuredClone(base) as any;
  wrong.components.examples.HealthReady.value.status = 'asleep';
  const { matrix } = await effectOf(wrong, wrong, []);
  for (const { answers, uncalled, failed } of matrix) {
    expect(failed).toEqual([]);
    expect(uncalled).toBeGreaterThan(0);
    expect(answers.passed).toBe(answers.of);
  }
});
