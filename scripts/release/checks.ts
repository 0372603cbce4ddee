import { join } from 'node:path';
import { parse } from 'yaml';

/** What a release is decided from: the text of a file, or nothing; and which files there are. */
export interface Tree {
  read(path: string): string | undefined;
  list(folder: string): string[];
}

/** Everything that says which version this is, and says another one than the contract. */
export function versionsThatDiffer({ read, list }: Tree): string[] {
  const { version } = parse(read('spec/openapi.yaml') ?? '').info as { version: string };
  const says = (file: string, found: unknown) =>
    found === version ? [] : [`${file} is ${String(found)}, the contract is ${version}; run: pnpm version-packages`];
  const manifests = [
    'package.json',
    'apps/server/package.json',
    'apps/docs/package.json',
    ...list('packages').map((name) => `packages/${name}/package.json`),
  ];
  return [
    ...manifests
      .filter((file) => read(file) !== undefined)
      .flatMap((file) => says(file, JSON.parse(read(file) ?? '{}').version)),
    ...list('spec/workflows').flatMap((name) =>
      says(`spec/workflows/${name}`, parse(read(`spec/workflows/${name}`) ?? '').info.version),
    ),
    ...says(
      'packages/types/generated/openapi.gen.json',
      JSON.parse(read('packages/types/generated/openapi.gen.json') ?? '{}').info?.version,
    ),
  ];
}

/** An npm that knows no trusted publishing would ask for a token that there is not. */
export function npmTooOld(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isEnough = major > 11 || (major === 11 && (minor > 5 || (minor === 5 && patch >= 1)));
  return isEnough ? [] : [`npm ${version} cannot publish without a token; 11.5.1 can`];
}

/** What callers see, and what is published. A change of it comes with a changeset. */
const seen =
  /^(spec\/(?!workflows\/|unknowns\.yaml)|packages\/[^/]+\/(src|generated)\/|packages\/[^/]+\/package\.json$)/;

/** The changed files that no changeset speaks for, given everything that changed since what is on the main branch. */
export function changesWithoutChangeset(changed: readonly string[], tree: Tree): string[] {
  const files = changed.filter((file) => seen.test(file) && !file.endsWith('.test.ts'));
  if (files.length === 0) return [];
  const hasChangeset = changed.some((file) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(file));
  // The release itself takes the changesets away and moves the version.
  const isRelease =
    changed.some((file) => /^packages\/[^/]+\/CHANGELOG\.md$/.test(file)) && changed.includes('spec/openapi.yaml');
  if (hasChangeset || isRelease) return changesetFaults(tree);
  return [`what callers see has changed (${files.slice(0, 3).join(', ')} …) without a changeset; run: pnpm changeset`];
}

/** Changesets that changesets itself would misread or that say nothing. */
export function changesetFaults({ read, list }: Tree): string[] {
  const packages = list('packages')
    .map((name) => JSON.parse(read(`packages/${name}/package.json`) ?? '{}') as { name: string; private?: boolean })
    .filter((manifest) => manifest.private !== true)
    .map(({ name }) => name);
  return list('.changeset')
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) => {
      const file = join('.changeset', name);
      const [, head = '', words = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(read(file) ?? '') ?? [];
      const named = Object.entries((parse(head) ?? {}) as Record<string, string>);
      return [
        ...named
          .filter(([name]) => !packages.includes(name))
          .map(([name]) => `${file}: ${name} is no package that is published`),
        ...named
          .filter(([, bump]) => !['major', 'minor', 'patch'].includes(bump))
          .map(([name, bump]) => `${file}: ${name}: "${bump}" is not major, minor or patch`),
        ...(words.trim() === ''
          ? [`${file}: says nothing; write one sentence, in the past tense, that a caller understands`]
          : []),
      ];
    });
}
