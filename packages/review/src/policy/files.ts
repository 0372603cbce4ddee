import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Cause } from '../model.ts';
import type { PolicyConfig } from '../config.ts';
import { CannotReview } from '../errors.ts';
import { readApprovals, readBaseline, writeBaseline, type Approval } from './exceptions.ts';
import { readChangesets, type Changesets } from './changesets.ts';

/** The content of the files that the policy names. */
export interface PolicyFiles {
  approvals: Approval[];
  /** The fingerprints of the findings that already existed when the team introduced the review. */
  baseline: Set<string>;
  changesets: Changesets | undefined;
  /** The problems of the files, one sentence each. */
  problems: string[];
}

/** Reads the files that the policy names, relative to a folder. A missing file is empty. */
export function readPolicyFiles(folder: string, policy: PolicyConfig): PolicyFiles {
  const textOf = (name: string | undefined) => (name === undefined ? undefined : readIfExists(resolve(folder, name)));
  const { approvals, problems } = readApprovals(textOf(policy.approvals));
  const { baseline, problems: inBaseline } = readBaseline(textOf(policy.baseline));
  const changesets = policy.changesets === undefined ? undefined : changesetsIn(resolve(folder, policy.changesets));
  return {
    approvals,
    baseline,
    changesets,
    problems: [
      ...problems,
      ...inBaseline,
      ...(policy.changesets !== undefined && changesets === undefined
        ? [`${policy.changesets} has no config.json: remove \`policy.changesets\`, or set up changesets there`]
        : []),
    ],
  };
}

/** Writes the baseline file that the policy names. Returns one sentence that says what was written. */
export function writeBaselineFile(folder: string, { baseline }: PolicyConfig, causes: Cause[]): string {
  if (baseline === undefined)
    throw new CannotReview(
      'the configuration names no baseline file: name one with `policy.baseline` in jurybox-review.yaml',
    );
  const path = resolve(folder, baseline);
  const { text, count } = writeBaseline(causes);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return `${baseline} has ${count} findings that no longer block the merge`;
}

const readIfExists = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function changesetsIn(folder: string): Changesets | undefined {
  if (!existsSync(join(folder, 'config.json'))) return undefined;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.md') || name === 'config.json')
    .sort();
  return readChangesets(new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
