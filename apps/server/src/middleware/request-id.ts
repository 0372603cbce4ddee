import { randomUUID } from 'node:crypto';
import { maskKeys } from '../mask.ts';
import type { Middleware } from '../state.ts';

const safeId = /^[A-Za-z0-9._-]{1,128}$/;

/** Gives every request an id: the caller's if it is safe to repeat and contains no API key, otherwise a new one. */
export const requestId: Middleware = (ctx, next) => {
  const given = ctx.req.headers['x-request-id'];
  ctx.state.requestId =
    typeof given === 'string' && safeId.test(given) && maskKeys(given) === given ? given : randomUUID();
  return next();
};
