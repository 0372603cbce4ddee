import { configDefaults, defineConfig } from 'vitest/config';

const isLong = process.env['JURYBOX_LONG'] === '1';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'lint/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['test/long/**'])],
    setupFiles: ['check-global-state.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    // Test files share a worker, so each worker loads the linters once. This is safe, because a test file fails if it
    // leaves global state changed.
    isolate: false,
  },
});
