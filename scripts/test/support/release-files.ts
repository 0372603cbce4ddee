/** Checks the files that contain the version, and the changesets. */
import { readChangesets } from '@changesets/read';
import { parse } from 'yaml';
import { folderOf, published } from '../../release/published.ts';

/** The files of a repository. `read` returns the text of a file, and `list` the names of the files in a folder. */
export interface Tree {
  read(path: string): string | undefined;
  list(folder: string): string[];
}

/** Returns a problem for each file that contains another version than the contract. */
export function versionsThatDiffer({ read, list }: Tree): string[] {
  const { version } = parse(read('spec/openapi.yaml') ?? '').info as { version: string };
  const says = (file: string, found: unknown) =>
    found === version
      ? []
      : [`${file} has version ${String(found)}, but the contract has ${version}; run: pnpm version-packages`];
  const manifests = ['package.json', ...published.map((name) => `${folderOf(name)}/package.json`)];
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

/** Returns the problems in the changesets of a repository. Throws if one of them cannot be read. */
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
