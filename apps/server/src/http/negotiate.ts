import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

/** Throws 406 if `Accept` excludes the content type of the operation. The most frequent values need no parsing. */
export function negotiate(ctx: Ctx, type: string): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === type) return;
  // Some callers send the content type with a charset. Every response is in UTF-8.
  if (ctx.accepts(type, `${type}; charset=utf-8`) === false)
    throw new ProblemError('not_acceptable', `This operation responds with ${type}.`);
}
