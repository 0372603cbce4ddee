import type { Schema } from '@jurybox/openapi';
import { stable } from '../compared.ts';
import { serialOf } from '../keywords/facts.ts';
import { lists } from './lists.ts';
import { objects } from './objects.ts';
import { numbers, texts } from './scalars.ts';
import { combinations, inTurn, listedIn, schemasOf, typesTogether, valuesOf, type ValueSource } from './together.ts';
import type { Wanted } from './together.ts';
import type { Validators } from './validators.ts';

/**
 * The maximum number of values to try for the schema of a message. For the schemas inside it, the number falls to a
 * third with each level of nesting.
 */
const budget = 240;

/** Writing this many characters of JSON takes about as much time as checking one value. */
const charactersPerEffort = 2000;

/** The search for a small value goes at most this many levels deep, because each level needs space on the stack. */
const mostLevels = 120;

const mostCombinations = (depth: number) => (depth === 0 ? 8 : 3);

/** Generates values for the schemas of the contract `accepting`, close to the limits that either contract sets. */
export class Sampler implements ValueSource {
  readonly accepting: Validators;
  readonly refusing: Validators;
  /** How deep the calls of `small` are nested. */
  private readonly level: number;

  /** `accepting` is the contract that must allow the values. `refusing` is the contract that should refuse them. */
  constructor(accepting: Validators, refusing: Validators, level = 0) {
    this.accepting = accepting;
    this.refusing = refusing;
    this.level = level;
  }

  /**
   * Returns values to try on a schema, always in the same order: examples and listed values, then values near every
   * limit of the schema and of `hint`, the other contract's schema. Many of these values do not fit.
   */
  candidates(schema: Schema, hint: Schema, depth = 0): unknown[] {
    return [...this.stream(schema, hint, depth)];
  }

  /**
   * Generates the same values as `candidates`, but one by one. A search that stops early then does not generate the
   * remaining values.
   */
  *stream(schema: Schema, hint: Schema, depth = 0): Generator {
    const known = this.accepting.generatedFor(schema);
    const key = `${serialOf(this.refusing)} ${serialOf(hint)} ${depth}`;
    const cached = known.get(key);
    if (cached) return yield* cached;
    // If the schema contains a reference to itself, the inner call finds this empty list, and the recursion ends.
    if (depth > 0) known.set(key, []);
    const values: unknown[] = [];
    let isComplete = false;
    try {
      for (const value of this.generate(schema, hint, depth)) {
        values.push(value);
        yield value;
      }
      isComplete = !this.accepting.effort.isSpent;
    } finally {
      if (isComplete) known.set(key, values);
      else known.delete(key);
    }
  }

  private *generate(schema: Schema, hint: Schema, depth: number): Generator {
    const { effort, document } = this.accepting;
    const size = Math.max(6, Math.floor(budget / 3 ** depth));
    const hints = hint === schema ? [] : combinations(this.refusing.document, hint, mostCombinations(depth));
    const streams = combinations(document, schema, mostCombinations(depth)).map((own) =>
      this.valuesFor({ own, hints, depth }),
    );
    const found = new Set<string>();
    let tries = size * 4 * streams.length;
    for (const value of inTurn(streams, () => effort.isSpent || found.size >= size || tries <= 0)) {
      const text = JSON.stringify(value);
      effort.spend(1 + Math.floor(text.length / charactersPerEffort));
      tries -= 1;
      const key = text.length < 5000 ? text : `${text.length} ${text.slice(0, 200)} ${text.slice(-200)}`;
      if (found.has(key)) continue;
      found.add(key);
      yield value;
    }
  }

  private *valuesFor(wanted: Wanted): Generator {
    const { own, hints, depth } = wanted;
    const others = hints.flat();
    yield* examplesIn(own);
    // Listed values (`enum`) come first if the other contract does not list them, because it may refuse them.
    const [values, listed] = [listedIn(own), new Set(listedIn(others).map(stable))];
    if (listed.size > 0) yield* values.filter((value) => !listed.has(stable(value)));
    yield* values;
    if (values.length > 0 && depth > 0) return;
    const all = [...own, ...others];
    yield* inTurn(typesTogether(own).map((type) => this.valuesOfType(type, wanted, all)));
    yield* [...listedIn(others), ...examplesIn(others)];
    // Values that fit a schema under `not` or `if` can show a change.
    const reader = new Sampler(this.accepting, this.accepting, this.level);
    for (const schema of depth < 4 ? schemasOf(all, 'if', 'not') : [])
      yield* reader.candidates(schema, schema, depth + 1);
  }

  private *valuesOfType(type: string, wanted: Wanted, all: Schema[]): Generator {
    if (type === 'null') yield null;
    else if (type === 'boolean') yield* [true, false];
    else if (type === 'number' || type === 'integer') yield* numbers(all);
    else if (type === 'string') yield* texts(all);
    else if (type === 'array') yield* lists(this, wanted);
    else yield* objects(this, wanted);
  }

  /** Returns a list with one small value that fits the schema, or an empty list if the search finds none. */
  small(schema: Schema, depth = 0): unknown[] {
    const { smallest, effort } = this.accepting;
    const known = smallest.get(schema);
    // With a greater `depth` (deeper in the generated value), a search tries fewer values, and no others. So if one
    // search found nothing, a search with the same or a greater `depth` finds nothing either.
    if (known && (known.found.length > 0 || depth >= known.depth)) return known.found;
    if (depth > 8 || this.level > mostLevels) return [];
    smallest.set(schema, { found: [], depth });
    const own = new Sampler(this.accepting, this.accepting, this.level + 1);
    const fits = (value: unknown) => this.accepting.fits(schema, value);
    let [best, bestRank]: [unknown, number] = [undefined, Infinity];
    // `stream` first generates one value for each combination of branches: usually its smallest object or list. If the
    // best value after these is an object or a list, the loop below ends.
    let firstValues = combinations(this.accepting.document, schema, mostCombinations(1)).length;
    for (const value of own.stream(schema, schema, Math.max(3, depth))) {
      const rank = preferred(value);
      if (rank < bestRank && fits(value)) [best, bestRank] = [value, rank];
      firstValues -= 1;
      if (bestRank === 1 || (firstValues <= 0 && typeof best === 'object' && best !== null)) break;
    }
    const value = best === undefined && depth <= 3 ? own.candidates(schema, schema, 1).find(fits) : best;
    const found = value === undefined ? [] : [value];
    if (found.length === 0 && effort.isSpent) smallest.delete(schema);
    else smallest.set(schema, { found, depth });
    return found;
  }

  smallInOther(schema: Schema, depth: number): unknown[] {
    return new Sampler(this.refusing, this.refusing, this.level + 1).small(schema, depth);
  }
}

const examplesIn = (schemas: Schema[]): unknown[] =>
  schemas.flatMap((schema) => [...((schema['examples'] ?? []) as unknown[]), ...valuesOf([schema], 'default')]);

/** Ranks values by how easy they are to read: short values first, `null` and the empty text last. */
const preferred = (value: unknown): number =>
  value === null || value === '' ? 1000 : Math.min(999, JSON.stringify(value).length);
