import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

/**
 * Throws 406 if `Accept` excludes the content type of the operation. Accepts the most frequent values of `Accept`
 * without parsing them.
 */
export function negotiate(ctx: Ctx, type: string): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === type) return;
  // Some callers also send a charset. The charset of every response is UTF-8.
  if (ctx.accepts(type, `${type}; charset=utf-8`) === false)
    throw new ProblemError('not_acceptable', `This operation responds with ${type}.`);
}
