/**
 * Puts text from a contract between backticks, so that every output can show it as code. The result is on one line and
 * contains no other backticks.
 */
export function code(text: string): string {
  const flat = text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ').replaceAll('`', "'");
  return `\`${flat.length > 80 ? `${flat.slice(0, 79)}…` : flat === '' ? ' ' : flat}\``;
}

/** Splits a sentence at its backticks. In the result, plain parts and parts of code alternate. */
export const splitCode = (text: string): { text: string; isCode: boolean }[] =>
  text
    .split('`')
    .map((part, i) => ({ text: part, isCode: i % 2 === 1 }))
    .filter((part) => part.text !== '');
