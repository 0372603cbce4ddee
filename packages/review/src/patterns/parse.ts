import { type Characters, anyButLineEnd, classes, complement, union } from './characters.ts';

/** A parsed regular expression. `start` stands for `^`, and `end` stands for `$`. */
export type Tree =
  | { kind: 'characters'; set: Characters }
  | { kind: 'sequence' | 'choice'; parts: Tree[] }
  | { kind: 'repeat'; part: Tree; least: number; most: number }
  | { kind: 'start' | 'end' };

const escape = String.raw`\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\[^]`;
/** The tokens of a pattern: an escape, a set, the beginning of a group, a quantifier, or one character. */
const tokens = new RegExp(
  String.raw`${escape}|\[(?:\\[^]|[^\]\\])*\]|\((?:\?:|\?<(?![=!])[^>]*>)?|[*+?]\??|\{\d{1,6}(?:,\d{0,6})?\}\??|[^]`,
  'gu',
);
const tokensOfSet = new RegExp(`${escape}|[^]`, 'gu');

/** Throws a `SyntaxError` for syntax that it does not support: lookaround, references to groups, `\b`, `\p`. */
export function parsePattern(pattern: string): Tree {
  if (pattern.length > 5000) throw new SyntaxError('the pattern is too long');
  const left = pattern.match(tokens)?.toReversed() ?? [];
  const next = (): string => left.at(-1) ?? ')';

  const choice = (depth: number): Tree => {
    if (depth > 200) throw new SyntaxError('the groups are nested too deeply');
    const parts = [sequence(depth)];
    while (next() === '|') {
      left.pop();
      parts.push(sequence(depth));
    }
    return parts.length === 1 ? (parts[0] as Tree) : { kind: 'choice', parts };
  };
  const sequence = (depth: number): Tree => {
    const parts: Tree[] = [];
    while (next() !== '|' && next() !== ')') parts.push(quantified(atom(left.pop() ?? '', depth)));
    return parts.length === 1 ? (parts[0] as Tree) : { kind: 'sequence', parts };
  };
  const quantified = (part: Tree): Tree => {
    const [, sign, low, comma, high] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(next()) ?? [];
    if (sign === undefined && low === undefined) return part;
    left.pop();
    const least = sign === '+' ? 1 : sign ? 0 : Number(low);
    const most = sign === '?' ? 1 : sign ? Infinity : high ? Number(high) : comma ? Infinity : Number(low);
    return { kind: 'repeat', part, least, most };
  };
  const atom = (token: string, depth: number): Tree => {
    if (token === '^') return { kind: 'start' };
    if (token === '$') return { kind: 'end' };
    if (token === '.') return { kind: 'characters', set: anyButLineEnd };
    if (token.startsWith('[') && token.length > 1) return { kind: 'characters', set: setOf(token.slice(1, -1)) };
    if (!token.startsWith('(')) return { kind: 'characters', set: charactersOf(token, /[bBpPkc1-9]/) };
    if (next().startsWith('?')) throw new SyntaxError('lookaround');
    const inner = choice(depth + 1);
    left.pop();
    return inner;
  };
  const tree = choice(1);
  if (left.length > 0) throw new SyntaxError('the pattern is not closed');
  return tree;
}

export function treeOf(pattern: string): Tree | undefined {
  try {
    return parsePattern(pattern);
  } catch {
    return undefined;
  }
}

const named: Record<string, number> = { b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

/** Returns the characters that one character or escape of a pattern stands for. */
function charactersOf(token: string, unsupported: RegExp): Characters {
  const [first = '', char = ''] = token;
  if (first !== '\\') return pointOf(first.codePointAt(0) ?? 0);
  const known = classes[char];
  if (known) return known;
  const point = /[ux]/.test(char)
    ? Number.parseInt(token.replaceAll(/^..|[{}]/g, ''), 16)
    : (named[char] ?? char.codePointAt(0) ?? 0);
  const isHalf = point >= 0xd8_00 && point <= 0xdf_ff;
  if (unsupported.test(char) || Number.isNaN(point) || isHalf) throw new SyntaxError(token);
  return pointOf(point);
}

const pointOf = (point: number): Characters => [[point, point]];

/** Returns the characters of a set such as `[a-z_]`. `content` is the text between the brackets. */
function setOf(content: string): Characters {
  const isNegated = content.startsWith('^');
  const [...all] = content.slice(isNegated ? 1 : 0).match(tokensOfSet) ?? [];
  const parts: Characters[] = [];
  for (let i = 0; i < all.length; i += 1) {
    const low = charactersOf(all[i] ?? '', /[BpPkc1-9]/);
    parts.push(low);
    if (all[i + 1] !== '-' || i + 2 >= all.length) continue;
    const high = charactersOf(all[i + 2] ?? '', /[BpPkc1-9]/);
    // Beside a class such as `\w`, a hyphen is a plain character.
    const isRange = [low, high].every(([range, ...others]) => others.length === 0 && range?.[0] === range?.[1]);
    parts.push(isRange ? [[low[0]?.[0] ?? 0, high[0]?.[1] ?? 0]] : pointOf(45), high);
    i += 2;
  }
  return isNegated ? complement(union(...parts)) : union(...parts);
}
