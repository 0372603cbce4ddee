import { configDefaults, defineConfig } from 'vitest/config';
import { startFirst } from './test/support/start-first.ts';

/** The timeout of a test. It is long, because it only ends a test that hangs. */
const hangMs = 5 * 60_000;
/** The test files that are too slow for `npm test`. */
export const slow = 'test/{image,long,packages,slow}/**';

console.warn('NOT RUN: test/long and test/packages; pnpm --filter scripts test:long runs them');

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, slow],
    setupFiles: ['test/support/check-global-state.ts'],
    testTimeout: hangMs,
    hookTimeout: hangMs,
    maxWorkers: 2,
    sequence: { sequencer: startFirst('/packages.test.ts') },
    // Test files share a worker, so each worker loads the linters once. This is safe, because a test file fails if it
    // leaves global state changed.
    isolate: false,
  },
});
