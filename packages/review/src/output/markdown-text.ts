import { splitCode } from '../words/code.ts';
import { oneLine, printable } from './plain.ts';

/** Escapes text for Markdown. The result has no markup, HTML, mention or link, and stays on one line. */
export function escape(text: string): string {
  return oneLine(text)
    .replaceAll(/[&<>`*[\]#|~!@\\$]/g, (char) => `&#${char.charCodeAt(0)};`)
    .replaceAll(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '&#95;')
    .replaceAll(/:(?=\/\/)/g, '&#58;')
    .replaceAll(/www\./gi, (match) => `${match.slice(0, -1)}&#46;`);
}

/** Renders a sentence as Markdown: keeps the parts between backticks as code, and escapes everything else. */
export const rendered = (text: string): string =>
  splitCode(oneLine(text, 400))
    .map((part) => (part.isCode ? `<code>${escape(part.text)}</code>` : escape(part.text)))
    .join('');

/** Returns a code block whose fence is longer than any fence in the text, so that the text cannot close it. */
export function fenced(text: string, language: string): string[] {
  const longestFence = [...text.matchAll(/[`~]+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);
  const fence = '`'.repeat(Math.max(3, longestFence + 1));
  // The workflow recognizes its own comment by an HTML comment, so text from a contract must not contain one.
  return [`${fence}${language}`, printable(text).replaceAll('<!--', '<! --'), fence];
}
