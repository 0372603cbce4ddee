import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

/** Lets a request through that can live with JSON. What nearly everybody sends is not parsed. */
export function negotiate(ctx: Ctx): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return;
  if (ctx.accepts('application/json') === false) throw new ProblemError('not_acceptable', 'This service answers application/json.');
}
