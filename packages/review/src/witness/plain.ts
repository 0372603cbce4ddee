import { follow, isObject, type Document, type Schema } from '../document.ts';
import { listed, typesOf } from '../findings/keywords.ts';

/** A schema without choices: everything that has to hold at once, in one place. */
export interface Plain {
  types: string[] | undefined;
  values: unknown[][];
  examples: unknown[];
  numbers: Schema[];
  properties: Map<string, Schema[]>;
  patterns: [string, Schema][];
  required: Set<string>;
  rest: Schema[];
  parts: Schema[];
  /** What is refused or only sometimes asked: values of these are worth trying too. */
  related: Schema[];
}

const empty = (): Plain => ({
  types: undefined,
  values: [],
  examples: [],
  numbers: [],
  properties: new Map(),
  patterns: [],
  required: new Set(),
  rest: [],
  parts: [],
  related: [],
});

/** The plain schemas a schema allows, one per way through its choices; at most `limit`. */
export function alternatives(document: Document, schema: Schema, limit = 8, depth = 0): Plain[] {
  let found = [ownOf(schema)];
  const both = (choices: Plain[]) => {
    const crossed = found.flatMap((left) => choices.map((right) => merge(left, right)));
    found = crossed.slice(0, limit);
  };
  if (depth > 6) return found;
  const of = (part: unknown) => alternatives(document, part as Schema, limit, depth + 1);
  if (typeof schema['$ref'] === 'string') both(of(follow<Schema>(document, { $ref: schema['$ref'] }, '').value));
  for (const part of listOf(schema['allOf'])) both(of(part));
  for (const key of ['anyOf', 'oneOf']) {
    const parts = listOf(schema[key]);
    if (parts.length > 0)
      both(parts.flatMap((part) => of(part).slice(0, Math.max(1, Math.ceil(limit / parts.length)))));
  }
  if (isObject(schema['if'])) {
    const met = of(schema['if']).flatMap((condition) => of(schema['then'] ?? {}).map((then) => merge(condition, then)));
    both([...met, ...of(schema['else'] ?? {})]);
    for (const plain of found) plain.related.push(schema['if']);
  }
  if (isObject(schema['not'])) for (const plain of found) plain.related.push(schema['not']);
  if (isObject(schema['dependentSchemas'])) {
    for (const [name, part] of Object.entries(schema['dependentSchemas'])) {
      const [base] = found;
      if (base)
        found = [
          ...found,
          ...of(part).map((dependent) =>
            merge(base, { ...dependent, required: new Set([...dependent.required, name]) }),
          ),
        ].slice(0, limit);
    }
  }
  return found;
}

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isObject) : []);

function ownOf(schema: Schema): Plain {
  const plain = empty();
  if (schema['type'] !== undefined) plain.types = typesOf(schema);
  const list = listed(schema);
  if (list) plain.values.push(list);
  plain.examples = [
    ...(Array.isArray(schema['examples']) ? schema['examples'] : []),
    ...(schema['default'] === undefined ? [] : [schema['default']]),
  ];
  plain.numbers.push(schema);
  for (const [name, part] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {}))
    plain.properties.set(name, [part as Schema]);
  plain.patterns = Object.entries(isObject(schema['patternProperties']) ? schema['patternProperties'] : {}) as [
    string,
    Schema,
  ][];
  for (const name of (schema['required'] ?? []) as string[]) plain.required.add(name);
  for (const key of ['additionalProperties', 'unevaluatedProperties'])
    if (isObject(schema[key])) plain.rest.push(schema[key]);
  plain.parts.push(schema);
  return plain;
}

function merge(a: Plain, b: Plain): Plain {
  const types =
    a.types && b.types
      ? a.types
          .filter((name) => b.types?.includes(name) || (name === 'integer' && b.types?.includes('number')))
          .concat(b.types.includes('integer') && a.types.includes('number') ? ['integer'] : [])
      : (a.types ?? b.types);
  const properties = new Map(a.properties);
  for (const [name, parts] of b.properties) properties.set(name, [...(properties.get(name) ?? []), ...parts]);
  return {
    types,
    properties,
    values: [...a.values, ...b.values],
    examples: [...a.examples, ...b.examples],
    numbers: [...a.numbers, ...b.numbers],
    patterns: [...a.patterns, ...b.patterns],
    required: new Set([...a.required, ...b.required]),
    rest: [...a.rest, ...b.rest],
    parts: [...a.parts, ...b.parts],
    related: [...a.related, ...b.related],
  };
}

/** The schema of a member: everything that applies to it. */
export function memberSchema(plain: Plain, name: string): Schema {
  const parts = plain.properties.get(name) ?? [];
  if (parts.length === 1) return parts[0] as Schema;
  if (parts.length > 1) return joined(parts);
  const byPattern = plain.patterns.filter(([pattern]) => safely(pattern)?.test(name)).map(([, part]) => part);
  if (byPattern.length > 0) return joined(byPattern);
  return joined(plain.rest);
}

const made = new WeakMap<Schema, Map<string, Schema>>();
let serial = 0;
const serials = new WeakMap<Schema, number>();

/** One schema of several; the same one for the same parts, so that validators are compiled once. */
function joined(parts: Schema[]): Schema {
  const [first] = parts;
  if (!first) return anything;
  if (parts.length === 1) return first;
  const key = parts.map((part) => serials.get(part) ?? (serials.set(part, (serial += 1)), serial)).join(' ');
  const known = made.get(first) ?? new Map<string, Schema>();
  made.set(first, known);
  const schema = known.get(key) ?? { allOf: parts };
  known.set(key, schema);
  return schema;
}

export const anything: Schema = {};

export function safely(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** The lengths on both sides of every limit, and no more than would fit into memory. */
export function around(plains: Plain[], keys: string[], most: number): number[] {
  const limits = plains
    .flatMap(({ numbers: schemas }) => schemas.flatMap((schema) => keys.map((key) => schema[key])))
    .filter((n) => typeof n === 'number');
  return [...new Set(limits.flatMap((n) => [n, n + 1, n - 1]))]
    .filter((n) => n >= 0 && n <= most)
    .sort((x, y) => x - y);
}
