import type { Schema } from '@jurybox/openapi';
import { has, stable } from '../compared.ts';
import { includesType, isNever, requiredOf, schemaMap, typeOfValue, typesOf } from '../keywords/facts.ts';

/** For each type, pairs of keywords: a lower and an upper limit. */
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

/** Whether the limits or members of a schema contradict each other, so that it allows no value. */
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

/** Replaces `enum` and `const` by an `enum` of the values that fit `type`, and `type` by the types of these values. */
export function valuesWithTypes(schema: Schema): Schema {
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
  const types = new Set(values.map(typeOfValue));
  if (types.has('integer') && declared?.includes('number')) types.add('number');
  if (types.has('number')) types.delete('integer');
  const names = [...types].sort();
  const { enum: _, ...others } = rest;
  const distinct = new Map(values.map((value) => [stable(value), value])).values();
  return { ...others, type: names.length === 1 ? names[0] : names, enum: [...distinct] };
}
