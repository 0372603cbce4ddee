/** Decides whether a break is formal, in a simpler way than the review. Tests compare both decisions. */
import { isObject, type Schema } from '@jurybox/openapi';

type Fits = (schema: Schema, value: unknown) => boolean;

const keywordsOfType: Record<string, string[]> = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  object: [
    'properties',
    'patternProperties',
    'additionalProperties',
    'propertyNames',
    'required',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
  ],
};

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Returns the schema, and every branch of its `allOf`, `anyOf` and `oneOf` that allows the value. */
function applied(fits: Fits, schema: Schema, value: unknown): Schema[] {
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  return [schema, ...branches.filter((branch) => fits(branch, value)).flatMap((one) => applied(fits, one, value))];
}

/** Returns whether the schema describes the type, members and items of a value that it allows. */
export function isDescribedBy(fits: Fits, schema: Schema | boolean, value: unknown): boolean {
  if (!isObject(schema) || Object.keys(schema).length === 0) return false;
  const schemas = applied(fits, schema, value);
  const isAboutType = schemas.some(
    (one) =>
      ['type', 'enum', 'const'].some((key) => key in one) ||
      (keywordsOfType[typeOf(value)] ?? []).some((key) => key in one),
  );
  if (!isAboutType) return false;
  const isOneOf = (found: (Schema | boolean)[], part: unknown): boolean =>
    found.some((one) => isObject(one) && isDescribedBy(fits, one, part));
  if (Array.isArray(value))
    return value.every((item, i) => {
      const found = schemas.flatMap((one) => (one['prefixItems'] as Schema[] | undefined)?.[i] ?? one['items'] ?? []);
      return isOneOf(found as Schema[], item);
    });
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, member]) =>
    isOneOf(
      schemas.flatMap((one) => membersNamed(one, name)),
      member,
    ),
  );
}

function membersNamed(schema: Schema, name: string): Schema[] {
  const named = ((schema['properties'] ?? {}) as Record<string, Schema>)[name];
  const byPattern = Object.entries((schema['patternProperties'] ?? {}) as Record<string, Schema>)
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, one]) => one);
  const found = [...(named === undefined ? [] : [named]), ...byPattern];
  return found.length > 0 ? found : ([schema['additionalProperties'] ?? []].flat() as Schema[]);
}

/**
 * Returns whether a response with a value that the base refuses is a major break. The break is formal if the base
 * refuses the value only because of a repeated item, two matching branches of `oneOf`, or a member or item for which
 * the base has no schema of its own.
 */
export const isRelied = (fits: Fits, base: Schema, value: unknown): boolean => !fits(loosened(base), value);

const loose = new Map<Schema, Schema>();

function loosened(base: Schema): Schema {
  const known = loose.get(base);
  if (known) return known;
  const { uniqueItems: _, oneOf, ...rest } = base;
  const properties = Object.entries((rest['properties'] ?? {}) as Record<string, unknown>);
  const made: Schema = {
    ...Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== false)),
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties.filter(([, one]) => one !== false)) } : {}),
    ...(oneOf ? { allOf: [...((rest['allOf'] ?? []) as Schema[]), { anyOf: oneOf }] } : {}),
  };
  loose.set(base, made);
  return made;
}
