import { splitCode } from '../words/code.ts';

/** The control characters, and the characters that change the direction of text. */
const unprintable = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Replaces control characters, so that text from a contract cannot control a terminal. Keeps line breaks and tabs. */
export const printable = (text: string): string => text.replaceAll(unprintable, '\uFFFD');

/** Returns text on one line, with at most `most` characters. */
export function oneLine(text: string, most = 300): string {
  const flat = printable(text.replaceAll(/\s+/g, ' '));
  return flat.length > most ? `${flat.slice(0, most - 1)}…` : flat;
}

/** Returns a sentence without its backticks. */
export const plainWords = (text: string): string =>
  splitCode(text)
    .map((part) => part.text)
    .join('');
