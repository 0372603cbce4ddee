import { isObject, type Document, type Schema } from '@jurybox/openapi';
import type { Compared, Side } from '../compared.ts';
import { equal, has } from '../equal.ts';
import {
  allTypes,
  isClosed,
  isNever,
  items,
  listedValues,
  prefixItems,
  requiredOf,
  schemaMap,
  typesOf,
} from '../findings/schema/facts.ts';
import { leastLength } from '../findings/schema/min-length.ts';
import { fitsFormat } from '../findings/schema/format.ts';
import { documentationKeywords } from '../findings/schema/keywords.ts';
import { fitsPattern, textOnlyIn } from '../patterns/compile.ts';
import { sameSchema } from './same.ts';

/** Keywords that this module skips: they refuse no value, or `Inclusion` compares them. */
const comparedElsewhere = new Set([
  ...documentationKeywords,
  'default',
  'not',
  'propertyNames',
  'discriminator',
  'readOnly',
  'writeOnly',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
]);

/** Whether every value of `inner` certainly fits the keywords in `outer`. */
export function fitsKeywords(documents: Compared<Document>, side: Side, inner: Schema, outer: Schema): boolean {
  const types = typesOf(inner);
  return Object.keys(outer).every((keyword) => {
    if (comparedElsewhere.has(keyword) || keyword.startsWith('x-')) return true;
    const type = typeOfKeyword[keyword];
    if (type !== undefined && !types.includes(type) && !(type === 'number' && types.includes('integer'))) return true;
    const isFitting = checks[keyword];
    if (isFitting) return isFitting(inner, outer, keyword);
    // The effect of this keyword depends on all other keywords, so the comparison cannot decide.
    if (keyword.startsWith('unevaluated')) return false;
    return inner[keyword] !== undefined && sameGroup(keyword).every((name) => same(name));
  });
  function same(name: string): boolean {
    return sameSchema(documents, side, { [name]: inner[name] } as Schema, { [name]: outer[name] } as Schema);
  }
}

/** Keywords that have an effect only together. */
const groups = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
];
const sameGroup = (keyword: string): string[] => groups.find((group) => group.includes(keyword)) ?? [keyword];

const typeOfKeyword: Record<string, string> = {
  ...Object.fromEntries(['minLength', 'maxLength', 'pattern'].map((name) => [name, 'string'])),
  ...Object.fromEntries(
    ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'].map((name) => [name, 'number']),
  ),
  ...Object.fromEntries(
    ['minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'maxContains', 'unevaluatedItems'].map(
      (name) => [name, 'array'],
    ),
  ),
  ...Object.fromEntries(
    [
      'required',
      'minProperties',
      'maxProperties',
      'dependentRequired',
      'dependentSchemas',
      'unevaluatedProperties',
    ].map((name) => [name, 'object']),
  ),
};

type Check = (inner: Schema, outer: Schema, keyword: string) => boolean;

const limit = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const atLeast: Check = (inner, outer, keyword) =>
  (limit(inner[keyword]) ?? -Infinity) >= (limit(outer[keyword]) ?? -Infinity);
const atMost: Check = (inner, outer, keyword) =>
  (limit(inner[keyword]) ?? Infinity) <= (limit(outer[keyword]) ?? Infinity);

/**
 * If the inner schema lists its values (`enum` or `const`), checks each of these values against the outer keyword.
 * Otherwise compares the keywords of both schemas.
 */
const orListed =
  (fits: (value: unknown, outer: unknown) => boolean, compare: Check): Check =>
  (inner, outer, keyword) =>
    listedValues(inner)?.every((value) => fits(value, outer[keyword])) ?? compare(inner, outer, keyword);

/** Returns the length of a text in characters, as JSON Schema counts them. JavaScript counts UTF-16 units. */
const textLength = (value: unknown): number | undefined =>
  typeof value === 'string' ? Array.from(value).length : undefined;
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const sameValue: Check = (inner, outer, keyword) => equal(inner[keyword], outer[keyword]);

/** Whether the inner pattern only allows texts of this length, for example `{2,}`. */
const hasLength = (inner: Schema, length: string): boolean =>
  typeof inner['pattern'] === 'string' && textOnlyIn(inner['pattern'], `^[^]${length}$`) === null;

const leastItems = (schema: Schema): number =>
  Math.max(limit(schema['minItems']) ?? 0, isObject(schema['contains']) ? (limit(schema['minContains']) ?? 1) : 0);
export const mostItems = (schema: Schema): number =>
  Math.min(limit(schema['maxItems']) ?? Infinity, isNever(items(schema)) ? prefixItems(schema).length : Infinity);
export const mostMembers = (schema: Schema): number =>
  Math.min(
    limit(schema['maxProperties']) ?? Infinity,
    isClosed(schema) ? Object.keys(schemaMap(schema, 'properties')).length : Infinity,
    isObject(schema['propertyNames']) ? (listedValues(schema['propertyNames'])?.length ?? Infinity) : Infinity,
  );

/** Whether every text that fits the inner pattern certainly fits the outer pattern. */
const samePattern: Check = (inner, outer) =>
  inner['pattern'] === outer['pattern'] ||
  textOnlyIn((inner['pattern'] ?? '') as string, outer['pattern'] as string) === null;

const checks: Record<string, Check> = {
  type: (inner, outer) => {
    const allowed = outer['type'] === undefined ? allTypes : typesOf(outer);
    return typesOf(inner).every(
      (type) =>
        allowed.includes(type) ||
        (type === 'integer' && allowed.includes('number')) ||
        (type === 'number' && allowed.includes('integer') && Number.isInteger(inner['multipleOf'])),
    );
  },
  enum: (inner, outer) => {
    const allowed = listedValues(outer) ?? [];
    return listedValues(inner)?.every((value) => has(allowed, value)) ?? false;
  },
  minLength: orListed(
    (value, bound) => (textLength(value) ?? Infinity) >= Number(bound),
    (inner, outer, keyword) =>
      atLeast(inner, outer, keyword) ||
      leastLength(inner) >= Number(outer[keyword]) ||
      hasLength(inner, `{${Number(outer[keyword])},}`),
  ),
  maxLength: orListed(
    (value, bound) => (textLength(value) ?? 0) <= Number(bound),
    (inner, outer, keyword) => atMost(inner, outer, keyword) || hasLength(inner, `{0,${Number(outer[keyword])}}`),
  ),
  pattern: orListed((value, bound) => typeof value !== 'string' || fitsPattern(String(bound), value), samePattern),
  minimum: orListed(
    (value, bound) => (number(value) ?? Infinity) >= Number(bound),
    (inner, outer) =>
      Math.max(limit(inner['minimum']) ?? -Infinity, limit(inner['exclusiveMinimum']) ?? -Infinity) >=
      Number(outer['minimum']),
  ),
  maximum: orListed(
    (value, bound) => (number(value) ?? -Infinity) <= Number(bound),
    (inner, outer) =>
      Math.min(limit(inner['maximum']) ?? Infinity, limit(inner['exclusiveMaximum']) ?? Infinity) <=
      Number(outer['maximum']),
  ),
  exclusiveMinimum: orListed((value, bound) => (number(value) ?? Infinity) > Number(bound), atLeast),
  exclusiveMaximum: orListed((value, bound) => (number(value) ?? -Infinity) < Number(bound), atMost),
  multipleOf: (inner, outer) => {
    const ratio = Number(inner['multipleOf']) / Number(outer['multipleOf']);
    return sameValue(inner, outer, 'multipleOf') || Number.isInteger(ratio);
  },
  format: (inner, outer) =>
    fitsFormat(inner, outer) ||
    typesOf(inner).every((type) => type !== 'string' && type !== 'number' && type !== 'integer'),
  minItems: (inner, outer) => leastItems(inner) >= Number(outer['minItems']),
  maxItems: (inner, outer) => mostItems(inner) <= Number(outer['maxItems']),
  uniqueItems: (inner, outer) =>
    outer['uniqueItems'] !== true || inner['uniqueItems'] === true || mostItems(inner) <= 1,
  minProperties: (inner, outer) =>
    Math.max(limit(inner['minProperties']) ?? 0, requiredOf(inner).length) >= Number(outer['minProperties']),
  maxProperties: (inner, outer) => mostMembers(inner) <= Number(outer['maxProperties']),
  required: (inner, outer) => requiredOf(outer).every((name) => requiredOf(inner).includes(name)),
};
