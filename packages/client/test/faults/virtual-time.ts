/**
 * A clock for the fault table: time passes only when a case lets it, so that a slow machine changes no outcome. Sockets
 * stay real.
 */
import { vi } from 'vitest';

let attemptMs = 0;
let advances: Promise<unknown> = Promise.resolve();

/** Starts the clock. `ms` is how long an attempt of the case may take. */
export function startVirtualTime(ms: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  attemptMs = ms;
  advances = Promise.resolve();
}

export const stopVirtualTime = (): void => void vi.useRealTimers();

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
