/** Headers: entity tags (RFC 9110, section 13.1), location, preferences, deprecation and content types. */
import type { deprecations, OperationId } from '@jurybox/types';
import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

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

export function revisionTag(revision: number): string {
  return `"${revision}"`;
}

/** Returns a function that checks a revision number against `If-Match`, or undefined without this header. */
export function preconditionOf(ifMatch: string | undefined): ((revision: number) => boolean) | undefined {
  return ifMatch === undefined ? undefined : (revision) => matchesTag(ifMatch, revisionTag(revision));
}

/** The value of `Location`: the path of a created resource. */
export function locationOf(...segments: string[]): string {
  return `/api/${segments.map(encodeURIComponent).join('/')}`;
}

/** Matches one preference of the header `Prefer`, with its parameters. A comma inside quotes does not end it. */
const preference = /(?:"(?:[^"\\]|\\.)*"|[^,])+/g;

/** Whether `Prefer` asks for a response without a body (RFC 7240). Only the first `return` counts. */
export function prefersMinimal(prefer: string | undefined): boolean {
  if (prefer === undefined) return false;
  const names = prefer.match(preference)?.map((text) => text.split(';')[0]?.replaceAll(/\s|"/g, '').toLowerCase());
  return names?.find((name) => name?.startsWith('return=')) === 'return=minimal';
}

/** The dates of an operation's deprecation and removal, for example `2026-11-20`; undefined for most operations. */
export type Deprecation = (typeof deprecations)[OperationId];

/** Returns the headers `Deprecation` (RFC 9745, section 2.1) and `Sunset` (RFC 8594, section 3) of an operation. */
export function deprecationHeaders(deprecation: Deprecation): [name: string, value: string][] {
  if (deprecation === undefined) return [];
  return [
    ['Deprecation', `@${Date.parse(deprecation.since) / 1000}`],
    ['Sunset', new Date(deprecation.sunset).toUTCString()],
  ];
}

/** Throws 406 if `Accept` excludes the content type of the operation. The most frequent values need no parsing. */
export function negotiate(ctx: Ctx, type: string): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === type) return;
  // Some callers add `charset=utf-8` to the content type in `Accept`. Every response is in UTF-8.
  if (ctx.accepts(type, `${type}; charset=utf-8`) === false)
    throw new ProblemError('not_acceptable', `This operation responds with ${type}.`);
}
