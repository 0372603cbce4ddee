import { isObject, type Schema } from '@jurybox/openapi';
import { equal, without } from '../compared.ts';
import { includesType, listedValues, requiredOf, typesOf } from './facts.ts';
import { includesFormat, shortestText } from './formats.ts';
import { type Row, atLeast, atMost, leastItems, leastMembers, limits, mostItems, mostMembers } from './row.ts';
import { textOnlyIn } from '../patterns/compile.ts';
import { enumSentence, sentenceOf, typeSentence } from '../words/sentences.ts';

/** Whether the pattern only allows texts of this length, for example `{2,}` for two or more characters. */
const hasLength = ({ pattern }: Schema, length: string): boolean =>
  typeof pattern === 'string' && textOnlyIn(pattern, `^[^]${length}$`) === null;

const leastLength = ({ minLength, format }: Schema): number => Math.max(Number(minLength ?? 0), shortestText(format));

const minLength = atLeast('string', 'minLength', leastLength);
const maxLength = atMost('string', 'maxLength', (schema) => Number(schema['maxLength'] ?? Infinity));

/** Returns `multipleOf`, or 1 for a schema that allows only integers, because every integer is a multiple of 1. */
export const factorOf = (schema: Schema): number | undefined =>
  (schema['multipleOf'] as number | undefined) ?? (equal(typesOf(schema), ['integer']) ? 1 : undefined);

/** Returns each requirement of `dependentRequired` as JSON: `["a", "b"]` if the member `a` requires the member `b`. */
export const dependencies = ({ dependentRequired }: Schema): string[] =>
  Object.entries(isObject(dependentRequired) ? dependentRequired : {}).flatMap(([name, needed]) =>
    (Array.isArray(needed) ? (needed as string[]) : []).map((need) => JSON.stringify([name, need])),
  );

const textOf = (pattern: unknown): string => (typeof pattern === 'string' ? pattern : '');

const listed: Row = {
  includes: (inner, outer) => {
    const [values, allowed] = [listedValues(inner), listedValues(outer)];
    return allowed === undefined || (values !== undefined && without(values, allowed).length === 0);
  },
  says: enumSentence,
};

/** All keywords that limit values without containing schemas. */
export const rows: Record<string, Row> = {
  type: {
    includes: (inner, outer) => {
      const allowed = typesOf(outer);
      return typesOf(inner).every(
        (type) =>
          includesType(allowed, type) ||
          (type === 'number' && allowed.includes('integer') && Number.isInteger(inner['multipleOf'])),
      );
    },
    says: typeSentence,
  },
  enum: { ...listed, merge: (one: unknown[], other: unknown[]) => without(one, without(one, other)) },
  const: listed,
  ...limits('minimum'),
  ...limits('maximum'),
  multipleOf: {
    types: ['number', 'integer'],
    includes: (inner, outer) => {
      const [factor, wanted] = [factorOf(inner), outer['multipleOf'] as number | undefined];
      return wanted === undefined || (factor !== undefined && isNearInteger(factor / wanted));
    },
    says: sentenceOf('be a multiple of'),
  },
  minLength: {
    ...minLength,
    includes: (inner, outer) =>
      minLength.includes(inner, outer) || hasLength(inner, `{${Number(outer['minLength'])},}`),
  },
  maxLength: {
    ...maxLength,
    includes: (inner, outer) =>
      maxLength.includes(inner, outer) || hasLength(inner, `{0,${Number(outer['maxLength'])}}`),
  },
  pattern: {
    types: ['string'],
    // If the comparison of the patterns needs too many steps, the result is undefined, which counts as a difference.
    includes: ({ pattern }, { pattern: wanted }) =>
      pattern === wanted || wanted === undefined || textOnlyIn(textOf(pattern), textOf(wanted)) === null,
    says: sentenceOf('match the pattern'),
  },
  format: {
    types: ['string', 'number', 'integer'],
    includes: includesFormat,
    says: sentenceOf('have the format'),
  },
  minItems: atLeast('array', 'minItems', leastItems),
  maxItems: atMost('array', 'maxItems', mostItems),
  uniqueItems: {
    types: ['array'],
    includes: (inner, outer) => outer['uniqueItems'] !== true || inner['uniqueItems'] === true || mostItems(inner) <= 1,
    merge: (one: boolean, other: boolean) => one || other,
    empty: false,
    says: (subject, { revision }) =>
      revision === true ? `the items of ${subject} must now differ` : `the items of ${subject} may now repeat`,
  },
  minProperties: atLeast('object', 'minProperties', leastMembers),
  maxProperties: atMost('object', 'maxProperties', mostMembers),
  required: {
    types: ['object'],
    includes: (inner, outer) => without(requiredOf(outer), requiredOf(inner)).length === 0,
    merge: (one: string[], other: string[]) => [...new Set([...one, ...other])],
    empty: [],
  },
  dependentRequired: {
    types: ['object'],
    includes: (inner, outer) => without(dependencies(outer), dependencies(inner)).length === 0,
    merge: (one: Record<string, string[]>, other: Record<string, string[]>) => {
      const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
      return Object.fromEntries(
        names.map((name) => [name, [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]]),
      );
    },
  },
};

const isNearInteger = (ratio: number): boolean => Math.abs(ratio - Math.round(ratio)) < 1e-9;

/** The keywords that are not in `rows`, by the only type of values that they limit. */
const others: Record<string, string[]> = {
  string: ['contentEncoding', 'contentMediaType', 'contentSchema'],
  array: ['items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'unevaluatedItems'],
  object: 'properties patternProperties additionalProperties propertyNames dependentSchemas unevaluatedProperties'
    .split(' ')
    .concat('discriminator'),
};

/** The keywords that restrict the values of one type only. */
export const keywordsOfTypes: Record<string, string[]> = Object.fromEntries(
  ['string', 'number', 'array', 'object'].map((type) => [
    type,
    [
      ...Object.keys(rows).filter((name) => name !== 'format' && rows[name]?.types?.[0] === type),
      ...(others[type] ?? []),
    ],
  ]),
);

export function typesOfKeyword(keyword: string): string[] | undefined {
  const type = Object.keys(others).find((name) => others[name]?.includes(keyword));
  return type === undefined ? rows[keyword]?.types : [type];
}
