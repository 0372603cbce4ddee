/** What the generator and the server of the matrix could trip over: the place they are started in, and ways of writing. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawnSync } from 'node:child_process';
import { root } from './support/contract.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-review-places-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const review = (path: string, parameters: object[]) => {
  const document = { openapi: '3.1.1', info: { title: 'Small', version: '1.0.0' }, paths: { [path]: { get: { operationId: 'get', parameters, responses: { 204: { description: 'Done.' } } } } } };
  writeFileSync(join(folder, 'one.json'), JSON.stringify(document));
  const { stdout } = spawnSync(process.execPath, [join(root, 'packages/review/src/main.ts'), '--base', 'one.json', '--revision', 'one.json', '--no-programs', '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout).callers;
};
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'x' };

it('the settings of a generator that lie in the repository are not run', () => {
  const canary = join(folder, 'canary');
  writeFileSync(join(folder, 'openapi-ts.config.mjs'), `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(canary)}, '');\nexport default {};\n`);
  expect(review('/a/{id}', [id]).run).toMatchObject({ ran: true });
  expect(existsSync(canary)).toBe(false);
});

it.each<[string, string, object[]]>([
  ['a quote in the path', "/it's/{id}", [id]],
  ['a space in the path', '/a b/{id}', [id]],
  ['a list between bars', '/a', [{ name: 'p', in: 'query', style: 'pipeDelimited', explode: false, schema: { type: 'array', minItems: 2, items: { type: 'string' } }, example: ['a', 'b c'] }]],
  ['a cookie', '/a', [{ name: 'c', in: 'cookie', required: true, schema: { type: 'string' }, example: 'x' }]],
])('the matrix is full with %s, where nothing changed', (_, path, parameters) => {
  for (const { requests, failed } of review(path, parameters).matrix) expect([requests, failed]).toEqual([{ passed: 1, of: 1 }, []]);
});
