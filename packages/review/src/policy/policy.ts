import type { Document } from '@jurybox/openapi';
import { bumpOf, levels, type Bump, type Cause, type Finding } from '../model.ts';
import { groupFindings, operationsIn } from '../causes/group.ts';
import type { PolicyConfig } from '../config.ts';
import { daysAfter } from '../dates.ts';
import { stable } from '../compared.ts';
import { fingerprintOf, worstFirst, worstLevel } from '../findings/finding.ts';
import { operationsByLabel, unstableValue, usualStability } from '../operations.ts';
import type { Traffic } from '../traffic/tally.ts';
import { titleOf } from '../words/title.ts';
import { code, limited, listWords } from '../words/values.ts';
import { exceptionsOf, type Approval, type Exception } from './exceptions.ts';
import type { PolicyFiles } from './files.ts';
import { announcementProblem, removalOf, type OperationOf } from './sunset.ts';
import { versionProblems } from './changesets.ts';

/** `report.schema.json` describes the members. */
export interface Verdict {
  bump: Bump | undefined;
  /** The findings, worst first. Each has the level that the policy gives it. */
  findings: Finding[];
  causes: Cause[];
  /** The problems of the blocking causes come first. */
  problems: string[];
  hints: string[];
  approvals?: { file: string; text: string; isConfigured: boolean };
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
  /** The fingerprints of the causes that do not block the merge, because no recorded request uses the changed part. */
  unused?: Set<string>;
  /** The date to check approvals and sunsets with, for example `2026-11-20`. */
  today: string;
}

export function applyPolicy(input: PolicyInput): Verdict {
  const { base, revision, policy, files, today } = input;
  const ownLevels = new Map(policy.levels?.map((entry) => [entry.rule, entry]));
  const ownLevelOf = ({ rule, narrowRule = rule }: Finding) => ownLevels.get(narrowRule) ?? ownLevels.get(rule);
  const findings = input.findings
    .map((finding) => ({ ...finding, level: ownLevelOf(finding)?.level ?? finding.level }))
    .sort(worstFirst);
  const exceptions = exceptionsOf(files, policy, today);
  let byLabel: ReturnType<typeof operationsByLabel> | undefined;
  // The operations are computed only if a change breaks callers, because contracts can be large.
  const operationOf: OperationOf = (label) => (byLabel ??= operationsByLabel(base)).get(label);
  const stability = { ...usualStability, ...policy.stability };
  const isMarked = (label: string) => unstableValue(operationOf(label) ?? { node: {} }, stability) !== undefined;
  const isUnstable = ({ operations, rule }: Finding): boolean =>
    rule !== 'stability' && operations.length > 0 && operations.every(isMarked);
  const judge = judgeWith(input, exceptions, isUnstable, operationOf);
  const causes = groupFindings(findings, { base, revision }).map((group): Cause => {
    const members = group.findings;
    const [worst] = members as [Finding];
    const fingerprints = members.map(({ fingerprint }) => fingerprint);
    const fingerprint = members.length === 1 ? worst.fingerprint : fingerprintOf(stable(fingerprints.toSorted()));
    const sources = members.flatMap(({ source }) => source ?? []);
    const levelReason = members.map((finding) => ownLevelOf(finding)?.reason).find((one) => one !== undefined);
    return {
      fingerprint,
      title: titleOf(group),
      level: worst.level,
      rule: group.rename ? `${group.rename.kind}-renamed` : (worst.narrowRule ?? worst.rule),
      proof: worst.proof,
      findings: fingerprints,
      operations: operationsIn(members),
      sources: [...new Map(sources.map((place) => [stable(place), place])).values()],
      ...judge(fingerprint, members),
      ...(levelReason === undefined ? {} : { levelReason }),
    };
  });
  const rank = ({ status, level }: Cause): number => (status === 'blocks' ? 0 : 10) + levels.indexOf(level);
  causes.sort((left, right) => rank(left) - rank(right));
  // A break of an operation that is not stable needs no major version.
  const worst = worstLevel(
    findings.map((one) => (one.level === 'major' && isUnstable(one) ? { level: 'minor' } : one)),
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
      // Leaves out an expired approval: if a change still needs it, the problem of the change's cause names it. Also
      // leaves out an expired ignore entry, which is only a hint.
      ...exceptions
        .flatMap(({ problem, hasExpired }) => (hasExpired === true ? [] : (problem ?? [])))
        .filter((problem) => causes.every(({ blocks }) => blocks !== problem)),
      ...versionProblems({ base, revision }, bump, files.changesets),
    ],
    hints: [
      ...unusedApprovals(files.approvals, causes, policy),
      ...exceptions.flatMap(({ status, hasExpired, problem = '' }) =>
        status === 'ignored' && hasExpired === true ? [problem] : [],
      ),
    ],
    ...approvalsToPaste(causes, policy, today),
  };
}

const maxUnread = 20;

/** A change of a part that the review cannot read may break callers, so it is a problem. */
const unreadProblems = ({ unread = [], policy }: PolicyInput): string[] =>
  policy.failOn === 'none' || policy.failOnUnread === false
    ? []
    : limited(
        unread.map(
          ({ pointer, reason }) =>
            `${code(pointer)} changed, and the review cannot read it: ${reason}; ` +
            'make it readable, or set `policy.failOnUnread` to false',
        ),
        maxUnread,
        (hidden) => `the review cannot read ${hidden} more changed parts`,
      );

const maxPasted = 20;
const pastedDays = 180;

/** The approvals file in the examples of the documentation, used if the configuration names no file. */
const usualFile = '.review/approvals.yaml';

function approvalsToPaste(causes: Cause[], { approvals: file }: PolicyConfig, today: string) {
  const open = causes.filter(({ canBeApproved }) => canBeApproved === true).slice(0, maxPasted);
  if (open.length === 0) return {};
  // The CI workflow finds its pull request comment by an HTML comment, so a title must not contain one.
  const entries = open.map(
    ({ fingerprint, title }) =>
      `  # ${title.replaceAll(/\p{Cc}/gu, ' ').replaceAll('<!--', '<!-')}\n  - fingerprint: ${fingerprint}\n` +
      `    reason: # why callers can live with it\n` +
      `    owner: # who answers questions about it\n    expires: '${daysAfter(today, pastedDays)}'\n`,
  );
  return { approvals: { file: file ?? usualFile, text: entries.join(''), isConfigured: file !== undefined } };
}

export const problemOf = ({ title, blocks }: Cause): string | undefined =>
  blocks === undefined ? undefined : `${title}: ${blocks}`;

// An unused approval is a hint and not a problem: it cannot allow another change, and a review against the last release
// may still need it.
function unusedApprovals(approvals: Approval[], causes: Cause[], { approvals: file = '' }: PolicyConfig): string[] {
  const known = new Set(causes.flatMap(({ fingerprint, findings }) => [fingerprint, ...findings]));
  const unused = approvals.map(({ fingerprint }) => fingerprint).filter((fingerprint) => !known.has(fingerprint));
  if (unused.length === 0) return [];
  const isOne = unused.length === 1;
  const who = isOne ? `approval ${unused[0]} matches` : `${unused.length} approvals match`;
  const until = isOne ? 'the approved change is released' : `its approved change is released: ${listWords(unused)}`;
  return [`${who} no finding of this change: remove ${isOne ? 'it' : 'each'} from ${file} after ${until}`];
}

type Judged = Pick<Cause, 'status' | 'blocks' | 'canBeApproved' | 'allowed' | 'reason'>;

function judgeWith(
  { policy, unused, today }: PolicyInput,
  exceptions: Exception[],
  isUnstable: (finding: Finding) => boolean,
  operationOf: OperationOf,
) {
  const { failOn, approvals: file } = policy;
  const isBlocking = ({ level }: Finding): boolean =>
    failOn !== 'none' && (level === 'major' || (level === 'formal' && failOn === 'formal'));
  const blocked = (blocks: string): Judged => ({ status: 'blocks', blocks });

  return (fingerprint: string, findings: Finding[]): Judged => {
    const announcement = policy.requireSunset ? findings.flatMap((one) => announcementProblem(one, today) ?? []) : [];
    if (announcement[0] !== undefined) return blocked(announcement[0]);
    const blocking = findings.filter(isBlocking);
    if (blocking.length === 0) return { status: 'passes' };
    if (blocking.every(isUnstable))
      return { status: 'passes', allowed: 'the base says that the operation is not stable' };
    const removals = policy.requireSunset ? blocking.map((finding) => removalOf(finding, operationOf, today)) : [];
    const unannounced = removals.find((removal) => removal?.mustBeAnnounced && removal.problem !== undefined);
    if (unannounced?.problem !== undefined) return blocked(unannounced.problem);
    const open = blocking.filter((_, i) => removals[i] === undefined || removals[i].problem !== undefined);
    if (open.length === 0) return { status: 'announced', allowed: 'deprecated, and its sunset has passed' };
    const isUnused = unused?.has(fingerprint) === true;
    for (const status of ['ignored', 'baseline', 'approved'] as const) {
      const entries = exceptions.filter((one) => one.status === status && (status !== 'ignored' || !one.problem));
      const used = open.map((finding) => {
        const own = entries.filter(({ covers }) => covers(finding, fingerprint));
        return own.find(({ problem }) => problem === undefined) ?? own[0];
      });
      const [first] = used;
      if (!first || used.includes(undefined)) continue;
      const problem = used.map((one) => one?.problem).find((one) => one !== undefined);
      if (problem === undefined)
        return { status, allowed: first.allowed, ...(first.reason === undefined ? {} : { reason: first.reason }) };
      if (!isUnused) return blocked(problem);
    }
    if (isUnused) return { status: 'unused', allowed: 'no recorded request uses it' };
    const how =
      `revert the change, or approve ${fingerprint} in ${file ?? usualFile}` +
      (file === undefined ? ', and name this file with `policy.approvals` in jurybox-review.yaml' : '');
    return { ...blocked(how), canBeApproved: true };
  };
}
