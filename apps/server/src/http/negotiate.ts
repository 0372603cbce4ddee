import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

/** Lets a request through that can live with JSON. What nearly everybody sends is not parsed. */
export function negotiate(ctx: Ctx): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return;
  // Some name the charset, which is the one JSON has.
  if (ctx.accepts('application/json', 'application/json; charset=utf-8') === false) throw new ProblemError('not_acceptable', 'This service answers application/json.');
}
