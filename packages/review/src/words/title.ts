import { otherSide } from '../compared.ts';
import { operationsIn, type Group } from '../causes/group.ts';
import type { Rename } from '../causes/rename.ts';
import { isBreaking, type Finding } from '../model.ts';
import { keywordWords } from './keywords.ts';
import { requiredWords } from './sentences.ts';
import { sharedName, subjectWords } from './subject.ts';
import { code, listWords, sentence } from './values.ts';

/** Says what changed in one sentence without the words of JSON Schema. Code is between backticks. */
export function titleOf({ findings, rename }: Group): string {
  const [worst] = findings;
  if (!worst) return '';
  const isInSeveral = findings.some(({ operations }) => operations.join() !== worst.operations.join());
  const isShared = operationsIn(findings).length > 1;
  // The name of a member: `Card.zip` if several operations share the schema `Card`, otherwise `body.zip`.
  const name: NameOf = ({ pointer }, subject, member) => {
    const shared = isShared ? sharedName(pointer) : undefined;
    const end = member === undefined ? '' : `.${member}`;
    return shared === undefined ? subjectWords(subject + end) : code(shared + end);
  };
  return sentence(
    rename
      ? renameWords(rename, findings, name)
      : (memberWords(findings, name) ?? findingWords(worst, isInSeveral, name)),
  );
}

type NameOf = (finding: Finding, subject: string, member?: string) => string;

function renameWords({ kind, from, to }: Rename, findings: Finding[], name: NameOf): string {
  if (kind === 'operation') return `${code(from)} moved to ${code(to)}`;
  if (kind === 'parameter') return `the parameter ${code(from)} is renamed to ${code(to)}`;
  const removed = findings.find(({ rule }) => rule === 'property-removed');
  return `${removed === undefined ? code(from) : name(removed, removed.subject ?? from)} is renamed to ${code(to)}`;
}

/** Returns the sentence about new or removed members; undefined if no finding is about such a member. */
function memberWords(findings: Finding[], name: NameOf): string | undefined {
  const [first] = findings.filter(({ rule }) => rule === 'property-added' || rule === 'property-removed');
  if (!first) return undefined;
  const members = findings.filter(({ rule, position }) => rule === first.rule && position === first.position);
  const subjects = [...new Set(members.map((member) => name(member, member.subject ?? member.message)))];
  const one = subjects.length === 1;
  const isNew = first.rule === 'property-added';
  const isRequired =
    isNew && findings.some(({ rule, message }) => rule === 'required' || message.includes('the revision requires it'));
  const done = `${one ? 'is' : 'are'} ${isNew ? `new${isRequired ? ' and required' : ''}` : 'removed'}`;
  const other = otherSide(isNew ? 'revision' : 'base');
  const isOpen = members.some(({ level, message }) => isBreaking(level) && message.includes('allows any value'));
  return (
    `${listWords(subjects)} ${done}` +
    (isOpen && !isRequired
      ? `, which breaks callers, because the ${other} allows any value with ${one ? 'this name' : 'these names'}`
      : '')
  );
}

function findingWords(finding: Finding, isInSeveral: boolean, name: NameOf): string {
  const { rule, subject, direction, message } = finding;
  if (subject === undefined) return operationWords(finding, isInSeveral);
  const words = name(finding, subject);
  const change = { base: finding.base, revision: finding.revision };
  if (direction === 'none' && rule !== 'default' && rule !== 'sunset') return withSubject(message, subject, words);
  if (rule === 'required') return requiredWords((member) => name(finding, subject, member), change);
  return keywordWords[rule]?.(words, change, direction) ?? withSubject(message, subject, words);
}

/** If a message begins with the name of a place, such as `body.name`, replaces the name by words. */
const withSubject = (message: string, subject: string, words: string): string =>
  message.startsWith(subject) ? `${words}${message.slice(subject.length)}` : message;

/** Puts backticks around the operation with which a message begins. Omits it if several operations have findings. */
function operationWords({ message, operations }: Finding, isInSeveral: boolean): string {
  const clean = message.replaceAll('`', "'");
  const label = operations.find((one) => clean.startsWith(one));
  if (label === undefined) return clean;
  const rest = clean.slice(label.length);
  return isInSeveral ? rest.replace(/^:? /, '') : `${code(label)}${rest}`;
}
