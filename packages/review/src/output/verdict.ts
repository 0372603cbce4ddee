import type { Cause } from '../causes/cause.ts';
import type { Finding } from '../model.ts';
import type { Report } from '../report.ts';
import { problemOf } from '../policy/policy.ts';
import { listWords } from '../words/values.ts';

/** The causes of a report in the order in which every output shows them. */
export interface Sorted {
  blocking: Cause[];
  /** Breaking changes that the policy allows. */
  allowed: Cause[];
  /** Formal breaks that do not block the merge. */
  formal: Cause[];
  /** Breaking changes that pass because the policy lets every change pass. */
  passing: Cause[];
  minor: Cause[];
  patch: Cause[];
}

export function sortCauses({ causes }: Pick<Report, 'causes'>): Sorted {
  const blocking = causes.filter(({ status }) => status === 'blocks');
  const allowed = causes.filter((cause) => cause.status !== 'blocks' && cause.allowed !== undefined);
  const rest = causes.filter((cause) => cause.status === 'passes');
  const of = (level: Cause['level']) => rest.filter((cause) => cause.level === level);
  return { blocking, allowed, formal: of('formal'), passing: of('major'), minor: of('minor'), patch: of('patch') };
}

/** Answers in one line whether the revision may go out. */
export function answerOf(report: Report): string {
  const { blocking, allowed, passing, formal, minor } = sortCauses(report);
  if (blocking.length > 0) {
    const isBreaking = blocking.every(({ level }) => level === 'major' || level === 'formal');
    const one = blocking.length === 1;
    const does = isBreaking ? `${one ? 'breaks' : 'break'} callers` : `${one ? 'blocks' : 'block'} the merge`;
    return `do not merge, ${count(blocking.length, 'change')} ${does}`;
  }
  if (report.problems.length > 0) return `do not merge, ${count(report.problems.length, 'problem')} to solve first`;
  if (passing.length > 0)
    return (
      `may go out by the policy, ${count(passing.length, 'change')} ` +
      `${passing.length === 1 ? 'breaks' : 'break'} callers`
    );
  if (allowed.length > 0)
    return `may go out, ${count(allowed.length, 'breaking change')} ${allowed.length === 1 ? 'is' : 'are'} allowed`;
  if (formal.length > 0) return `may go out, ${count(formal.length, 'formal break')} and no other breaking change`;
  if (minor.length > 0) return 'may go out, nothing breaks callers';
  return report.causes.length > 0 ? 'may go out, no effect on callers' : 'nothing changed';
}

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The problems that no cause explains, for example a missing changeset. */
export function otherProblems({ problems, causes }: Report): string[] {
  const said = new Set(causes.map(problemOf));
  return problems.filter((problem) => !said.has(problem));
}

/** Whether responses no longer contain a member, which no message can prove. */
const isLostMember = ({ rule, proof }: Finding): boolean => rule === 'property-removed' && proof === 'stated';

/** Says whom a cause breaks, and how. */
export function effectOf({ level, findings }: Cause, report: Report): string | undefined {
  if (level !== 'major' && level !== 'formal') return undefined;
  const members = new Set(findings);
  const breaking = report.findings.filter((one) => members.has(one.fingerprint) && one.level === level);
  const isLost = breaking.some(isLostMember);
  const positions = new Set(
    breaking
      .filter((one) => !isLostMember(one))
      .map(({ position, direction }) => (direction === 'none' ? 'contract' : position)),
  );
  const effects = [
    ...(positions.has('request') ? ['callers send requests that the revision refuses'] : []),
    ...(isLost ? ['callers no longer receive a member that they may read'] : []),
    ...(positions.has('response') ? ['callers receive responses that the base does not allow'] : []),
    ...(positions.has('contract') ? ['callers must change their code'] : []),
  ];
  return listWords(effects);
}

/** Names the operations of a cause: all of them if there are few. */
export function operationsText({ operations }: Cause, most = 3, format = (label: string): string => label): string {
  if (operations.length === 0) return '';
  return operations.length <= most ? listWords(operations.map(format)) : `${operations.length} operations`;
}
