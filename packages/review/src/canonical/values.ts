import { has, stable } from '../equal.ts';
import type { Schema } from '@jurybox/openapi';
import { isNever, typesOf } from '../findings/schema/facts.ts';

/** Returns the type of a JSON value by its name in JSON Schema, for example `integer`. */
export function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
}

const fits = (types: string[], value: unknown): boolean => {
  const type = typeOfValue(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
};

/**
 * Brings `type`, `enum` and `const` into one form. `const` becomes `enum`. A listed value that `type` forbids is
 * removed. The types of the remaining values become the new `type`. If `type` is a list with one entry, this entry
 * replaces the list.
 */
export function valuesWithTypes(schema: Schema): Schema {
  if (isNever(schema)) return schema;
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
  const values = declared ? listed.filter((value) => fits(declared, value)) : listed;
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
