import { isObject, unescapeToken, type Document } from '@jurybox/openapi';
import { mapCompared, type Compared } from '../compared.ts';

interface WithLeftOut {
  document: Document;
  /** The JSON pointers of the parts that are left out of the document. */
  leftOut: string[];
}

/**
 * A part that the review could read in only one contract would look like an addition or a removal. Leaves such a part
 * out of both contracts.
 */
export function leaveOutInBoth(contracts: Compared<WithLeftOut>): void {
  const { base, revision } = mapCompared(contracts, ({ leftOut }) => leftOut);
  const values = mapCompared(contracts, ({ document }) => document);
  for (const pointer of base) leaveOut(values.revision, valueAt(values.base, pointer), pointer);
  for (const pointer of revision) leaveOut(values.base, valueAt(values.revision, pointer), pointer);
}

/**
 * Replaces a part of a document by `remains`. This is what the other document has at this place, for example `{}` for a
 * schema. Deletes the part if the other document has nothing there.
 */
function leaveOut(document: Document, remains: unknown, pointer: string): void {
  const keys = pointer.split('/').slice(1).map(unescapeToken);
  const last = keys.pop();
  const parent = last === undefined ? undefined : follow(document, keys);
  if (last === undefined || typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, last)) return;
  if (remains !== undefined) (parent as Record<string, unknown>)[last] = structuredClone(remains);
  else if (isObject(parent)) delete parent[last];
}

function valueAt(document: Document, pointer: string): unknown {
  return follow(document, pointer.split('/').slice(1).map(unescapeToken));
}

const maxHops = 50;

/** Returns the value at a path of keys. Follows the references on the path, but not a reference in the value itself. */
function follow(document: Document, keys: string[]): unknown {
  let node: unknown = document;
  let left = keys;
  for (let hops = 0; left.length > 0;) {
    const [key = '', ...others] = left;
    if (typeof node !== 'object' || node === null) return undefined;
    const ref = Object.hasOwn(node, key) ? undefined : (node as Record<string, unknown>)['$ref'];
    if (typeof ref === 'string' && ref.startsWith('#') && hops < maxHops) {
      hops += 1;
      left = [...ref.split('/').slice(1).map(unescapeToken), ...left];
      node = document;
      continue;
    }
    if (!Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
    left = others;
  }
  return node;
}
