/**
 * Vitest runs this setup file before each test file that shares a worker with others. A test file fails if it leaves
 * the global state changed.
 */
import { afterAll, beforeAll, vi } from 'vitest';

const watchedEvents = ['uncaughtException', 'unhandledRejection'] as const;

/** Returns each part of the current global state by its name. */
export function readGlobalState(): Map<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(process.env).map(([name, value]): [string, unknown] => [`process.env.${name}`, value]),
    ...watchedEvents.map((event): [string, unknown] => [`the listeners of ${event}`, process.listenerCount(event)]),
    ['process.cwd()', process.cwd()],
    ['the fake timers', vi.isFakeTimers()],
    ['fetch', globalThis.fetch],
    ['Math.random', Math.random],
  ]);
}

/** Returns the names of everything that was added, removed or changed. */
export function changedNames(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

let before = new Map<string, unknown>();
beforeAll(() => {
  before = readGlobalState();
});
afterAll(() => {
  const names = changedNames(before, readGlobalState());
  if (names.length > 0)
    throw new Error(
      `this test file changed ${names.join(', ')}; undo this in afterEach, because test files share a worker`,
    );
});
