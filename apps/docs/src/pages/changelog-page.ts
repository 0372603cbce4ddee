import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesetWords } from '../../../../scripts/release/contract-changelog.ts';
import type { Contract } from '../contract.ts';
import { root } from '../places.ts';

/** What callers see change, release by release: what the review found, what was written into changesets, and what waits for the next one. */
export function changelogPage({ info }: Contract): string {
  const released = readFileSync(join(root, 'docs/contract-changelog.md'), 'utf8')
    .replace(/^# .*\n+/, '')
    .trim();
  const folder = join(root, '.changeset');
  const waiting = existsSync(folder) ? changesetWords(folder) : [];
  return `# Changelog of the contract

The contract and the packages have one version. A change that breaks callers comes in a major version only, and only after
what goes was marked \`deprecated\` with the day it may go. Every release keeps its documents under its own address:
[this one's](/v/${info.version}/openapi.yaml).

${waiting.length === 0 ? '' : `## Not released yet\n\n${waiting.map((line) => `- ${line}`).join('\n')}\n\n`}${released}
`;
}
