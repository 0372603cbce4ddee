import { configDefaults, defineConfig } from 'vitest/config';
import { startFirst } from './test/support/start-first.ts';

/** The timeout of a test. It only ends tests that hang, so it is long enough for a busy machine. */
const hangMs = 5 * 60_000;
/** Tests that take too long for the script `test:rest`. Other commands run them. */
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
    // Test files share a worker, which loads the linters once. check-global-state.ts makes this safe.
    isolate: false,
  },
});
