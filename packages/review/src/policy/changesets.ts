import { mapCompared, type Compared } from '../compared.ts';
import { isObject, type Document } from '@jurybox/openapi';
import { parseYaml } from '../sources/yaml.ts';
import { bumps, type Bump } from '../model.ts';

export interface Changesets {
  /**
   * The largest bump that a changeset gives to one of `packages`. Undefined if no changeset names any of these
   * packages.
   */
  bump: Bump | undefined;
  problems: string[];
  /** The names of the packages that share the version of the contract. */
  packages: string[];
}

/**
 * Reads the changesets and the configuration of the packages. `files` maps the name of each file in the folder
 * `.changeset` to the text of the file. Returns undefined if there is no `config.json`.
 */
export function readChangesets(files: Map<string, string>): Changesets | undefined {
  const config = files.get('config.json');
  if (config === undefined) return undefined;
  const problems: string[] = [];
  const fixed = parseObject(config)?.['fixed'];
  const packages = Array.isArray(fixed) ? (fixed as string[][]).flat() : [];
  if (packages.length === 0)
    problems.push('.changeset/config.json has no `fixed` group: list the packages that share the contract version');
  const found: Bump[] = [];
  for (const [name, text] of files) {
    if (!name.endsWith('.md') || name === 'README.md') continue;
    const head = /^---\r?\n([\s\S]*?)\r?\n?---/.exec(text)?.[1];
    const parsed = head === undefined ? undefined : parseObject(head);
    if (parsed === undefined)
      problems.push(`.changeset/${name} does not begin with packages and bumps between two lines of ---`);
    for (const [key, bump] of Object.entries(parsed ?? {})) {
      if (!bumps.includes(bump as Bump))
        problems.push(`.changeset/${name}: the bump of ${key} is ${String(bump)}; a bump is major, minor or patch`);
      else if (packages.includes(key)) found.push(bump as Bump);
    }
  }
  return { bump: bumps.find((bump) => found.includes(bump)), problems, packages };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed = parseYaml(text, '').value;
    return isObject(parsed) ? parsed : parsed === null || parsed === undefined ? {} : undefined;
  } catch {
    return undefined;
  }
}

/** Whether `bump` is at least as large as `wanted`. */
const atLeast = (bump: Bump | undefined, wanted: Bump): boolean =>
  bump !== undefined && bumps.indexOf(bump) <= bumps.indexOf(wanted);

/**
 * Returns which part of the version was raised: `major`, `minor` or `patch`. Returns `back` if the version was lowered,
 * and `none` if it is unchanged. In versions before 1.0.0, raising the minor number counts as `major`, because it may
 * break callers.
 */
export function stepOf(versions: Compared<string>): Bump | 'none' | 'back' {
  const { base, revision } = mapCompared(versions, (version) => version.split(/[.+-]/).slice(0, 3).map(Number));
  const changed = [0, 1, 2].find((i) => (base[i] ?? 0) !== (revision[i] ?? 0));
  if (changed === undefined) return 'none';
  if ((revision[changed] ?? 0) < (base[changed] ?? 0)) return 'back';
  if (changed === 1 && base[0] === 0) return 'major';
  return bumps[changed] as Bump;
}

/**
 * Checks that the version is raised at least as far as the findings need. The changesets raise it, or the new
 * `info.version` in a release.
 */
export function versionProblems(
  documents: Compared<Document>,
  bump: Bump | undefined,
  changesets: Changesets | undefined,
): string[] {
  if (changesets === undefined) return [];
  const problems = [...changesets.problems];
  const versions = mapCompared(documents, ({ info }) => info.version ?? '0.0.0');
  const step = stepOf(versions);
  if (step === 'back') problems.push(`info.version went back from ${versions.base} to ${versions.revision}`);
  else if (step !== 'none') {
    // A changed version means that this change is a release. Creating a release deletes the changesets, so only the
    // version is checked.
    if (bump && !atLeast(step, bump))
      problems.push(
        `info.version went from ${versions.base} to ${versions.revision} (${step}), but the changes are ${bump}`,
      );
    return problems;
  }
  if (bump && !atLeast(changesets.bump, bump))
    problems.push(
      `the changes are ${bump}, ${
        changesets.bump === undefined ? 'and there is no changeset' : `the changesets say ${changesets.bump}`
      }: write a file in .changeset/ that begins with ` +
        `\`'${changesets.packages[0] ?? ''}': ${bump}\` between two lines of ---`,
    );
  return problems;
}
