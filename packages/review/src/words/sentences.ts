import { isObject } from '@jurybox/openapi';
import { type Compared, mapCompared } from '../compared.ts';
import { without } from '../equal.ts';
import type { Direction } from '../model.ts';
import { listWords, plainValue, valueWords } from './values.ts';

/**
 * Writes the sentence for a changed keyword. The arguments are the subject of the sentence, and the value of the
 * keyword in both contracts.
 */
export type Sentence = (subject: string, change: Compared<unknown>, direction: Direction) => string;

/** Returns the verb of the sentence. It is `may` if the change allows more values, otherwise `must`. */
const verb = (direction: Direction): string => (direction === 'widens' ? 'may' : 'must');

const baseText = (value: unknown): string => ` (before: ${plainValue(value)})`;
export const baseCode = (value: unknown): string => (value === undefined ? '' : ` (before: ${valueWords(value)})`);

/** Returns the sentence for a changed bound. A contract without the bound has undefined instead of a number. */
export const amount =
  (says: string, unit: string): Sentence =>
  (subject, { base, revision }, direction) => {
    const words = (value: unknown) => `${says} ${plainValue(value)} ${unit}`;
    if (revision === undefined) return `${subject} need no longer have ${words(base)}`;
    const limitOfBase = baseText(base === undefined ? 'no limit' : base);
    return `${subject} ${verb(direction)} now have ${words(revision)}${limitOfBase}`;
  };

const limitWords = (keyword: 'minimum' | 'maximum', value: unknown): string | undefined => {
  const limits: Record<string, unknown> = isObject(value) ? value : { [keyword]: value };
  const exclusive = keyword === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  const words = [
    ...(limits[keyword] === undefined
      ? []
      : [`at ${keyword === 'minimum' ? 'least' : 'most'} ${plainValue(limits[keyword])}`]),
    ...(limits[exclusive] === undefined
      ? []
      : [`${keyword === 'minimum' ? 'greater' : 'less'} than ${plainValue(limits[exclusive])}`]),
  ];
  return words.length === 0 ? undefined : words.join(' and ');
};

export const limitSentence =
  (keyword: 'minimum' | 'maximum'): Sentence =>
  (subject, { base, revision }, direction) => {
    const words = mapCompared({ base, revision }, (value) => limitWords(keyword, value));
    if (words.revision === undefined) return `${subject} need no longer be ${words.base ?? 'limited'}`;
    return `${subject} ${verb(direction)} now be ${words.revision} (before: ${words.base ?? 'no limit'})`;
  };

/** Returns the sentence for a keyword whose value a message must fit, for example `pattern`. */
export const sentenceOf =
  (what: string): Sentence =>
  (subject, { base, revision }) =>
    revision === undefined
      ? `${subject} need no longer ${what} ${valueWords(base)}`
      : `${subject} must now ${what} ${valueWords(revision)}${baseCode(base)}`;

const typeWords = (value: unknown): string =>
  value === undefined
    ? 'any type'
    : [value].flat().length === 1
      ? withArticle(plainValue([value].flat()[0]))
      : [value]
          .flat()
          .map((name) => withArticle(plainValue(name)))
          .join(' or ');
const withArticle = (name: string): string =>
  name === 'null' ? 'null' : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

export const typeSentence: Sentence = (subject, { base, revision }) =>
  `${subject} is now ${typeWords(revision)} (before: ${typeWords(base)})`;

const valuesOf = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value as unknown[];
  if (!isObject(value)) return value === undefined ? undefined : [value];
  if ('const' in value) return [value['const']];
  return Array.isArray(value['enum']) ? (value['enum'] as unknown[]) : undefined;
};

export const enumSentence: Sentence = (subject, { base, revision }) => {
  const values = mapCompared({ base, revision }, valuesOf);
  if (!values.base) return `${subject} can now only be ${listWords((values.revision ?? []).map(valueWords))}`;
  if (!values.revision) return `${subject} can now be any value, not only ${listWords(values.base.map(valueWords))}`;
  const gone = without(values.base, values.revision);
  const added = without(values.revision, values.base);
  return (
    [
      ...(added.length > 0
        ? [`${subject} has the new ${added.length > 1 ? 'values' : 'value'} ${listWords(added.map(valueWords))}`]
        : []),
      ...(gone.length > 0
        ? [
            `${added.length > 0 ? 'it' : subject} no longer has the ${gone.length > 1 ? 'values' : 'value'} ` +
              listWords(gone.map(valueWords)),
          ]
        : []),
    ].join('; ') || `the values of ${subject} changed`
  );
};

/** Says which members became required or optional. `name` is the place of the object, for example `body`. */
export function requiredWords(memberWords: (member: string) => string, { base, revision }: Compared<unknown>): string {
  const names = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
  const [gained, lost] = [without(names(revision), names(base)), without(names(base), names(revision))];
  const say = (list: unknown[], what: string) =>
    list.length === 0
      ? []
      : [`${listWords(list.map((member) => memberWords(String(member))))} ${list.length > 1 ? 'are' : 'is'} ${what}`];
  return [...say(gained, 'now required'), ...say(lost, 'no longer required')].join('; ');
}
