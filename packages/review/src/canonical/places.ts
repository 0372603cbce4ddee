import { escapeToken, followReferences, isObject, type Document, type Schema } from '@jurybox/openapi';

/** The JSON pointers of schemas. A schema in canonical form has the pointer of the schema that it was made from. */
const pointers = new WeakMap<Schema, string>();
/** Schemas that the review moved to compare them, for example out of `allOf`. Findings show their original place. */
const moved = new WeakSet<Schema>();
/** Maps each keyword that was merged into a schema from a branch, for example of `allOf`, to this branch's pointer. */
const keywordPlaces = new WeakMap<Schema, Map<string, string>>();

export const pointerTo = (schema: Schema): string | undefined => pointers.get(schema);

export const setPointer = (schema: Schema, pointer: string): void => {
  if (!pointers.has(schema)) pointers.set(schema, pointer);
};

/** Returns the original JSON pointer of a schema that the canonical form moved; undefined for any other schema. */
export const placeOf = (schema: Schema): string | undefined => (moved.has(schema) ? pointers.get(schema) : undefined);

export function targetOf(document: Document, schema: Schema): Schema {
  if (typeof schema['$ref'] !== 'string' || Object.keys(schema).length > 1) return schema;
  const { value, pointer } = followReferences<Schema>(document, schema, '');
  setPointer(value, pointer);
  return value;
}

/** If one of these keywords was merged into `schema` from a branch, returns the JSON pointer of this branch. */
export const placeOfKeyword = (schema: Schema, keywords: string[]): string | undefined =>
  keywords.map((keyword) => keywordPlaces.get(schema)?.get(keyword)).find((place) => place !== undefined);

export function rememberKeywords(schema: Schema, places: Map<string, string>): Schema {
  if (places.size > 0) keywordPlaces.set(schema, places);
  return schema;
}

export const keywordPlacesOf = (schema: Schema): Map<string, string> => keywordPlaces.get(schema) ?? new Map();

export function setPointersInside(schema: Schema): void {
  const pointer = pointers.get(schema);
  if (pointer === undefined) return;
  for (const [child, tokens] of subschemas(schema))
    setPointer(child, `${pointer}/${tokens.map((token) => escapeToken(String(token))).join('/')}`);
}

export function markMoved(schema: Schema): void {
  for (const [child] of subschemas(schema)) moved.add(child);
}

function subschemas(schema: Schema): [Schema, (string | number)[]][] {
  const found: [Schema, (string | number)[]][] = [];
  const add = (child: unknown, ...tokens: (string | number)[]) => {
    if (isObject(child)) found.push([child, tokens]);
  };
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties' || keyword === 'patternProperties' || keyword === 'dependentSchemas') {
      if (isObject(value)) for (const [name, child] of Object.entries(value)) add(child, keyword, name);
    } else if (Array.isArray(value)) {
      if (/Of$|^prefixItems$/.test(keyword)) for (const [i, child] of value.entries()) add(child, keyword, i);
    } else if (keyword !== 'default' && keyword !== 'const' && keyword !== 'example') add(value, keyword);
  }
  return found;
}

/** Records that `schema` was derived from `from`. Both then have the same original JSON pointer. */
export function inheritPlace(schema: Schema, from: Schema): Schema {
  const pointer = pointers.get(from);
  if (pointer !== undefined) setPointer(schema, pointer);
  if (moved.has(from)) moved.add(schema);
  return schema;
}

/** Records that `schema`, which is not in the document, replaces `from`. Findings show the place of `from`. */
export function moveTo(schema: Schema, from: Schema): void {
  inheritPlace(schema, from);
  moved.add(schema);
}
