import { isObject, type Schema } from '../document.ts';
import { around, memberSchema, safely, type Plain } from './plain.ts';
import { fromPattern } from './strings.ts';
import type { Sampler } from './values.ts';

type Members = Record<string, unknown>;

/** Objects: the smallest, one with everything, each member with each of its values, more and fewer members. */
export function* objects(sampler: Sampler, plain: Plain, hints: Plain[], depth: number): Generator<Members> {
  const all = [plain, ...hints];
  const value = (name: string): unknown => sampler.small(memberSchema(plain, name), depth + 1)[0];
  const withAll = (start: Members, names: Iterable<string>): Members => {
    const made = { ...start };
    for (const name of names) {
      const member = made[name] ?? value(name);
      if (member !== undefined) made[name] = member;
    }
    return made;
  };
  const required = withAll({}, plain.required);
  const base = fill(sampler, plain, withAll(required, neededBy(plain, required)));
  yield base;
  const named = [...new Set(all.flatMap(({ properties, required: names }) => [...properties.keys(), ...names]))];
  const extra = extraNames(all);
  const single = [...named, ...extra];
  const without = single.filter((name) => !(name in base));
  for (const name of without) yield withAll(base, [name]);
  for (const name of without) yield withAll(base, [name, ...neededBy(plain, { [name]: true })]);
  yield withAll(base, plain.properties.keys());
  if (depth >= 5) return;
  // Member by member in turns, so that the first one does not use up the budget.
  const streams = single.map((name) => ({
    name,
    values: sampler.candidates(memberSchema(plain, name), hintFor(hints, name), depth + 1),
    next: 0,
  }));
  for (let alive = streams; alive.length > 0; alive = alive.filter(({ values, next }) => next < values.length)) {
    for (const stream of alive) {
      if (stream.next >= stream.values.length) continue;
      yield { ...withAll(base, neededBy(plain, { [stream.name]: true })), [stream.name]: stream.values[stream.next] };
      stream.next += 1;
    }
  }
  yield* sizes(all, base, single, value);
  for (const [i, first] of single.entries())
    for (const second of single.slice(i + 1, i + 12)) yield withAll(base, [first, second]);
  const everything = withAll(base, plain.properties.keys());
  for (const name of Object.keys(everything))
    yield Object.fromEntries(Object.entries(everything).filter(([other]) => other !== name));
}

const hintFor = (hints: Plain[], name: string): Schema => {
  const [first] = hints;
  return first ? memberSchema(first, name) : {};
};

/** What `dependentRequired` asks for beside these members. */
function neededBy({ parts }: Plain, members: Members): string[] {
  const found = new Set<string>();
  for (const part of parts) {
    const needs = part['dependentRequired'];
    if (!isObject(needs)) continue;
    for (const [name, list] of Object.entries(needs))
      if (name in members || found.has(name)) for (const other of list as string[]) found.add(other);
  }
  return [...found];
}

/** Names that no schema names: one by itself, those that patterns of names ask for, short and long ones. */
function extraNames(plains: Plain[]): string[] {
  const rules = plains.flatMap(({ parts }) => parts.map((part) => part['propertyNames'])).filter(isObject);
  const fromRules = rules.flatMap((rule) => [
    ...(Array.isArray(rule['enum']) ? (rule['enum'] as string[]) : []),
    ...(typeof rule['pattern'] === 'string' ? fromPattern(rule['pattern'], []) : []),
    ...around([{ numbers: [rule] } as unknown as Plain], ['minLength', 'maxLength'], 300).map((n) => 'a'.repeat(n)),
  ]);
  const fromPatterns = plains.flatMap(({ patterns }) =>
    patterns.flatMap(([pattern]) => fromPattern(pattern, []).filter((name) => safely(pattern)?.test(name))),
  );
  const triggers = plains.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      [part['dependentRequired'], part['dependentSchemas']].filter(isObject).flatMap((map) => Object.keys(map)),
    ),
  );
  const known = new Set(plains.flatMap(({ properties }) => [...properties.keys()]));
  return [
    ...new Set([
      ...fromPatterns.slice(0, 4),
      ...fromRules.slice(0, 8),
      ...triggers,
      'another_member',
      ...(rules.length > 0 ? ['A', '1', '', 'x-y'] : []),
    ]),
  ].filter((name) => !known.has(name));
}

/** As many members as the limits name, and one more and one less. */
function* sizes(plains: Plain[], base: Members, names: string[], value: (name: string) => unknown): Generator<Members> {
  for (const size of around(plains, ['minProperties', 'maxProperties'], 300)) yield sized(size, base, names, value);
}

function sized(size: number, base: Members, names: string[], value: (name: string) => unknown): Members {
  const made = { ...base };
  for (const name of [...names, ...Array.from({ length: size }, (_, i) => `member_${i + 1}`)]) {
    if (Object.keys(made).length >= size) break;
    made[name] ??= value(name) ?? 'a';
  }
  return made;
}

/** As many members as the schema asks for at least. */
function fill(sampler: Sampler, plain: Plain, base: Members): Members {
  const least = Math.max(0, ...plain.numbers.map((schema) => (schema['minProperties'] as number | undefined) ?? 0));
  if (Object.keys(base).length >= least) return base;
  return sized(
    least,
    base,
    [...plain.properties.keys(), ...extraNames([plain])],
    (name) => sampler.small(memberSchema(plain, name), 3)[0],
  );
}
