import { escapeToken, isObject, type Schema } from '@jurybox/openapi';

/**
 * The pointers of schemas that the canonical form moves, for example out of `allOf`. A finding points to the place in
 * the document as it is written.
 */
const places = new WeakMap<Schema, string>();
/** The pointer of the schema that each keyword of a merged schema comes from. */
const keywordPlaces = new WeakMap<Schema, Map<string, string>>();

export const setPlace = (schema: Schema, pointer: string): void => void places.set(schema, pointer);

export const placeOf = (schema: Schema): string | undefined => places.get(schema);

/** Returns the pointer of the schema that the first of these keywords comes from, if the canonical form moved it. */
export const placeOfKeyword = (schema: Schema, keywords: string[]): string | undefined =>
  keywords.map((keyword) => keywordPlaces.get(schema)?.get(keyword)).find((place) => place !== undefined);

export const rememberKeywords = (schema: Schema, moved: Map<string, string>): void => {
  if (moved.size > 0) keywordPlaces.set(schema, moved);
};

export const keywordPlacesOf = (schema: Schema): Map<string, string> => keywordPlaces.get(schema) ?? new Map();

/** Remembers where the direct subschemas of the schema at `pointer` are. */
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

/** Gives a schema that was made from another schema the place of that schema. */
export function inheritPlace(schema: Schema, from: Schema): Schema {
  const place = places.get(from);
  if (place !== undefined && !places.has(schema)) places.set(schema, place);
  return schema;
}
