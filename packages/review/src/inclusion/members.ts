import type { Schema } from '@jurybox/openapi';
import { type Placed, type ValueInclusion, childOf } from './placed.ts';
import { additionalProperties, hasType, isTrivial, items, prefixItems, schemaMap } from '../keywords/facts.ts';
import { fitsPattern, verdictOf } from '../patterns/compile.ts';

/** Whether every member that `inner` allows certainly fits the outer schema. */
export function fitsMembers(inclusion: ValueInclusion, inner: Placed, outer: Placed): boolean {
  if (!hasType(inner.schema, 'object')) return true;
  const patterns = Object.entries(schemaMap(outer.schema, 'patternProperties'));
  const named = schemaMap(outer.schema, 'properties');
  const own = schemaMap(inner.schema, 'properties');
  const ownPatterns = Object.entries(schemaMap(inner.schema, 'patternProperties'));
  const rest = placedRest(outer);
  const ownRest = placedRest(inner);
  const names = new Set([...Object.keys(named), ...Object.keys(own)]);
  for (const name of names) {
    if (!inclusion.canHave(inner.schema, name)) continue;
    // Without a verdict, the pattern may apply to this member, so nothing about the member is certain.
    if ([...patterns, ...ownPatterns].some(([pattern]) => verdictOf(pattern, name) === undefined)) return false;
    const wanted = [
      ...(Object.hasOwn(named, name) ? [childOf(outer, named[name] as Schema, 'properties', name)] : []),
      ...patterns
        .filter(([pattern]) => fitsPattern(pattern, name))
        .map(([pattern, schema]) => childOf(outer, schema, 'patternProperties', pattern)),
    ];
    const allowed = [
      ...(Object.hasOwn(own, name) ? [childOf(inner, own[name] as Schema, 'properties', name)] : []),
      ...ownPatterns
        .filter(([pattern]) => fitsPattern(pattern, name))
        .map(([pattern, schema]) => childOf(inner, schema, 'patternProperties', pattern)),
    ];
    const fits = (wanted.length > 0 ? wanted : [rest]).every((one) =>
      (allowed.length > 0 ? allowed : [ownRest]).some((member) => inclusion.includesValue(member, one)),
    );
    if (!fits) return false;
  }
  // The rest of this function compares the members that neither contract names.
  const others = [
    ...ownPatterns.map(([pattern, schema]) => ({
      pattern,
      place: childOf(inner, schema, 'patternProperties', pattern),
    })),
    { pattern: undefined, place: ownRest },
  ];
  return others.every(({ pattern, place }) =>
    [
      ...patterns.map(([key, schema]) => ({ key, place: childOf(outer, schema, 'patternProperties', key) })),
      { key: undefined, place: rest },
    ].every(
      (one) =>
        // If the name of a member matches a pattern in `patternProperties` of the outer schema, its
        // `additionalProperties` does not apply to this member.
        (pattern !== undefined && one.key === undefined && patterns.some(([key]) => key === pattern)) ||
        isTrivial(one.place.schema) ||
        inclusion.includesValue(place, one.place),
    ),
  );
}

const placedRest = (parent: Placed): Placed =>
  childOf(parent, additionalProperties(parent.schema), 'additionalProperties');

const maxIndexes = 50;

/** Whether every item that `inner` allows certainly fits the outer schema. */
export function fitsLists(inclusion: ValueInclusion, inner: Placed, outer: Placed): boolean {
  if (!hasType(inner.schema, 'array')) return true;
  const [own, wanted] = [prefixItems(inner.schema), prefixItems(outer.schema)];
  const length = Math.max(own.length, wanted.length);
  if (length > maxIndexes) return false;
  const at = (parent: Placed, list: Schema[], i: number): Placed =>
    i < list.length
      ? childOf(parent, list[i] as Schema, 'prefixItems', i)
      : childOf(parent, items(parent.schema), 'items');
  return Array.from({ length: length + 1 }, (_, i) => i).every((i) =>
    inclusion.includesValue(at(inner, own, i), at(outer, wanted, i)),
  );
}
