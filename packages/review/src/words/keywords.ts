import { rows } from '../keywords/rows.ts';
import { type Sentence, baseCode } from './sentences.ts';
import { valueWords } from './values.ts';

/** The sentences about changed keywords, by rule. For other rules, the message of the finding is used. */
export const keywordWords: Record<string, Sentence> = {
  ...Object.fromEntries(Object.entries(rows).flatMap(([name, { says }]) => (says ? [[name, says]] : []))),
  additionalProperties: (subject, { base, revision }) =>
    revision === false
      ? `${subject} no longer allows members that the contract does not name`
      : base === false
        ? `${subject} now allows members that the contract does not name`
        : `the members of ${subject} that the contract does not name have another schema`,
  default: (subject, { base, revision }) =>
    revision === undefined
      ? `${subject} no longer has the default ${valueWords(base)}`
      : `${subject} now has the default ${valueWords(revision)}${baseCode(base)}`,
  sunset: (subject, { base, revision }) =>
    revision === undefined
      ? `${subject} no longer has a sunset (before: ${valueWords(base)})`
      : `the sunset of ${subject} is ${valueWords(revision)}${baseCode(base)}`,
};
