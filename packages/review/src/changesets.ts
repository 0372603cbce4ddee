import { parse } from 'yaml';
import { isObject } from './document.ts';
import { levels, type Level } from './model.ts';

export interface Changesets {
  /** The largest bump any changeset asks for, of the packages that share the contract's version. */
  bump: Level | undefined;
  problems: string[];
  /** The packages that share the contract's version. */
  packages: string[];
}

/** Reads `.changeset/*.md`, given as texts by name, and the configuration that names the packages. */
export function readChangesets(files: Map<string, string>): Changesets | undefined {
  const config = files.get('config.json');
  if (config === undefined) return undefined;
  const problems: string[] = [];
  const group = fixedGroup(config);
  if (group.length === 0)
    problems.push('.changeset/config.json has no `fixed` group: the packages and the contract share one version');
  const bumps: Level[] = [];
  for (const [name, text] of files) {
    if (!name.endsWith('.md') || name === 'README.md') continue;
    const head = /^---\r?\n([\s\S]*?)\r?\n?---/.exec(text)?.[1];
    const parsed = head === undefined ? undefined : safely(head);
    if (parsed === undefined)
      problems.push(`.changeset/${name} does not begin with packages and bumps between two lines of ---`);
    for (const [key, bump] of Object.entries(parsed ?? {})) {
      if (!levels.includes(bump as Level))
        problems.push(`.changeset/${name}: ${key} is ${String(bump)}; a bump is major, minor or patch`);
      else if (group.includes(key)) bumps.push(bump as Level);
    }
  }
  return { bump: levels.find((level) => bumps.includes(level)), problems, packages: group };
}

function safely(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = parse(text, { maxAliasCount: 0 });
    return isObject(parsed) ? parsed : parsed === null ? {} : undefined;
  } catch {
    return undefined;
  }
}

function fixedGroup(text: string): string[] {
  try {
    const { fixed } = JSON.parse(text) as { fixed?: string[][] };
    return (fixed ?? []).flat();
  } catch {
    return [];
  }
}

/** Whether one bump is at least as large as another. */
export const atLeast = (bump: Level | undefined, wanted: Level): boolean =>
  bump !== undefined && levels.indexOf(bump) <= levels.indexOf(wanted);

/** How far a version moved; before 1.0.0 a step of the second number may carry what breaks. */
export function stepOf(before: string, after: string): Level | 'none' | 'back' {
  const [a, b] = [before, after].map((version) => version.split(/[.+-]/).slice(0, 3).map(Number)) as [
    number[],
    number[],
  ];
  const at = [0, 1, 2].find((i) => (a[i] ?? 0) !== (b[i] ?? 0));
  if (at === undefined) return 'none';
  if ((b[at] ?? 0) < (a[at] ?? 0)) return 'back';
  if (at === 1 && a[0] === 0) return 'major';
  return levels[at] as Level;
}
