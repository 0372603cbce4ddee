import { randomUUID } from 'node:crypto';
import { maskKeys } from '../mask.ts';
import type { Middleware } from '../state.ts';

const acceptable = /^[A-Za-z0-9._-]{1,128}$/;

/** Gives every request an id: the caller's, when it is harmless to repeat, else a fresh one. */
export const requestId: Middleware = (ctx, next) => {
  const given = ctx.req.headers['x-request-id'];
  ctx.state.requestId =
    typeof given === 'string' && acceptable.test(given) && maskKeys(given) === given ? given : randomUUID();
  return next();
};
