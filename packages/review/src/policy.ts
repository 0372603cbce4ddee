import type { Document } from './document.ts';
import { lifeOf, operationsOf } from './document.ts';
import type { Approval } from './approvals.ts';
import { atLeast, stepOf, type Changesets } from './changesets.ts';
import { sentenceOf, type Finding, type Level } from './model.ts';
import { worst } from './review.ts';

export interface Verdict {
  /** The smallest bump of the version that tells callers the truth. */
  bump: Level | undefined;
  /** Findings that may go out, and why, by fingerprint. */
  allowed: Map<string, string>;
  /** What stands in the way, a sentence each. */
  problems: string[];
}

export interface PolicyInput {
  base: Document;
  revision: Document;
  findings: Finding[];
  approvals: Approval[];
  approvalProblems: string[];
  changesets: Changesets | undefined;
  /** `2026-11-20`. */
  today: string;
}

/** Holds the findings to the rules of the repository. */
export function decide({
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
  const by = new Map(approvals.map((approval) => [approval.fingerprint, approval]));
  const expired = (approval: Approval) => approval.expires < today;
  for (const approval of approvals)
    if (expired(approval))
      problems.push(`approval ${approval.fingerprint} expired on ${approval.expires}: renew it or take it out`);
  for (const approval of approvals)
    if (!findings.some(({ fingerprint }) => fingerprint === approval.fingerprint))
      problems.push(`approval ${approval.fingerprint} matches nothing: take it out of .review/approvals.yaml`);
  const operations = operationsOf(base);
  for (const finding of findings) {
    const removal = removalProblem(finding, operations, today);
    const approval = by.get(finding.fingerprint);
    if (removal === '') allowed.set(finding.fingerprint, 'deprecated, and its sunset has passed');
    else if (removal !== undefined) problems.push(removal);
    else if (approval && !expired(approval))
      allowed.set(finding.fingerprint, `${approval.reason} (${approval.owner}, until ${approval.expires})`);
    else if (finding.level === 'major')
      problems.push(
        `${sentenceOf(finding)} breaks callers: change it back, or approve ${finding.fingerprint} in .review/approvals.yaml`,
      );
  }
  const bump = worst(findings);
  problems.push(...versionProblems(base, revision, bump, changesets));
  return { bump, allowed, problems };
}

/**
 * What is taken away was announced: `deprecated: true`, and an `x-sunset` that has passed. An empty text: it is due. Nothing:
 * this is no removal. An operation or a parameter goes by this way only; a member or a header may also be approved, because
 * a schema that is written in another way seems to lose members too.
 */
function removalProblem(
  { rule, level, before, operations: [label = ''], message }: Finding,
  operations: Map<string, { method: string; path: string; deprecated: boolean; sunset?: string }>,
  today: string,
): string | undefined {
  const strict = rule === 'operation-removed' || rule === 'parameter-removed';
  if (!strict && rule !== 'property-removed' && rule !== 'header-removed') return undefined;
  if (level !== 'major') return undefined;
  const announced =
    rule === 'operation-removed'
      ? [...operations.values()].find(({ method, path }) => `${method} ${path}` === label)
      : memberLife(before);
  const fault = sunsetFault(announced ?? {}, today);
  if (fault === '' || strict)
    return fault && `${rule === 'operation-removed' ? `${label} was removed` : message} ${fault}`;
  return undefined;
}

/** A parameter or header says it in what was written down of it, a member in its schema. */
const memberLife = (before: unknown): { deprecated?: boolean; sunset?: string } => ({
  ...(before as { sunset?: string } | undefined),
  ...lifeOf(before),
});

function sunsetFault({ deprecated, sunset }: { deprecated?: boolean; sunset?: string }, today: string): string {
  if (deprecated !== true) return 'without having been deprecated: mark it `deprecated: true` with `x-sunset` first';
  if (sunset === undefined) return 'without a sunset: announce it with `x-sunset` first';
  const day = sunset.slice(0, 10);
  return day < today ? '' : `before its sunset on ${day}`;
}

function versionProblems(
  base: Document,
  revision: Document,
  bump: Level | undefined,
  changesets: Changesets | undefined,
): string[] {
  const problems = [...(changesets?.problems ?? [])];
  const [before, after] = [base.info.version ?? '0.0.0', revision.info.version ?? '0.0.0'];
  const step = stepOf(before, after);
  if (step === 'back') problems.push(`info.version went back from ${before} to ${after}`);
  else if (step !== 'none') {
    // A release: the version says it, and the changesets are used up.
    if (bump && !atLeast(step, bump))
      problems.push(`info.version went from ${before} to ${after}, a ${step} step; the changes are ${bump}`);
    return problems;
  }
  if (bump && changesets && !atLeast(changesets.bump, bump))
    problems.push(
      `the changes are ${bump}, ${changesets.bump === undefined ? 'and there is no changeset' : `the changesets say ${changesets.bump}`}: write a file in .changeset/ that begins with \`'${changesets.packages[0] ?? ''}': ${bump}\` between two lines of ---`,
    );
  return problems;
}
