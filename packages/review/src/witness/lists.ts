import { has } from '../equal.ts';
import { isObject, type Schema } from '../document.ts';
import { anything, around, type Plain } from './plain.ts';
import type { Sampler } from './values.ts';

const items = (plain: Plain): Schema[] => plain.parts.map((part) => part['items']).filter(isObject);
const prefix = (plain: Plain): Schema[] =>
  plain.parts.flatMap((part) => (Array.isArray(part['prefixItems']) ? (part['prefixItems'] as Schema[]) : []));
const contained = (plain: Plain): Schema[] => plain.parts.map((part) => part['contains']).filter(isObject);

/** Lists: lengths around every limit, every kind of item, doubles, and what must be contained. */
export function* lists(sampler: Sampler, plain: Plain, hints: Plain[], depth: number): Generator<unknown[]> {
  const all = [plain, ...hints];
  const item = items(plain)[0] ?? anything;
  const hint = hints.flatMap(items)[0] ?? anything;
  const at = (i: number): Schema => prefix(plain)[i] ?? item;
  const kinds = depth < 5 ? sampler.candidates(item, hint, depth + 1) : [];
  const wanted = contained(plain).flatMap((schema) => sampler.small(schema, depth + 1));
  const one = (i: number): unknown => (i < wanted.length ? wanted[i] : sampler.small(at(i), depth + 1)[0]);
  const low = Math.max(
    0,
    ...plain.numbers.map((schema) => (schema['minItems'] as number | undefined) ?? 0),
    wanted.length,
  );
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
      if ((length > 60 || !has(list, value)) && sampler.from.fits(at(list.length), value)) list.push(value);
    }
    return list;
  };
  yield of(low);
  yield [];
  if (low === 0) yield of(1);
  const lengths = [
    ...new Set([
      ...around(all, ['minItems', 'maxItems', 'minContains', 'maxContains'], 50_000),
      prefix(plain).length,
      prefix(plain).length + 1,
      ...hints.map((h) => prefix(h).length + 1),
      1,
      2,
      3,
    ]),
  ];
  for (const length of lengths) if (length <= 2000) yield distinct(length);
  for (const length of lengths) yield of(length);
  const base = of(Math.max(low, 1));
  for (const kind of kinds) {
    yield [kind, ...base.slice(1)];
    yield [kind, kind];
  }
  // At every place by name of its own.
  const places = Math.max(prefix(plain).length, ...hints.map((h) => prefix(h).length));
  for (let i = 0; i < Math.min(places + 1, 8); i += 1) {
    const other = hints.flatMap(prefix)[i] ?? hint;
    const values = depth < 4 ? sampler.candidates(at(i), other, depth + 1) : [];
    for (const value of values) yield [...of(i), value, ...of(low).slice(i + 1)];
  }
  yield* containing(sampler, all, depth, base);
}

/** So many of what is contained, alone and beside something else. */
function* containing(sampler: Sampler, plains: Plain[], depth: number, base: unknown[]): Generator<unknown[]> {
  const counts = [...new Set([1, 0, 2, 3, ...around(plains, ['minContains', 'maxContains'], 50)])];
  for (const schema of plains.flatMap(contained)) {
    const values = depth < 4 ? sampler.candidates(schema, schema, depth + 2) : [];
    for (const value of values.slice(0, 12))
      for (const count of counts)
        yield* [
          Array.from({ length: count }, () => value),
          [...Array.from({ length: count }, () => value), ...base],
          [...Array.from({ length: count }, () => value), 'a', 0],
        ];
  }
}
