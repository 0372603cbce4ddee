/** Checks that the source files of the review tool have no circular imports, not even of types. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'src');

/** Maps each source file to the files that it imports. */
function importsOfFiles(): Map<string, string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts'));
  return new Map(
    names.map((name) => [
      name,
      [...readFileSync(join(folder, name), 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
        posix.join(posix.dirname(name), path),
      ),
    ]),
  );
}

/**
 * Returns the files in circular imports, and the files that import them. Finds them by removing all others: a file is
 * removed if all files that it imports are removed.
 */
function filesInCircles(imports: Map<string, string[]>): string[] {
  const remaining = new Map(imports);
  for (let size = -1; size !== remaining.size;) {
    size = remaining.size;
    for (const [name, paths] of remaining) if (!paths.some((path) => remaining.has(path))) remaining.delete(name);
  }
  return [...remaining.keys()];
}

it('the source files of the review tool have no circular imports', () => {
  const imports = importsOfFiles();
  expect(imports.size).toBeGreaterThan(100);
  expect(filesInCircles(imports)).toEqual([]);
});

it('planted fault: the test finds a circular import', () => {
  const imports = importsOfFiles();
  imports.set('compared.ts', ['findings/rules.ts']);
  expect(filesInCircles(imports)).toContain('findings/rule.ts');
});
