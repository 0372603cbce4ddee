import { equal, has, stable } from '../equal.ts';
import { followReferences, isObject, type Document, type Schema } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../compared.ts';
import type { Draft, Position } from '../model.ts';
import type { Location, SchemaWalk } from './rule.ts';
import { neverRules, schemaRules, unevaluatedRules } from './rules.ts';
import { isNever } from './schema/facts.ts';
import { documentationKeywords } from './schema/keywords.ts';

/** Compares schemas of both contracts, either as they apply to requests or as they apply to responses. */
export class SchemaComparison implements SchemaWalk {
  readonly documents: Compared<Document>;
  readonly position: Position;
  private readonly known = new Map<string, Draft[]>();

  constructor(documents: Compared<Document>, position: Position) {
    this.documents = documents;
    this.position = position;
  }

  compare(schemas: Compared<Schema>, location: Location): Draft[] {
    const choices = asChoices(schemas);
    if (choices !== schemas) return this.compare(choices, location);
    const base = resolve(this.documents.base, schemas.base, location.pointer);
    const revision = resolve(this.documents.revision, schemas.revision, location.pointer);
    const isNamed = base.isNamed || revision.isNamed;
    const key = [base, revision]
      .map((one) => (one.isNamed ? one.pointer : stable(one.value)))
      .concat(String(location.inverted), String(location.anchor === undefined))
      .join(' ');
    const known = isNamed ? this.known.get(key) : undefined;
    if (known) return known;
    // Returns no drafts for a recursive reference to a schema that is being compared, so the recursion ends.
    if (isNamed) this.known.set(key, []);
    const resolved = { base: base.value, revision: revision.value };
    const drafts = this.applyRules(resolved, {
      ...location,
      pointer: revision.isNamed ? revision.pointer : location.pointer,
      anchor: location.anchor && { ...location.anchor, schemas: resolved },
    });
    if (isNamed) this.known.set(key, drafts);
    return drafts;
  }

  private applyRules(schemas: Compared<Schema>, location: Location): Draft[] {
    const { base, revision } = schemas;
    if (equal(base, revision) && !hasReference(base)) return [];
    // If a schema allows no value, its other keywords have no effect.
    if (isNever(base) || isNever(revision))
      return neverRules.flatMap((rule) => rule.compareSchemas(schemas, location, this));
    // A `$ref` beside other keywords is one more schema that a value must fit.
    if ('$ref' in base || '$ref' in revision)
      return this.applyRules(mapCompared(schemas, withReferenceInAllOf), location);
    const found = schemaRules.flatMap((rule) => rule.compareSchemas(schemas, location, this));
    return [...found, ...unevaluatedRules.flatMap((rule) => rule.compareSchemas(schemas, location, this, found))];
  }
}

/**
 * If the schema of one contract is a branch of `anyOf` or `oneOf` in the other contract, wraps this schema in the same
 * keyword. The rules then report only the branches that were added or removed.
 */
function asChoices(schemas: Compared<Schema>): Compared<Schema> {
  const { base, revision } = schemas;
  const keywords = mapCompared(schemas, choiceKeyword);
  if (keywords.base !== undefined && keywords.revision === undefined && has(base[keywords.base] as Schema[], revision))
    return { base, revision: { [keywords.base]: [revision] } };
  if (
    keywords.revision !== undefined &&
    keywords.base === undefined &&
    has(revision[keywords.revision] as Schema[], base)
  )
    return { base: { [keywords.revision]: [base] }, revision };
  return schemas;
}

/** Returns `anyOf` or `oneOf` if a schema consists of that keyword only. */
function choiceKeyword(schema: Schema): 'anyOf' | 'oneOf' | undefined {
  const [key, ...others] = Object.keys(schema).filter((name) => !documentationKeywords.includes(name));
  return others.length === 0 &&
    (key === 'anyOf' || key === 'oneOf') &&
    Array.isArray(schema[key]) &&
    schema[key].length > 1
    ? key
    : undefined;
}

/** Follows the reference of a schema that consists of a `$ref` only. */
function resolve(
  document: Document,
  schema: Schema,
  pointer: string,
): { value: Schema; pointer: string; isNamed: boolean } {
  if (
    typeof schema['$ref'] !== 'string' ||
    Object.keys(schema).some((key) => key !== '$ref' && key !== 'description' && key !== 'summary')
  )
    return { value: schema, pointer, isNamed: false };
  return { ...followReferences<Schema>(document, { $ref: schema['$ref'] }, pointer), isNamed: true };
}

function withReferenceInAllOf(schema: Schema): Schema {
  if (!('$ref' in schema)) return schema;
  const { $ref, ...rest } = schema;
  return { ...rest, allOf: [...((rest['allOf'] as Schema[] | undefined) ?? []), { $ref }] };
}

/** Whether a schema contains a reference. Equal schemas with references can still refer to different schemas. */
function hasReference(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.some(hasReference);
  return isObject(schema) && ('$ref' in schema || Object.values(schema).some(hasReference));
}
