import { escapeToken, unescapeToken, type Document } from '@jurybox/openapi';

export const pointerTo = (keys: string[]): string => ['#', ...keys.map(escapeToken)].join('/');

/** Decodes percent-encoding; returns a text that is not encoded correctly as it is. */
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

/** Returns the value at a path of keys; undefined if there is none. Follows no references. */
export const valueAt = (root: unknown, keys: string[]): unknown => keys.reduce(memberOf, root);

const maxHops = 50;

/**
 * Follows a path of keys in a bundle, and the references on the path, but not a reference in the value itself. Returns
 * the value, and the keys that lead to it without references. The value is undefined if the bundle has none there.
 */
export function followPath(document: Document, path: string[]): { keys: string[]; value: unknown } {
  let keys: string[] = [];
  let left = path;
  let value: unknown = document;
  for (let hops = 0; left.length > 0;) {
    const [key = '', ...others] = left;
    const next = memberOf(value, key);
    const ref = next === undefined ? memberOf(value, '$ref') : undefined;
    if (typeof ref === 'string' && ref.startsWith('#') && hops < maxHops) {
      hops += 1;
      left = [...keysOf(ref), ...left];
      [keys, value] = [[], document];
      continue;
    }
    [keys, left, value] = [[...keys, key], others, next];
  }
  return { keys, value };
}
