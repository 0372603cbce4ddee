/** Entity tags in `If-Match` and `If-None-Match` (RFC 9110, section 13.1). */

/**
 * Whether `If-None-Match` shows that the caller has the state with this entity tag. As the RFC requires for reads, the
 * comparison is weak: it ignores the prefix `W/`.
 */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return tagsOf(ifNoneMatch).some((tag) => tag.replace(/^W\//, '') === etag);
}

/** Whether `If-Match` allows a write to a state with this entity tag. A weak tag never matches. */
export function matchesTag(ifMatch: string, etag: string): boolean {
  return ifMatch.trim() === '*' || tagsOf(ifMatch).includes(etag);
}

function tagsOf(list: string): string[] {
  return list.match(/(W\/)?"[^"]*"/g) ?? [];
}

/** The entity tag of a state with this revision number. */
export function revisionTag(revision: number): string {
  return `"${revision}"`;
}

/** Returns a function that checks a revision number against `If-Match`, or undefined without this header. */
export function preconditionOf(ifMatch: string | undefined): ((revision: number) => boolean) | undefined {
  return ifMatch === undefined ? undefined : (revision) => matchesTag(ifMatch, revisionTag(revision));
}
