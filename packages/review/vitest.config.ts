import { configDefaults, defineConfig } from 'vitest/config';

/** Tests with the largest inputs, and of programs that only developers use. `pnpm test:slow` runs them. */
export const slow = [
  'test/bounded.test.ts',
  'test/growth.test.ts',
  'test/histories.test.ts',
  'test/sources/hostile.test.ts',
  'test/traffic/memory.test.ts',
];

/** The timeout of a test. It is long, because it only ends a test that hangs. */
const hangMs = process.env['JURYBOX_LONG'] === '1' ? 15 * 60_000 : 5 * 60_000;

/** The settings that both vitest configurations share. */
export const shared = {
  testTimeout: hangMs,
  hookTimeout: hangMs,
  setupFiles: ['../../scripts/test/support/check-global-state.ts'],
  maxWorkers: 2,
  // Test files share a worker, so each worker loads the review once. This is safe, because a test file fails if it
  // leaves global state changed.
  isolate: false,
};

export default defineConfig({
  test: { ...shared, include: ['test/**/*.test.ts'], exclude: [...configDefaults.exclude, ...slow] },
});
