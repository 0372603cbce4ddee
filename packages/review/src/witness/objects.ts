import { isObject, type Schema } from '@jurybox/openapi';
import { equal } from '../equal.ts';
import { fitsPattern } from '../patterns/compile.ts';
import { type FlatSchema, limitNeighbours, memberSchema } from './flat-schema.ts';
import { fromPattern } from './strings.ts';
import type { ValueSource } from './value-source.ts';

type Members = Record<string, unknown>;

/**
 * Generates objects: the smallest object and an object with every member. Then generates one object for each value of
 * each member. Also generates objects with exactly as many members as a limit allows, with one more, and with one
 * fewer.
 */
export function* objects(
  source: ValueSource,
  flat: FlatSchema,
  hints: FlatSchema[],
  depth: number,
): Generator<Members> {
  const all = [flat, ...hints];
  const value = (name: string): unknown => source.small(memberSchema(flat, name), depth + 1)[0];
  const withAll = (start: Members, names: Iterable<string>): Members => {
    const made = { ...start };
    for (const name of names) {
      const member = made[name] ?? value(name);
      if (member !== undefined) made[name] = member;
    }
    return made;
  };
  const required = withAll({}, flat.required);
  const smallest = fill(source, flat, withAll(required, neededBy([flat], required)));
  yield smallest;
  const named = [...new Set(all.flatMap(({ properties, required: names }) => [...properties.keys(), ...names]))];
  const extra = extraNames(all);
  const single = mostPromising([...named, ...extra], flat, hints);
  const without = single.filter((name) => !(name in smallest));
  for (const name of without) yield withAll(smallest, [name]);
  for (const name of without) {
    const needed = neededBy([flat], { [name]: true });
    if (needed.length > 0) yield withAll(smallest, [name, ...needed]);
  }
  yield withAll(smallest, firstNames(flat));
  yield* sizes(all, smallest, single, value);
  if (depth >= 5) return;
  // The loop takes one value of each member in turn, so that the values of the first member do not use up all attempts.
  const streams = single.flatMap((name) => {
    const needed = neededBy([flat], { [name]: true });
    const neededByAny = neededBy(all, { [name]: true });
    return [needed, ...(neededByAny.length > needed.length ? [neededByAny] : [])].map((names) => ({
      name,
      values: undefined as unknown[] | undefined,
      next: 0,
      others: withAll(smallest, names),
    }));
  });
  for (let alive = streams; alive.length > 0; alive = alive.filter(({ values = [], next }) => next < values.length)) {
    for (const stream of alive) {
      // The values of a member are generated late, because a search often ends before it needs them.
      const { name } = stream;
      stream.values ??= source.candidates(memberSchema(flat, name), hintFor(hints, name), depth + 1);
      if (stream.next >= stream.values.length) continue;
      yield { ...stream.others, [name]: stream.values[stream.next] };
      stream.next += 1;
    }
  }
  for (const [i, first] of single.entries())
    for (const second of single.slice(i + 1, i + 12)) yield withAll(smallest, [first, second]);
  const everything = withAll(smallest, firstNames(flat));
  for (const name of Object.keys(everything))
    yield Object.fromEntries(Object.entries(everything).filter(([other]) => other !== name));
}

const maxNames = 200;

/**
 * Returns the members for which the search tries values, up to a maximum number. If there are more members, those that
 * differ between the two contracts come first.
 */
function mostPromising(names: string[], flat: FlatSchema, hints: FlatSchema[]): string[] {
  if (names.length <= maxNames) return names;
  const isChanged = (name: string) =>
    hints.some((hint) => flat.properties.has(name) !== hint.properties.has(name)) ||
    !equal(memberSchema(flat, name), hintFor(hints, name));
  const changed = names.filter(isChanged);
  return [...new Set([...changed, ...names])].slice(0, maxNames);
}

const firstNames = ({ properties }: FlatSchema): string[] => [...properties.keys()].slice(0, maxNames);

const hintFor = (hints: FlatSchema[], name: string): Schema => {
  const [first] = hints;
  return first ? memberSchema(first, name) : {};
};

/** Returns the names of the members that `dependentRequired` requires in addition to these members. */
function neededBy(schemas: FlatSchema[], members: Members): string[] {
  const found = new Set<string>();
  for (const part of schemas.flatMap(({ parts }) => parts)) {
    const needs = part['dependentRequired'];
    if (!isObject(needs)) continue;
    for (const [name, list] of Object.entries(needs))
      if (name in members || found.has(name)) for (const other of list as string[]) found.add(other);
  }
  return [...found];
}

/**
 * Returns member names that `properties` does not list. Some names fit a pattern, some fit `propertyNames`, and one
 * fits no pattern.
 */
function extraNames(schemas: FlatSchema[]): string[] {
  const rules = schemas.flatMap(({ parts }) => parts.map((part) => part['propertyNames'])).filter(isObject);
  const fromRules = rules.flatMap((rule) => [
    ...(Array.isArray(rule['enum']) ? (rule['enum'] as string[]) : []),
    ...(typeof rule['pattern'] === 'string' ? fromPattern(rule['pattern'], []) : []),
    ...limitNeighbours([rule], ['minLength', 'maxLength'], 300).map((n) => 'a'.repeat(n)),
  ]);
  const fromPatterns = schemas.flatMap(({ patterns }) =>
    patterns.flatMap(([pattern]) => fromPattern(pattern, [4]).filter((name) => fitsPattern(pattern, name))),
  );
  const dependent = schemas.flatMap(({ parts }) =>
    parts.flatMap(({ dependentRequired: required, dependentSchemas: allowed }) => [
      ...(isObject(required) ? Object.entries(required).flat(2) : []),
      ...(isObject(allowed) ? Object.keys(allowed) : []),
    ]),
  ) as string[];
  const known = new Set(schemas.flatMap(({ properties }) => [...properties.keys()]));
  const isMatched = (name: string) => schemas.some(({ patterns }) => patterns.some(([one]) => fitsPattern(one, name)));
  const unmatched = ['another_member', 'other', 'x_1', 'Zz', '1'].filter((name) => !isMatched(name));
  return [
    ...new Set([
      ...fromPatterns.slice(0, 4),
      ...fromRules.slice(0, 8),
      ...dependent,
      ...unmatched.slice(0, 1),
      ...(rules.length > 0 ? ['A', '1', '', 'x-y'] : []),
    ]),
  ].filter((name) => !known.has(name));
}

/**
 * For each limit on the number of members, generates objects with exactly this number, with one more, and with one
 * fewer.
 */
function* sizes(
  schemas: FlatSchema[],
  start: Members,
  names: string[],
  value: (name: string) => unknown,
): Generator<Members> {
  const parts = schemas.flatMap((one) => one.parts);
  for (const size of limitNeighbours(parts, ['minProperties', 'maxProperties'], 300))
    yield sized(size, start, names, value);
}

function sized(size: number, start: Members, names: string[], value: (name: string) => unknown): Members {
  const made = { ...start };
  for (const name of [...names, ...Array.from({ length: size + 4 }, (_, i) => `member_${i + 1}`)]) {
    if (Object.keys(made).length >= size) break;
    const member = made[name] ?? value(name);
    if (member !== undefined) made[name] = member;
  }
  return made;
}

/** Adds members until the object has the smallest number of members that the schema allows. */
function fill(source: ValueSource, flat: FlatSchema, start: Members): Members {
  const least = Math.max(0, ...flat.parts.map((schema) => (schema['minProperties'] as number | undefined) ?? 0));
  if (Object.keys(start).length >= least) return start;
  return sized(
    least,
    start,
    [...flat.properties.keys(), ...extraNames([flat])],
    (name) => source.small(memberSchema(flat, name), 3)[0],
  );
}

/** The most pairs of branches that are combined to values. */
const maxPairs = 30;

/** Returns objects that have the members of two branches of `oneOf`, and the members of a value that fits otherwise. */
export function valuesOfTwoBranches(
  { oneOf }: Schema,
  sampler: Pick<ValueSource, 'small'>,
  fitting: unknown[],
): unknown[] {
  const branches = (Array.isArray(oneOf) ? (oneOf as Schema[]) : []).slice(0, maxPairs);
  const samples = branches.map((branch) => sampler.small({ allOf: [branch, { type: 'object' }] }).find(isObject) ?? {});
  const pairs = samples.flatMap((one, i) => samples.slice(i + 1).map((other) => ({ ...one, ...other })));
  return pairs.slice(0, maxPairs).map((pair) => ({ ...pair, ...fitting.find(isObject) }));
}
