import { isObject, type Schema } from '@jurybox/openapi';
import { inheritPlace } from './places.ts';
import { equal } from '../compared.ts';
import { documentationKeywords, isNever, isTrivial, schemaMap, typesInBoth, typesOf } from '../keywords/facts.ts';
import { rows } from '../keywords/rows.ts';
import { fromDiscriminator } from '../normalize.ts';

/** Merges two schemas into one that allows exactly the values that fit both; undefined if that is not possible. */
export function merge(one: Schema, other: Schema): Schema | undefined {
  if (one === other) return one;
  if (isBarrier(one) || isBarrier(other) || 'unevaluatedProperties' in other || 'unevaluatedItems' in other)
    return undefined;
  const members = mergeMembers(one, other);
  if (!members) return undefined;
  const merged: Schema = {};
  for (const keyword of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (memberKeywords.has(keyword)) continue;
    const value = mergeKeyword(keyword, one, other);
    if (value === conflict) return undefined;
    if (value !== undefined) merged[keyword] = value;
  }
  return { ...merged, ...members };
}

const isBarrier = (schema: Schema): boolean =>
  isNever(schema) ||
  schema[fromDiscriminator] === true ||
  '$ref' in schema ||
  ('discriminator' in schema && ('oneOf' in schema || 'anyOf' in schema));

const conflict = Symbol('conflict');
const memberKeywords = new Set(['properties', 'patternProperties', 'additionalProperties']);

type Combine = (one: never, other: never) => unknown;
const either = (one: boolean, other: boolean) => one || other;

/** For each keyword without an entry in `rows`: a function that merges its values in two schemas. */
const others: Record<string, Combine> = {
  allOf: (one: Schema[], other: Schema[]) => [...one, ...other],
  readOnly: either,
  writeOnly: either,
  propertyNames: (one: Schema, other: Schema) => both(one, other),
  items: (one: Schema, other: Schema) => both(one, other),
};

function mergeKeyword(keyword: string, one: Schema, other: Schema): unknown {
  const [mine, theirs] = [one[keyword], other[keyword]];
  if (keyword === 'type') return mergeTypes(one, other);
  // If both schemas have keywords of the same group, they can only be merged if these keywords have equal values.
  for (const group of groups)
    if (group.includes(keyword) && isIn(group, one) && isIn(group, other))
      if (group[0] !== 'prefixItems' || 'prefixItems' in one || 'prefixItems' in other)
        return group.every((name) => equal(one[name], other[name])) ? mine : conflict;
  if (mine === undefined || theirs === undefined) return mine ?? theirs;
  const combine = (rows[keyword]?.merge ?? others[keyword]) as ((x: unknown, y: unknown) => unknown) | undefined;
  if (combine) return combine(mine, theirs);
  if (documentationKeywords.includes(keyword) || keyword.startsWith('x-') || keyword === 'default') return mine;
  return equal(mine, theirs) ? mine : conflict;
}

/** Groups of keywords in which one keyword changes the effect of another. */
export const groups = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['prefixItems', 'items'],
];

const isIn = (group: string[], schema: Schema): boolean => group.some((name) => name in schema);

function mergeTypes(one: Schema, other: Schema): unknown {
  if (one['type'] === undefined || other['type'] === undefined) return one['type'] ?? other['type'];
  const shared = typesInBoth(typesOf(one), typesOf(other));
  return shared.length === 0 ? conflict : shared.length === 1 ? shared[0] : shared;
}

/** If only one schema names a member, the member must also fit `additionalProperties` of the other schema. */
function mergeMembers(one: Schema, other: Schema): Schema | undefined {
  const [mine, theirs] = [schemaMap(one, 'properties'), schemaMap(other, 'properties')];
  const [rest, otherRest] = [one, other].map((schema) => {
    const additional = schema['additionalProperties'];
    return isObject(additional) && !isTrivial(additional) ? additional : undefined;
  });
  const hasPatterns = 'patternProperties' in one || 'patternProperties' in other;
  if (hasPatterns && (rest || otherRest || ('patternProperties' in one && 'patternProperties' in other)))
    return undefined;
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const schemaFor = (name: string): Schema => {
    const parts = [
      Object.hasOwn(mine, name) ? mine[name] : rest,
      Object.hasOwn(theirs, name) ? theirs[name] : otherRest,
    ].filter((part) => part !== undefined);
    return parts.length === 2 ? both(parts[0] as Schema, parts[1] as Schema) : (parts[0] as Schema);
  };
  const additional = rest && otherRest ? both(rest, otherRest) : (rest ?? otherRest);
  return {
    ...('properties' in one || 'properties' in other
      ? { properties: Object.fromEntries(names.map((name) => [name, schemaFor(name)])) }
      : {}),
    ...(hasPatterns ? { patternProperties: one['patternProperties'] ?? other['patternProperties'] } : {}),
    ...(additional ? { additionalProperties: additional } : {}),
  };
}

function both(one: Schema, other: Schema): Schema {
  if (equal(one, other)) return one;
  if (isTrivial(one) || isNever(other)) return other;
  if (isTrivial(other) || isNever(one)) return one;
  return inheritPlace({ allOf: [one, other] }, one);
}
