/** Rules for the files in spec/, and for other files that must match them. */
import { posix } from 'node:path';
import { parse } from 'yaml';
import type { Repo, Rule } from './repo.ts';

const entry = 'spec/openapi.yaml';
const yaml = (repo: Repo, file: string): any => parse(repo.read(file) ?? '{}');
const specFiles = ({ files }: Repo) => files.filter((file) => file.startsWith('spec/'));

/** Each tag of the contract has a file of the same name with handlers, and each file with handlers has a tag. */
export const tagsHaveHandlers: Rule = (repo) => {
  const folder = 'apps/server/src/handlers/';
  const tags: string[] = (yaml(repo, entry).tags ?? []).map(({ name }: { name: string }) => name);
  const handlers = repo.files
    .filter((file) => file.startsWith(folder) && /^[^/.]+\.ts$/.test(file.slice(folder.length)))
    .map((file) => file.slice(folder.length, -3));
  return [
    ...tags
      .filter((tag) => !handlers.includes(tag))
      .map((tag) => `the tag ${tag} has no ${folder}${tag}.ts; add the handlers of its operations there`),
    ...handlers
      .filter((name) => !tags.includes(name) && !['index', 'types'].includes(name))
      .map((name) => `${folder}${name}.ts has no tag in the contract; delete it or move it out of the folder`),
  ];
};

/** Each file in spec/ is the ledger, a workflow, or a part of the contract. */
export const specFilesAreReached: Rule = (repo) => {
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const ref of refsIn(yaml(repo, file))) follow(posix.join(posix.dirname(file), ref));
  };
  follow(entry);
  const other = (file: string) =>
    file === 'spec/unknowns.yaml' || /^spec\/workflows\/[a-z-]+\.arazzo\.yaml$/.test(file);
  return specFiles(repo)
    .filter((file) => !reached.has(file) && !other(file))
    .map((file) => `${file}: nothing in the contract refers to it; refer to it or delete it`);
};

function refsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [value.split('#')[0] ?? ''].filter((file) => file !== '')
      : refsIn(value),
  );
}

/** A file in spec/ has the name of its component, or the name of its path with `_` instead of `/`. */
export const specFilesAreNamed: Rule = (repo) => {
  const bundled = JSON.parse(repo.read('packages/types/generated/openapi.gen.json') ?? '{}');
  const components = specFiles(repo)
    .map((file) => /^spec\/components\/(\w+)\/(.+)\.yaml$/.exec(file))
    .filter((match) => match !== null);
  const paths = Object.entries<{ $ref?: string }>(yaml(repo, entry).paths ?? {});
  const inFiles = (kind: string, name: string) => components.some(([, k, n]) => k === kind && n === name);
  return [
    ...components
      .filter(([, kind = '', name = '']) => bundled.components?.[kind]?.[name] === undefined)
      .map(
        ([file, kind, name]) =>
          `${file}: the contract has no component ${kind}/${name}; name the file after the component`,
      ),
    ...Object.entries<object>(bundled.components ?? {}).flatMap(([kind, named]) =>
      Object.keys(named)
        .filter((name) => !inFiles(kind, name))
        .map(
          (name) =>
            `the component ${kind}/${name} has no file of that name; write spec/components/${kind}/${name}.yaml`,
        ),
    ),
    ...paths
      .map(([path, { $ref }]) => ({ path, $ref, due: `paths/${path.slice(1).replaceAll('/', '_')}.yaml` }))
      .filter(({ $ref, due }) => $ref !== due)
      .map(
        ({ path, $ref, due }) => `${entry}: ${path} is in ${$ref ?? 'the root document'}; it belongs in spec/${due}`,
      ),
  ];
};

const catalogue = 'spec/components/schemas/ProblemCode.yaml';

/** The error catalogue contains the code of each error example, with the same status, title and type. */
export const codesAgree: Rule = (repo) => {
  const { 'x-problems': entries = {} } = yaml(repo, catalogue);
  const examples = specFiles(repo).filter((file) => file.startsWith('spec/components/examples/'));
  return examples.flatMap((file) => {
    const { code, status, title, type } = yaml(repo, file).value ?? {};
    if (code === undefined) return [];
    const entry = entries[code];
    const agrees =
      entry !== undefined && entry.status === status && entry.title === title && type === `/docs/errors#${code}`;
    return agrees ? [] : [`${file}: differs from the entry of ${String(code)} in ${catalogue}`];
  });
};
