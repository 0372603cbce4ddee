import type { Schema } from '@jurybox/openapi';
import { has } from '../compared.ts';
import { prefixItems } from '../keywords/facts.ts';
import { type ValueSource, type Wanted, itemSchema, numbersOf, schemasOf, sizesNear } from './together.ts';

/**
 * Generates lists: with lengths around every limit, with each kind of item, with repeated items, and with the items
 * that `contains` requires.
 */
export function* lists(source: ValueSource, { own, hints, depth }: Wanted): Generator<unknown[]> {
  const all = [...own, ...hints.flat()];
  const [hint = []] = hints;
  const prefix = Math.max(0, ...all.map((schema) => prefixItems(schema).length));
  const kindsAt = (i: number) =>
    depth < 5 ? source.candidates(itemSchema(own, i), itemSchema(hint, i), depth + 1) : [];
  const wanted = schemasOf(own, 'contains').flatMap((schema) => source.small(schema, depth + 1));
  const itemAt = (i: number): unknown => wanted[i] ?? source.small(itemSchema(own, i), depth + 1)[0];
  const of = (length: number): unknown[] =>
    Array.from({ length }, (_, i) => itemAt(Math.min(i, 200))).filter((value) => value !== undefined);
  const low = Math.max(0, wanted.length, ...numbersOf(own, 'minItems'));
  yield of(low);
  yield [];
  if (low === 0) yield of(1);
  const kinds = kindsAt(prefix);
  const distinct = (length: number): unknown[] => {
    const numbered = (_: unknown, i: number) => (typeof kinds[0] === 'number' ? i + 2 : `a${i}`);
    const list: unknown[] = [];
    for (const value of [...wanted, ...kinds, ...Array.from({ length: Math.min(length * 2, 5000) }, numbered)]) {
      if (list.length >= length) break;
      if ((length > 60 || !has(list, value)) && source.accepting.fits(itemSchema(own, list.length), value))
        list.push(value);
    }
    return list;
  };
  const limits = sizesNear(all, 50_000, 'minItems', 'maxItems', 'minContains', 'maxContains');
  const lengths = [...new Set([...limits, prefix, prefix + 1, 1, 2, 3])];
  for (const length of lengths) if (length <= 2000) yield distinct(length);
  for (const length of lengths) yield of(length);
  const smallest = of(Math.max(low, 1));
  for (const kind of kinds) {
    yield [...of(prefix), kind, ...smallest.slice(prefix + 1)];
    yield [kind, kind];
  }
  for (let i = 0; i < Math.min(prefix, 8); i += 1)
    for (const value of depth < 4 ? kindsAt(i) : []) yield [...of(i), value, ...of(low).slice(i + 1)];
  yield* containing(source, all, depth, smallest);
}

/** Generates lists with several items that fit `contains`, both with and without other items. */
function* containing(source: ValueSource, all: Schema[], depth: number, others: unknown[]): Generator<unknown[]> {
  const counts = new Set([1, 0, 2, 3, ...sizesNear(all, 50, 'minContains', 'maxContains')]);
  for (const schema of depth < 4 ? schemasOf(all, 'contains') : [])
    for (const value of source.candidates(schema, schema, depth + 2).slice(0, 12))
      for (const count of counts)
        for (const more of [[], others, ['a', 0]]) yield [...Array.from({ length: count }, () => value), ...more];
}
