import type { Document } from '@jurybox/openapi';
import { bumpOf, levels, type Bump, type Cause, type Finding, type Level } from '../model.ts';
import { groupFindings, type Group } from '../causes/group.ts';
import type { PolicyConfig } from '../config.ts';
import { daysAfter } from '../dates.ts';
import { stable } from '../equal.ts';
import { fingerprintOf, worstFirst, worstLevel } from '../findings/finding.ts';
import { unstableOperations, usualStability } from '../operations.ts';
import { code } from '../words/code.ts';
import { titleOf } from '../words/title.ts';
import { listWords } from '../words/values.ts';
import { exceptionsOf, type Approval, type Exception } from './exceptions.ts';
import type { Traffic } from '../traffic/tally.ts';
import type { PolicyFiles } from './files.ts';
import { announcementProblem, removalCheck } from './sunset.ts';
import { versionProblems } from './changesets.ts';

export interface Verdict {
  /** The smallest version bump that the findings allow. */
  bump: Bump | undefined;
  /** The findings with the levels of the policy, worst first. */
  findings: Finding[];
  /**
   * The causes of the findings. The causes that block the merge come first, then the others from the worst level to the
   * least.
   */
  causes: Cause[];
  /** The problems that block the merge, one sentence each. The problems of the blocking causes come first. */
  problems: string[];
  /** Hints about approvals and ignore entries that you can delete. Hints do not block the merge. */
  hints: string[];
  /**
   * Approvals for all causes that you may approve. `text` is ready to paste into `file`. `isConfigured` is false if the
   * configuration names no file, so that `file` is the usual one.
   */
  approvals?: { file: string; text: string; isConfigured: boolean };
  /** What the recorded requests say; undefined without `--traffic`. */
  traffic?: Traffic;
}

export interface PolicyInput {
  base: Document;
  revision: Document;
  findings: Finding[];
  policy: PolicyConfig;
  files: PolicyFiles;
  /** The parts of the revision that the review cannot read, and that differ from the base. */
  unread?: { pointer: string; reason: string }[];
  /** The fingerprints of the causes that no recorded request uses. They do not block the merge. */
  unused?: Set<string>;
  /** The date to check approvals and sunsets with, for example `2026-11-20`. */
  today: string;
}

/** Applies the configured policy to the findings. */
export function applyPolicy(input: PolicyInput): Verdict {
  const { base, revision, policy, files, today } = input;
  const ownLevels = new Map((policy.levels ?? []).map((entry) => [entry.rule, entry]));
  const ownLevelOf = ({ rule, narrowRule = rule }: Finding) => ownLevels.get(narrowRule) ?? ownLevels.get(rule);
  const findings = input.findings
    .map((finding) => ({ ...finding, level: ownLevelOf(finding)?.level ?? finding.level }))
    .sort(worstFirst);
  const exceptions = exceptionsOf(files, policy, today);
  const isUnstable = unstableCheck(base, policy);
  const judge = judgeWith(input, exceptions, isUnstable);
  const groups = groupFindings(findings, { base, revision });
  const causes = groups.map((group) => {
    const levelReason = group.findings.map((finding) => ownLevelOf(finding)?.reason).find((one) => one !== undefined);
    return { ...judge(group), ...(levelReason === undefined ? {} : { levelReason }) };
  });
  causes.sort((left, right) => rank(left) - rank(right));
  // A break of an operation that is not stable needs no major version.
  const worst = worstLevel(
    findings.map((one) => (one.level === 'major' && isUnstable(one) ? { ...one, level: 'minor' as const } : one)),
  );
  const bump = worst && bumpOf(worst);
  return {
    bump,
    findings,
    causes,
    problems: [
      ...causes.flatMap((cause) => problemOf(cause) ?? []),
      ...unreadProblems(input),
      ...files.problems,
      ...otherProblems(exceptions, causes),
      ...versionProblems({ base, revision }, bump, files.changesets),
    ],
    hints: [
      ...unusedApprovals(files.approvals, causes, policy),
      ...exceptions.flatMap(({ status, hasExpired, problem }) =>
        status === 'ignored' && hasExpired === true ? [problem ?? ''] : [],
      ),
    ],
    ...approvalsToPaste(causes, policy, today),
  };
}

const maxUnread = 20;

/** Returns a problem for each changed part that the review cannot read, because such a change may break callers. */
function unreadProblems({ unread = [], policy }: PolicyInput): string[] {
  if (policy.failOn === 'none' || policy.failOnUnread === false) return [];
  const more = unread.length - maxUnread;
  return [
    ...unread
      .slice(0, maxUnread)
      .map(
        ({ pointer, reason }) =>
          `${code(pointer)} changed, and the review cannot read it: ${reason}; ` +
          'make it readable, or set `policy.failOnUnread` to false',
      ),
    ...(more > 0 ? [`the review cannot read ${more} more changed parts`] : []),
  ];
}

const rank = ({ status, level }: Cause): number => (status === 'blocks' ? 0 : 10) + levels.indexOf(level);

const maxPasted = 20;
const pastedDays = 180;

/** The file for approvals that the documents name, for a configuration that names none. */
const usualFile = '.review/approvals.yaml';

function approvalsToPaste(causes: Cause[], { approvals: file }: PolicyConfig, today: string) {
  const open = causes.filter(({ canBeApproved }) => canBeApproved === true).slice(0, maxPasted);
  if (open.length === 0) return {};
  // The workflow recognizes its own comment by an HTML comment, so a title from a contract must not contain one.
  const entries = open.map(
    ({ fingerprint, title }) =>
      `  # ${title.replaceAll(/\p{Cc}/gu, ' ').replaceAll('<!--', '<!-')}\n  - fingerprint: ${fingerprint}\n` +
      `    reason: # why callers can live with it\n` +
      `    owner: # who answers questions about it\n    expires: '${daysAfter(today, pastedDays)}'\n`,
  );
  return { approvals: { file: file ?? usualFile, text: entries.join(''), isConfigured: file !== undefined } };
}

/** Returns the problem of a cause that blocks the merge: what changed, and what you can do. */
export const problemOf = ({ title, blocks }: Cause): string | undefined =>
  blocks === undefined ? undefined : `${title}: ${blocks}`;

/** Returns the problems of entries that no blocking cause names. An expired entry is no problem of its own. */
function otherProblems(exceptions: Exception[], causes: Cause[]): string[] {
  const said = new Set(causes.map(({ blocks }) => blocks));
  return exceptions.flatMap(({ problem, hasExpired }) =>
    problem === undefined || hasExpired === true || said.has(problem) ? [] : [problem],
  );
}

/**
 * Returns a hint about approvals that match no finding. The hint does not block the merge, because an unused approval
 * cannot allow any other change. After the merge, a review against the last release can still need the approval.
 */
const unusedApprovals = (approvals: Approval[], causes: Cause[], { approvals: file = '' }: PolicyConfig): string[] => {
  const known = new Set(causes.flatMap(({ fingerprint, findings }) => [fingerprint, ...findings]));
  const unused = approvals.map(({ fingerprint }) => fingerprint).filter((fingerprint) => !known.has(fingerprint));
  const [first, ...more] = unused;
  if (first === undefined) return [];
  return more.length === 0
    ? [
        `approval ${first} matches no finding of this change: ` +
          `remove it from ${file} after the approved change is released`,
      ]
    : [
        `${unused.length} approvals match no finding of this change: ` +
          `remove each from ${file} after its approved change is released: ${listWords(unused)}`,
      ];
};

type Judged = Pick<Cause, 'status' | 'blocks' | 'canBeApproved' | 'allowed' | 'reason'>;

/** Returns a function that says whether a finding only concerns operations that the base marks as not stable. */
function unstableCheck(base: Document, { stability }: PolicyConfig): (finding: Finding) => boolean {
  const unstable = unstableOperations(base, { ...usualStability, ...stability });
  return ({ operations, rule }) =>
    rule !== 'stability' && operations.length > 0 && operations.every((label) => unstable.has(label));
}

/**
 * Returns a function that receives findings with a common cause. It describes the cause and decides whether the cause
 * blocks the merge.
 */
function judgeWith(
  { base, policy, unused, today }: PolicyInput,
  exceptions: Exception[],
  isUnstable: (finding: Finding) => boolean,
) {
  const isBlocking = (level: Level): boolean =>
    policy.failOn !== 'none' && (level === 'major' || (level === 'formal' && policy.failOn === 'formal'));
  const removalOf = policy.requireSunset ? removalCheck(base, today) : () => undefined;

  const judge = (fingerprint: string, findings: Finding[]): Judged => {
    if (policy.requireSunset) {
      const announcement = findings.map((one) => announcementProblem(one, today)).find((one) => one !== undefined);
      if (announcement !== undefined) return { status: 'blocks', blocks: announcement };
    }
    const blocking = findings.filter(({ level }) => isBlocking(level));
    if (blocking.length === 0) return { status: 'passes' };
    if (blocking.every(isUnstable))
      return { status: 'passes', allowed: 'the base says that the operation is not stable' };
    const removals = blocking.map(removalOf);
    const unannounced = removals.find((removal) => removal?.canBeApproved === false && removal.problem !== undefined);
    if (unannounced?.problem !== undefined) return { status: 'blocks', blocks: unannounced.problem };
    const isAnnounced = (i: number) => removals[i] !== undefined && removals[i].problem === undefined;
    // If a removed member was required, the finding about `required` belongs to the removal.
    const areAllAnnounced = removals.every((removal, i) => removal === undefined || isAnnounced(i));
    const belongs = ({ rule }: Finding) => rule === 'required' && areAllAnnounced && removals.some(Boolean);
    const open = blocking.filter((finding, i) => !isAnnounced(i) && !belongs(finding));
    if (open.length === 0) return { status: 'announced', allowed: 'deprecated, and its sunset has passed' };
    for (const status of ['ignored', 'baseline', 'approved'] as const) {
      const entries = exceptions.filter((one) => one.status === status && (status !== 'ignored' || !one.problem));
      const used = open.map((finding) => {
        const own = entries.filter(({ covers }) => covers(finding, fingerprint));
        return own.find(({ problem }) => problem === undefined) ?? own[0];
      });
      const [first] = used;
      if (!first || used.includes(undefined)) continue;
      const problem = used.map((one) => one?.problem).find((one) => one !== undefined);
      if (problem !== undefined && unused?.has(fingerprint) === true) continue;
      if (problem !== undefined) return { status: 'blocks', blocks: problem };
      return { status, allowed: first.allowed, ...(first.reason === undefined ? {} : { reason: first.reason }) };
    }
    if (unused?.has(fingerprint) === true) return { status: 'unused', allowed: 'no recorded request uses it' };
    return { status: 'blocks', blocks: howToApprove(fingerprint, policy), canBeApproved: true };
  };

  return (group: Group): Cause => {
    const { findings } = group;
    const [worst] = findings as [Finding];
    const fingerprint = fingerprintOfGroup(findings);
    return {
      fingerprint,
      title: titleOf(group),
      level: worst.level,
      rule: group.rename ? `${group.rename.kind}-renamed` : (worst.narrowRule ?? worst.rule),
      proof: worst.proof,
      findings: findings.map((finding) => finding.fingerprint),
      operations: [...new Set(findings.flatMap(({ operations }) => operations))].sort(),
      sources: placesOf(findings),
      ...judge(fingerprint, findings),
    };
  };
}

/** Computes the fingerprint of a cause. */
function fingerprintOfGroup(findings: Finding[]): string {
  const counted = findings.map(({ fingerprint }) => fingerprint).sort();
  return counted.length === 1 ? (counted[0] ?? '') : fingerprintOf(stable(counted));
}

function placesOf(findings: Finding[]): Cause['sources'] {
  const places = findings.flatMap(({ source }) => source ?? []);
  return [...new Map(places.map((place) => [stable(place), place])).values()];
}

const howToApprove = (fingerprint: string, { approvals }: PolicyConfig): string =>
  `revert the change, or approve ${fingerprint} in ${approvals ?? usualFile}` +
  (approvals === undefined ? ', and name this file with `policy.approvals` in jurybox-review.yaml' : '');
