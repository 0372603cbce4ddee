import { dereference, type Document, type Schema } from '@jurybox/openapi';
import { allTypes, listedValues, schemaList, typeOfValue, typesOf } from '../../keywords/facts.ts';
import { keywordsOfTypes } from '../../keywords/rows.ts';

const numericFormats = new Set(['int32', 'int64', 'float', 'double', 'uint8', 'uint32', 'uint64', 'int8', 'int16']);

/** Returns the types of values that a schema describes. Without `type`, the other keywords describe types. */
export function describedTypes(document: Document, schema: Schema, depth = 0): string[] {
  if (schema['type'] !== undefined) return typesOf(schema);
  const values = listedValues(schema);
  if (values) return [...new Set(values.map(typeOfValue))];
  const own = Object.entries(keywordsOfTypes).flatMap(([type, keywords]) =>
    keywords.some((keyword) => keyword in schema) ? [type] : [],
  );
  if (typeof schema['format'] === 'string') own.push(numericFormats.has(schema['format']) ? 'number' : 'string');
  if (depth > 5) return allTypes;
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schemaList(schema, key));
  if (typeof schema['$ref'] === 'string') parts.push(dereference<Schema>(document, { $ref: schema['$ref'] }));
  return [...new Set([...own, ...parts.flatMap((part) => describedTypes(document, part, depth + 1))])];
}

const general = ['enum', 'const', 'anyOf', 'oneOf', 'allOf', 'not', 'if', 'then', 'else', 'default'];

/**
 * Removes the keywords for types that the other schema does not allow. For example, if the type changes from object to
 * array, the rules must report the type and no removed members.
 */
export function withoutKeywordsAbout(schema: Schema, shared: string[]): Schema {
  const gone = new Set([
    ...Object.entries(keywordsOfTypes).flatMap(([type, keywords]) => (shared.includes(type) ? [] : keywords)),
    ...(shared.includes('string') || shared.includes('number') ? [] : ['format']),
    ...(shared.length > 0 ? [] : general),
  ]);
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !gone.has(key)));
}
