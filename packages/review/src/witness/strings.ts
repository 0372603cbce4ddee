/** This module generates strings that fit patterns and formats. */
import { readableIn } from '../patterns/characters.ts';
import { parsePattern, type Tree } from '../patterns/parse.ts';

export const formatSamples: Record<string, string[]> = {
  uuid: ['0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1', '00000000-0000-4000-8000-000000000000'],
  'date-time': ['2026-03-11T10:22:31.518Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+02:00'],
  date: ['2026-03-11'],
  time: ['10:22:31Z'],
  duration: ['P1D'],
  email: ['a@example.com'],
  hostname: ['example.com'],
  ipv4: ['192.0.2.1'],
  ipv6: ['2001:db8::1'],
  uri: ['https://example.com/a'],
  'uri-reference': ['/a', 'https://example.com/a'],
  'uri-template': ['/a/{b}'],
  url: ['https://example.com/a'],
  iri: ['https://example.com/a'],
  'json-pointer': ['/a/b'],
  'relative-json-pointer': ['1/a'],
  regex: ['^a$'],
  byte: ['YQ=='],
  password: ['secret'],
  binary: ['a'],
};

/** Texts that most formats refuse. */
export const oddStrings = [
  '',
  'a',
  'A',
  '0',
  '1',
  '-1',
  '1.5',
  'true',
  'null',
  ' ',
  'a b',
  'not a format',
  '^',
  '%',
  'ä',
  '2026-02-30',
  '\n',
];

/**
 * Returns a few texts that fit a pattern, with different numbers of repetitions. Returns an empty list if the pattern
 * cannot be parsed.
 */
export function fromPattern(pattern: string, lengths: number[]): string[] {
  const tree = treeOf(pattern);
  if (!tree) return [];
  const reps = [...new Set([1, 0, 2, 3, 8, ...lengths.filter((n) => n > 0 && n <= 2000)])];
  // The generator uses every alternative (`a|b`) that is outside groups.
  const parts = tree.kind === 'choice' ? tree.parts : [tree];
  const made = reps.flatMap((n) => parts.map((part) => textOf(part, n)));
  // Anything may stand before or after the match of a pattern without `^` or `$`.
  const [short = ''] = made;
  const longer = lengths
    .filter((n) => n > short.length && n <= 2000)
    .flatMap((n) => [short.padEnd(n, 'a'), short.padStart(n, 'a')]);
  return [...new Set([...made, ...longer])].slice(0, 60);
}

function treeOf(pattern: string): Tree | undefined {
  try {
    return parsePattern(pattern);
  } catch {
    return undefined;
  }
}

/**
 * Returns a text that fits a part of a pattern. `reps` is the number of repetitions, where the pattern allows it. Of
 * the alternatives inside a group, uses the last for texts with three or more repetitions, otherwise the first.
 */
function textOf(tree: Tree, reps: number): string {
  switch (tree.kind) {
    case 'start':
    case 'end':
      return '';
    case 'characters':
      return String.fromCodePoint(readableIn(tree.set));
    case 'sequence':
      return tree.parts.map((part) => textOf(part, reps)).join('');
    case 'choice':
      return textOf(tree.parts.at(reps >= 3 ? -1 : 0) as Tree, reps);
    case 'repeat':
      return textOf(tree.part, reps).repeat(Math.min(tree.most, Math.max(tree.least, reps)));
  }
}
