import { configDefaults, defineConfig } from 'vitest/config';

/** One minute in milliseconds. The timeouts below are long, because they only end tests that hang. */
const minutes = 60_000;
export const shared = { testTimeout: 15 * minutes, hookTimeout: 15 * minutes };

export default defineConfig({
  test: {
    ...shared,
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/budget/**'],
    setupFiles: ['test/support/reuse-processes.ts', '../../scripts/check-global-state.ts'],
    maxWorkers: 2,
    // Test files share a worker, so each worker loads the review once. This is safe, because a test file fails if it
    // leaves global state changed.
    isolate: false,
  },
});
