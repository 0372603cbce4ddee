import type { Schema } from '@jurybox/openapi';
import { has } from '../compared.ts';
import { includesType, listedValues, requiredOf, schemaMap, typeOfValue, typesOf } from '../keywords/facts.ts';

const maxParts = 60;

/**
 * Splits a schema into parts that together allow the same values: a part for each of its types, for each of its listed
 * values, or for each value of one member. This member must have an `enum` in the schema and in one of `branches`. If
 * the schema cannot be split, returns an empty list. `read` returns the canonical form of a schema.
 */
export function partsOf(
  schema: Schema,
  branches: Schema[],
  read: Record<'inner' | 'outer', (schema: Schema) => Schema>,
): Schema[] {
  const values = listedValues(schema);
  const types = typesOf(schema);
  if (schema['type'] !== undefined && types.length > 1)
    return types.map((type) => {
      const own = values?.filter((value) => includesType([type], typeOfValue(value)));
      return { ...(own ? ofValues(schema, own) : schema), type };
    });
  if (values)
    return values.length > 1 && values.length <= maxParts ? values.map((value) => ofValues(schema, [value])) : [];
  const properties = schemaMap(schema, 'properties');
  for (const [name, written] of Object.entries(properties)) {
    const listed = listedValues(read.inner(written));
    if (!listed || listed.length > maxParts) continue;
    if (!branches.some((branch) => listedValues(read.outer(schemaMap(branch, 'properties')[name] ?? {})))) continue;
    const isRequired = requiredOf(schema).includes(name);
    if (isRequired && listed.length < 2) continue;
    const withValues = listed.map((value) => withMember(schema, [name], [value]));
    const withoutMember = { ...schema, properties: { ...properties, [name]: { not: {} } } };
    return isRequired ? withValues : [withoutMember, ...withValues];
  }
  return [];
}

function ofValues(schema: Schema, values: unknown[]): Schema {
  const listed = listedValues(schema);
  const { const: _, ...rest } = schema;
  return { ...rest, enum: listed ? values.filter((value) => has(listed, value)) : values };
}

/** Narrows a schema to the objects in which the member at the path has one of these values. */
export function withMember(schema: Schema, [name, ...path]: string[], values: unknown[]): Schema {
  if (name === undefined) return ofValues(schema, values);
  const properties = schemaMap(schema, 'properties');
  return {
    ...schema,
    required: [...new Set([...requiredOf(schema), name])],
    properties: { ...properties, [name]: withMember(properties[name] ?? {}, path, values) },
  };
}
