import { mapCompared, type Compared } from '../compared.ts';
import { stable } from '../equal.ts';
import { documentationKeywords } from '../keywords/facts.ts';
import type { Spot } from './parts.ts';
import { isObject, type Document } from '@jurybox/openapi';
import { followPath, keysOf } from './positions.ts';

/** A part of a contract that the review could not read. */
export interface Unread {
  pointer: string;
  reason: string;
  /**
   * Returns the part as the source file contains it. The caller compares it with the same part of the other contract.
   */
  content: () => string;
}

const documentationKeys = new Set([...documentationKeywords, 'summary', 'externalValue', 'tags', 'termsOfService']);

/** Whether a part is only documentation, for example `examples` or a tag. */
export const isDocumentation = ({ keys }: Spot, key: string | undefined): boolean =>
  key === undefined ? keys[0] === 'tags' : documentationKeys.has(key);

/** Returns the part of a source file at a place as JSON. */
export function writtenAt({ file, source }: Spot, key?: string): string {
  let node = file.value;
  for (const name of key === undefined ? source : [...source, key]) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return stable(undefined);
    node = (node as Record<string, unknown>)[name];
  }
  return stable(node);
}

/**
 * Returns the unreadable parts of the revision that differ from the base. Such a part either became unreadable or was
 * changed while it was unreadable. The review cannot compare these parts, so the change may break callers.
 */
export function changedUnread({ base, revision }: Compared<{ unread: Unread[] }>): Unread[] {
  if (revision.unread.length === 0) return [];
  // The key does not contain the indexes of list items. An index changes if somebody adds or removes another item, and
  // the part would then look changed.
  const keyOf = ({ pointer, content }: Unread): string => `${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${content()}`;
  const known = new Set(base.unread.map(keyOf));
  return revision.unread.filter((part) => !known.has(keyOf(part)));
}

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
  for (const pointer of base) leaveOut(values.revision, followPath(values.base, keysOf(pointer)).value, pointer);
  for (const pointer of revision) leaveOut(values.base, followPath(values.revision, keysOf(pointer)).value, pointer);
}

/**
 * Replaces a part of a document by `remains`. This is what the other document has at this place, for example `{}` for a
 * schema. Deletes the part if the other document has nothing there.
 */
function leaveOut(document: Document, remains: unknown, pointer: string): void {
  const keys = keysOf(pointer);
  const last = keys.pop();
  const parent = last === undefined ? undefined : followPath(document, keys).value;
  if (last === undefined || typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, last)) return;
  if (remains !== undefined) (parent as Record<string, unknown>)[last] = structuredClone(remains);
  else if (isObject(parent)) delete parent[last];
}
