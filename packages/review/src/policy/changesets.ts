import { mapCompared, type Compared } from '../compared.ts';
import { isObject, type Document } from '@jurybox/openapi';
import { parseYaml } from '../sources/yaml.ts';
import { bumps, type Bump } from '../model.ts';

export type Changesets = NonNullable<ReturnType<typeof readChangesets>>;

/** `files`: the files of `.changeset`. Returns the largest bump of the packages that share the contract version. */
export function readChangesets(files: Map<string, string>) {
  const config = files.get('config.json');
  if (config === undefined) return undefined;
  const fixed = parseObject(config)?.['fixed'];
  const packages = Array.isArray(fixed) ? (fixed as string[][]).flat() : [];
  const problems =
    packages.length > 0
      ? []
      : ['.changeset/config.json has no `fixed` group: list the packages that share the contract version'];
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

/** Returns which number changed. Before 1.0.0, the minor number counts as `major`, because it may break callers. */
export function stepOf(versions: Compared<string>): Bump | 'none' | 'back' {
  const { base, revision } = mapCompared(versions, (version) => version.split(/[.+-]/).slice(0, 3).map(Number));
  const changed = [0, 1, 2].find((i) => (base[i] ?? 0) !== (revision[i] ?? 0));
  if (changed === undefined) return 'none';
  if ((revision[changed] ?? 0) < (base[changed] ?? 0)) return 'back';
  if (changed === 1 && base[0] === 0) return 'major';
  return bumps[changed] as Bump;
}

/** A release must raise `info.version` as far as the findings need; any other change needs a large enough changeset. */
export function versionProblems(
  documents: Compared<Document>,
  bump: Bump | undefined,
  changesets: Changesets | undefined,
): string[] {
  if (changesets === undefined) return [];
  const versions = mapCompared(documents, ({ info }) => info.version ?? '0.0.0');
  const step = stepOf(versions);
  const went = `from ${versions.base} to ${versions.revision}`;
  const problems = [
    ...changesets.problems,
    ...(step === 'back' ? [`info.version went back ${went}: set a higher version`] : []),
  ];
  // If the version was raised, this change is a release, and the changesets were deleted. So the version counts.
  const isRelease = step !== 'none' && step !== 'back';
  const given = isRelease ? step : changesets.bump;
  if (bump === undefined || (given !== undefined && bumps.indexOf(given) <= bumps.indexOf(bump))) return problems;
  if (isRelease)
    return [...problems, `info.version went ${went} (${step}), but the changes are ${bump}: set a higher version`];
  const said = given === undefined ? 'and there is no changeset' : `the changesets say ${given}`;
  return [
    ...problems,
    `the changes are ${bump}, ${said}: write a file in .changeset/ that begins with ` +
      `\`'${changesets.packages[0] ?? ''}': ${bump}\` between two lines of ---`,
  ];
}
