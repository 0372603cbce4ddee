import { equal } from '../equal.ts';
import { isObject, token, type Schema } from '../document.ts';
import type { Draft } from '../model.ts';
import type { At, SchemaComparison } from './schema.ts';
import { describe, isNever, isTrivial } from './words.ts';

/** Members: by name, by pattern, and the rest; `propertyNames` and `dependentSchemas`. */
export function compareObjects(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  return [
    ...byName(comparison, a, b, at),
    ...byPattern(comparison, a, b, at),
    ...theRest(comparison, a, b, at),
    ...names(comparison, a, b, at),
    ...dependents(comparison, a, b, at),
  ];
}

const map = (schema: Schema, key: string): Record<string, Schema> =>
  isObject(schema[key]) ? (schema[key] as Record<string, Schema>) : {};
export const rest = (schema: Schema): Schema => (schema['additionalProperties'] as Schema | undefined) ?? {};

/** Everything a member of this name has to fit. */
function appliesTo(schema: Schema, name: string): Schema {
  const own = map(schema, 'properties');
  const parts = [
    ...(Object.hasOwn(own, name) ? [own[name] as Schema] : []),
    ...Object.entries(map(schema, 'patternProperties'))
      .filter(([pattern]) => matches(pattern, name))
      .map(([, item]) => item),
  ];
  if (parts.length === 0) return rest(schema);
  return parts.length === 1 ? (parts[0] as Schema) : { allOf: parts };
}

export function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

function byName(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [before, after] = [map(a, 'properties'), map(b, 'properties')];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [old, now] = [appliesTo(a, name), appliesTo(b, name)];
    const below = comparison.below(at, { key: name, keyword: 'properties', name, a: old, b: now });
    const [was, is] = [Object.hasOwn(before, name), Object.hasOwn(after, name)];
    if (was && is) return comparison.compare(old, now, below);
    // A member that gets or loses its name was, or becomes, one of the rest.
    const [left, right] = [is ? rest(a) : old, is ? now : rest(b)];
    const direction = isNever(left)
      ? isNever(right)
        ? 'none'
        : 'widens'
      : isNever(right)
        ? 'narrows'
        : isTrivial(left)
          ? isTrivial(right)
            ? 'none'
            : 'narrows'
          : isTrivial(right)
            ? 'widens'
            : 'both';
    const open = isNever(is ? left : right)
      ? ''
      : direction === 'none'
        ? ''
        : is
          ? '; until now anything could stand under this name'
          : '; from now on anything can stand under this name';
    const own = comparison.draft(
      {
        rule: is ? 'property-added' : 'property-removed',
        keywords: ['additionalProperties', 'unevaluatedProperties', 'false schema', '*'],
        direction,
        message: `${at.name}.${name} ${is ? 'added' : 'removed'}${open}`,
        before: was ? before[name] : undefined,
        after: is ? after[name] : undefined,
        pointer: below.pointer,
      },
      at,
    );
    // A name gained or lost is worth saying even where the same values fit.
    return [{ ...own, member: name, ...(direction === 'none' ? { level: 'minor' as const } : {}) }];
  });
}

function byPattern(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [before, after] = [map(a, 'patternProperties'), map(b, 'patternProperties')];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((pattern) => {
    const [old, now] = [before[pattern], after[pattern]];
    const below = {
      ...comparison.below(
        { ...at, anchor: undefined },
        { key: pattern, keyword: 'patternProperties', name: pattern, a: {}, b: {} },
      ),
      anchor: at.anchor,
    };
    if (old && now)
      return keepAnchor(comparison.compare(old, now, { ...below, anchor: undefined }), at, ['patternProperties']);
    const [left, right] = [old ?? rest(a), now ?? rest(b)];
    const direction = isNever(left)
      ? isNever(right)
        ? 'none'
        : 'widens'
      : isNever(right)
        ? 'narrows'
        : isTrivial(left)
          ? isTrivial(right)
            ? 'none'
            : 'narrows'
          : isTrivial(right)
            ? 'widens'
            : 'both';
    return [
      comparison.draft(
        {
          rule: 'patternProperties',
          keywords: ['patternProperties', 'additionalProperties', 'false schema', '*'],
          direction,
          message: `${at.name}: patternProperties ${describe(pattern, old, now)}`,
          before: old,
          after: now,
          pointer: below.pointer,
        },
        at,
      ),
    ];
  });
}

function theRest(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [left, right] = [rest(a), rest(b)];
  if (isNever(left) === isNever(right) && isTrivial(left) && isTrivial(right)) return [];
  const pointer = `${at.pointer}/additionalProperties`;
  if (isNever(left) || isNever(right) || isTrivial(left) || isTrivial(right)) {
    const direction = isNever(left)
      ? isNever(right)
        ? 'none'
        : 'widens'
      : isNever(right)
        ? 'narrows'
        : isTrivial(left)
          ? 'narrows'
          : 'widens';
    if (direction === 'none') return [];
    const show = (schema: Schema, stated: unknown) =>
      isNever(schema) ? false : stated === undefined ? undefined : isTrivial(schema) ? true : schema;
    const [before, after] = [show(left, a['additionalProperties']), show(right, b['additionalProperties'])];
    return [
      comparison.draft(
        {
          rule: 'additionalProperties',
          keywords: ['additionalProperties', 'false schema', '*'],
          direction,
          message: `${at.name}: ${describe('additionalProperties', before, after)}`,
          before,
          after,
          pointer,
        },
        at,
      ),
    ];
  }
  return comparison.compare(
    left,
    right,
    comparison.below(at, { key: 'another_member', keyword: 'additionalProperties', a: left, b: right }),
  );
}

function names(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [left, right] = [a['propertyNames'], b['propertyNames']] as (Schema | undefined)[];
  if (left === undefined && right === undefined) return [];
  if (left && right)
    return keepAnchor(
      comparison.compare(left, right, {
        pointer: `${at.pointer}/propertyNames`,
        name: `${at.name} (names)`,
        flip: at.flip,
        anchor: undefined,
      }),
      at,
      ['propertyNames'],
    );
  return [
    comparison.draft(
      {
        rule: 'propertyNames',
        keywords: ['propertyNames'],
        direction: right ? 'narrows' : 'widens',
        message: `${at.name}: ${describe('propertyNames', left, right)}`,
        before: left,
        after: right,
      },
      at,
    ),
  ];
}

function dependents(comparison: SchemaComparison, a: Schema, b: Schema, at: At): Draft[] {
  const [before, after] = [map(a, 'dependentSchemas'), map(b, 'dependentSchemas')];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    const pointer = `${at.pointer}/dependentSchemas/${token(name)}`;
    if (old && now)
      return keepAnchor(
        comparison.compare(old, now, { pointer, name: `${at.name} (with ${name})`, flip: at.flip, anchor: undefined }),
        at,
        [],
      );
    if (equal(old ?? {}, now ?? {})) return [];
    return [
      comparison.draft(
        {
          rule: 'dependentSchemas',
          keywords: ['*'],
          direction: now ? 'narrows' : 'widens',
          message: `${at.name}: dependentSchemas ${describe(name, old, now)}`,
          before: old,
          after: now,
          pointer,
        },
        at,
      ),
    ];
  });
}

/** A change deep in a part that has no value of its own is looked for in the schema that holds the part. */
export function keepAnchor(drafts: Draft[], at: At, keywords: string[]): Draft[] {
  return drafts.map((draft) =>
    draft.a || !at.anchor ? draft : { ...draft, ...at.anchor, keywords: [...draft.keywords, ...keywords, '*'] },
  );
}
