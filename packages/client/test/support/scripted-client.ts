/** A client that gets prepared responses, for tests with fake timers. */
import { equal } from 'node:assert/strict';
import { vi } from 'vitest';
import { createClient, getVariantByEnv, type Client, type ClientOptions } from '../../src/index.ts';
import { variant } from './operations.ts';

/** Restores the clock, and fails if a timer of the client is still running. Pass this function to `afterEach`. */
export function restoreTimers(): void {
  const timersLeft = vi.getTimerCount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  equal(timersLeft, 0, 'timers are still running');
}

export const problem =
  (status: number, code: string, headers = {}) =>
  (): Response =>
    new Response(JSON.stringify({ type: 'x', title: 'T', status, detail: 'D', code, request_id: 'r' }), {
      status,
      headers: { 'Content-Type': 'application/problem+json', ...headers },
    });
export const html =
  (status: number, headers = {}) =>
  (): Response =>
    new Response('<html>', { status, headers: { 'Content-Type': 'text/html', ...headers } });
export const valid = (): Response => Response.json(variant, { headers: { 'X-Request-Id': 'r-9' } });
export const broken = (): never => {
  throw new TypeError('fetch failed');
};

/** Creates a client. Its requests get the given responses in order; all further requests get the last response. */
export function createScriptedClient(
  responses: (() => Response)[],
  options: ClientOptions = {},
): { client: Client; sentAtMs: number[] } {
  const sentAtMs: number[] = [];
  const startedAt = Date.now();
  const remaining = [...responses];
  const fetch = async () => {
    sentAtMs.push(Date.now() - startedAt);
    return (remaining.length > 1 ? remaining.shift() : remaining[0])!();
  };
  return { client: createClient({ baseUrl: 'http://x/api', apiKey: 'jbx_a_secret', fetch, ...options }), sentAtMs };
}

export const read = (client: Client, more = {}) =>
  getVariantByEnv({ client, query: { app_id: 'a', environment: 'production' }, throwOnError: false, ...more });

/** Advances the fake timers until the call has ended. */
export async function run<T>(call: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return call;
}
