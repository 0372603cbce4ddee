import { stable } from '../equal.ts';
import type { Schema } from '../document.ts';
import { allTypes } from '../findings/keywords.ts';
import { alternatives, around, type Plain } from './plain.ts';
import { fromPattern, formatSamples, oddStrings } from './strings.ts';
import { lists } from './lists.ts';
import { objects } from './objects.ts';
import type { Validators } from './validators.ts';

/** How much is tried: the number of values per schema at the top, and a third of it at each level below. */
export const budget = 240;

/** Makes values for schemas of one revision, with an eye on the limits of the other. */
export class Sampler {
  readonly from: Validators;
  readonly against: Validators;

  constructor(from: Validators, against: Validators) {
    this.from = from;
    this.against = against;
  }

  /**
   * Values to try on a schema: examples and listed values first, then values on both sides of every limit that either
   * schema has. Fixed order, no chance in it; many do not fit, the validators decide.
   */
  candidates(schema: Schema, hint: Schema, depth = 0): unknown[] {
    const size = Math.max(6, Math.floor(budget / 3 ** depth));
    const plains = alternatives(this.from.document, schema, depth === 0 ? 8 : 3);
    const hints = hint === schema ? [] : alternatives(this.against.document, hint, depth === 0 ? 8 : 3);
    const found = new Map<string, unknown>();
    const streams = plains.map((plain) => ofPlain(this, plain, hints, depth));
    // In turns, so that no way through the choices starves the others.
    for (let round = 0; round < size * 4 && found.size < size && streams.length > 0; round += 1) {
      for (const stream of streams.slice()) {
        const next = stream.next();
        if (next.done) streams.splice(streams.indexOf(stream), 1);
        else found.set(keyOf(next.value), next.value);
      }
    }
    return [...found.values()];
  }

  /** One small value that fits, as `[value]`; nothing where none was found. */
  small(schema: Schema, depth = 0): unknown[] {
    const known = smallest.get(this.from) ?? new Map<Schema, unknown[]>();
    smallest.set(this.from, known);
    const before = known.get(schema);
    if (before) return before;
    if (depth > 8) return [];
    const own = new Sampler(this.from, this.from);
    const found = own.candidates(schema, schema, Math.max(3, depth)).filter((value) => this.from.fits(schema, value));
    const first =
      found.length > 0
        ? [found.reduce((best, value) => (preferred(value) < preferred(best) ? value : best))]
        : widerSearch(own, schema, depth);
    if (first.length > 0) known.set(schema, first);
    return first;
  }
}

const keyOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : stable(value);
  return text.length < 5000 ? `${typeof value} ${text}` : `${text.length} ${text.slice(0, 200)} ${text.slice(-200)}`;
};

function* ofPlain(sampler: Sampler, plain: Plain, hints: Plain[], depth: number): Generator {
  yield* plain.examples;
  for (const list of plain.values) yield* list;
  const types = plain.types ?? allTypes;
  const all = [plain, ...hints];
  if (plain.values.length > 0 && depth > 0) return;
  // One of each type early: a change of type shows at once.
  const streams = types.map((type) => ofType(sampler, type, plain, hints, depth));
  for (let alive = streams; alive.length > 0;) {
    const next: typeof alive = [];
    for (const stream of alive) {
      const step = stream.next();
      if (step.done) continue;
      yield step.value;
      next.push(stream);
    }
    alive = next;
  }
  for (const { values, examples } of hints) yield* [...values.flat(), ...examples];
  if (depth < 4)
    for (const related of all.flatMap((one) => one.related))
      yield* new Sampler(sampler.from, sampler.from).candidates(related, related, depth + 1);
}

function* ofType(sampler: Sampler, type: string, plain: Plain, hints: Plain[], depth: number): Generator {
  const all = [plain, ...hints];
  if (type === 'null') yield null;
  else if (type === 'boolean') yield* [true, false];
  else if (type === 'number' || type === 'integer') yield* numbers(all);
  else if (type === 'string') yield* texts(all);
  else if (type === 'array') yield* lists(sampler, plain, hints, depth);
  else if (type === 'object') yield* objects(sampler, plain, hints, depth);
}

function* numbers(plains: Plain[]): Generator<number> {
  const limits = plains
    .flatMap(({ numbers: schemas }) =>
      schemas.flatMap((schema) =>
        ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'const'].map((key) => schema[key]),
      ),
    )
    .filter((n) => typeof n === 'number');
  const factors = plains
    .flatMap(({ numbers: schemas }) => schemas.map((schema) => schema['multipleOf']))
    .filter((n) => typeof n === 'number');
  yield* [1, 0, 2, 1.5];
  for (const factor of factors) yield* [factor, factor * 2, factor * 3, factor * 5, -factor];
  for (const n of limits) {
    yield* [n, n + 1, n - 1, n + 0.5, n - 0.5];
    for (const factor of factors)
      yield* [
        Math.ceil(n / factor) * factor,
        Math.floor(n / factor) * factor,
        (Math.floor(n / factor) + 1) * factor,
        (Math.ceil(n / factor) - 1) * factor,
      ];
  }
  for (const n of limits) for (const m of limits) if (n < m) yield* [(n + m) / 2, Math.round((n + m) / 2)];
  yield* [-1, -1.5, 3, 4, 5, 6, 7, 10, 100, 0.1, 0.25, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21];
}

function* texts(plains: Plain[]): Generator<string> {
  const lengths = around(plains, ['minLength', 'maxLength'], 250_000);
  const schemas = plains.flatMap(({ numbers: list }) => list);
  const patterns = schemas.map((schema) => schema['pattern']).filter((pattern) => typeof pattern === 'string');
  const formats = schemas.map((schema) => schema['format']).filter((format) => typeof format === 'string');
  for (const pattern of patterns) yield* fromPattern(pattern, lengths);
  for (const format of formats) yield* formatSamples[format] ?? [];
  yield 'a';
  for (const length of lengths) yield 'a'.repeat(length);
  yield* oddStrings;
  for (const list of schemas.map((schema) => schema['enum']))
    if (Array.isArray(list))
      for (const value of list) if (typeof value === 'string') yield* [value.toUpperCase(), `${value}x`];
  for (const samples of Object.values(formatSamples)) yield* samples.slice(0, 1);
}

const smallest = new WeakMap<Validators, Map<Schema, unknown[]>>();

function widerSearch(sampler: Sampler, schema: Schema, depth: number): unknown[] {
  if (depth > 3) return [];
  const value = sampler.candidates(schema, schema, 1).find((candidate) => sampler.from.fits(schema, candidate));
  return value === undefined ? [] : [value];
}

/** Words before nothing, short before long: what a reader would write. */
function preferred(value: unknown): number {
  if (value === null || value === '') return 1000;
  return Math.min(999, JSON.stringify(value).length);
}
