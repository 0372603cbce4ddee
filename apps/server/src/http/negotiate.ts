import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

/**
 * Throws 406 if `Accept` excludes the content type of the operation. Accepts the most frequent values of `Accept`
 * without parsing them.
 */
export function negotiate(ctx: Ctx, type: string): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === type) return;
  // Some callers send the content type with a charset. UTF-8 is accepted, because every response is in UTF-8.
  if (ctx.accepts(type, `${type}; charset=utf-8`) === false)
    throw new ProblemError('not_acceptable', `This operation responds with ${type}.`);
}
