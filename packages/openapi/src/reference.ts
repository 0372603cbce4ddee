/** JSON pointers (RFC 6901) and `$ref`s within one document. */
import { isObject, type Document } from './document.ts';

/** Escapes one token of a JSON pointer. */
export const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');
export const unescapeToken = (token: string): string => token.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the node that a local reference (`#/…`) points to. Throws if the document has no such node. */
export function resolveReference(document: Document, ref: string): unknown {
  let node: unknown = document;
  if (ref === '#') return node;
  for (const part of ref.slice(2).split('/')) {
    // Unescapes a token only if it contains an escape. This saves time, because references are resolved very often.
    const key = /[~%]/.test(part) ? unescapeToken(decodeURIComponent(part)) : part;
    const next = isObject(node) || Array.isArray(node) ? (node as Record<string, unknown>)[key] : undefined;
    if (next === undefined || !Object.hasOwn(node as object, key))
      throw new Error(`the reference ${ref} is not in the document`);
    node = next;
  }
  return node;
}

/**
 * If a value is a `$ref`, follows it and each further `$ref`. Returns the final value with its JSON pointer. Returns
 * any other value with the given `pointer`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the value
export function followReferences<T>(
  document: Document,
  value: unknown,
  pointer: string,
): { value: T; pointer: string } {
  const seen = new Set<string>();
  let found = { value, pointer };
  while (isObject(found.value) && typeof found.value['$ref'] === 'string') {
    const ref: string = found.value['$ref'];
    if (seen.has(ref)) throw new Error(`the reference ${ref} refers to itself`);
    seen.add(ref);
    found = { value: resolveReference(document, ref), pointer: ref };
  }
  return found as { value: T; pointer: string };
}

/** Returns the value that a `$ref` leads to, possibly through further `$ref`s. Returns any other value unchanged. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the value
export function dereference<T>(document: Document, value: unknown): T {
  return followReferences<T>(document, value, '').value;
}
