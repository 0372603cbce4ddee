import { dereference, isObject, type Document, type Schema } from '@jurybox/openapi';
import { listedValues, requiredOf, schemaList, schemaMap, serialOf, typesOf } from '../keywords/facts.ts';
import { fitsPattern } from '../patterns/compile.ts';

/** A schema without references and without choices such as `anyOf`. It collects everything that a value must fit. */
export interface FlatSchema {
  /** The schemas that were merged into this one. */
  parts: Schema[];
  types: string[] | undefined;
  /** The lists of allowed values. A value must be in every list. */
  values: unknown[][];
  examples: unknown[];
  properties: Map<string, Schema[]>;
  patterns: [string, Schema][];
  required: Set<string>;
  /** The schemas for the members that neither `properties` nor `patterns` covers. */
  additional: Schema[];
  /**
   * The schemas under `not` and `if`. Values that fit these schemas can show a change, so the search for a witness
   * tries them too.
   */
  related: Schema[];
}

/** Returns the flat schemas of a schema: one for each combination of its choices, at most `limit`. */
export const flatSchemas = (document: Document, schema: Schema, limit: number): FlatSchema[] =>
  combinations(document, schema, limit, 0).map(flatSchema);

/** Returns the parts of each flat schema. */
function combinations(document: Document, schema: Schema, limit: number, depth: number): Schema[][] {
  let found: Schema[][] = [[schema]];
  if (depth > 6) return found;
  const inside = (part: unknown) => combinations(document, part as Schema, limit, depth + 1);
  const addChoices = (choices: Schema[][]) => {
    found = crossed(found, choices).slice(0, limit);
  };
  if (typeof schema['$ref'] === 'string') addChoices(inside(dereference(document, { $ref: schema['$ref'] })));
  for (const part of schemaList(schema, 'allOf')) addChoices(inside(part));
  for (const key of ['anyOf', 'oneOf']) {
    const parts = schemaList(schema, key);
    const most = Math.max(1, Math.ceil(limit / parts.length));
    if (parts.length > 0) addChoices(parts.flatMap((part) => inside(part).slice(0, most)));
  }
  if (isObject(schema['if']))
    addChoices([...crossed(inside(schema['if']), inside(schema['then'] ?? {})), ...inside(schema['else'] ?? {})]);
  for (const [name, part] of Object.entries(schemaMap(schema, 'dependentSchemas')))
    found = [...found, ...crossed([[...(found[0] ?? []), { required: [name] }]], inside(part))].slice(0, limit);
  return found;
}

const crossed = (left: Schema[][], right: Schema[][]): Schema[][] =>
  left.flatMap((one) => right.map((other) => [...one, ...other]));

function flatSchema(parts: Schema[]): FlatSchema {
  const properties = new Map<string, Schema[]>();
  for (const [name, schema] of parts.flatMap((part) => Object.entries(schemaMap(part, 'properties'))))
    properties.set(name, [...(properties.get(name) ?? []), schema]);
  return {
    parts,
    types: parts.reduce<string[] | undefined>(sharedTypes, undefined),
    values: parts.map(listedValues).filter((values) => values !== undefined),
    examples: parts.flatMap((part) => [
      ...(Array.isArray(part['examples']) ? (part['examples'] as unknown[]) : []),
      ...(part['default'] === undefined ? [] : [part['default']]),
    ]),
    properties,
    patterns: parts.flatMap((part) => Object.entries(schemaMap(part, 'patternProperties'))),
    required: new Set(parts.flatMap(requiredOf)),
    additional: parts.flatMap((part) => [part['additionalProperties'], part['unevaluatedProperties']].filter(isObject)),
    related: parts.flatMap((part) => [part['if'], part['not']].filter(isObject)),
  };
}

/** Returns the types that both `types` and a schema allow; undefined if neither names types. */
function sharedTypes(types: string[] | undefined, schema: Schema): string[] | undefined {
  if (schema['type'] === undefined || types === undefined)
    return schema['type'] === undefined ? types : typesOf(schema);
  const others = typesOf(schema);
  return types
    .filter((name) => others.includes(name) || (name === 'integer' && others.includes('number')))
    .concat(others.includes('integer') && types.includes('number') ? ['integer'] : []);
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

/**
 * Combines schemas into one. For the same schemas, returns the same object, so that its validator is compiled only
 * once.
 */
function allOf(parts: Schema[]): Schema {
  const [first] = parts;
  if (!first) return anything;
  if (parts.length === 1) return first;
  const key = parts.map(serialOf).join(' ');
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
