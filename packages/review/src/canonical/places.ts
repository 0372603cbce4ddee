import { escapeToken, isObject, type Schema } from '@jurybox/openapi';

/**
 * The original JSON pointers of schemas that the canonical form moves, for example out of `allOf`. Findings show these
 * pointers, because a person looks for the schema in the original document.
 */
const places = new WeakMap<Schema, string>();
/**
 * For each merged schema, a map from a keyword to the original JSON pointer of the schema that contained the keyword.
 */
const keywordPlaces = new WeakMap<Schema, Map<string, string>>();

export const setPlace = (schema: Schema, pointer: string): void => void places.set(schema, pointer);

export const placeOf = (schema: Schema): string | undefined => places.get(schema);

/**
 * Returns the original JSON pointer of the schema that contained one of these keywords; undefined if the canonical form
 * moved none of them.
 */
export const placeOfKeyword = (schema: Schema, keywords: string[]): string | undefined =>
  keywords.map((keyword) => keywordPlaces.get(schema)?.get(keyword)).find((place) => place !== undefined);

export const rememberKeywords = (schema: Schema, moved: Map<string, string>): void => {
  if (moved.size > 0) keywordPlaces.set(schema, moved);
};

export const keywordPlacesOf = (schema: Schema): Map<string, string> => keywordPlaces.get(schema) ?? new Map();

/** Stores the original JSON pointer of each direct subschema of the schema at `pointer`. */
export function rememberPlaces(schema: Schema, pointer: string): void {
  const remember = (child: unknown, ...tokens: (string | number)[]) => {
    if (isObject(child) && !places.has(child))
      places.set(child, `${pointer}/${tokens.map((token) => escapeToken(String(token))).join('/')}`);
  };
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties' || keyword === 'patternProperties' || keyword === 'dependentSchemas') {
      if (isObject(value)) for (const [name, child] of Object.entries(value)) remember(child, keyword, name);
    } else if (Array.isArray(value)) {
      if (/Of$|^prefixItems$/.test(keyword)) for (const [i, child] of value.entries()) remember(child, keyword, i);
    } else if (keyword !== 'default' && keyword !== 'const' && keyword !== 'example') remember(value, keyword);
  }
}

/** Records that `schema` was derived from `from`. Both then have the same original JSON pointer. */
export function inheritPlace(schema: Schema, from: Schema): Schema {
  const place = places.get(from);
  if (place !== undefined && !places.has(schema)) places.set(schema, place);
  return schema;
}
