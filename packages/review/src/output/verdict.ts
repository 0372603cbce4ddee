import { isBreaking, type Cause, type Finding, type Witness } from '../model.ts';
import { isSentLabel } from '../operations.ts';
import type { Report } from '../run.ts';
import { problemOf } from '../policy/policy.ts';
import { shortTrafficText } from '../traffic/words.ts';
import { code } from '../words/code.ts';
import { listWords } from '../words/values.ts';

/** The causes of a report in the order in which every output shows them. */
export interface Sorted {
  blocking: Cause[];
  /** Breaking changes that the policy allows. */
  allowed: Cause[];
  /** Formal breaks that do not block the merge. */
  formal: Cause[];
  /** Breaking changes that pass because the policy blocks nothing (`failOn: none`). */
  passing: Cause[];
  minor: Cause[];
  patch: Cause[];
}

export function sortCauses(report: Pick<Report, 'causes'>): Sorted {
  const causes = report.causes.toSorted((one, other) => rank(one) - rank(other) || usesOf(other) - usesOf(one));
  const blocking = causes.filter(({ status }) => status === 'blocks');
  const allowed = causes.filter((cause) => cause.status !== 'blocks' && cause.allowed !== undefined);
  const rest = causes.filter((cause) => cause.status === 'passes' && cause.allowed === undefined);
  const of = (level: Cause['level']) => rest.filter((cause) => cause.level === level);
  return { blocking, allowed, formal: of('formal'), passing: of('major'), minor: of('minor'), patch: of('patch') };
}

/** Removed operations come first, then other removals, then everything else. */
const rank = ({ rule }: Cause): number => (rule === 'operation-removed' ? 0 : rule.endsWith('-removed') ? 1 : 2);

/** The number of operations that a change concerns. */
export const usesOf = ({ operations }: Cause): number => operations.length;

/**
 * Returns one line for each breaking change, for a list above the proofs. Returns an empty list if there are so few
 * changes that the reader sees all of them without a list.
 */
export function causeList(causes: Cause[]): string[] {
  if (causes.length <= maxReadAtOnce) return [];
  return causes.map((cause) => {
    const where = operationsText(cause, 1, code);
    return `${cause.title}${where === '' ? '' : ` (${where})`}${shortTrafficText(cause)}`;
  });
}

/** Returns the verdict in one line: whether you may merge the change. */
export function answerOf(report: Report): string {
  const { blocking, allowed, passing, formal, minor } = sortCauses(report);
  if (blocking.length > 0) {
    const areBreaks = blocking.every(({ level }) => isBreaking(level));
    const one = blocking.length === 1;
    const isUncertain = blocking.every(({ proof }) => proof === 'unproven');
    const does = areBreaks
      ? `${isUncertain ? 'may break' : one ? 'breaks' : 'break'} callers`
      : `${one ? 'blocks' : 'block'} the merge`;
    return `do not merge, ${count(blocking.length, 'change')} ${does}`;
  }
  if (report.problems.length > 0) return `do not merge, ${count(report.problems.length, 'problem')} to solve first`;
  if (passing.length > 0)
    return (
      `may be merged because the policy blocks nothing, but ${count(passing.length, 'change')} ` +
      `${passing.length === 1 ? 'breaks' : 'break'} callers`
    );
  if (allowed.length > 0)
    return `may be merged, ${count(allowed.length, 'breaking change')} ${allowed.length === 1 ? 'is' : 'are'} allowed`;
  if (formal.length > 0) return `may be merged, ${count(formal.length, 'formal break')} and no other breaking change`;
  if (minor.length > 0) return 'may be merged, nothing breaks callers';
  return report.causes.length > 0 ? 'may be merged, no effect on callers' : 'nothing changed';
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Summarizes whom the changes break, in one line for each effect. Returns an empty list if there are so few changes
 * that a summary does not help.
 */
export function whomTexts(causes: Cause[], report: Report): string[] {
  if (causes.length <= maxReadAtOnce) return [];
  return (['major', 'formal'] as const).flatMap((level) => {
    const alike = causes.filter((cause) => cause.level === level);
    const [first] = alike;
    const findings = alike.flatMap((cause) => cause.findings);
    return first ? effectTexts({ ...first, title: '', findings }, report, { format: code }) : [];
  });
}

const maxReadAtOnce = 3;

/** Says what to do about the blocking changes that you may approve; undefined if there are no such changes. */
export function whatToDo({ causes, approvals }: Report): string | undefined {
  const { length } = causes.filter(({ status, canBeApproved }) => status === 'blocks' && canBeApproved === true);
  if (length === 0) return undefined;
  const these = length === 1 ? 'the change' : `the ${length} changes`;
  const how = `revert ${these}, or approve ${length === 1 ? 'it' : 'them'} in ${code(approvals?.file ?? '')}.`;
  return approvals?.isConfigured === false
    ? `${how} Name this file with \`policy.approvals\` in \`jurybox-review.yaml\`.`
    : how;
}

/** Returns the problems that do not come from a cause, for example a missing changeset. */
export function otherProblems({ problems, causes }: Report): string[] {
  const said = new Set(causes.map(problemOf));
  return problems.filter((problem) => !said.has(problem));
}

interface Effect {
  /** Says how the change breaks callers of the operations; undefined if it breaks no caller. */
  words: string | undefined;
  operations: string[];
}

/** Returns the effects of a cause on callers, and the operations that each effect concerns. */
function effectsOf({ level, findings, operations }: Cause, report: Report): Effect[] {
  if (!isBreaking(level)) return [{ words: undefined, operations }];
  const members = new Set(findings);
  const breaking = report.findings.filter((one) => members.has(one.fingerprint) && one.level === level);
  const byWords = Map.groupBy(breaking, effectWords);
  const operationsOf = (words: string): string[] =>
    [...new Set((byWords.get(words) ?? []).flatMap((finding) => finding.operations))].sort();
  const present = effectOrder.filter((words) => byWords.has(words));
  return [...Map.groupBy(present, (words) => operationsOf(words).join()).values()].map((words) => ({
    words: togetherOf(words),
    operations: operationsOf(words[0] ?? ''),
  }));
}

/** Joins sentences about callers. Leaves out the words that all of them begin with, but never the "may" of one only. */
function togetherOf([first = '', ...others]: string[]): string {
  const [start] = /^callers (?:may )?/.exec(first) ?? [''];
  return listWords([first, ...others.map((words) => (words.startsWith(start) ? words.slice(start.length) : words))]);
}

/** The effects on callers, in the order in which the report names them. */
const effectsWith = (sent: string, received: string) =>
  [
    `callers send ${sent} that the revision refuses`,
    `callers may send ${sent} that the revision refuses`,
    'callers no longer receive a member that they may read',
    `callers receive ${received} that the base does not allow`,
    `callers may receive ${received} that the base does not allow`,
    'callers must change their code',
  ] as const;

const usualEffects = effectsWith('requests', 'responses');
/** Callers receive the requests of a webhook or callback, and send the responses. */
const turnedEffects = effectsWith('responses', 'requests');
const effectOrder: string[] = [...new Set([...usualEffects, ...turnedEffects])];

function effectWords(finding: Finding): string {
  const effects = finding.operations.every(isSentLabel) ? turnedEffects : usualEffects;
  const [sends, maySend, loses, receives, mayReceive, changes] = effects;
  // No example request or response can show that a response lost a member.
  if (finding.rule === 'property-removed' && finding.proof === 'stated') return loses;
  if (finding.direction === 'none' || finding.position === 'contract') return changes;
  // Without a witness, it is not certain that the change breaks callers, so the sentence says "may".
  const isCertain = finding.proof !== 'unproven';
  return finding.position === 'request' ? (isCertain ? sends : maySend) : isCertain ? receives : mayReceive;
}

/**
 * Describes how a cause breaks callers. For each effect, returns one sentence with its operations. For example, a cause
 * can break the requests of one operation and the responses of another.
 */
export function effectTexts(
  cause: Cause,
  report: Report,
  { most = 3, format = (label: string): string => label, words: formatWords = (words: string): string => words } = {},
): string[] {
  return effectsOf(cause, report).flatMap(({ words, operations }) => {
    const names = operationsText({ title: cause.operations.length === 1 ? cause.title : '', operations }, most, format);
    const parts = [names, words === undefined ? '' : formatWords(words)].filter((part) => part !== '');
    return parts.length === 0 ? [] : [parts.join(': ')];
  });
}

/**
 * Names the operations of a cause, or only their number if there are many. Returns an empty text if the title already
 * names the only operation.
 */
export function operationsText(
  { title, operations }: Pick<Cause, 'title' | 'operations'>,
  most = 3,
  format = (label: string): string => label,
): string {
  const [only, ...others] = operations;
  if (only === undefined || (others.length === 0 && title.includes(only))) return '';
  return operations.length <= most ? listWords(operations.map(format)) : `${operations.length} operations`;
}

/** Says in one line what a cause changes, whom it breaks and whether it is allowed. Leaves out what does not apply. */
export const wordsOf = (cause: Cause, report: Report): string[] =>
  [cause.title, ...effectTexts(cause, report), cause.blocks, cause.allowed].filter(
    (part): part is string => part !== undefined && part !== '',
  );

/** Returns the first witness of the findings with these fingerprints. */
export const witnessOf = (findings: string[], report: Report): Witness | undefined =>
  report.findings.find((one) => findings.includes(one.fingerprint) && one.witness !== undefined)?.witness;

/** Says for each part that the review could not read where it is, and why. */
export const notReviewedTexts = ({ notReviewed }: Report, format = (pointer: string): string => pointer): string[] =>
  notReviewed.map(({ contract, pointer, reason }) => `${format(pointer)} of the ${contract}: ${reason}`);
