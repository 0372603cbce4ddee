import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { choicesAsOne } from './choices.ts';
import { merge } from './merge.ts';
import { inheritPlace, keywordPlacesOf, markMoved, pointerTo, rememberKeywords, setPointersInside } from './places.ts';
import { targetOf } from './places.ts';
import { valuesWithTypes } from './values.ts';
import { equal } from '../compared.ts';
import { isNever, isTrivial, schemaList, sharedTypes } from '../keywords/facts.ts';
import { rows } from '../keywords/rows.ts';

const known = new WeakMap<Schema, Schema>();
/** The maximum number of branches of `allOf` that are merged into one schema. */
const maxBranches = 500;

/**
 * Returns the canonical form of a schema. If two contracts write the same schema in different ways, both have the same
 * canonical form. Resolves a reference and merges the branches of `allOf` where possible, but does not change
 * subschemas.
 */
export function canonical(document: Document, schema: Schema): Schema {
  const cached = known.get(schema);
  if (cached) return cached;
  // A schema can contain itself in `allOf`. The inner occurrence then counts as a schema that allows every value.
  known.set(schema, {});
  const target = targetOf(document, schema);
  const made = target === schema ? create(document, schema) : canonical(document, target);
  known.set(schema, made).set(made, made);
  return made;
}

function create(document: Document, schema: Schema): Schema {
  setPointersInside(schema);
  const { allOf, $ref, ...rest } = schema;
  const branches = Array.isArray(allOf) ? (allOf as Schema[]).filter(isObject) : [];
  // A `$ref` with other keywords beside it means the same as an `allOf` with the `$ref` and these keywords.
  if (typeof $ref === 'string') branches.push({ $ref });
  const own = choicesAsOne(document, simplify(rest), canonical);
  if (branches.length > maxBranches) return schema;
  return inheritPlace(branches.length === 0 ? settle(own) : join(document, own, branches), schema);
}

/** Merges branches of `allOf` into the schema that contains them, if possible. */
function join(document: Document, own: Schema, branches: Schema[]): Schema {
  let whole = own;
  const left: Schema[] = [];
  const places = new Map(keywordPlacesOf(own));
  for (const branch of branches) {
    const schema = canonical(document, branch);
    const { allOf: inner, ...part } = schema;
    if (isTrivial(part) && inner === undefined && Object.keys(whole).length > 0) continue;
    if (sharedTypes(whole, part).length === 0) return { not: {} };
    const merged = isNever(part) && isTrivial(whole) ? part : merge(whole, part);
    if (!merged) {
      left.push(branch);
      continue;
    }
    if (Array.isArray(inner)) left.push(...(inner as Schema[]));
    markMoved(part);
    for (const keyword of Object.keys(part)) {
      const place = keywordPlacesOf(schema).get(keyword) ?? pointerTo(schema);
      if (place !== undefined && !equal(merged[keyword], whole[keyword])) places.set(keyword, place);
    }
    whole = merged;
  }
  // `whole` already has an `allOf` if its choice has only one branch, and this branch has an `allOf`.
  const allOf = [...new Set([...left, ...schemaList(whole, 'allOf')])];
  return rememberKeywords(settle(allOf.length > 0 ? { ...whole, allOf } : whole), places);
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

/** Beside one of these keywords, `unevaluatedProperties` does not mean the same as `additionalProperties`. */
const combiners = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', '$ref', 'contains'];

/** Replaces `const` by `enum`, and `unevaluated…` by `additionalProperties` or `items` where both mean the same. */
function settle(schema: Schema): Schema {
  const settled = valuesWithTypes(schema);
  if (combiners.some((key) => key in settled)) return settled;
  const { unevaluatedProperties, unevaluatedItems, ...others } = settled;
  const replaced = {
    ...others,
    ...(unevaluatedProperties !== undefined && !('additionalProperties' in others)
      ? { additionalProperties: unevaluatedProperties }
      : {}),
    ...(unevaluatedItems !== undefined && !('items' in others) ? { items: unevaluatedItems } : {}),
  };
  return rememberKeywords(replaced, keywordPlacesOf(schema));
}
