/** The changelog of the contract, `docs/contract-changelog.md`, from the findings of the review and the changesets. */
import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Returns the text of a changelog entry, without its heading. The text lists the findings since a release. Returns
 * undefined if this clone has no tag of the release. Throws if a breaking finding is not approved.
 */
export function findingsSince(tag: string, folder: string): string | undefined {
  const tags = execFileSync('git', ['tag', '--list', tag], { cwd: folder, encoding: 'utf8' }).trim();
  if (tags === '') return undefined;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/review/src/main.ts', '--base', tag, '--format', 'changelog'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0)
    throw new Error(stderr.trim() || `a finding blocks the release; list it with: pnpm review --base ${tag}`);
  return stdout.replace(/^## .*\n/, '').trim();
}

export interface ReleaseEntry {
  version: string;
  /** The day of the release, for example `2026-11-20`. */
  day: string;
  words: string[];
  findings: string;
}

/** Adds the entry of a release at the top of the changelog. */
export function withEntry(changelog: string, { version, day, words, findings }: ReleaseEntry): string {
  if (changelog.includes(`\n## ${version} (`))
    throw new Error(`docs/contract-changelog.md already has an entry for ${version}`);
  const entry = [
    `## ${version} (${day})`,
    ...(words.length > 0 ? [words.map((line) => `- ${line}`).join('\n')] : []),
    ...(findings === '' ? [] : [findings]),
  ].join('\n\n');
  return changelog.replace(/\n## /, () => `\n${entry}\n\n## `);
}

/**
 * Removes all approvals. Each approval belongs to one change, and after the release the review no longer finds this
 * change.
 */
export const withoutApprovals = (text: string): string => text.replace(/^approvals:[\s\S]*$/m, 'approvals: []\n');
