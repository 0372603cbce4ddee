/** The contract's own changelog, `docs/contract-changelog.md`: what a release means to callers, from the review and the changesets. */
import { execFileSync, spawnSync } from 'node:child_process';

/**
 * What the review finds since a release, allowed or harmless, as it stands in the changelog, without its heading. Nothing
 * where the release has no tag here. Throws when something stands in the way: what is not approved is not released.
 */
export function findingsSince(tag: string, folder: string): string | undefined {
  const tags = execFileSync('git', ['tag', '--list', tag], { cwd: folder, encoding: 'utf8' }).trim();
  if (tags === '') return undefined;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['packages/review/src/main.ts', '--base', tag, '--format', 'changelog', '--no-programs', '--no-run'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (status !== 0)
    throw new Error(stderr.trim() || `something stands in the way of a release; pnpm review --base ${tag} says what`);
  return stdout.replace(/^## .*\n/, '').trim();
}

/** Puts a release at the top. */
export function withEntry(
  changelog: string,
  { version, words, findings }: { version: string; words: string[]; findings: string },
): string {
  if (changelog.includes(`\n## ${version}\n`)) throw new Error(`the contract's changelog has ${version} already`);
  const entry = [
    `## ${version}`,
    ...(words.length > 0 ? [words.map((line) => `- ${line}`).join('\n')] : []),
    ...(findings === '' ? [] : [findings]),
  ].join('\n\n');
  return changelog.replace(/\n## /, () => `\n${entry}\n\n## `);
}

/** An approval speaks for one change; released, it would match nothing. */
export const withoutApprovals = (text: string): string => text.replace(/^approvals:[\s\S]*$/m, 'approvals: []\n');
