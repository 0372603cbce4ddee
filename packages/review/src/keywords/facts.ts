/** Functions about schemas and their keywords that several parts of the review use. */
import { isObject, type Schema } from '@jurybox/openapi';
import { mapCompared, has, type Compared } from '../compared.ts';
import { memoized } from '../memoized.ts';
import type { Direction, Position } from '../model.ts';
import { fitsPattern } from '../patterns/compile.ts';

/** Keywords that document a schema. Validators ignore them. */
export const documentationKeywords = [
  ...'title description examples example $comment externalDocs xml'.split(' '),
  ...'deprecated $schema $defs definitions contentSchema'.split(' '),
];

/** Whether a schema has only the given keywords, apart from keywords that document it. */
export const hasOnly = (schema: Schema, keywords: string[]): boolean =>
  Object.keys(schema).every(
    (key) => keywords.includes(key) || documentationKeywords.includes(key) || key.startsWith('x-') || key === 'default',
  );

export const isNever = (schema: Schema): boolean => isObject(schema['not']) && Object.keys(schema['not']).length === 0;

export const isTrivial = (schema: Schema): boolean => hasOnly(schema, ['readOnly', 'writeOnly']);

/** Whether a break is formal: callers rely only on something that the base allows but does not describe. */
export const isFormal = ({ base, revision }: Compared<Schema>, position: Position): boolean =>
  position === 'request' ? isTrivial(base) : isNever(base) && isTrivial(revision);

/** Returns the direction of a change if a schema allows every value or no value; undefined if neither schema does. */
export function directionOfExtremes({ base, revision }: Compared<Schema>): Direction | undefined {
  if (isNever(base)) return isNever(revision) ? 'none' : 'widens';
  if (isNever(revision)) return 'narrows';
  if (isTrivial(base)) return isTrivial(revision) ? 'none' : 'narrows';
  return isTrivial(revision) ? 'widens' : undefined;
}

export const allTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Returns the types that a schema names, or all types if it names none. `number` includes `integer`. */
export function typesOf(schema: Schema): string[] {
  const type = schema['type'];
  if (type === undefined) return allTypes;
  const types = (Array.isArray(type) ? type : [type]) as string[];
  return types.includes('number') ? types.filter((name) => name !== 'integer') : types;
}

export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
}

/** Whether `types` contain `type`. The type `number` includes `integer`. */
export const includesType = (types: string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Returns the types that are in both lists. An `integer` is also a `number`. */
export const typesInBoth = (types: string[], others: string[]): string[] => [
  ...types.filter((type) => includesType(others, type)),
  ...(others.includes('integer') && types.includes('number') ? ['integer'] : []),
];

export const hasType = (schema: Schema, type: string): boolean => typesOf(schema).includes(type);

/** Returns the values that `enum` and `const` list; undefined if the schema has neither. */
export function listedValues(schema: Schema): unknown[] | undefined {
  if (schema['const'] !== undefined)
    return Array.isArray(schema['enum']) && !has(schema['enum'], schema['const']) ? [] : [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

let serial = 0;

export const serialOf = memoized<object, number>(() => (serial += 1));

/** Returns the types that both schemas allow; `number` includes integers. */
export function sharedTypes(one: Schema, other: Schema): string[] {
  const numeric = (schema: Schema) => typesOf(schema).map((name) => (name === 'integer' ? 'number' : name));
  return numeric(one).filter((name) => numeric(other).includes(name));
}

export const requiredOf = (schema: Schema): string[] =>
  Array.isArray(schema['required']) ? (schema['required'] as string[]) : [];

/** Returns the schemas under a keyword that contains them by name, such as `properties`. */
export const schemaMap = (schema: Schema, keyword: string): Record<string, Schema> =>
  isObject(schema[keyword]) ? (schema[keyword] as Record<string, Schema>) : {};

/** Returns the schemas under a keyword that contains a list of them, such as `anyOf`. */
export const schemaList = (schema: Schema, keyword: string): Schema[] =>
  Array.isArray(schema[keyword]) ? (schema[keyword] as Schema[]) : [];

/** Returns the schemas that `properties` and `patternProperties` have for a member of this name. */
export const schemasNamed = (schema: Schema, name: string): Schema[] => {
  const properties = schemaMap(schema, 'properties');
  const patterns = Object.entries(schemaMap(schema, 'patternProperties'));
  return [
    ...(Object.hasOwn(properties, name) ? [properties[name] as Schema] : []),
    ...patterns.filter(([pattern]) => fitsPattern(pattern, name)).map(([, part]) => part),
  ];
};

/** Whether a schema allows only members that `properties` names. */
export const isClosed = (schema: Schema): boolean =>
  isObject(schema['additionalProperties']) &&
  isNever(schema['additionalProperties']) &&
  schema['patternProperties'] === undefined;

export const additionalProperties = (schema: Schema): Schema =>
  (schema['additionalProperties'] as Schema | undefined) ?? {};

export const prefixItems = (schema: Schema): Schema[] =>
  Array.isArray(schema['prefixItems']) ? (schema['prefixItems'] as Schema[]) : [];

export const items = (schema: Schema): Schema => (schema['items'] as Schema | undefined) ?? {};

export const underKeyword = (schemas: Compared<Schema>, keyword: string): Compared<Schema | undefined> =>
  mapCompared(schemas, (schema) => schema[keyword] as Schema | undefined);

/** Returns the direction of several changes combined: `both` if some changes narrow and others widen. */
export const combine = (...directions: Direction[]): Direction => {
  const [first = 'none', ...others] = new Set(directions.filter((direction) => direction !== 'none'));
  return others.length === 0 ? first : 'both';
};

export const directionOf = (narrower: boolean, wider: boolean): Direction =>
  combine(narrower ? 'narrows' : 'none', wider ? 'widens' : 'none');
