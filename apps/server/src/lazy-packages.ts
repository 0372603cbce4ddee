/**
 * Packages that are loaded when they are first used, so that the process starts without them. They are loaded with
 * `require`, because a failed `require` can be retried. The first attempt may fail, for example, when the process has
 * no free file descriptors. After a failed `import()`, every later `import()` of the same module fails too.
 */
import { createRequire } from 'node:module';
import type BodyParser from 'koa-bodyparser';
import type * as PromClient from 'prom-client';
import type * as RateLimiter from 'rate-limiter-flexible';

const require = createRequire(import.meta.url);

export const loadBodyParser = () => require('koa-bodyparser') as typeof BodyParser;
export const loadPromClient = () => require('prom-client') as typeof PromClient;
export const loadRateLimiter = () => require('rate-limiter-flexible') as typeof RateLimiter;

/**
 * Returns a function that calls `make` once and returns the same value each time. If `make` throws, the next call
 * retries.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
