import { configDefaults, defineConfig } from 'vitest/config';
import { startFirst } from './test/support/start-first.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
/** The timeout of a test. It is long, because it only ends a test that hangs. */
const hangMs = isLong ? 15 * 60_000 : 5 * 60_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['test/{image,long,packages}/**'])],
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
