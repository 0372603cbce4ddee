import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import type { Contract } from '../contract.ts';
import { root } from '../paths.ts';

/** What callers see change, release by release: what the review found, what was written into changesets, and what waits for the next one. */
export async function changelogPage({ info }: Contract): Promise<string> {
  const released = readFileSync(join(root, 'docs/contract-changelog.md'), 'utf8')
    .replace(/^# .*\n+/, '')
    .trim();
  const waiting = (await readChangesets(root)).map(({ summary }) => summary.replaceAll(/\s*\n\s*/g, ' '));
  return `# Changelog of the contract

The contract and the packages have one version. A change that breaks callers comes in a major version only, and only after
what goes was marked \`deprecated\` with the day it may go. Every release keeps its documents under its own address:
[this one's](/v/${info.version}/openapi.yaml).

${waiting.length === 0 ? '' : `## Not released yet\n\n${waiting.map((line) => `- ${line}`).join('\n')}\n\n`}${released}
`;
}
