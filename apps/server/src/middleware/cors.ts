import { operations } from '@jurybox/types';
import type { Middleware } from '../state.ts';

/** The headers that scripts may send. Scripts may always send `Accept` and similar headers. */
const requestHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-Request-Id, ' +
  'Traceparent, Tracestate';
/** The headers that scripts may read. Scripts may always read `Content-Type` and similar headers. */
const responseHeaders =
  'Allow, Content-Disposition, Deprecation, ETag, Idempotency-Replayed, Link, Location, Preference-Applied, ' +
  'Retry-After, Sunset, WWW-Authenticate, X-Request-Id, X-Should-Retry';
const methods = [...new Set(['HEAD', ...Object.values(operations).map(({ method }) => method)])].sort().join(', ');

const preflightHeaders = {
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': requestHeaders,
  'Access-Control-Max-Age': '600',
};

/**
 * Creates the middleware that lets scripts of other web pages call the API (CORS). `origins` are the origins of these
 * pages. Every response gets the CORS headers, including error responses. A preflight request has no API key, so it
 * gets its response before the server looks for the key.
 */
export function cors(origins: readonly string[]): Middleware {
  const forAll = ['Vary', 'Origin'];
  const byOrigin = new Map(
    origins.map((origin) => [
      origin,
      [...forAll, 'Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', responseHeaders],
    ]),
  );
  return async (ctx, next) => {
    const { state, req } = ctx;
    // Browsers send only a path in the request line. Any other URL must not be parsed here, because Koa throws an error
    // if the URL is invalid. `guard.ts` rejects an invalid URL later.
    if (req.url?.startsWith('/api/') !== true) return next();
    const allowed = byOrigin.get(req.headers.origin ?? '');
    state.corsHeaders = allowed ?? forAll;
    const isPreflight = req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined;
    if (!isPreflight || allowed === undefined) return next();
    state.response = { status: 204, headers: preflightHeaders };
  };
}
