/** Checks that `pnpm lint` finds a regular expression that can run for seconds, in the code and in the contract. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { lintPatterns } from '../lint/patterns.ts';
import { openVerdicts } from '../lint/patterns-verdicts.ts';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'jurybox-patterns-'));
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
  delete process.env['RECHECK_BACKEND'];
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

it('pnpm lint reports only the planted unsafe pattern in the contract', async () => {
  cpSync(join(root, 'spec'), join(copy, 'spec'), { recursive: true });
  expect((await lintPatterns({ folder: copy, allowed: [] })).problems).toBe('');
  const file = 'spec/components/schemas/AppCreate.yaml';
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain('pattern: ');
  write(file, text.replace(/pattern: .*/, 'pattern: ^(\\S+\\s?)+$'));
  const { problems } = await lintPatterns({ folder: copy, allowed: [] });
  expect(problems).toMatch(
    /^spec\/openapi\.yaml#\/components\/schemas\/AppCreate\/properties\/app_name\/pattern \/.* takes exponential time/,
  );
  rmSync(join(copy, 'spec'), { recursive: true });
});

it('the check of patterns ignores a reference to a missing file, which another check reports', async () => {
  write('spec/openapi.yaml', 'openapi: 3.1.0\ninfo: {}\npaths: { /a: { $ref: nowhere.yaml } }\n');
  expect((await lintPatterns({ folder: copy, allowed: [] })).problems).toBe('');
  rmSync(join(copy, 'spec'), { recursive: true });
});

it('pnpm lint finds unsafe patterns in literals and in calls of RegExp, and accepts safe patterns', async () => {
  write(
    'apps/a/src/sound.ts',
    'export const sound = [/^a+b$/, /^\\s*[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)\\s*$/, "/(a+)+$/"];\n',
  );
  write('apps/a/test/a.ts', 'export const left = /(a+)+$/;\n');
  write('packages/b/src/b.test.ts', 'export const left = /(a+)+$/;\n');
  for (const folder of ['dist', 'dist.new']) write(`apps/a/${folder}/a.js`, 'export const built = /(a+)+$/;\n');
  expect((await lintPatterns({ folder: copy, allowed: [] })).problems).toBe('');
  write('apps/a/src/bad.ts', 'export const decimal = /^\\s*[+-]?(\\d+\\.?\\d*|\\.\\d+)$/;\n');
  write(
    'packages/b/src/bad.js',
    "export const twice = new RegExp('^(a+)+$', 'u');\nexport const made = (text) => RegExp(text);\n",
  );
  const { problems } = await lintPatterns({ folder: copy, allowed: [] });
  expect(problems.split('\n')).toEqual([
    expect.stringMatching(/^apps\/a\/src\/bad\.ts:1:24 .* takes polynomial time of degree 2, for instance on '0'/),
    expect.stringMatching(/^packages\/b\/src\/bad\.js:1:22 \/\^\(a\+\)\+\$\/u takes exponential time/),
    expect.stringMatching(/^packages\/b\/src\/bad\.js:2:31 \/text\/ is built at run time/),
  ]);
});

it('pnpm lint accepts a pattern of the allowed list, and reports an entry that the code no longer has', async () => {
  const entry = (source: string) => ({ file: 'packages/b/src/bad.js', source, why: 'It is short.' });
  rmSync(join(copy, 'apps'), { recursive: true, force: true });
  write('packages/b/src/bad.js', 'export const twice = /^(a+)+$/;\n');
  expect((await lintPatterns({ folder: copy, allowed: [entry('^(a+)+$')] })).problems).toBe('');
  expect((await lintPatterns({ folder: copy, allowed: [entry('^(a+)+$'), entry('^(b+)+$')] })).problems).toMatch(
    /no such pattern any more: \^\(b\+\)\+\$/,
  );
});

it('pnpm lint uses the committed verdict on a pattern, and repeats the analysis only if isFresh is set', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/recheck/package.json'), 'utf8'));
  const text = (recheck: string) => JSON.stringify({ recheck, safe: ['/^(a+)+$/'] });
  const judge = async () => 'takes exponential time';
  const known = await openVerdicts({ text: text(version) });
  expect(await known.of('/^(a+)+$/', judge)).toBe('');
  expect(await known.of('/^(b+)+$/', judge)).toContain('exponential');
  for (const verdicts of [
    await openVerdicts({ text: text(version), isFresh: true }),
    await openVerdicts({ text: text('0.0.1') }),
  ])
    expect(await verdicts.of('/^(a+)+$/', judge)).toContain('exponential');
});
