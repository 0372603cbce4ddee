import { isObject, type Document } from '@jurybox/openapi';
import { mapCompared, stable, type Compared } from '../compared.ts';
import { documentationKeywords } from '../keywords/facts.ts';
import { limits } from './files.ts';
import { pointerOf, type Spot } from './assemble.ts';
import { followPath, keysOf, memberOf, valueAt } from './pointers.ts';

/** A part of a contract that the review could not read. */
export interface LeftOut {
  at: Spot;
  reason: string;
  /** Whether the part has no effect on messages in this version of OpenAPI. Leaving it out then hides no change. */
  isMeaningless: boolean;
  /** Set if the list item with this part was removed. The next item got its index, so `at.keys` lead there. */
  isItem?: boolean;
}

/** The entry of the report for a part of a contract that the review could not read. */
export interface Unread {
  pointer: string;
  /** Why the review could not read the part, with the file and line of the part. */
  reason: string;
}

const unreadOf = ({ at, reason }: LeftOut): Unread => ({
  pointer: pointerOf(at),
  reason: `${reason} (${at.file.path}:${at.file.positionOf(at.source).line})`,
});

const documentationKeys = new Set([...documentationKeywords, 'summary', 'externalValue', 'tags', 'termsOfService']);

export const isDocumentation = ({ keys }: Spot, key = ''): boolean => keys[0] === 'tags' || documentationKeys.has(key);

export function notReviewedIn(parts: LeftOut[]): Unread[] {
  const named = parts.slice(0, limits.notReviewed).map(unreadOf);
  const more = parts.length - named.length;
  return more > 0 ? [...named, { pointer: '#', reason: `${more} more parts could not be read` }] : named;
}

interface WithLeftOut {
  document: Document;
  leftOut: LeftOut[];
}

/** Returns the unreadable parts of the revision that differ from the base. Their change may break callers. */
export function changedUnread(contracts: Compared<Pick<WithLeftOut, 'leftOut'>>): Unread[] {
  const { base, revision } = mapCompared(contracts, ({ leftOut }) =>
    leftOut.filter(({ isMeaningless }) => !isMeaningless).slice(0, limits.unread),
  );
  // The key does not contain the indexes of list items, because they change if somebody adds or removes another item.
  const keyOf = ({ at }: LeftOut): string =>
    `${pointerOf(at).replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${stable(valueAt(at.file.value, at.source))}`;
  const known = new Set(revision.length === 0 ? [] : base.map(keyOf));
  return revision.filter((part) => !known.has(keyOf(part))).map(unreadOf);
}

/** If a part is unreadable in one contract, leaves it out of both. Otherwise, it would look added or removed. */
export function leaveOutInBoth({ base, revision }: Compared<WithLeftOut>): void {
  for (const [one, other] of [
    [base, revision],
    [revision, base],
  ] as const)
    for (const { at, isItem } of one.leftOut) {
      const keys = keysOf(pointerOf(at));
      const last = keys.pop();
      const parent = followPath(other.document, keys).value;
      if (isItem === true || last === undefined || memberOf(parent, last) === undefined) continue;
      // Something can remain of an unreadable part, for example `{}` for a schema. Then both contracts get it.
      const remains = followPath(one.document, [...keys, last]).value;
      if (remains !== undefined) (parent as Record<string, unknown>)[last] = structuredClone(remains);
      else if (isObject(parent)) delete parent[last];
    }
}
