import { stable } from '../compared.ts';

/** Puts text from a contract between backticks, on one line and without other backticks, so that outputs show code. */
export function code(text: string): string {
  const flat = text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ').replaceAll('`', "'");
  return `\`${flat.length > 80 ? `${flat.slice(0, 79)}…` : flat === '' ? ' ' : flat}\``;
}

/** Joins words with commas, and the last two with `and` or `or`. Shows at most `most` of the words. */
export function listWords(words: string[], most = 5, last: 'and' | 'or' = 'and'): string {
  const shown = words.length > most ? [...words.slice(0, most - 1), `${words.length - most + 1} more`] : words;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1) ?? ''}`;
}

/** Returns the first `most` lines. If there are more, `more` returns a last line that says how many are hidden. */
export const limited = (lines: string[], most: number, more: (hidden: number) => string): string[] =>
  lines.length > most ? [...lines.slice(0, most), more(lines.length - most)] : lines;

export const plainValue = (value: unknown): string => (typeof value === 'string' ? value : stable(value));

export const valueWords = (value: unknown): string => code(plainValue(value));

export const sentence = (text: string): string =>
  text.startsWith('`') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
