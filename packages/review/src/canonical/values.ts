import type { Schema } from '@jurybox/openapi';
import { has, stable } from '../equal.ts';
import { includesType, isNever, requiredOf, schemaMap, typeOfValue, typesOf } from '../keywords/facts.ts';

/** The limits of each type: if the first is larger than the second, the schema allows no value of the type. */
const limits: Record<string, [string, string][]> = {
  string: [['minLength', 'maxLength']],
  number: [
    ['minimum', 'maximum'],
    ['exclusiveMinimum', 'maximum'],
    ['minimum', 'exclusiveMaximum'],
  ],
  array: [['minItems', 'maxItems']],
  object: [['minProperties', 'maxProperties']],
};

/** Whether a schema allows no value, because its limits or its members contradict each other. */
function isContradictory(schema: Schema): boolean {
  const [type = '', ...others] = schema['type'] === undefined ? [] : typesOf(schema);
  if (others.length > 0 || 'not' in schema) return false;
  const isAbove = ([lower, upper]: [string, string]) => Number(schema[lower]) > Number(schema[upper]);
  if ((limits[type === 'integer' ? 'number' : type] ?? []).some(isAbove)) return true;
  const required = type === 'object' ? requiredOf(schema) : [];
  const members = schemaMap(schema, 'properties');
  return (
    required.length > Number(schema['maxProperties'] ?? Infinity) ||
    required.some((name) => Object.hasOwn(members, name) && isNever(members[name] as Schema))
  );
}

/**
 * Brings `type`, `enum` and `const` into one form. `const` becomes `enum`. A listed value that `type` forbids is
 * removed. The types of the remaining values become the new `type`. If `type` is a list with one entry, this entry
 * replaces the list.
 */
export function valuesWithTypes(schema: Schema): Schema {
  if (isNever(schema)) return schema;
  if (isContradictory(schema)) return { ...schema, not: {} };
  const { const: single, type, ...rest } = schema;
  let listed = Array.isArray(schema['enum']) ? schema['enum'] : undefined;
  if ('const' in schema) listed = listed && !has(listed, single) ? undefined : [single];
  if (!listed) {
    const types = Array.isArray(type) ? [...new Set(typesOf(schema))].sort() : type;
    return types === undefined
      ? schema
      : { ...schema, type: Array.isArray(types) && types.length === 1 ? types[0] : types };
  }
  const declared = type === undefined ? undefined : typesOf(schema);
  const values = declared ? listed.filter((value) => includesType(declared, typeOfValue(value))) : listed;
  if (values.length === 0) return { ...rest, not: {} };
  const types = new Set(
    values
      .map(typeOfValue)
      .map((name) => (name === 'integer' && declared?.includes('number') === true ? 'number' : name)),
  );
  if (types.has('number')) types.delete('integer');
  const names = [...types].sort();
  const { enum: _, ...others } = rest;
  return { ...others, type: names.length === 1 ? names[0] : names, enum: distinctValues(values) };
}

const distinctValues = (values: unknown[]): unknown[] => [
  ...new Map(values.map((value) => [typeof value === 'string' ? `"${value}` : stable(value), value])).values(),
];
