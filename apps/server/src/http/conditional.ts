/** Entity tags in `If-Match` and `If-None-Match` (RFC 9110, section 13.1). */

/** Whether the answer the caller has is still the current one. Compares weakly, as the RFC asks of reads. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return tags(ifNoneMatch).some((tag) => tag.replace(/^W\//, '') === etag);
}

/** Whether a write may go ahead on a state with that tag. Compares strongly: a weak tag never matches. */
export function matches(ifMatch: string, etag: string): boolean {
  return ifMatch.trim() === '*' || tags(ifMatch).includes(etag);
}

function tags(list: string): string[] {
  return list.match(/(W\/)?"[^"]*"/g) ?? [];
}

/** The tag of something that counts its revisions. */
export function revisionTag(revision: number): string {
  return `"${revision}"`;
}

/** What `If-Match` asks of the revision that is there; nothing without the header. */
export function preconditionOf(ifMatch: string | undefined): ((revision: number) => boolean) | undefined {
  return ifMatch === undefined ? undefined : (revision) => matches(ifMatch, revisionTag(revision));
}
