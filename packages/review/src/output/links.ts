import type { Finding } from '../model.ts';

export type Source = NonNullable<Finding['source']>;
/** Returns the web address of a line in a source file; undefined if the file has no web address. */
export type Links = (source: Source) => string | undefined;

/** Returns links to the lines on GitHub if the environment names the repository and the commit. */
export function gitHubLinks(env: Record<string, string | undefined>): Links {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_SHA: commit = '' } = env;
  const isKnown =
    /^https:\/\/[\w.-]+(:\d+)?$/.test(server) && /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[0-9a-f]{40}$/.test(commit);
  return ({ file, line }) =>
    isKnown && !file.startsWith('/')
      ? `${server}/${repository}/blob/${commit}/${fileAddress(file)}#L${line}`
      : undefined;
}

/**
 * Returns the path of a file, escaped for an address. Also escapes brackets, because they would end a link in Markdown.
 */
export const fileAddress = (file: string): string =>
  file
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()).replaceAll(/[!'()*]/g, escapeCharacter))
    .join('/');

const escapeCharacter = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;

export const placeText = ({ file, line }: Source): string => `${file}:${line}`;
