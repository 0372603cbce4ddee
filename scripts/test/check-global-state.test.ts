/** Tests `support/check-global-state.ts`, which fails a test file that leaves global state changed. */
import { afterEach, expect, it, vi } from 'vitest';
import { changedNames, readGlobalState } from './support/check-global-state.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  process.removeListener('uncaughtException', listener);
});

const listener = () => undefined;

it('if no global variable, timer or listener was changed, the check of the global state reports nothing', () => {
  expect(changedNames(readGlobalState(), readGlobalState())).toEqual([]);
});

it.each<[string, () => void]>([
  ['process.env.ADDED_BY_A_TEST', () => vi.stubEnv('ADDED_BY_A_TEST', '1')],
  ['process.env.PATH', () => vi.stubEnv('PATH', undefined)],
  ['the fake timers', () => void vi.useFakeTimers()],
  ['fetch', () => void vi.stubGlobal('fetch', listener)],
  ['Math.random', () => void vi.spyOn(Math, 'random').mockReturnValue(0)],
  ['the listeners of uncaughtException', () => void process.on('uncaughtException', listener)],
])('planted fault: the check finds that a test file changed %s', (name, change) => {
  const before = readGlobalState();
  change();
  expect(changedNames(before, readGlobalState())).toEqual([name]);
});
