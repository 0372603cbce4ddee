import type { Schema } from '@jurybox/openapi';
import { stable, stableWith } from '../equal.ts';
import { allTypes, serialOf } from '../keywords/facts.ts';
import { type FlatSchema, flatSchemas, limitNeighbours } from './flat-schema.ts';
import { lists } from './lists.ts';
import { objects } from './objects.ts';
import { formatSamples, fromPattern, oddStrings } from './strings.ts';
import type { Validators } from './validators.ts';
import type { ValueSource } from './value-source.ts';

/**
 * The maximum number of values to try for the schema of a message. For the schemas inside it, the number falls to a
 * third with each level of nesting.
 */
const budget = 240;

/** Generates values for the schemas of one contract, close to the limits of both contracts. */
export class Sampler implements ValueSource {
  readonly accepting: Validators;
  readonly refusing: Validators;

  /** `accepting` is the contract that must allow the values. `refusing` is the contract that should refuse them. */
  constructor(accepting: Validators, refusing: Validators) {
    this.accepting = accepting;
    this.refusing = refusing;
  }

  /**
   * Returns values to try on a schema: examples and listed values first, then values on both sides of every limit that
   * either schema has. The order is always the same. Many of these values do not fit the schema, so the validators
   * check each of them.
   */
  candidates(schema: Schema, hint: Schema, depth = 0): unknown[] {
    const known = this.known(schema);
    const key = keyFor(hint, depth);
    const cached = known.get(key);
    if (cached) return cached;
    // This empty list applies while the values of a schema are generated: a reference inside the schema to itself then
    // gives no values, and the recursion ends.
    known.set(key, []);
    const values = [...this.generate(schema, hint, depth)];
    if (this.accepting.effort.isSpent) known.delete(key);
    else known.set(key, values);
    return values;
  }

  /**
   * Generates the same values as `candidates`, but one by one. A search that stops early then does not generate the
   * remaining values.
   */
  *stream(schema: Schema, hint: Schema): Generator {
    const known = this.known(schema);
    const cached = known.get(keyFor(hint, 0));
    if (cached) return yield* cached;
    const values: unknown[] = [];
    for (const value of this.generate(schema, hint, 0)) {
      values.push(value);
      yield value;
    }
    if (!this.accepting.effort.isSpent) known.set(keyFor(hint, 0), values);
  }

  private *generate(schema: Schema, hint: Schema, depth: number): Generator {
    const { effort } = this.accepting;
    const size = Math.max(6, Math.floor(budget / 3 ** depth));
    const schemas = flatSchemas(this.accepting.document, schema, depth === 0 ? 8 : 3);
    const hints = hint === schema ? [] : flatSchemas(this.refusing.document, hint, depth === 0 ? 8 : 3);
    const found = new Set<string>();
    const streams = schemas.map((flat) => valuesOf(this, flat, hints, depth));
    // The loop takes one value of each schema in turn, so that values of every schema are tried.
    for (let round = 0; round < size * 4 && found.size < size && streams.length > 0; round += 1) {
      for (const stream of streams.slice()) {
        if (effort.isSpent) return;
        effort.spend();
        const next = stream.next();
        if (next.done) {
          streams.splice(streams.indexOf(stream), 1);
          continue;
        }
        const { key, length } = keyOf(next.value);
        effort.spend(Math.floor(length / charactersPerEffort));
        if (found.has(key)) continue;
        found.add(key);
        yield next.value;
      }
    }
  }

  /** Returns the values that were generated for a schema, by the hint and the depth. */
  private known(schema: Schema): Map<number, unknown[]> {
    const ofAccepting = inMap(generated, this.accepting, () => new WeakMap<Validators, Generated>());
    const ofBoth = inMap(ofAccepting, this.refusing, () => new WeakMap<Schema, Map<number, unknown[]>>());
    return inMap(ofBoth, schema, () => new Map<number, unknown[]>());
  }

  /** Returns a list with one small value that fits the schema, or an empty list if the search finds none. */
  small(schema: Schema, depth = 0): unknown[] {
    const known = inMap(smallest, this.accepting, () => new WeakMap<Schema, Small>());
    const cached = known.get(schema);
    // A cached empty result is also correct for deeper searches, because these try fewer values.
    if (cached && (cached.found.length > 0 || depth >= cached.depth)) return cached.found;
    if (depth > 8) return [];
    known.set(schema, { found: [], depth });
    const own = new Sampler(this.accepting, this.accepting);
    const fitting = own
      .candidates(schema, schema, Math.max(3, depth))
      .filter((value) => this.accepting.fits(schema, value));
    const found =
      fitting.length > 0
        ? [fitting.reduce((best, value) => (preferred(value) < preferred(best) ? value : best))]
        : widerSearch(own, schema, depth);
    if (found.length === 0 && this.accepting.effort.isSpent) known.delete(schema);
    else known.set(schema, { found, depth });
    return found;
  }
}

interface Small {
  found: unknown[];
  /**
   * The depth of the search. Deeper searches try fewer values. If this search found nothing, they find nothing either.
   */
  depth: number;
}

type Generated = WeakMap<Schema, Map<number, unknown[]>>;
const generated = new WeakMap<Validators, WeakMap<Validators, Generated>>();

const keyFor = (hint: Schema, depth: number): number => serialOf(hint) * 100 + depth;

function inMap<K extends object, V>(map: WeakMap<K, V>, key: K, create: () => V): V {
  const known = map.get(key) ?? create();
  map.set(key, known);
  return known;
}

/**
 * Writing this many characters of JSON takes about as much time as checking one value, so the search counts both as the
 * same effort.
 */
const charactersPerEffort = 2000;

/** Returns a key that is equal for equal values, and the number of characters of JSON that were written to make it. */
function keyOf(value: unknown): { key: string; length: number } {
  if (typeof value === 'string') return { key: shortened(`string ${value}`), length: 0 };
  const text = textOf(value);
  return { key: shortened(`${typeof value} ${text}`), length: text.length };
}

const writtenTexts = new WeakMap<object, string>();

/**
 * Returns the same text as `stable`. Many values contain the same object or list, so the text of each inner object or
 * list is made only once.
 */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return stable(value);
  const known = writtenTexts.get(value) ?? stableWith(value, textOf);
  writtenTexts.set(value, known);
  return known;
}

const shortened = (text: string): string =>
  text.length < 5000 ? text : `${text.length} ${text.slice(0, 200)} ${text.slice(-200)}`;

function* valuesOf(sampler: Sampler, flat: FlatSchema, hints: FlatSchema[], depth: number): Generator {
  yield* flat.examples;
  // First come the values that only this contract lists, because they can show a change.
  const listed = new Set(hints.flatMap(({ values }) => values.flat().map(stable)));
  for (const list of flat.values) {
    if (listed.size > 0) yield* list.filter((value) => !listed.has(stable(value)));
    yield* list;
  }
  const types = flat.types ?? allTypes;
  const all = [flat, ...hints];
  if (flat.values.length > 0 && depth > 0) return;
  // The loop takes one value of each type in turn, so that the search finds a changed type early.
  const streams = types.map((type) => valuesOfType(sampler, type, flat, hints, depth));
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
      yield* new Sampler(sampler.accepting, sampler.accepting).candidates(related, related, depth + 1);
}

function* valuesOfType(
  sampler: Sampler,
  type: string,
  flat: FlatSchema,
  hints: FlatSchema[],
  depth: number,
): Generator {
  const parts = [flat, ...hints].flatMap((one) => one.parts);
  if (type === 'null') yield null;
  else if (type === 'boolean') yield* [true, false];
  else if (type === 'number' || type === 'integer') yield* numbers(parts);
  else if (type === 'string') yield* texts(parts);
  else if (type === 'array') yield* lists(sampler, flat, hints, depth);
  else if (type === 'object') yield* objects(sampler, flat, hints, depth);
}

function* numbers(schemas: Schema[]): Generator<number> {
  const limits = schemas
    .flatMap((schema) =>
      ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'const'].map((key) => schema[key]),
    )
    .filter((n) => typeof n === 'number');
  const factors = schemas.map((schema) => schema['multipleOf']).filter((n) => typeof n === 'number');
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

function* texts(schemas: Schema[]): Generator<string> {
  const lengths = limitNeighbours(schemas, ['minLength', 'maxLength'], 250_000);
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

const smallest = new WeakMap<Validators, WeakMap<Schema, Small>>();

function widerSearch(sampler: Sampler, schema: Schema, depth: number): unknown[] {
  if (depth > 3) return [];
  const value = sampler.candidates(schema, schema, 1).find((candidate) => sampler.accepting.fits(schema, candidate));
  return value === undefined ? [] : [value];
}

/**
 * Returns a rank for sorting values by how easy they are to read, from 0: short values first, `null` and the empty text
 * last.
 */
function preferred(value: unknown): number {
  if (value === null || value === '') return 1000;
  return Math.min(999, JSON.stringify(value).length);
}
