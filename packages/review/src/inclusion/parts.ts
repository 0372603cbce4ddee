import type { Schema } from '@jurybox/openapi';
import { has } from '../equal.ts';
import { includesType, listedValues, requiredOf, schemaMap, typeOfValue, typesOf } from '../keywords/facts.ts';

const maxParts = 60;

/** Functions that return the canonical form of a schema of either contract. */
interface Readers {
  inner: (schema: Schema) => Schema;
  outer: (schema: Schema) => Schema;
}

/**
 * Splits a schema into parts that together allow the same values. A schema with several types gets one part for each
 * type. A schema that lists values gets one part for each value. Otherwise the function looks for a member that lists
 * values and for which a branch also lists values: the schema then gets one part for each value of this member, and one
 * part without the member if the member is optional. Returns an empty list if the schema cannot be split.
 */
export function partsOf(schema: Schema, branches: Schema[], read: Readers): Schema[] {
  const values = listedValues(schema);
  const types = typesOf(schema);
  if (schema['type'] !== undefined && types.length > 1)
    return types.map((type) => ({
      ...(values
        ? ofValues(
            schema,
            values.filter((value) => includesType([type], typeOfValue(value))),
          )
        : schema),
      type,
    }));
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

/** Narrows a schema to these values. */
function ofValues(schema: Schema, values: unknown[]): Schema {
  const listed = listedValues(schema);
  const { const: _, ...rest } = schema;
  return { ...rest, enum: listed ? values.filter((value) => has(listed, value)) : values };
}

/** Narrows a schema to the objects that have a member with one of these values. */
export function withMember(schema: Schema, [name, ...path]: string[], values: unknown[]): Schema {
  if (name === undefined) return ofValues(schema, values);
  const properties = schemaMap(schema, 'properties');
  return {
    ...schema,
    required: [...new Set([...requiredOf(schema), name])],
    properties: { ...properties, [name]: withMember(properties[name] ?? {}, path, values) },
  };
}
