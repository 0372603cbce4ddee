import type { Document } from './document.ts';
import { operationsOf } from './document.ts';
import type { Approval } from './approvals.ts';
import { atLeast, stepOf, type Changesets } from './changesets.ts';
import type { Finding, Level } from './model.ts';
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
export function decide({ base, revision, findings, approvals, approvalProblems, changesets, today }: PolicyInput): Verdict {
  const problems = [...approvalProblems];
  const allowed = new Map<string, string>();
  const by = new Map(approvals.map((approval) => [approval.fingerprint, approval]));
  const expired = (approval: Approval) => approval.expires < today;
  for (const approval of approvals) if (expired(approval)) problems.push(`approval ${approval.fingerprint} expired on ${approval.expires}: renew it or take it out`);
  for (const approval of approvals) if (!findings.some(({ fingerprint }) => fingerprint === approval.fingerprint)) problems.push(`approval ${approval.fingerprint} matches nothing: take it out of .review/approvals.yaml`);
  const operations = operationsOf(base);
  for (const finding of findings) {
    const removal = removalProblem(finding, operations, today);
    const approval = by.get(finding.fingerprint);
    if (removal === '') allowed.set(finding.fingerprint, 'deprecated, and its sunset has passed');
    else if (removal !== undefined) problems.push(removal);
    else if (approval && !expired(approval)) allowed.set(finding.fingerprint, `${approval.reason} (${approval.owner}, until ${approval.expires})`);
    else if (finding.level === 'major') problems.push(`${finding.fingerprint} ${finding.message}: breaks callers; change it back, or approve it in .review/approvals.yaml`);
  }
  const bump = worst(findings);
  problems.push(...versionProblems(base, revision, bump, changesets));
  return { bump, allowed, problems };
}

/** An empty text: the removal is due. Nothing: this is no removal. */
function removalProblem({ rule, operations: [label = ''] }: Finding, operations: Map<string, { method: string; path: string; deprecated: boolean; sunset?: string }>, today: string): string | undefined {
  if (rule !== 'operation-removed') return undefined;
  const operation = [...operations.values()].find(({ method, path }) => `${method} ${path}` === label);
  if (!operation?.deprecated) return `${label} was removed without having been deprecated: mark it \`deprecated: true\` with \`x-sunset\` first`;
  if (operation.sunset === undefined) return `${label} was removed without a sunset: announce it with \`x-sunset\` first`;
  const day = operation.sunset.slice(0, 10);
  return day < today ? '' : `${label} was removed before its sunset on ${day}`;
}

function versionProblems(base: Document, revision: Document, bump: Level | undefined, changesets: Changesets | undefined): string[] {
  const problems = [...(changesets?.problems ?? [])];
  const [before, after] = [base.info.version ?? '0.0.0', revision.info.version ?? '0.0.0'];
  const step = stepOf(before, after);
  if (step === 'back') problems.push(`info.version went back from ${before} to ${after}`);
  else if (step !== 'none') {
    // A release: the version says it, and the changesets are used up.
    if (bump && !atLeast(step, bump)) problems.push(`info.version went from ${before} to ${after}, a ${step} step; the changes are ${bump}`);
    return problems;
  }
  if (bump && changesets && !atLeast(changesets.bump, bump)) problems.push(`the changes are ${bump}, ${changesets.bump === undefined ? 'and there is no changeset' : `the changesets say ${changesets.bump}`}: write a file in .changeset/ that begins with \`'${changesets.packages[0] ?? ''}': ${bump}\` between two lines of ---`);
  return problems;
}
