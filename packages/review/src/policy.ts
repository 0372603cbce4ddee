import { deprecationOf, operationsOf, type Document } from '@jurybox/openapi';
import { mapCompared } from './compared.ts';
import type { Approval } from './approvals.ts';
import { atLeast, stepOf, type Changesets } from './changesets.ts';
import { worstLevel } from './findings/finding.ts';
import { bumpOf, messageWithOperations, type Bump, type Finding } from './model.ts';

export interface Verdict {
  /** The smallest version bump that fits the findings. */
  bump: Bump | undefined;
  /** The reason why each allowed breaking finding is allowed, by fingerprint. */
  allowed: Map<string, string>;
  /** The problems that block the merge, one sentence each. */
  problems: string[];
}

export interface PolicyInput {
  base: Document;
  revision: Document;
  findings: Finding[];
  approvals: Approval[];
  approvalProblems: string[];
  changesets: Changesets | undefined;
  /** The date to check approvals and sunsets with, for example `2026-11-20`. */
  today: string;
}

/** Applies the repository's rules about approvals, removals and versions to the findings. */
export function applyPolicy({
  base,
  revision,
  findings,
  approvals,
  approvalProblems,
  changesets,
  today,
}: PolicyInput): Verdict {
  const problems = [...approvalProblems];
  const allowed = new Map<string, string>();
  const approvalOf = new Map(approvals.map((approval) => [approval.fingerprint, approval]));
  const isExpired = (approval: Approval) => approval.expires < today;
  for (const approval of approvals)
    if (isExpired(approval))
      problems.push(`approval ${approval.fingerprint} expired on ${approval.expires}: renew or remove the approval`);
  for (const approval of approvals)
    if (!findings.some(({ fingerprint }) => fingerprint === approval.fingerprint))
      problems.push(`approval ${approval.fingerprint} matches no finding: remove it from .review/approvals.yaml`);
  const operations = operationsOf(base);
  for (const finding of findings) {
    const removal = removalProblem(finding, operations, today);
    const approval = approvalOf.get(finding.fingerprint);
    if (removal === '') allowed.set(finding.fingerprint, 'deprecated, and its sunset has passed');
    else if (removal !== undefined) problems.push(removal);
    else if (approval && !isExpired(approval))
      allowed.set(finding.fingerprint, `${approval.reason} (${approval.owner}, until ${approval.expires})`);
    else if (finding.level === 'major')
      problems.push(
        `${messageWithOperations(finding)} breaks callers: ` +
          `revert the change, or approve ${finding.fingerprint} in .review/approvals.yaml`,
      );
  }
  const worst = worstLevel(findings);
  const bump = worst && bumpOf(worst);
  problems.push(...versionProblems(base, revision, bump, changesets));
  return { bump, allowed, problems };
}

/**
 * Checks that a removal was announced with `deprecated: true` and an `x-sunset` that has passed. Returns the problem,
 * an empty text if there is none, or undefined if the finding needs an approval instead. Removed operations and
 * parameters cannot be approved. Removed members and headers can, because a rewritten schema can look as if it lost
 * members.
 */
function removalProblem(
  { rule, level, base, operations: [label = ''], message }: Finding,
  operations: Map<string, { method: string; path: string; deprecated: boolean; sunset?: string }>,
  today: string,
): string | undefined {
  const mustBeAnnounced = rule === 'operation-removed' || rule === 'parameter-removed';
  if (!mustBeAnnounced && rule !== 'property-removed' && rule !== 'header-removed') return undefined;
  if (level !== 'major') return undefined;
  const announced =
    rule === 'operation-removed'
      ? [...operations.values()].find(({ method, path }) => `${method} ${path}` === label)
      : memberLife(base);
  const problem = sunsetProblem(announced ?? {}, today);
  if (problem === '') return '';
  if (!mustBeAnnounced) return undefined;
  return `${rule === 'operation-removed' ? `${label} was removed` : message} ${problem}`;
}

/**
 * Returns `deprecated` and `sunset` from the `base` of a finding. For a parameter or header, `base` holds both; for a
 * member, it is the schema of the member.
 */
const memberLife = (base: unknown): { deprecated?: boolean; sunset?: string } => ({
  ...(base as { sunset?: string } | undefined),
  ...deprecationOf(base),
});

function sunsetProblem({ deprecated, sunset }: { deprecated?: boolean; sunset?: string }, today: string): string {
  if (deprecated !== true) return 'without having been deprecated: mark it `deprecated: true` with `x-sunset` first';
  if (sunset === undefined) return 'without a sunset: announce it with `x-sunset` first';
  const day = sunset.slice(0, 10);
  return day < today ? '' : `before its sunset on ${day}`;
}

function versionProblems(
  base: Document,
  revision: Document,
  bump: Bump | undefined,
  changesets: Changesets | undefined,
): string[] {
  const problems = [...(changesets?.problems ?? [])];
  const versions = mapCompared({ base, revision }, ({ info }) => info.version ?? '0.0.0');
  const step = stepOf(versions);
  if (step === 'back') problems.push(`info.version went back from ${versions.base} to ${versions.revision}`);
  else if (step !== 'none') {
    // A changed version means a release. A release has no changesets, because creating it deletes them.
    if (bump && !atLeast(step, bump))
      problems.push(
        `info.version went from ${versions.base} to ${versions.revision} (${step}), but the changes are ${bump}`,
      );
    return problems;
  }
  if (bump && changesets && !atLeast(changesets.bump, bump))
    problems.push(
      `the changes are ${bump}, ${
        changesets.bump === undefined ? 'and there is no changeset' : `the changesets say ${changesets.bump}`
      }: write a file in .changeset/ that begins with ` +
        `\`'${changesets.packages[0] ?? ''}': ${bump}\` between two lines of ---`,
    );
  return problems;
}
