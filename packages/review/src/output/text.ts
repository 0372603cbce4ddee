import type { Place } from '../model.ts';

/** The control characters, and the characters that change the direction of text. */
const unprintable = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Replaces control characters, so that text from a contract cannot control a terminal. Keeps line breaks and tabs. */
export const printable = (text: string): string => text.replaceAll(unprintable, '\uFFFD');

export function oneLine(text: string, most = 300): string {
  const flat = printable(text.replaceAll(/\s+/g, ' '));
  return flat.length > most ? `${flat.slice(0, most - 1)}…` : flat;
}

export const plainWords = (text: string): string => text.replaceAll('`', '');

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
  oneLine(text, 400)
    .split('`')
    .map((part, i) => (i % 2 === 1 && part !== '' ? codeOf(part) : escape(part)))
    .join('');

export const codeOf = (text: string): string => `<code>${escape(text)}</code>`;

/** Returns a code block whose fence is longer than any fence in the text, so that the text cannot close it. */
export function fenced(text: string, language: string): string[] {
  const fence = '`'.repeat([...text.matchAll(/[`~]+/g)].reduce((most, [run]) => Math.max(most, run.length + 1), 3));
  // The CI workflow finds its pull request comment by an HTML comment, so text from a contract must not contain one.
  return [`${fence}${language}`, printable(text).replaceAll('<!--', '<! --'), fence];
}

export type Links = (source: Place) => string | undefined;

/** Returns a function that links to a line on GitHub, if the environment names the repository and the commit. */
export function gitHubLinks(env: Record<string, string | undefined>): Links {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: commit = '' } = env;
  const isKnown =
    /^https:\/\/[\w.-]+(:\d+)?$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[0-9a-f]{40}$/.test(commit);
  return ({ file, line }) =>
    isKnown && !file.startsWith('/')
      ? `${server}/${repository}/blob/${commit}/${fileAddress(file)}#L${line}`
      : undefined;
}

/** Encodes the path of a file for a URL. Also encodes brackets, because they would end a link in Markdown. */
export const fileAddress = (file: string): string =>
  file
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()).replaceAll(/[!'()*]/g, escapeCharacter))
    .join('/');

const escapeCharacter = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

export const placeText = ({ file, line }: Place): string => `${file}:${line}`;
