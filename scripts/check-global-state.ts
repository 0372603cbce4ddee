/**
 * Vitest runs this setup file before each test file that shares a worker with others. A test file fails if it leaves
 * the global state changed.
 */
import { afterAll, beforeAll } from 'vitest';
import { changedNames, readGlobalState } from './global-state.ts';

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
