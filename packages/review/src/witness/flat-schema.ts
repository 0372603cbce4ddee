import { dereference, isObject, type Document, type Schema } from '@jurybox/openapi';
import { listedValues, schemaList, typesOf } from '../keywords/facts.ts';
import { fitsPattern } from '../patterns/compile.ts';

/** A schema without references and without choices such as `anyOf`. It collects everything that a value must fit. */
export interface FlatSchema {
  types: string[] | undefined;
  /** The lists of allowed values. A value must be in every list. */
  values: unknown[][];
  examples: unknown[];
  properties: Map<string, Schema[]>;
  patterns: [string, Schema][];
  required: Set<string>;
  /** The schemas for the members that neither `properties` nor `patterns` covers. */
  additional: Schema[];
  /** The schemas that were merged into this one. */
  parts: Schema[];
  /**
   * The schemas under `not` and `if`. Values that fit these schemas can show a change, so the search for a witness
   * tries them too.
   */
  related: Schema[];
}

const emptySchema = (): FlatSchema => ({
  types: undefined,
  values: [],
  examples: [],
  properties: new Map(),
  patterns: [],
  required: new Set(),
  additional: [],
  parts: [],
  related: [],
});

/** Returns the flat schemas of a schema: one for each combination of its choices, at most `limit`. */
export function flatSchemas(document: Document, schema: Schema, limit = 8, depth = 0): FlatSchema[] {
  let found = [withoutChoices(schema)];
  const addChoices = (choices: FlatSchema[]) => {
    const crossed = found.flatMap((left) => choices.map((right) => merge(left, right)));
    found = crossed.slice(0, limit);
  };
  if (depth > 6) return found;
  const flatten = (part: unknown) => flatSchemas(document, part as Schema, limit, depth + 1);
  if (typeof schema['$ref'] === 'string') addChoices(flatten(dereference<Schema>(document, { $ref: schema['$ref'] })));
  for (const part of schemaList(schema, 'allOf')) addChoices(flatten(part));
  for (const key of ['anyOf', 'oneOf']) {
    const parts = schemaList(schema, key);
    if (parts.length > 0)
      addChoices(parts.flatMap((part) => flatten(part).slice(0, Math.max(1, Math.ceil(limit / parts.length)))));
  }
  if (isObject(schema['if'])) {
    const met = flatten(schema['if']).flatMap((condition) =>
      flatten(schema['then'] ?? {}).map((then) => merge(condition, then)),
    );
    addChoices([...met, ...flatten(schema['else'] ?? {})]);
    for (const flat of found) flat.related.push(schema['if']);
  }
  if (isObject(schema['not'])) for (const flat of found) flat.related.push(schema['not']);
  if (isObject(schema['dependentSchemas'])) {
    for (const [name, part] of Object.entries(schema['dependentSchemas'])) {
      const [first] = found;
      if (first)
        found = [
          ...found,
          ...flatten(part).map((dependent) =>
            merge(first, { ...dependent, required: new Set([...dependent.required, name]) }),
          ),
        ].slice(0, limit);
    }
  }
  return found;
}

function withoutChoices(schema: Schema): FlatSchema {
  const flat = emptySchema();
  if (schema['type'] !== undefined) flat.types = typesOf(schema);
  const values = listedValues(schema);
  if (values) flat.values.push(values);
  flat.examples = [
    ...(Array.isArray(schema['examples']) ? schema['examples'] : []),
    ...(schema['default'] === undefined ? [] : [schema['default']]),
  ];
  for (const [name, part] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {}))
    flat.properties.set(name, [part as Schema]);
  flat.patterns = Object.entries(isObject(schema['patternProperties']) ? schema['patternProperties'] : {}) as [
    string,
    Schema,
  ][];
  for (const name of (schema['required'] ?? []) as string[]) flat.required.add(name);
  for (const key of ['additionalProperties', 'unevaluatedProperties'])
    if (isObject(schema[key])) flat.additional.push(schema[key]);
  flat.parts.push(schema);
  return flat;
}

function merge(left: FlatSchema, right: FlatSchema): FlatSchema {
  const types =
    left.types && right.types
      ? left.types
          .filter((name) => right.types?.includes(name) || (name === 'integer' && right.types?.includes('number')))
          .concat(right.types.includes('integer') && left.types.includes('number') ? ['integer'] : [])
      : (left.types ?? right.types);
  const properties = new Map(left.properties);
  for (const [name, parts] of right.properties) properties.set(name, [...(properties.get(name) ?? []), ...parts]);
  return {
    types,
    properties,
    values: [...left.values, ...right.values],
    examples: [...left.examples, ...right.examples],
    patterns: [...left.patterns, ...right.patterns],
    required: new Set([...left.required, ...right.required]),
    additional: [...left.additional, ...right.additional],
    parts: [...left.parts, ...right.parts],
    related: [...left.related, ...right.related],
  };
}

/** Returns the schema that a member of this name must fit. */
export function memberSchema(flat: FlatSchema, name: string): Schema {
  const parts = flat.properties.get(name) ?? [];
  if (parts.length === 1) return parts[0] as Schema;
  if (parts.length > 1) return allOf(parts);
  const byPattern = flat.patterns.filter(([pattern]) => fitsPattern(pattern, name)).map(([, part]) => part);
  if (byPattern.length > 0) return allOf(byPattern);
  return allOf(flat.additional);
}

const combined = new WeakMap<Schema, Map<string, Schema>>();
let serial = 0;
const serials = new WeakMap<Schema, number>();

/**
 * Combines schemas into one. For the same schemas, returns the same object, so that its validator is compiled only
 * once.
 */
function allOf(parts: Schema[]): Schema {
  const [first] = parts;
  if (!first) return anything;
  if (parts.length === 1) return first;
  const key = parts.map((part) => serials.get(part) ?? (serials.set(part, (serial += 1)), serial)).join(' ');
  const known = combined.get(first) ?? new Map<string, Schema>();
  combined.set(first, known);
  const schema = known.get(key) ?? { allOf: parts };
  known.set(key, schema);
  return schema;
}

export const anything: Schema = {};

/**
 * Returns each limit that these keywords set, the number below it and the number above it. Leaves out numbers below 0
 * or above `maximum`.
 */
export function limitNeighbours(schemas: Schema[], keywords: string[], maximum: number): number[] {
  const limits = schemas
    .flatMap((schema) => keywords.map((keyword) => schema[keyword]))
    .filter((n) => typeof n === 'number');
  return [...new Set(limits.flatMap((n) => [n, n + 1, n - 1]))]
    .filter((n) => n >= 0 && n <= maximum)
    .sort((x, y) => x - y);
}
