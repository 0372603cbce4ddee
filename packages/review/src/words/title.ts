import { otherSide } from '../compared.ts';
import type { Group } from '../causes/group.ts';
import type { Rename } from '../causes/rename.ts';
import type { Finding } from '../model.ts';
import { code } from './code.ts';
import { keywordWords, requiredWords } from './keywords.ts';
import { subjectWords } from './subject.ts';
import { sentence } from './values.ts';

/** Says what changed in one sentence without the words of JSON Schema. Code is between backticks. */
export function titleOf({ findings, rename }: Group): string {
  const [worst] = findings;
  if (!worst) return '';
  const isInSeveral = findings.some(({ operations }) => operations.join() !== worst.operations.join());
  return sentence(rename ? renameWords(rename, findings) : findingWords(worst, isInSeveral));
}

function renameWords({ kind, from, to }: Rename, findings: Finding[]): string {
  if (kind === 'operation') return `${code(from)} moved to ${code(to)}`;
  if (kind === 'parameter') return `the parameter ${code(from)} is renamed to ${code(to)}`;
  const subject = findings.find(({ rule }) => rule === 'property-removed')?.subject ?? from;
  return `${subjectWords(subject)} is renamed to ${code(to)}`;
}

/** Returns the sentence of one finding. Falls back to its message. */
function findingWords(finding: Finding, isInSeveral: boolean): string {
  const { rule, subject, direction, level, message } = finding;
  if (rule === 'redocly-diff') return message;
  if (subject === undefined) return operationWords(finding, isInSeveral);
  const words = subjectWords(subject);
  const change = { base: finding.base, revision: finding.revision };
  if (rule === 'property-added' || rule === 'property-removed') {
    const side = rule === 'property-added' ? 'revision' : 'base';
    const open = message.includes('allows any value');
    const done = side === 'revision' ? 'is new' : 'is removed';
    return open && (level === 'formal' || level === 'major')
      ? `${words} ${done}; the ${otherSide(side)} allows any value with this name`
      : `${words} ${done}`;
  }
  if (direction === 'none' && rule !== 'default' && rule !== 'sunset') return withSubject(message, subject, words);
  if (rule === 'required') return requiredWords((member) => subjectWords(`${subject}.${member}`), change);
  return keywordWords[rule]?.(words, change, direction) ?? withSubject(message, subject, words);
}

/** Replaces the place at the beginning of a message by the words for it. */
const withSubject = (message: string, subject: string, words: string): string =>
  message.startsWith(subject) ? `${words}${message.slice(subject.length)}` : message;

/**
 * Puts the operation at the beginning of a message between backticks. Leaves it out if the change is in several
 * operations, because the outputs name them.
 */
function operationWords({ message, operations }: Finding, isInSeveral: boolean): string {
  const clean = message.replaceAll('`', "'");
  const label = operations.find((one) => clean.startsWith(one));
  if (label === undefined) return clean;
  const rest = clean.slice(label.length);
  return isInSeveral ? rest.replace(/^:? /, '') : `${code(label)}${rest}`;
}
