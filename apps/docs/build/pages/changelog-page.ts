import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../contract.ts';
import { root } from '../places.ts';

/** What callers see change, release by release: what was written into changesets, and those that wait for the next one. */
export function changelogPage({ info }: Contract): string {
  const kept = join(root, 'packages/types/CHANGELOG.md');
  const released = existsSync(kept) ? readFileSync(kept, 'utf8').replace(/^# .*\n+/, '').trim() : `## ${info.version}\n\nThe first release.`;
  const waiting = unreleased();
  return `# Changelog of the contract

The contract and the packages have one version. A change that breaks callers comes in a major version only, and only after
what goes was marked \`deprecated\` with the day it may go. Every release keeps its documents under its own address:
[this one's](/v/${info.version}/openapi.yaml).

${waiting.length === 0 ? '' : `## Not released yet\n\n${waiting.map((line) => `- ${line}`).join('\n')}\n\n`}${released}
`;
}

function unreleased(): string[] {
  const folder = join(root, '.changeset');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '').trim().replaceAll(/\s*\n\s*/g, ' '));
}
