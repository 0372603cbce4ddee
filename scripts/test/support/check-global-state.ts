/** A setup file of Vitest. Test files share a worker, so a test file must not leave global state changed. */
import { afterAll, beforeAll, vi } from 'vitest';

const watchedEvents = ['uncaughtException', 'unhandledRejection'] as const;

/** Maps the name of each part of the global state to its current value. */
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

/** Returns the names whose values differ between the two maps. */
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
