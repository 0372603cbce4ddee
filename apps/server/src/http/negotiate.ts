import type { Ctx } from '../state.ts';
import { ProblemError } from './problems.ts';

/** Lets a request through that can live with what the operation answers. What nearly everybody sends is not parsed. */
export function negotiate(ctx: Ctx, type: string): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === type) return;
  if (ctx.accepts(type) === false) throw new ProblemError('not_acceptable', `This operation answers ${type}.`);
}
