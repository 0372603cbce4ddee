import { limits } from './limits.ts';

/**
 * Rewrites a pattern so that it is valid with the flag `u` and matches the same texts; undefined if that is not
 * possible. JSON Schema uses this flag, which forbids some notations that are legal without it, for example `\-`
 * outside brackets.
 */
export function unicodePattern(pattern: string): string | undefined {
  if (pattern.length > limits.patternCharacters) return undefined;
  if (compiles(pattern, 'u')) return pattern;
  if (!compiles(pattern, '')) return undefined;
  const rewritten = rewrite(pattern);
  return compiles(rewritten, 'u') ? rewritten : undefined;
}

function compiles(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags).source !== '';
  } catch {
    return false;
  }
}

/** Removes backslashes that have no meaning. Adds the backslashes that only a pattern with the flag `u` needs. */
function rewrite(pattern: string): string {
  const tokens = pattern.match(/\\[\s\S]|\{\d+(?:,\d*)?\}|[\s\S]/g) ?? [];
  let inBrackets = false;
  return tokens
    .map((token, i) => {
      if (inBrackets) {
        if (token === ']') inBrackets = false;
        return token === '-' && isBesideClass(tokens, i) ? '\\-' : withoutBackslash(token, /[\^$\\.*+?()[\]{}|/-]/);
      }
      if (token === '[') inBrackets = true;
      if (token === ']' || token === '{' || token === '}') return `\\${token}`;
      return withoutBackslash(token, /[\^$\\.*+?()[\]{}|/]/);
    })
    .join('');
}

/**
 * Removes the backslash of a token if it has no meaning. Keeps the backslash before a letter or digit, because it has a
 * meaning in the regular expressions of other languages.
 */
const withoutBackslash = (token: string, needed: RegExp): string =>
  token.length === 2 && token.startsWith('\\') && !needed.test(token[1] ?? '') && !/\w/.test(token[1] ?? '')
    ? (token[1] ?? '')
    : token.replace(/^\\_$/, '_');

/** Whether a hyphen is next to a class such as `\w`. Such a hyphen is a plain character and not a range. */
const isBesideClass = (tokens: string[], i: number): boolean =>
  [tokens[i - 1], tokens[i + 1]].some((token) => /^\\[wdsWDS]$/.test(token ?? ''));
