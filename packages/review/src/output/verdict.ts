import { isBreaking, type Cause, type Finding, type Witness } from '../model.ts';
import { operationsIn } from '../causes/group.ts';
import { isSentLabel } from '../operations.ts';
import type { Report } from '../run.ts';
import { problemOf } from '../policy/policy.ts';
import { differenceTexts, shortTrafficText, trafficSummary } from '../traffic/words.ts';
import { code, listWords, sentence } from '../words/values.ts';

const rank = ({ rule }: Cause): number => (rule === 'operation-removed' ? 0 : rule.endsWith('-removed') ? 1 : 2);

/**
 * Returns the causes in groups: those that block the merge, those that pass for a reason that the report names
 * (`allowed`), and the remaining causes by level. The group `major` is only used if the policy blocks nothing.
 */
export function sortCauses({ causes }: Pick<Report, 'causes'>) {
  const sorted = causes.toSorted(
    (one, other) => rank(one) - rank(other) || other.operations.length - one.operations.length,
  );
  const groups = Object.groupBy(sorted, ({ blocks, allowed, level }) =>
    blocks !== undefined ? 'blocking' : allowed !== undefined ? 'allowed' : level,
  );
  return { blocking: [], allowed: [], major: [], formal: [], minor: [], patch: [], ...groups };
}

/** If there are more blocking causes than this number, the report begins with a list and a summary of them. */
const maxReadAtOnce = 3;

/** Returns the texts that the terminal and the pull-request comment show. Code is between backticks. */
export function pageOf(report: Report) {
  const causes = sortCauses(report);
  const isLong = causes.blocking.length > maxReadAtOnce;
  return {
    ...causes,
    answer: answerOf(report),
    whom: isLong ? whomTexts(causes.blocking, report) : [],
    whatToDo: whatToDo(report),
    list: isLong ? causes.blocking.map(lineOf) : [],
    others: otherProblems(report),
    recorded: trafficSummary(report),
    differences: differenceTexts(report),
    notReviewed: notReviewedTexts(report),
  };
}

function lineOf(cause: Cause): string {
  const where = operationsText(cause, 1, code);
  return `${cause.title}${where === '' ? '' : ` (${where})`}${shortTrafficText(cause)}`;
}

export function answerOf(report: Report): string {
  const { blocking, allowed, major, formal, minor } = sortCauses(report);
  const changes = ({ length }: Cause[], one: string, several: string, noun = 'change') =>
    `${count(length, noun)} ${length === 1 ? one : several}`;
  if (blocking.length > 0) {
    const verbs: [string, string] = !blocking.every(({ level }) => isBreaking(level))
      ? ['blocks the merge', 'block the merge']
      : blocking.every(({ proof }) => proof === 'unproven')
        ? ['may break callers', 'may break callers']
        : ['breaks callers', 'break callers'];
    return `do not merge, ${changes(blocking, ...verbs)}`;
  }
  if (report.problems.length > 0) return `do not merge, ${count(report.problems.length, 'problem')} to solve first`;
  if (major.length > 0)
    return `may be merged because the policy blocks nothing, but ${changes(major, 'breaks callers', 'break callers')}`;
  if (allowed.length > 0) return `may be merged, ${changes(allowed, 'is allowed', 'are allowed', 'breaking change')}`;
  if (formal.length > 0) return `may be merged, ${count(formal.length, 'formal break')} and no other breaking change`;
  if (minor.length > 0) return 'may be merged, nothing breaks callers';
  return report.causes.length > 0 ? 'may be merged, no effect on callers' : 'nothing changed';
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const whomTexts = (causes: Cause[], report: Report): string[] =>
  (['major', 'formal'] as const).flatMap((level) => {
    const alike = causes.filter((cause) => cause.level === level);
    const findings = alike.flatMap((cause) => cause.findings);
    return alike.slice(0, 1).flatMap((first) => effectTexts({ ...first, title: '', findings }, report, 3, code));
  });

function whatToDo({ causes, approvals }: Report): string | undefined {
  const { length } = causes.filter(({ canBeApproved }) => canBeApproved === true);
  if (length === 0) return undefined;
  const [these, them] = length === 1 ? ['the change', 'it'] : [`the ${length} changes`, 'them'];
  const how = `revert ${these}, or approve ${them} in ${code(approvals?.file ?? '')}.`;
  return approvals?.isConfigured === false
    ? `${how} Name this file with \`policy.approvals\` in \`jurybox-review.yaml\`.`
    : how;
}

/** The problems that do not come from a cause, for example a missing changeset. */
export function otherProblems({ problems, causes }: Report): string[] {
  const said = new Set(causes.map(problemOf));
  return problems.filter((problem) => !said.has(problem));
}

/** Says how a finding breaks callers. The report names effects with a lower `rank` first. */
function effectOf({ operations, rule, proof, direction, position }: Finding): { words: string; rank: number } {
  // No example request or response can show that a response lost a member.
  if (rule === 'property-removed' && proof === 'stated')
    return { words: 'callers no longer receive a member that they may read', rank: 2 };
  if (direction === 'none' || position === 'contract') return { words: 'callers must change their code', rank: 5 };
  // Callers receive the requests of a webhook or callback, and send the responses.
  const isTurned = operations.every(isSentLabel);
  const [sent, received] = isTurned ? ['responses', 'requests'] : ['requests', 'responses'];
  // Without a witness, it is not certain that the change breaks callers.
  const [may, later] = proof === 'unproven' ? ['may ', 1] : ['', 0];
  const rank = (isTurned ? 6 : 0) + later;
  return position === 'request'
    ? { words: `callers ${may}send ${sent} that the revision refuses`, rank }
    : { words: `callers ${may}receive ${received} that the base does not allow`, rank: rank + 3 };
}

/** Joins sentences: `callers may send x` and `callers may receive y` become `callers may send x and receive y`. */
function togetherOf([first = '', ...others]: string[]): string {
  const [start] = /^callers (?:may )?/.exec(first) ?? [''];
  return listWords([first, ...others.map((words) => (words.startsWith(start) ? words.slice(start.length) : words))]);
}

const asItIs = (text: string): string => text;

/** Says how a cause breaks callers, in one sentence for each group of operations with the same effects. */
export function effectTexts({ level, findings, ...cause }: Cause, report: Report, most = 3, format = asItIs): string[] {
  const title = cause.operations.length === 1 ? cause.title : '';
  const textOf = (operations: string[], ...words: string[]) =>
    [operationsText({ title, operations }, most, format), ...words].filter((part) => part !== '').join(': ');
  if (!isBreaking(level)) return [textOf(cause.operations)].filter((text) => text !== '');
  const own = new Set(findings);
  const effects = report.findings
    .filter((one) => own.has(one.fingerprint) && one.level === level)
    .map((one) => ({ ...effectOf(one), operations: one.operations }))
    .sort((one, other) => one.rank - other.rank);
  const byWords = Map.groupBy(effects, ({ words }) => words);
  const operationsOf = (words = ''): string[] => operationsIn(byWords.get(words) ?? []);
  return [...Map.groupBy(byWords.keys(), (words) => operationsOf(words).join()).values()].map((words) =>
    textOf(operationsOf(words[0]), togetherOf(words)),
  );
}

/** Names the operations, or their number if there are more than `most`. Empty if the title names all. */
export function operationsText(
  { title, operations }: Pick<Cause, 'title' | 'operations'>,
  most = 3,
  format = asItIs,
): string {
  const [only, ...others] = operations;
  if (only === undefined || (others.length === 0 && title.includes(only))) return '';
  return operations.length <= most ? listWords(operations.map(format)) : `${operations.length} operations`;
}

export const wordsOf = (cause: Cause, report: Report): string[] =>
  [cause.title, ...effectTexts(cause, report), cause.blocks ?? '', cause.allowed ?? '']
    .filter((part) => part !== '')
    .map(sentence);

export const witnessOf = (findings: string[], report: Report): Witness | undefined =>
  report.findings.find((one) => findings.includes(one.fingerprint) && one.witness !== undefined)?.witness;

export const notReviewedTexts = ({ notReviewed }: Report): string[] =>
  notReviewed.map(
    ({ contract, pointer, reason }) => `\`${pointer.replaceAll('`', "'")}\` of the ${contract}: ${reason}`,
  );
