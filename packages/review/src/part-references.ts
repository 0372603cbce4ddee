import { escapeToken, isObject, unescapeToken } from '@jurybox/openapi';

/** Stands for the target of a reference that this module cannot resolve, for example of a reference to an anchor. */
export const unknown = '#';

/**
 * Adds the JSON pointers of all parts that a value refers to, with `$ref` or in the mapping of a discriminator. Ignores
 * a `$ref` to a file. In the bundle, only examples and extensions contain such a `$ref`, and nothing follows it.
 */
export function addReferences(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addReferences(item, found);
  else if (typeof value === 'string') {
    if (value.startsWith('#/')) found.add(partAt(value));
  } else if (isObject(value))
    for (const [key, item] of Object.entries(value)) {
      if (isReference(key) && typeof item === 'string' && /^#(?!\/)/.test(item)) found.add(unknown);
      if (key === 'mapping') for (const part of partsInMapping(item)) found.add(part);
      addReferences(item, found);
    }
}

/** Returns the JSON pointers of the schemas that the mapping of a discriminator refers to by name. */
const partsInMapping = (mapping: unknown): string[] =>
  Object.values(isObject(mapping) ? mapping : {})
    .filter((name) => typeof name === 'string' && !name.startsWith('#'))
    .map((name) => `#/components/schemas/${escapeToken(name as string)}`);

// Tests the first character first, because that is faster than the regular expression and excludes most keys.
const isReference = (key: string): boolean => key.startsWith('$') && /^\$(dynamic|recursive)?ref$/i.test(key);

/** Returns the JSON pointer of the part that contains the given pointer, for example `#/components/schemas/Note`. */
function partAt(pointer: string): string {
  const tokens = pointer.split('/', 4);
  return tokens
    .slice(0, tokens[1] === 'components' ? 4 : 3)
    .map((token) => (token.includes('%') ? escapeToken(decoded(token)) : token))
    .join('/');
}

function decoded(token: string): string {
  try {
    return unescapeToken(decodeURIComponent(token));
  } catch {
    return token;
  }
}
