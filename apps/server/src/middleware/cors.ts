import koaCors from '@koa/cors';
import { operations } from '@jurybox/types';
import type { Middleware } from '../state.ts';

/** The headers that scripts may send. Scripts may always send `Accept` and similar headers. */
const requestHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Jurybox-Environment, Last-Event-ID, ' +
  'Prefer, X-Request-Id, Traceparent, Tracestate';
/** The headers that scripts may read. Scripts may always read `Content-Type` and similar headers. */
const responseHeaders =
  'Allow, Content-Disposition, Deprecation, ETag, Idempotency-Replayed, Link, Location, Preference-Applied, ' +
  'Retry-After, Sunset, WWW-Authenticate, X-Accel-Buffering, X-Request-Id, X-Should-Retry';
const methods = [...new Set(['HEAD', ...Object.values(operations).map(({ method }) => method)])].sort().join(', ');

/**
 * Creates the middleware that lets scripts of web pages with these origins call the API (CORS). Every response gets the
 * CORS headers, also an error. A preflight request has no API key, so this middleware responds to it before the API key
 * is checked.
 */
export function cors(origins: readonly string[]): Middleware {
  const setHeaders = koaCors({
    // A preflight request of another origin gets the same response as without CORS.
    origin: ({ req }) => origins.find((origin) => origin === req.headers.origin) ?? '',
    allowMethods: methods,
    allowHeaders: requestHeaders,
    exposeHeaders: responseHeaders,
    maxAge: 600,
    keepHeadersOnError: false,
  });
  // A request line with a full URL gets no CORS headers. It needs none, because browsers send only the path.
  return (ctx, next) => (/^\/(?:api|ofrep)\//.test(ctx.req.url ?? '') ? setHeaders(ctx, next) : next());
}
