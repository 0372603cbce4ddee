import { randomUUID } from 'node:crypto';
import { maskKeys } from '../mask.ts';
import type { Middleware } from '../state.ts';

const safeId = /^[A-Za-z0-9._-]{1,128}$/;

/** Sets the id of a request: the caller's X-Request-Id if it is safe and contains no API key, otherwise a new id. */
export const requestId: Middleware = (ctx, next) => {
  const given = ctx.req.headers['x-request-id'];
  const isSafe = typeof given === 'string' && safeId.test(given) && maskKeys(given) === given;
  ctx.state.requestId = isSafe ? given : randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  return next();
};
