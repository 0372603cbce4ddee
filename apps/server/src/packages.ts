/**
 * Packages that are loaded with their first use, so that a process starts without them. Node remembers that an `import()`
 * failed, for good; `require` forgets a load that failed, so the next use tries again.
 */
import { createRequire } from 'node:module';
import type BodyParser from 'koa-bodyparser';
import type * as PromClient from 'prom-client';
import type * as RateLimiter from 'rate-limiter-flexible';

const require = createRequire(import.meta.url);

export const loadBodyParser = () => require('koa-bodyparser') as typeof BodyParser;
export const loadPromClient = () => require('prom-client') as typeof PromClient;
export const loadRateLimiter = () => require('rate-limiter-flexible') as typeof RateLimiter;

/** Gives what `make` gave the first time it did not throw. */
export function remembered<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
