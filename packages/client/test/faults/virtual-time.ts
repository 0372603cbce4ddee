/**
 * A virtual clock for faults.test.ts. It only advances when a test advances it, so a slow machine does not change the
 * outcome of a test. The sockets are real.
 */
import { vi } from 'vitest';

let attemptMs = 0;
const clientTimers = new Set<unknown>();
let advances: Promise<unknown> = Promise.resolve();

/** Starts the virtual clock. `ms` is the timeout of one attempt in milliseconds. */
export function startVirtualTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  const { setTimeout: fakeSetTimeout, clearTimeout: fakeClearTimeout } = globalThis;
  clientTimers.clear();
  // Counts only the timers of the client. The `fetch` of Node.js has timers of its own.
  globalThis.setTimeout = ((callback: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) => {
    const timer = fakeSetTimeout(() => {
      clientTimers.delete(timer);
      callback(...args);
    }, delayMs);
    if (/client\/src\/timers\.ts/.test(new Error('called from').stack ?? '')) clientTimers.add(timer);
    return timer;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    clientTimers.delete(timer);
    fakeClearTimeout(timer);
  };
  attemptMs = ms;
  advances = Promise.resolve();
}

export const stopVirtualTime = (): void => void vi.useRealTimers();

/** Returns the number of the client's timers that are still pending. */
export const countClientTimers = (): number => clientTimers.size;

/** Advances the clock by `ms` milliseconds, after the client has processed all data that has arrived. */
export function letTimePass(ms: number): void {
  advances = advances.then(
    () => new Promise((resolve) => setImmediate(() => resolve(vi.advanceTimersByTimeAsync(ms)))),
  );
}

/** Resolves when all calls of `letTimePass` so far have advanced the clock. */
export const timeHasPassed = (): Promise<unknown> => advances;

export const letAttemptTimeOut = (): void => letTimePass(attemptMs);
