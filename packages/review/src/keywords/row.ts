import { isObject, type Schema } from '@jurybox/openapi';
import { equal } from '../compared.ts';
import { isClosed, isNever, items, listedValues, prefixItems, schemaMap, typesOf } from './facts.ts';
import { type Sentence, amount, limitSentence } from '../words/sentences.ts';

/** What the review knows about a keyword such as `minLength`, which limits values without containing schemas. */
export interface Row {
  /** The types of values that the keyword limits; undefined for all types. */
  types?: string[];
  /** Whether every value that `inner` allows certainly fits the keyword in `outer`. */
  includes: (inner: Schema, outer: Schema) => boolean;
  /** Merges the values of the keyword in two branches of `allOf`. A row without `merge` can only merge equal values. */
  merge?: (one: never, other: never) => unknown;
  /** The value with which the keyword has no effect, as if it were missing. */
  empty?: unknown;
  says?: Sentence;
}

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const units = { string: 'characters', array: 'items', object: 'members' };

/** Returns the `Row` of a keyword such as `minItems`. `least` returns the smallest size that a schema allows. */
export function atLeast(type: keyof typeof units, keyword: string, least: (schema: Schema) => number): Row {
  return {
    types: [type],
    includes: (inner, outer) => least(inner) >= (number(outer[keyword]) ?? 0),
    merge: Math.max,
    empty: 0,
    says: amount('at least', units[type]),
  };
}

/** Returns the `Row` of a keyword such as `maxItems`. `most` returns the largest size that a schema allows. */
export function atMost(type: keyof typeof units, keyword: string, most: (schema: Schema) => number): Row {
  return {
    types: [type],
    includes: (inner, outer) => most(inner) <= (number(outer[keyword]) ?? Infinity),
    merge: Math.min,
    says: amount('at most', units[type]),
  };
}

export const leastItems = ({ minItems, contains, minContains }: Schema): number =>
  Math.max(number(minItems) ?? 0, isObject(contains) ? (number(minContains) ?? 1) : 0);
export const mostItems = (schema: Schema): number =>
  Math.min(number(schema['maxItems']) ?? Infinity, isNever(items(schema)) ? prefixItems(schema).length : Infinity);
export const leastMembers = ({ minProperties, required }: Schema): number =>
  Math.max(number(minProperties) ?? 0, Array.isArray(required) ? new Set(required).size : 0);
export const mostMembers = (schema: Schema): number =>
  Math.min(
    number(schema['maxProperties']) ?? Infinity,
    isClosed(schema) ? Object.keys(schemaMap(schema, 'properties')).length : Infinity,
    isObject(schema['propertyNames']) ? (listedValues(schema['propertyNames'])?.length ?? Infinity) : Infinity,
  );

/** If a schema allows only the empty list or only the empty object, returns a list with this value. */
export function onlyValue(schema: Schema): unknown[] | undefined {
  if (equal(typesOf(schema), ['array']) && mostItems(schema) === 0) return [[]];
  return equal(typesOf(schema), ['object']) && mostMembers(schema) === 0 ? [{}] : undefined;
}

type Limit = 'minimum' | 'maximum';
const exclusive = { minimum: 'exclusiveMinimum', maximum: 'exclusiveMaximum' } as const;

/**
 * Returns the `minimum` or the negated `maximum` of a schema, so that a larger number always allows less. `isExclusive`
 * is 1 if the limit itself is not allowed, otherwise 0. If `multipleOf` is an integer, the limit is the first multiple
 * that the schema allows: 6 for `minimum: 5` and `multipleOf: 3`.
 */
export function limitOf(schema: Schema, keyword: Limit): [value: number, isExclusive: number] {
  const sign = keyword === 'minimum' ? 1 : -1;
  const [open, closed] = [schema[exclusive[keyword]], schema[keyword]].map((one) =>
    typeof one === 'number' ? sign * one : -Infinity,
  ) as [number, number];
  const types = typesOf(schema);
  const step = Number(schema['multipleOf'] ?? (types.length === 1 && types[0] === 'integer' ? 1 : 0));
  if (Number.isInteger(step) && step > 0)
    return [Math.max((Math.floor(open / step) + 1) * step, Math.ceil(closed / step) * step), 0];
  return open >= closed && open > -Infinity ? [open, 1] : [closed, 0];
}

export function limits(keyword: Limit): Record<string, Row> {
  const row: Row = {
    types: ['number', 'integer'],
    includes: (inner, outer) => {
      const [[value, isOpen], [bound, isBoundOpen]] = [limitOf(inner, keyword), limitOf(outer, keyword)];
      return value > bound || (value === bound && isOpen >= isBoundOpen);
    },
    merge: keyword === 'minimum' ? Math.max : Math.min,
    says: limitSentence(keyword),
  };
  return { [keyword]: row, [exclusive[keyword]]: row };
}
