import { followReferences, isObject, type Document, type Schema } from '@jurybox/openapi';
import { choicesAsOne } from './choices.ts';
import { merge } from './merge.ts';
import { inheritPlace, keywordPlacesOf, rememberKeywords, rememberPlaces } from './places.ts';
import { valuesWithTypes } from './values.ts';
import { equal } from '../equal.ts';
import { isNever, isTrivial, typesOf } from '../keywords/facts.ts';
import { rows } from '../keywords/rows.ts';

const known = new WeakMap<Schema, Schema>();
/** The maximum number of branches of `allOf` that are merged into one schema. */
const maxBranches = 500;

/**
 * Returns the canonical form of a schema. If two contracts write the same schema in different ways, their canonical
 * forms are equal. The function resolves a reference and merges the branches of `allOf` where possible. It also
 * replaces an `anyOf` or `oneOf` that only lists values or only adds `null`. It does not change subschemas. For the
 * same schema object, it always returns the same object.
 */
export function canonical(document: Document, schema: Schema, pointer: string): Schema {
  const cached = known.get(schema);
  if (cached) return cached;
  // A schema can contain itself in `allOf`. The inner occurrence then counts as a schema that allows every value.
  known.set(schema, {});
  const made = create(document, schema, pointer);
  known.set(schema, made);
  return made;
}

function create(document: Document, schema: Schema, pointer: string): Schema {
  const { allOf, $ref, ...rest } = schema;
  const target = (ref: Schema, at: string) => followReferences<Schema>(document, ref, at);
  if (typeof $ref === 'string' && Object.keys(schema).length === 1) {
    const { value, pointer: at } = target(schema, pointer);
    return canonical(document, value, at);
  }
  const branches = (Array.isArray(allOf) ? (allOf as Schema[]).filter(isObject) : []).map((branch, i) => ({
    branch,
    at: `${pointer}/allOf/${i}`,
  }));
  // A value must fit both the target of the reference and the keywords beside the reference.
  if (typeof $ref === 'string') branches.push({ branch: { $ref }, at: pointer });
  const own = choicesAsOne(document, simplify(rest), pointer, canonical);
  if (branches.length === 0) return inheritPlace(settle(own), schema);
  if (branches.length > maxBranches) return schema;
  const parts = branches.map(({ branch, at }): Part => {
    const isNamed = typeof branch['$ref'] === 'string' && Object.keys(branch).length === 1;
    const { value, pointer: from } = isNamed ? target(branch, at) : { value: branch, pointer: at };
    return { schema: canonical(document, value, from), from, written: branch };
  });
  return inheritPlace(join(own, parts), schema);
}

interface Part {
  schema: Schema;
  /** The JSON pointer of this branch in the document. */
  from: string;
  written: Schema;
}

/** Merges branches of `allOf` into the schema that contains them. A branch that cannot be merged stays in `allOf`. */
function join(own: Schema, parts: Part[]): Schema {
  let whole = own;
  const left: Schema[] = [];
  const moved = new Map(keywordPlacesOf(own));
  for (const { schema, from, written } of parts) {
    const { allOf: inner, ...part } = schema;
    if (isTrivial(part) && inner === undefined && Object.keys(whole).length > 0) continue;
    if (haveNoTypeInCommon(whole, part)) return { not: {} };
    const merged = isNever(part) && isTrivial(whole) ? part : merge(whole, part);
    if (!merged) {
      left.push(written);
      continue;
    }
    if (Array.isArray(inner)) left.push(...(inner as Schema[]));
    rememberPlaces(part, from);
    for (const keyword of Object.keys(part))
      if (!equal(merged[keyword], whole[keyword])) moved.set(keyword, keywordPlacesOf(schema).get(keyword) ?? from);
    whole = merged;
  }
  const joined = settle(left.length > 0 ? { ...whole, allOf: [...new Set(left)] } : whole);
  rememberKeywords(joined, moved);
  return joined;
}

function haveNoTypeInCommon(one: Schema, other: Schema): boolean {
  if (one['type'] === undefined || other['type'] === undefined) return false;
  const [types, others] = [one, other].map((schema) =>
    typesOf(schema).map((type) => (type === 'integer' ? 'number' : type)),
  );
  return types?.every((type) => others?.includes(type) !== true) === true;
}

/** Removes keywords that every value fits, for example `minLength: 0`. */
function simplify(schema: Schema): Schema {
  const schemas = ['additionalProperties', 'items', 'unevaluatedProperties', 'unevaluatedItems'];
  const isEmpty = ([key, value]: [string, unknown]): boolean =>
    schemas.includes(key)
      ? isObject(value) && isTrivial(value)
      : value !== undefined && Object.hasOwn(rows, key) && equal(rows[key]?.empty, value);
  return Object.fromEntries(Object.entries(schema).filter((entry) => !isEmpty(entry)));
}

/**
 * The keywords whose subschemas can name further members or items of the same value. `unevaluatedProperties` does not
 * apply to these members, but `additionalProperties` does. With such a keyword, one of the two cannot replace the
 * other.
 */
const combiners = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', '$ref', 'contains'];

/**
 * Brings `type`, `enum` and `const` into one form. Then replaces `unevaluatedProperties` by `additionalProperties`, and
 * `unevaluatedItems` by `items`, if both keywords have the same effect.
 */
function settle(schema: Schema): Schema {
  const settled = valuesWithTypes(schema);
  if (combiners.some((key) => key in settled)) return settled;
  const { unevaluatedProperties, unevaluatedItems, ...others } = settled;
  return inheritKeywords(
    {
      ...others,
      ...(unevaluatedProperties !== undefined && !('additionalProperties' in others)
        ? { additionalProperties: unevaluatedProperties }
        : {}),
      ...(unevaluatedItems !== undefined && !('items' in others) ? { items: unevaluatedItems } : {}),
    },
    schema,
  );
}

function inheritKeywords(schema: Schema, from: Schema): Schema {
  rememberKeywords(schema, keywordPlacesOf(from));
  return schema;
}
