/**
 * A clock for the fault table: time passes only when a case lets it, so that a slow machine changes no outcome. Sockets
 * stay real.
 */
import { vi } from 'vitest';

let attemptMs = 0;
const clientTimers = new Set<unknown>();
let advances: Promise<unknown> = Promise.resolve();

/** Starts the clock. `ms` is how long an attempt of the case may take. */
export function startVirtualTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  const { setTimeout: fakeSetTimeout, clearTimeout: fakeClearTimeout } = globalThis;
  clientTimers.clear();
  // Records the timers of the client; the `fetch` of Node.js has timers of its own.
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

/** The number of timers that the client has started and neither cleared nor let fire. */
export const countClientTimers = (): number => clientTimers.size;

/** Lets `ms` milliseconds pass, after the client has processed everything that has arrived. */
export function letTimePass(ms: number): void {
  advances = advances.then(
    () => new Promise((resolve) => setImmediate(() => resolve(vi.advanceTimersByTimeAsync(ms)))),
  );
}

/** Resolves when all the time that was let pass has passed. */
export const timeHasPassed = (): Promise<unknown> => advances;

/** Lets as much time pass as an attempt may take. */
export const letAttemptTimeOut = (): void => letTimePass(attemptMs);
