import { type Characters, anyButLineEnd, classes, complement, union } from './characters.ts';

/** A parsed regular expression. `start` stands for `^`, and `end` stands for `$`. */
export type Tree =
  | { kind: 'characters'; set: Characters }
  | { kind: 'sequence' | 'choice'; parts: Tree[] }
  | { kind: 'repeat'; part: Tree; least: number; most: number }
  | { kind: 'start' | 'end' };

/**
 * Thrown if a pattern contains something that an automaton cannot represent, or that this parser does not support:
 * lookaround, references to groups, `\b`, `\p`.
 */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}

const named: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

/** Reads a pattern that the JavaScript engine accepts. Throws `Unsupported`. */
export function parsePattern(pattern: string): Tree {
  if (pattern.length > 5000) throw new Unsupported('the pattern is too long');
  const points = Array.from(pattern);
  let at = 0;
  let depth = 0;
  const look = (text: string): boolean => points.slice(at, at + text.length).join('') === text;
  const take = (text: string): boolean => look(text) && ((at += text.length), true);

  const choice = (): Tree => {
    depth += 1;
    if (depth > 200) throw new Unsupported('the groups are nested too deeply');
    const parts = [sequence()];
    while (take('|')) parts.push(sequence());
    depth -= 1;
    return parts.length === 1 ? (parts[0] as Tree) : { kind: 'choice', parts };
  };
  const sequence = (): Tree => {
    const parts: Tree[] = [];
    while (at < points.length && points[at] !== '|' && points[at] !== ')') parts.push(quantified(atom()));
    return parts.length === 1 ? (parts[0] as Tree) : { kind: 'sequence', parts };
  };
  const quantified = (part: Tree): Tree => {
    const match = /^(?:([*+?])|\{(\d{1,6})(?:(,)(\d{0,6}))?\})\??/.exec(points.slice(at, at + 20).join(''));
    if (!match) return part;
    at += match[0].length;
    const [, sign, low, comma, high] = match;
    const least = sign === '+' ? 1 : sign ? 0 : Number(low);
    const most = sign === '?' ? 1 : sign ? Infinity : high ? Number(high) : comma ? Infinity : Number(low);
    return { kind: 'repeat', part, least, most };
  };
  const atom = (): Tree => {
    const char = points[at] ?? '';
    at += 1;
    if (char === '^') return { kind: 'start' };
    if (char === '$') return { kind: 'end' };
    if (char === '.') return { kind: 'characters', set: anyButLineEnd };
    if (char === '[') return { kind: 'characters', set: set() };
    if (char === '\\') return { kind: 'characters', set: escaped(false) };
    if (char !== '(') return { kind: 'characters', set: [[char.codePointAt(0) ?? 0, char.codePointAt(0) ?? 0]] };
    if (!take('?:') && look('?')) {
      const group = /^\?<[^=!>][^>]*>/.exec(points.slice(at).join(''));
      if (!group) throw new Unsupported('lookaround');
      at += Array.from(group[0]).length;
    }
    const inner = choice();
    at += 1;
    return inner;
  };
  const escaped = (inSet: boolean): Characters => {
    const char = points[at] ?? '';
    at += 1;
    const known = classes[char];
    if (known) return known;
    if (char === 'b' && inSet) return [[8, 8]];
    if (/[bBpPkc1-9]/.test(char)) throw new Unsupported(`\\${char}`);
    if (char === 'u' || char === 'x') {
      const match = /^(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{4})|([0-9a-fA-F]{2}))/.exec(
        points.slice(at, at + 12).join(''),
      );
      if (!match || (char === 'x' && !match[3] && !match[2])) throw new Unsupported(`\\${char}`);
      const digits = char === 'x' ? match[0].slice(0, 2) : (match[1] ?? match[2] ?? '');
      if (digits === '' || /^d[89a-f]/i.test(digits)) throw new Unsupported(`\\${char}`);
      at += char === 'x' ? 2 : match[0].length;
      const point = Number.parseInt(digits, 16);
      return [[point, point]];
    }
    const point = named[char] ?? char.codePointAt(0) ?? 0;
    return [[point, point]];
  };
  const set = (): Characters => {
    const isNegated = take('^');
    const parts: Characters[] = [];
    const one = (): Characters => {
      const char = points[at] ?? '';
      at += 1;
      return char === '\\' ? escaped(true) : [[char.codePointAt(0) ?? 0, char.codePointAt(0) ?? 0]];
    };
    while (at < points.length && points[at] !== ']') {
      const low = one();
      if (points[at] !== '-' || points[at + 1] === ']' || at + 1 >= points.length) {
        parts.push(low);
        continue;
      }
      at += 1;
      const high = one();
      const isRange = low.length === 1 && high.length === 1 && low[0]?.[0] === low[0]?.[1];
      if (isRange) parts.push([[low[0]?.[0] ?? 0, high[0]?.[1] ?? 0]]);
      else parts.push(low, [[45, 45]], high);
    }
    at += 1;
    return isNegated ? complement(union(...parts)) : union(...parts);
  };
  const tree = choice();
  if (at < points.length) throw new Unsupported('the pattern is not closed');
  return tree;
}
