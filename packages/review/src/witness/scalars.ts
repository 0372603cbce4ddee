/** Generates numbers and texts on both sides of every limit of the schemas. */
import type { Schema } from '@jurybox/openapi';
import { formats, samplesOf } from '../keywords/formats.ts';
import { readableIn } from '../patterns/characters.ts';
import { type Tree, treeOf } from '../patterns/parse.ts';
import { numbersOf, sizesNear, valuesOf } from './together.ts';

const limits = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'const'];

export function* numbers(schemas: Schema[]): Generator<number> {
  const bounds = numbersOf(schemas, ...limits);
  const factors = numbersOf(schemas, 'multipleOf');
  yield* [1, 0, 2, 1.5];
  for (const factor of factors) yield* [1, 2, 3, 5, -1].map((n) => n * factor);
  for (const n of bounds) {
    yield* [n, n + 1, n - 1, n + 0.5, n - 0.5];
    for (const factor of factors)
      yield* [Math.ceil(n / factor), Math.floor(n / factor), Math.floor(n / factor) + 1, Math.ceil(n / factor) - 1].map(
        (count) => count * factor,
      );
  }
  for (const n of bounds) for (const m of bounds) if (n < m) yield* [(n + m) / 2, Math.round((n + m) / 2)];
  yield* [-1, -1.5, 3, 4, 5, 6, 7, 10, 100, 0.1, 0.25, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21];
}

/** Texts that are not valid in most formats, such as `date` or `email`. */
const oddTexts = ['', 'a', 'A', '0', '1', '-1', '1.5', 'true', 'null', ' ', 'a b', 'not a format', '^', '%', 'ä'];

export function* texts(schemas: Schema[]): Generator<string> {
  const lengths = sizesNear(schemas, 250_000, 'minLength', 'maxLength');
  for (const pattern of valuesOf(schemas, 'pattern')) yield* fromPattern(String(pattern), lengths);
  for (const format of valuesOf(schemas, 'format')) yield* samplesOf(format);
  yield 'a';
  for (const length of lengths) yield 'a'.repeat(length);
  yield* [...oddTexts, '2026-02-30', '\n'];
  for (const value of valuesOf(schemas, 'enum').flat())
    if (typeof value === 'string') yield* [value.toUpperCase(), `${value}x`];
  for (const { samples = [] } of Object.values(formats)) yield* samples.slice(0, 1);
}

/**
 * Returns a few texts that fit a pattern, with different numbers of repetitions. Returns an empty list if the pattern
 * cannot be parsed.
 */
export function fromPattern(pattern: string, lengths: number[]): string[] {
  const tree = treeOf(pattern);
  if (!tree) return [];
  const near = lengths.filter((n) => n > 0 && n <= 2000);
  // For a pattern such as `a|b|c`, the generator uses every alternative. In a group, `textOf` uses only two of them.
  const parts = tree.kind === 'choice' ? tree.parts : [tree];
  const made = [1, 0, 2, 3, 8, ...near].flatMap((n) => parts.map((part) => textOf(part, n)));
  // Anything may stand before or after the match of a pattern without `^` or `$`.
  const [short = ''] = made;
  const longer = near.filter((n) => n > short.length).flatMap((n) => [short.padEnd(n, 'a'), short.padStart(n, 'a')]);
  return [...new Set([...made, ...longer])].slice(0, 60);
}

/**
 * Returns a text that fits a part of a pattern. `reps` is the number of repetitions, where the pattern allows it. In a
 * group, the text uses the first alternative, or the last one if `reps` is at least 3, so that texts use both.
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
