import { limits } from './limits.ts';

/**
 * Returns a pattern that means the same with the `u` flag; undefined if there is none. JSON Schema reads patterns with
 * this flag, which forbids some texts that are legal without it, for example `\-` outside of brackets.
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

/** Removes the backslashes that have no meaning, and adds those that only the `u` flag wants. */
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

/** A letter or digit behind a backslash is left alone, because in other languages it means something else. */
const withoutBackslash = (token: string, needed: RegExp): string =>
  token.length === 2 && token.startsWith('\\') && !needed.test(token[1] ?? '') && !/\w/.test(token[1] ?? '')
    ? (token[1] ?? '')
    : token.replace(/^\\_$/, '_');

/** Whether a hyphen is beside a class such as `\w`. There it stands for itself. */
const isBesideClass = (tokens: string[], i: number): boolean =>
  [tokens[i - 1], tokens[i + 1]].some((token) => /^\\[wdsWDS]$/.test(token ?? ''));
