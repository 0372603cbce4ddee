import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contractYaml, root } from './paths.ts';

/** The sources of the site, relative to the repository. */
const sources = [
  'apps/docs/src',
  'apps/docs/guides',
  'apps/docs/site',
  'apps/docs/errors.ts',
  'apps/docs/package.json',
  'docs',
  'spec/unknowns.yaml',
  'spec/workflows',
  'SECURITY.md',
  '.changeset',
  'packages/client/README.md',
  'packages/review/README.md',
  'packages/review/src',
  'pnpm-lock.yaml',
];

/** Returns one hash of all sources and the base address. */
export function contentHash(base: string): string {
  const hash = createHash('sha256').update(base);
  for (const file of [contractYaml, ...sources.flatMap((source) => sourceFiles(join(root, source)))])
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function sourceFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return (
    readdirSync(path, { withFileTypes: true })
      // VitePress writes these files during a build, so they are not sources.
      .filter(({ name }) => name !== 'cache' && name !== '.temp' && !name.includes('.timestamp-'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap(({ name }) => sourceFiles(join(path, name)))
  );
}
