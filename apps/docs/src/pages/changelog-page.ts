import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangesets } from '@changesets/read';
import type { Contract } from '../contract.ts';
import { root } from '../paths.ts';

/** Returns the page with the changes for callers, by release. The page lists unreleased changes first. */
export async function changelogPage({ info }: Contract): Promise<string> {
  const released = readFileSync(join(root, 'docs/contract-changelog.md'), 'utf8')
    .replace(/^# .*\n+/, '')
    .trim();
  const waiting = (await readChangesets(root)).map(({ summary }) => summary.replaceAll(/\s*\n\s*/g, ' '));
  return `# Changelog of the contract

The contract and the packages share one version. Only a major version contains a breaking change. Before
a major version removes an operation, parameter or member, the contract marks it as \`deprecated\` and names the date
of the removal. The documents of every release stay at their own address, for example
[this version's contract](/v/${info.version}/openapi.yaml). You can follow the releases as an
[Atom feed](/changelog.atom).

${waiting.length === 0 ? '' : `## Not released yet\n\n${waiting.map((line) => `- ${line}`).join('\n')}\n\n`}${released}
`;
}
