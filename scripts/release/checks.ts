import { readChangesets } from '@changesets/read';
import { parse } from 'yaml';
import { published } from './published.ts';

/** The files to check before a release. `read` returns the text of a file, and `list` returns the names in a folder. */
export interface Tree {
  read(path: string): string | undefined;
  list(folder: string): string[];
}

/** Returns a problem for each file whose version differs from the version of the contract. */
export function versionsThatDiffer({ read, list }: Tree): string[] {
  const { version } = parse(read('spec/openapi.yaml') ?? '').info as { version: string };
  const says = (file: string, found: unknown) =>
    found === version
      ? []
      : [`${file} has version ${String(found)}, but the contract has ${version}; run: pnpm version-packages`];
  const manifests = [
    'package.json',
    ...['apps', 'packages'].flatMap((folder) => list(folder).map((name) => `${folder}/${name}/package.json`)),
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

/** Returns a problem if npm is too old to publish without a token (trusted publishing). */
export function npmTooOld(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isEnough = major > 11 || (major === 11 && (minor > 5 || (minor === 5 && patch >= 1)));
  return isEnough ? [] : [`npm ${version} cannot publish without a token; use npm 11.5.1 or newer`];
}

/** Files that callers or operators see. A change of such a file needs a changeset. */
const seen = [
  /^spec\/(?!workflows\/|unknowns\.yaml)/,
  /^packages\/[^/]+\/((src|generated)\/|package\.json$)/,
  /^apps\/server\/(package\.json$|bin\/|src\/(config\.ts$|cli\/|store\/migrations\/))/,
];

/**
 * Returns a problem if a pull request changes files that callers or operators see, and has no changeset. `changed`
 * lists all changed files.
 */
export function changesWithoutChangeset(changed: readonly string[]): string[] {
  const files = changed.filter((file) => seen.some((pattern) => pattern.test(file)) && !file.endsWith('.test.ts'));
  if (files.length === 0) return [];
  const hasChangeset = changed.some((file) => /^\.changeset\/(?!README)[\w-]+\.md$/.test(file));
  // The release pull request deletes the changesets, so it needs none. It changes a changelog and the contract's
  // version.
  const isRelease =
    changed.some((file) => /^(packages|apps)\/[^/]+\/CHANGELOG\.md$/.test(file)) &&
    changed.includes('spec/openapi.yaml');
  if (hasChangeset || isRelease) return [];
  return [`no changeset describes the changes for callers (${files.slice(0, 3).join(', ')} …); run: pnpm changeset`];
}

/** Returns the problems of the changesets in a repository. Rejects if a changeset cannot be read. */
export async function changesetFaults(folder: string): Promise<string[]> {
  const packages = published.map((name) => `@jurybox/${name}`);
  return (await readChangesets(folder)).flatMap(({ id, releases, summary }) => [
    ...releases
      .filter(({ name }) => !packages.includes(name))
      .map(({ name }) => `.changeset/${id}.md: ${name} is not a published package`),
    ...(summary === ''
      ? [`.changeset/${id}.md: has no text; write one sentence, in the past tense, that a caller understands`]
      : []),
  ]);
}
