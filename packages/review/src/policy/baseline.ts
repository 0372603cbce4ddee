import { stringify } from 'yaml';
import type { Cause } from '../causes/cause.ts';
import { readList } from './read-list.ts';

/**
 * Parses the baseline file. The file lists the fingerprints of the findings that already existed when the team
 * introduced the review.
 */
export function readBaseline(text: string | undefined): { baseline: Set<string>; problems: string[] } {
  const { entries, problems } = readList(text, 'findings');
  const baseline = new Set<string>();
  for (const [i, read] of entries.entries()) {
    const fingerprint = read('fingerprint');
    if (/^[0-9a-f]{12}$/.test(fingerprint)) baseline.add(fingerprint);
    else problems.push(`baseline: entry ${i + 1} has no fingerprint: write the file again with --write-baseline`);
  }
  return { baseline, problems };
}

/**
 * Returns the text of a new baseline file. The file lists every finding that blocks the merge now, and every finding
 * that is already in the baseline.
 */
export function writeBaseline(causes: Cause[]): { text: string; count: number } {
  const findings = causes
    .filter(({ blocks, status }) => blocks !== undefined || status === 'baseline')
    .map(({ fingerprint, rule, title }) => ({ fingerprint, rule, says: title }))
    .sort((left, right) => (left.fingerprint < right.fingerprint ? -1 : 1));
  const text =
    '# Findings that existed when the review was introduced. They do not block the merge.\n' +
    '# Written by: jurybox-review --write-baseline\n' +
    stringify({ findings }, { lineWidth: 0 });
  return { text, count: findings.length };
}
