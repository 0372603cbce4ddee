import type { Document } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../compared.ts';
import type { Bump } from '../model.ts';
import { atLeast, stepOf, type Changesets } from './changesets.ts';

/**
 * Checks that the version is raised at least as far as the findings need. The changesets raise it, or the new
 * `info.version` in a release.
 */
export function versionProblems(
  documents: Compared<Document>,
  bump: Bump | undefined,
  changesets: Changesets | undefined,
): string[] {
  if (changesets === undefined) return [];
  const problems = [...changesets.problems];
  const versions = mapCompared(documents, ({ info }) => info.version ?? '0.0.0');
  const step = stepOf(versions);
  if (step === 'back') problems.push(`info.version went back from ${versions.base} to ${versions.revision}`);
  else if (step !== 'none') {
    // A changed version means that this change is a release. Creating a release deletes the changesets, so only the
    // version is checked.
    if (bump && !atLeast(step, bump))
      problems.push(
        `info.version went from ${versions.base} to ${versions.revision} (${step}), but the changes are ${bump}`,
      );
    return problems;
  }
  if (bump && !atLeast(changesets.bump, bump))
    problems.push(
      `the changes are ${bump}, ${
        changesets.bump === undefined ? 'and there is no changeset' : `the changesets say ${changesets.bump}`
      }: write a file in .changeset/ that begins with ` +
        `\`'${changesets.packages[0] ?? ''}': ${bump}\` between two lines of ---`,
    );
  return problems;
}
