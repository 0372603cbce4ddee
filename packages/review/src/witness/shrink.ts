import { isObject } from '@jurybox/openapi';

/**
 * Simplifies a value step by step while `keeps` accepts it: removes members and items, shortens texts, and moves
 * numbers towards 0.
 */
export function shrink(value: unknown, keeps: (value: unknown) => boolean): unknown {
  // A long message gets fewer attempts, because each attempt takes longer.
  let tries = JSON.stringify(value).length > 100_000 ? 25 : 400;
  let best = value;
  for (let candidates = simpler(best); tries > 0; tries -= 1) {
    const { value: smaller, done } = candidates.next();
    if (done === true) break;
    if (!keeps(smaller)) continue;
    best = smaller;
    candidates = simpler(best);
  }
  return best;
}

function* simpler(value: unknown): Generator {
  if (typeof value === 'string') yield* shorter(value);
  else if (typeof value === 'number') yield* nearer(value);
  else if (Array.isArray(value)) {
    if (value.length > 3)
      yield* [value.slice(0, Math.floor(value.length / 2)), value.slice(Math.floor(value.length / 2))];
    if (value.length <= 40) for (const i of value.keys()) yield value.filter((_, other) => other !== i);
    else yield value.slice(0, -1);
    for (const [i, item] of value.slice(0, 10).entries()) for (const next of simpler(item)) yield value.with(i, next);
  } else if (isObject(value)) {
    const names = Object.keys(value);
    for (const name of names.toReversed())
      yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    for (const name of names.slice(0, 30)) for (const next of simpler(value[name])) yield { ...value, [name]: next };
  }
}

function* shorter(text: string): Generator<string> {
  // An id or a date stays whole, because a cut id or date is harder to read.
  if (text.length <= 1 || /^[0-9a-f-]{36}$|^\d{4}-\d\d.{0,50}$/.test(text)) return;
  yield* [Math.ceil(text.length / 2), Math.floor(text.length * 0.9), text.length - 1].map((n) => text.slice(0, n));
}

function* nearer(number: number): Generator<number> {
  if (number === 0 || number === 1) return;
  for (const n of [0, 1, Math.trunc(number / 2), Math.trunc(number)]) if (Math.abs(n) < Math.abs(number)) yield n;
}
