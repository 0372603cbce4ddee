import { isObject, type Schema } from '@jurybox/openapi';
import { equal } from '../compared.ts';
import { requiredOf, schemaMap } from '../keywords/facts.ts';
import { fitsPattern } from '../patterns/compile.ts';
import { fromPattern } from './scalars.ts';
import { inTurn, memberSchema, namesIn, numbersOf, schemasOf, sizesNear, type ValueSource } from './together.ts';
import type { Wanted } from './together.ts';

type Members = Record<string, unknown>;

/** The maximum number of members for which the search tries values. */
const maxNames = 200;

/**
 * Generates objects: the smallest, one with every member, one for each value of each member, and objects with exactly
 * as many members as a limit allows, with one more, and with one fewer.
 */
export function* objects(source: ValueSource, { own, hints, depth }: Wanted): Generator<Members> {
  const all = [...own, ...hints.flat()];
  const valueOf = (name: string): unknown => source.small(memberSchema(own, name), depth + 1)[0];
  /** Returns a value for a member. If possible, both contracts allow the value, otherwise only `source.accepting`. */
  const sharedValueOf = (name: string): unknown =>
    hints
      .filter((hint) => isNamed(hint, name))
      .flatMap((hint) => source.smallInOther(memberSchema(hint, name), depth + 1))
      .find((value) => source.accepting.fits(memberSchema(own, name), value)) ?? valueOf(name);
  const hintFor = (name: string): Schema =>
    memberSchema(hints.find((hint) => isNamed(hint, name)) ?? hints[0] ?? [], name);
  /** Returns a copy of `start` with members of these names added, until it has `most` members. */
  const withMembers = (start: Members, names: Iterable<string>, most = Infinity, value = valueOf): Members => {
    const made = { ...start };
    let count = Object.keys(made).length;
    for (const name of names) {
      if (count >= most) break;
      const member = made[name] ?? value(name);
      if (member === undefined) continue;
      if (!Object.hasOwn(made, name)) count += 1;
      made[name] = member;
    }
    return made;
  };
  const sized = (size: number, start: Members, names: string[]): Members =>
    withMembers(start, [...names, ...Array.from({ length: size + 4 }, (_, i) => `member_${i + 1}`)], size);
  const least = Math.max(0, ...numbersOf(own, 'minProperties'));
  const required = withMembers({}, requiredBy(own));
  const isShort = Object.keys(required).length < least;
  const smallest = sized(least, required, isShort ? [...namesIn(own), ...extraNames(own)] : []);
  yield smallest;
  const single = mostPromising([...new Set([...namesIn(all), ...extraNames(all)])], own, hints);
  const without = single.filter((name) => !(name in smallest));
  for (const name of without) yield withMembers(smallest, [name]);
  for (const name of without) {
    const needed = neededBy(own, [name]);
    if (needed.length > 0) yield withMembers(smallest, [name, ...needed]);
  }
  const everything = withMembers(smallest, namesIn(own).slice(0, maxNames));
  yield everything;
  for (const hint of depth === 0 ? hints : [])
    yield { ...smallest, ...withMembers({}, requiredBy(hint), Infinity, sharedValueOf) };
  for (const size of sizesNear(all, 300, 'minProperties', 'maxProperties')) yield sized(size, smallest, single);
  if (depth >= 5) return;
  /** Generates objects that differ in one member. A generator is used, because a search often needs only a few. */
  const varied = function* (name: string, others: string[], value = valueOf): Generator<Members> {
    const values = source.candidates(memberSchema(own, name), hintFor(name), depth + 1);
    const start = { ...smallest, ...withMembers({}, others, Infinity, value) };
    for (const value of values) yield { ...start, [name]: value };
  };
  yield* inTurn(
    single.flatMap((name) => {
      const [needed, neededByAny] = [neededBy(own, [name]), neededBy(all, [name])];
      const isMore = neededByAny.length > needed.length;
      return [varied(name, needed), ...(isMore ? [varied(name, neededByAny, sharedValueOf)] : [])];
    }),
  );
  for (const [i, first] of single.entries())
    for (const second of single.slice(i + 1, i + 12)) yield withMembers(smallest, [first, second]);
  for (const name of Object.keys(everything)) {
    const { [name]: _, ...others } = everything;
    yield others;
  }
}

/**
 * Returns the members for which the search tries values. If there are many members, those that differ between the two
 * contracts come first.
 */
function mostPromising(names: string[], own: Schema[], hints: Schema[][]): string[] {
  if (names.length <= maxNames) return names;
  const isChanged = (name: string) =>
    hints.some((hint) => isNamed(own, name) !== isNamed(hint, name)) ||
    !equal(memberSchema(own, name), memberSchema(hints[0] ?? [], name));
  return [...new Set([...names.filter(isChanged), ...names])].slice(0, maxNames);
}

/** Returns the names of the members that a value must have to fit all schemas. */
function requiredBy(schemas: Schema[]): string[] {
  const names = schemas.flatMap((schema) => requiredOf(schema));
  return [...names, ...neededBy(schemas, names)];
}

const isNamed = (schemas: Schema[], name: string): boolean =>
  schemas.some((schema) => Object.hasOwn(schemaMap(schema, 'properties'), name));

/** Returns the names of the members that `dependentRequired` requires if an object has the members `names`. */
function neededBy(schemas: Schema[], names: string[]): string[] {
  const found = new Set<string>();
  for (const needs of schemasOf(schemas, 'dependentRequired'))
    for (const [name, list] of Object.entries(needs))
      if (names.includes(name) || found.has(name)) for (const other of list as string[]) found.add(other);
  return [...found];
}

/** Returns names of members that `properties` does not list, for example names that fit `patternProperties`. */
function extraNames(schemas: Schema[]): string[] {
  const rules = schemasOf(schemas, 'propertyNames');
  const fromRules = rules.flatMap((rule) => [
    ...((rule['enum'] ?? []) as string[]),
    ...(typeof rule['pattern'] === 'string' ? fromPattern(rule['pattern'], []) : []),
    ...sizesNear([rule], 300, 'minLength', 'maxLength').map((n) => 'a'.repeat(n)),
  ]);
  const patterns = schemas.flatMap((schema) => Object.keys(schemaMap(schema, 'patternProperties')));
  const fromPatterns = patterns.flatMap((one) => fromPattern(one, [4]).filter((name) => fitsPattern(one, name)));
  const isMatched = (name: string) => patterns.some((one) => fitsPattern(one, name));
  const unmatched = ['another_member', 'other', 'x_1', 'Zz', '1'].find((name) => !isMatched(name));
  const known = schemas.map((schema) => schemaMap(schema, 'properties'));
  return [
    ...fromPatterns.slice(0, 4),
    ...fromRules.slice(0, 8),
    ...(schemasOf(schemas, 'dependentRequired').flatMap((needs) => Object.entries(needs).flat(2)) as string[]),
    ...schemasOf(schemas, 'dependentSchemas').flatMap(Object.keys),
    ...(unmatched === undefined ? [] : [unmatched]),
    ...(rules.length > 0 ? ['A', '1', '', 'x-y'] : []),
  ].filter((name) => !known.some((members) => Object.hasOwn(members, name)));
}

/** The maximum number of pairs of branches of one `oneOf` for which the search generates an object. */
const maxPairs = 30;

/**
 * Returns objects that have the members of two branches of `oneOf`, because such an object may fit both branches. Each
 * also has the members of an object in `fitting`, so that it fits the rest of the schema.
 */
export function valuesOfTwoBranches({ oneOf }: Schema, source: ValueSource, fitting: unknown[]): unknown[] {
  const branches = (Array.isArray(oneOf) ? (oneOf as Schema[]) : []).slice(0, maxPairs);
  const objectOf = (schema: Schema) => source.small(schema).find(isObject);
  const samples = branches.map((one) => objectOf(one) ?? objectOf({ allOf: [one, { type: 'object' }] }) ?? {});
  const pairs = samples.flatMap((one, i) => samples.slice(i + 1).map((other) => ({ ...one, ...other })));
  return pairs.slice(0, maxPairs).map((pair) => ({ ...pair, ...fitting.find(isObject) }));
}
