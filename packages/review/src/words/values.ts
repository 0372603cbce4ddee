import { stable } from '../equal.ts';
import { code } from './code.ts';

/** Joins words with commas, and the last two with `and` or `or`. Shows at most `most` of the words. */
export function listWords(words: string[], most = 5, last: 'and' | 'or' = 'and'): string {
  const shown = words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : words;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1) ?? ''}`;
}

/** Returns a text as it is, and any other value as JSON. */
export const plainValue = (value: unknown): string => (typeof value === 'string' ? value : stable(value));

export const valueWords = (value: unknown): string => code(plainValue(value));

export const sentence = (text: string): string =>
  text.startsWith('`') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
