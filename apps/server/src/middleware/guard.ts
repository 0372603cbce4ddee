import { ProblemError } from '../http/problems.ts';
import type { Middleware } from '../state.ts';

export const maxUrl = 8192;

/** Turns away what would be read differently by someone else, and more than the process can carry. */
export function guard(maxInFlight: number): Middleware {
  let inFlight = 0;
  return async (ctx, next) => {
    const { req } = ctx;
    if ((req.url ?? '').length > maxUrl) throw new ProblemError('uri_too_long', `An address may have at most ${maxUrl} characters.`);
    if (isRepeated(req.rawHeaders, 'host')) throw new ProblemError('malformed_request', 'There are two Host headers.', { Connection: 'close' });
    if (inFlight >= maxInFlight) throw new ProblemError('overloaded', 'Too many requests are under way.', { 'Retry-After': '1' });
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
}

/** Whether a header is there more than once. Node keeps the first of some and says nothing. */
export function isRepeated(rawHeaders: readonly string[], name: string): boolean {
  let seen = false;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const header = rawHeaders[i] as string;
    if (header.length !== name.length || header.toLowerCase() !== name) continue;
    if (seen) return true;
    seen = true;
  }
  return false;
}
