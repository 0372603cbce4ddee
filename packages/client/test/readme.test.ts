/** Checks the README's table of features and its list of entry points, and that the package has no dependencies. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');

/** Returns the rows of the README's feature table that name no existing test file. */
function rowsWithoutTest(text: string): string[] {
  const table = text.slice(text.indexOf('| feature |')).split('\n\n')[0] ?? '';
  const rows = table.split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(20);
  return rows.filter((row) => !existsSync(join(folder, /\| `((?:test|bench)\/[\w.-]+)` \|$/.exec(row)?.[1] ?? '-')));
}

it('in the README, each row of the feature table names an existing test file', () => {
  expect(rowsWithoutTest(readme)).toEqual([]);
  expect(rowsWithoutTest(readme.replace('`test/lists.test.ts`', '`test/none.test.ts`'))).toHaveLength(1);
});

it('the package has no dependencies', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies'])
    expect(manifest[kind]).toBeUndefined();
});

it('the README describes every entry point of the package', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object };
  for (const entry of Object.keys(manifest.exports))
    expect(readme).toContain(`\`${entry.replace('.', '@jurybox/client')}\``);
});
