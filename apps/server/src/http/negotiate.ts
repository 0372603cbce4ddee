import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

/** Lets a request through that can live with what the operation answers. What nearly everybody sends is not parsed. */
export function negotiate(ctx: Ctx, type: string): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === type) return;
  // Some name the charset, which is the one there is.
  if (ctx.accepts(type, `${type}; charset=utf-8`) === false)
    throw new ProblemError('not_acceptable', `This operation answers ${type}.`);
}
