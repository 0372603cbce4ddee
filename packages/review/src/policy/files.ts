import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Cause } from '../model.ts';
import type { PolicyConfig } from '../config.ts';
import { CannotReview } from '../errors.ts';
import { readApprovals, readBaseline, writeBaseline } from './exceptions.ts';
import { readChangesets } from './changesets.ts';

export type PolicyFiles = ReturnType<typeof readPolicyFiles>;

/** Reads the files that the policy names. A missing file counts as empty. */
export function readPolicyFiles(folder: string, policy: PolicyConfig) {
  const textOf = (name: string | undefined) =>
    name !== undefined && existsSync(resolve(folder, name)) ? readFileSync(resolve(folder, name), 'utf8') : undefined;
  const { approvals, problems } = readApprovals(textOf(policy.approvals));
  const { baseline, problems: inBaseline } = readBaseline(textOf(policy.baseline));
  const { changesets: folderName } = policy;
  const changesets = folderName === undefined ? undefined : changesetsIn(resolve(folder, folderName));
  if (folderName !== undefined && changesets === undefined)
    inBaseline.push(`${folderName} has no config.json: remove \`policy.changesets\`, or set up changesets there`);
  return { approvals, baseline, changesets, problems: [...problems, ...inBaseline] };
}

/** Writes the findings that the baseline accepts from now on. Returns a sentence for the user. */
export function writeBaselineFile(folder: string, { baseline }: PolicyConfig, causes: Cause[]): string {
  if (baseline === undefined)
    throw new CannotReview(
      'the configuration names no baseline file: name one with `policy.baseline` in jurybox-review.yaml',
    );
  const path = resolve(folder, baseline);
  const { text, count } = writeBaseline(causes);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return `${baseline} accepts ${count} finding${count === 1 ? '' : 's'} from now on`;
}

function changesetsIn(folder: string) {
  const names = existsSync(join(folder, 'config.json')) ? readdirSync(folder).sort() : [];
  const read = names.filter((name) => name.endsWith('.md') || name === 'config.json');
  return readChangesets(new Map(read.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
}
