import { configDefaults, defineConfig } from 'vitest/config';

/** The timeout of a test. It is long, because it only ends a test that hangs. */
const hangMs = process.env['JURYBOX_LONG'] === '1' ? 15 * 60_000 : 5 * 60_000;
export const shared = { testTimeout: hangMs, hookTimeout: hangMs };

export default defineConfig({
  test: {
    ...shared,
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/budget/**'],
    setupFiles: ['../../scripts/test/support/check-global-state.ts'],
    maxWorkers: 2,
    // Test files share a worker, so each worker loads the review once. This is safe, because a test file fails if it
    // leaves global state changed.
    isolate: false,
  },
});
