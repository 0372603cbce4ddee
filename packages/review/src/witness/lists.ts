import { isObject, type Schema } from '@jurybox/openapi';
import { has } from '../equal.ts';
import { type FlatSchema, anything, limitNeighbours } from './flat-schema.ts';
import type { ValueSource } from './value-source.ts';

const items = (flat: FlatSchema): Schema[] => flat.parts.map((part) => part['items']).filter(isObject);
const prefix = (flat: FlatSchema): Schema[] =>
  flat.parts.flatMap((part) => (Array.isArray(part['prefixItems']) ? (part['prefixItems'] as Schema[]) : []));
const contained = (flat: FlatSchema): Schema[] => flat.parts.map((part) => part['contains']).filter(isObject);

/**
 * Generates lists: with lengths around every limit, with each kind of item, with repeated items, and with the items
 * that `contains` requires.
 */
export function* lists(
  source: ValueSource,
  flat: FlatSchema,
  hints: FlatSchema[],
  depth: number,
): Generator<unknown[]> {
  const parts = [flat, ...hints].flatMap((one) => one.parts);
  const item = items(flat)[0] ?? anything;
  const hint = hints.flatMap(items)[0] ?? anything;
  const at = (i: number): Schema => prefix(flat)[i] ?? item;
  const kinds = depth < 5 ? source.candidates(item, hint, depth + 1) : [];
  const wanted = contained(flat).flatMap((schema) => source.small(schema, depth + 1));
  const one = (i: number): unknown => (i < wanted.length ? wanted[i] : source.small(at(i), depth + 1)[0]);
  const low = Math.max(0, ...flat.parts.map((part) => (part['minItems'] as number | undefined) ?? 0), wanted.length);
  const of = (length: number): unknown[] =>
    Array.from({ length }, (_, i) => one(Math.min(i, 200))).filter((value) => value !== undefined);
  const distinct = (length: number): unknown[] => {
    const list: unknown[] = [];
    for (const value of [
      ...wanted,
      ...kinds,
      ...Array.from({ length: Math.min(length * 2, 5000) }, (_, i) => (typeof kinds[0] === 'number' ? i + 2 : `a${i}`)),
    ]) {
      if (list.length >= length) break;
      if ((length > 60 || !has(list, value)) && source.accepting.fits(at(list.length), value)) list.push(value);
    }
    return list;
  };
  yield of(low);
  yield [];
  if (low === 0) yield of(1);
  const lengths = [
    ...new Set([
      ...limitNeighbours(parts, ['minItems', 'maxItems', 'minContains', 'maxContains'], 50_000),
      prefix(flat).length,
      prefix(flat).length + 1,
      ...hints.map((h) => prefix(h).length + 1),
      1,
      2,
      3,
    ]),
  ];
  for (const length of lengths) if (length <= 2000) yield distinct(length);
  for (const length of lengths) yield of(length);
  const smallest = of(Math.max(low, 1));
  for (const kind of kinds) {
    yield [kind, ...smallest.slice(1)];
    yield [kind, kind];
  }
  // The loop changes one item at a time: it tries several values at each index of `prefixItems`, and at the first index
  // after them. The other items stay the same.
  const places = Math.max(prefix(flat).length, ...hints.map((h) => prefix(h).length));
  for (let i = 0; i < Math.min(places + 1, 8); i += 1) {
    const other = hints.flatMap(prefix)[i] ?? hint;
    const values = depth < 4 ? source.candidates(at(i), other, depth + 1) : [];
    for (const value of values) yield [...of(i), value, ...of(low).slice(i + 1)];
  }
  yield* containing(source, parts, depth, smallest);
}

/** Generates lists with several items that fit `contains`, both with and without other items. */
function* containing(source: ValueSource, parts: Schema[], depth: number, others: unknown[]): Generator<unknown[]> {
  const counts = [...new Set([1, 0, 2, 3, ...limitNeighbours(parts, ['minContains', 'maxContains'], 50)])];
  for (const schema of parts.map((part) => part['contains']).filter(isObject)) {
    const values = depth < 4 ? source.candidates(schema, schema, depth + 2) : [];
    for (const value of values.slice(0, 12))
      for (const count of counts)
        yield* [
          Array.from({ length: count }, () => value),
          [...Array.from({ length: count }, () => value), ...others],
          [...Array.from({ length: count }, () => value), 'a', 0],
        ];
  }
}
