import { escapeToken, unescapeToken, type Document } from '@jurybox/openapi';

export const pointerTo = (keys: string[]): string => ['#', ...keys.map(escapeToken)].join('/');

/** Decodes percent-encoding. If a text is not encoded correctly, returns it unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeToken);

export const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Returns the value at a path of keys. Follows no references. */
export const valueAt = (root: unknown, keys: string[]): unknown => keys.reduce(memberOf, root);

/** Returns the keys in a reference, which can be percent-encoded. */
export const keysOfReference = (ref: string): string[] =>
  ref
    .split('/')
    .slice(1)
    .map((token) => unescapeToken(decoded(token)));

export const targetIn = (document: Document, ref: string): unknown => valueAt(document, keysOfReference(ref));

/**
 * Follows a path of keys in a document, and the references on the path, but not a reference in the value itself.
 * Returns the value, and the keys that lead to it without references.
 */
export function followPath(document: Document, keys: string[], hops = 50): { keys: string[]; value: unknown } {
  let value: unknown = document;
  for (const [i, key] of keys.entries()) {
    const next = memberOf(value, key);
    const ref = next === undefined ? memberOf(value, '$ref') : undefined;
    if (typeof ref === 'string' && ref.startsWith('#') && hops > 0)
      return followPath(document, [...keysOf(ref), ...keys.slice(i)], hops - 1);
    value = next;
  }
  return { keys, value };
}
