/**
 * Checks that all regular expressions in the contract and in code that users run take linear time. Otherwise, a hostile
 * text could block the server.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { runTool } from '../support/run-tool.ts';

const oxlint = "oxlint --config scripts/lint/patterns.jsonc --ignore-pattern '**/*.test.ts' --format=unix";
const lintPatterns = (...folders: string[]) => runTool(`${oxlint} ${folders.join(' ')}`, root);

/** Returns each regular expression in a schema or a document: `pattern`, and the names in `patternProperties`. */
function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'pattern' && typeof value === 'string') return [value];
    return key === 'patternProperties' ? [...Object.keys(value), ...patternsIn(value)] : patternsIn(value);
  });
}
// Do not use short timeouts: a busy machine may exceed them for a harmless pattern.
const options = { timeout: 600_000, attackTimeout: null, incubationTimeout: null, randomSeed: 0 };
/** Returns the patterns that do not take linear time. Checks them with the flag `u`, with which Ajv compiles them. */
const slowPatternsIn = (document: unknown): string[] =>
  [...new Set(patternsIn(document))].filter((pattern) => checkSync(pattern, 'u', options).status !== 'safe');

it('every pattern in the contract takes linear time', () => {
  const text = readFileSync(join(root, 'packages/types/generated/openapi.gen.json'), 'utf8');
  expect(patternsIn(JSON.parse(text)).length).toBeGreaterThan(5);
  expect(slowPatternsIn(JSON.parse(text))).toEqual([]);
  expect(slowPatternsIn({ a: [{ pattern: '^(\\S+\\s?)+$', patternProperties: { '^(a+)+$': {} } }] })).toHaveLength(2);
});

it('every pattern in the source code that users run takes linear time', () => {
  const folders = ['client', 'openapi', 'review', 'scenario-files', 'types', 'validators'];
  expect(lintPatterns('apps/server/src', 'apps/judge/src', ...folders.map((name) => `packages/${name}/src`))).toBe('');
});

it('the check of patterns finds a slow pattern in code, and a pattern whose text is only known at run time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'jurybox-patterns-'));
  writeFileSync(
    join(folder, 'planted.js'),
    'export const sound = [/^a+b$/, "/(a+)+$/"];\n' +
      'export const decimal = /^\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)$/;\n' +
      "export const twice = new RegExp('^(a+)+$', 'u');\n" +
      'export const made = (text) => RegExp(text);\nexport const created = (text) => new RegExp(text);\n',
  );
  const found = lintPatterns(folder);
  rmSync(folder, { recursive: true });
  expect([...found.matchAll(/planted\.js:(\d+):/g)].map(([, line]) => line).toSorted()).toEqual(['2', '3', '4', '5']);
});
