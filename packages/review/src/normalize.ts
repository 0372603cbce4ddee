import { isObject, resolveReference, type Document, type Schema } from '@jurybox/openapi';
import { schemaList, schemaMap } from './keywords/facts.ts';
import type { Position } from './model.ts';
import { objectIn, shapeOf } from './sources/grammar.ts';
import type { Shape } from './sources/shapes.ts';

/** Returns a copy of a document. Applies `change` to every schema, and to inner schemas before the outer ones. */
function mapSchemas(document: Document, change: (schema: Schema) => Schema): Document {
  const walk = (value: unknown, shape: Shape): unknown => {
    if (typeof shape === 'string') return value;
    const isSchema = objectIn(shape) === 'Schema';
    if (isSchema && typeof value === 'boolean') return change(value ? {} : { not: {} });
    if (Array.isArray(value)) return 'list' in shape ? value.map((item) => walk(item, shape.list)) : value;
    if (!isObject(value)) return value;
    const copy = { ...value };
    for (const key of Object.keys(copy)) {
      const inner = shapeOf(shape, key);
      if (typeof inner !== 'string') copy[key] = walk(copy[key], inner);
      if (isSchema) keywords.add(key);
    }
    return isSchema ? change(copy) : copy;
  };
  const keywords = new Set<string>();
  const mapped = walk(document, { object: 'Document' }) as Document;
  keywordsIn.set(mapped, keywords);
  return mapped;
}

const keywordsIn = new WeakMap<Document, Set<string>>();

/** Whether a schema of a normalized document has one of these keywords. */
export const hasKeyword = (document: Document, ...keywords: string[]): boolean =>
  keywords.some((keyword) => keywordsIn.get(document)?.has(keyword));

/**
 * Returns a copy of a document. Its schemas have the notation of OpenAPI 3.1, and no empty `oneOf`, `anyOf`, `enum` or
 * `allOf`.
 */
export function normalize(document: Document): Document {
  const isThreeZero = document.openapi.startsWith('3.0');
  return mapSchemas(document, (schema) =>
    withDiscriminator(withoutEmpty(isThreeZero ? fromThreeZero(schema) : schema)),
  );
}

/** Empty lists are invalid. An empty `allOf` has no effect. An empty `oneOf`, `anyOf` or `enum` refuses every value. */
function withoutEmpty(schema: Schema): Schema {
  const isEmpty = (key: string) => Array.isArray(schema[key]) && schema[key].length === 0;
  const empty = ['oneOf', 'anyOf', 'enum', 'allOf'].filter(isEmpty);
  if (empty.length === 0) return schema;
  const rest = Object.fromEntries(Object.entries(schema).filter(([key]) => !empty.includes(key)));
  if (empty.join() === 'allOf') return rest;
  return rest['not'] === undefined
    ? { ...rest, not: {} }
    : { ...rest, allOf: [...schemaList(rest, 'allOf'), { not: {} }] };
}

/** Keywords that differ between OpenAPI 3.0 and 3.1. `anyOf` and `oneOf` differ if a branch is `nullable`. */
const readDifferently = ['nullable', 'example', 'exclusiveMinimum', 'exclusiveMaximum', 'anyOf', 'oneOf'];
const onlyNullable = 'x-review-nullable';

function fromThreeZero(schema: Schema): Schema {
  // In OpenAPI 3.0, the keywords beside a `$ref` have no effect.
  if (typeof schema['$ref'] === 'string') return { $ref: schema['$ref'] };
  if (!readDifferently.some((key) => key in schema)) return schema;
  const { nullable, example, exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const changed: Schema = rest;
  if (nullable === true && Object.keys(rest).length === 0) changed[onlyNullable] = true;
  // In OpenAPI 3.0, `nullable` needs `type`. But contracts use a branch with only `nullable: true` to allow `null`.
  for (const key of ['anyOf', 'oneOf'])
    if (Array.isArray(changed[key]) && (changed[key] as unknown[]).length > 1)
      changed[key] = (changed[key] as Schema[]).map((branch) =>
        branch[onlyNullable] === true ? { type: 'null' } : branch,
      );
  if (nullable === true && typeof changed['type'] === 'string') changed['type'] = [changed['type'], 'null'];
  if (example !== undefined) changed['examples'] = [example];
  for (const [exclusive, inclusive, flag] of [
    ['exclusiveMinimum', 'minimum', exclusiveMinimum],
    ['exclusiveMaximum', 'maximum', exclusiveMaximum],
  ] as const) {
    if (typeof flag === 'number') changed[exclusive] = flag;
    if (flag !== true || changed[inclusive] === undefined) continue;
    changed[exclusive] = changed[inclusive];
    delete changed[inclusive];
  }
  return changed;
}

/** Marks the schema of a member that must not occur: `readOnly` in requests, or `writeOnly` in responses. */
export const hidden = 'x-review-hidden';
/** Marks the branch that `withDiscriminator` adds to `allOf`. With this branch, validators check the discriminator. */
export const fromDiscriminator = 'x-review-discriminator';

/** Returns a document for requests, without `readOnly` members, or for responses, without `writeOnly` members. */
export function seenFrom(document: Document, position: Position): Document {
  const flag = position === 'request' ? 'readOnly' : 'writeOnly';
  const isHidden = (schema: unknown, hops = 20): boolean => {
    if (!isObject(schema) || hops === 0) return false;
    const { [flag]: own, $ref } = schema;
    return own === true || (typeof $ref === 'string' && isHidden(resolveReference(document, $ref), hops - 1));
  };
  return mapSchemas(document, (schema) => {
    const properties = schemaMap(schema, 'properties');
    const hiddenHere = Object.keys(properties).filter((name) => isHidden(properties[name]));
    const gone = new Set([...hiddenHere, ...hiddenInParts(document, schema, flag)]);
    const seen: Schema = { ...schema };
    if (hiddenHere.length > 0)
      seen['properties'] = Object.fromEntries(
        Object.entries(properties).map(([name, item]) => [name, gone.has(name) ? { not: {}, [hidden]: flag } : item]),
      );
    if (gone.size > 0) {
      Object.assign(seen, withoutRequired(seen, gone));
      // One branch of `allOf` can require a member that another branch marks as `readOnly` or `writeOnly`.
      if (Array.isArray(seen['allOf']))
        seen['allOf'] = (seen['allOf'] as Schema[]).map((part) =>
          part[fromDiscriminator] === true ? part : withoutRequired(part, gone),
        );
    }
    return seen;
  });
}

const withoutRequired = (schema: Schema, names: Set<string>): Schema =>
  Array.isArray(schema['required'])
    ? { ...schema, required: schema['required'].filter((name) => !names.has(name as string)) }
    : schema;

function hiddenInParts(document: Document, schema: Schema, flag: string, depth = 0): string[] {
  if (depth > 8) return [];
  return schemaList(schema, 'allOf').flatMap((part) => {
    const target = typeof part['$ref'] === 'string' ? resolveReference(document, part['$ref']) : part;
    if (!isObject(target)) return [];
    const names = Object.entries(schemaMap(target, 'properties')).flatMap(([name, member]) =>
      isObject(member) && (member[flag] === true || member[hidden] === flag) ? [name] : [],
    );
    return [...names, ...hiddenInParts(document, target, flag, depth + 1)];
  });
}

function withDiscriminator(schema: Schema): Schema {
  const { propertyName: name } = schemaMap(schema, 'discriminator');
  if (typeof name !== 'string' || !Array.isArray(schema['oneOf'] ?? schema['anyOf'])) return schema;
  const names = discriminatorValues(schema);
  if (names.length === 0) return schema;
  const part = { [fromDiscriminator]: true, type: 'object', required: [name], properties: { [name]: { enum: names } } };
  return { ...schema, allOf: [...((schema['allOf'] as Schema[] | undefined) ?? []), part] };
}

/** Returns the values of a discriminator: the keys of its mapping, and the names of the unmapped branches. */
export function discriminatorValues(schema: Schema): string[] {
  const mapping = schemaMap(schemaMap(schema, 'discriminator'), 'mapping') as unknown as Record<string, string>;
  const branches = ((schema['oneOf'] ?? schema['anyOf'] ?? []) as Schema[]).map((branch) => branch['$ref']);
  const isNamed = branches.every((ref) => typeof ref === 'string');
  const nameOf = (ref: string) => ref.split('/').at(-1) ?? ref;
  const mapped = new Set(Object.values(mapping).map(nameOf));
  const others = isNamed ? branches.map(nameOf).filter((name) => !mapped.has(name)) : [];
  return [...new Set([...Object.keys(mapping), ...others])].sort();
}
