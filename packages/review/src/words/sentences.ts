import { isObject } from '@jurybox/openapi';
import { without, type Compared } from '../compared.ts';
import type { Direction } from '../model.ts';
import { listWords, plainValue, valueWords } from './values.ts';

/** Writes the sentence for a changed keyword. `change` has its value in the base and its value in the revision. */
export type Sentence = (subject: string, change: Compared<unknown>, direction: Direction) => string;

export const baseCode = (value: unknown): string => (value === undefined ? '' : ` (before: ${valueWords(value)})`);

/** Returns the sentence for a changed limit. `shortWords` describes the limit of the base, in parentheses. */
const limitWords =
  (verb: string, words: (limit: unknown) => string, shortWords: (limit: unknown) => string): Sentence =>
  (subject, { base, revision }, direction) => {
    if (revision === undefined) return `${subject} need no longer ${verb} ${words(base)}`;
    const before = base === undefined ? 'no limit' : shortWords(base);
    return `${subject} ${direction === 'widens' ? 'may' : 'must'} now ${verb} ${words(revision)} (before: ${before})`;
  };

export const amount = (says: string, unit: string): Sentence =>
  limitWords('have', (size) => `${says} ${plainValue(size)} ${unit}`, plainValue);

const bounds = {
  minimum: 'at least',
  exclusiveMinimum: 'greater than',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
};

export const limitSentence = (keyword: 'minimum' | 'maximum'): Sentence => {
  const words = (limit: unknown) => {
    const limits: Record<string, unknown> = isObject(limit) ? limit : { [keyword]: limit };
    return Object.entries(bounds)
      .flatMap(([name, says]) => (limits[name] === undefined ? [] : [`${says} ${plainValue(limits[name])}`]))
      .join(' and ');
  };
  return limitWords('be', words, words);
};

/** Returns the sentence about a changed keyword. `what` is what the keyword requires, such as `be a multiple of`. */
export const sentenceOf =
  (what: string): Sentence =>
  (subject, { base, revision }) =>
    revision === undefined
      ? `${subject} need no longer ${what} ${valueWords(base)}`
      : `${subject} must now ${what} ${valueWords(revision)}${baseCode(base)}`;

const withArticle = (name: string): string =>
  name === 'null' ? 'null' : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
const typeWords = (types: unknown): string =>
  types === undefined
    ? 'any type'
    : [types]
        .flat()
        .map((name) => withArticle(plainValue(name)))
        .join(' or ');

export const typeSentence: Sentence = (subject, { base, revision }) =>
  `${subject} is now ${typeWords(revision)} (before: ${typeWords(base)})`;

export const enumSentence: Sentence = (subject, change) => {
  const { base, revision } = change as Compared<unknown[] | undefined>;
  const listed = (values: unknown[]) => listWords(values.map(valueWords));
  if (!base) return `${subject} can now only be ${listed(revision ?? [])}`;
  if (!revision) return `${subject} can now be any value, not only ${listed(base)}`;
  const [gone, added] = [without(base, revision), without(revision, base)];
  const say = (who: string, list: unknown[]) =>
    list.length === 0 ? [] : [`${who} ${list.length > 1 ? 'values' : 'value'} ${listed(list)}`];
  return [
    ...say(`${subject} has the new`, added),
    ...say(`${added.length > 0 ? 'it' : subject} no longer has the`, gone),
  ].join('; ');
};

export function requiredWords(memberWords: (member: string) => string, { base, revision }: Compared<unknown>): string {
  const names = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  const [gained, lost] = [without(names(revision), names(base)), without(names(base), names(revision))];
  const say = (list: unknown[], what: string) =>
    list.length === 0
      ? []
      : [`${listWords(list.map((member) => memberWords(String(member))))} ${list.length > 1 ? 'are' : 'is'} ${what}`];
  return [...say(gained, 'now required'), ...say(lost, 'no longer required')].join('; ');
}
