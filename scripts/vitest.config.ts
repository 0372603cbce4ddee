import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'lint/**/*.test.ts'],
    setupFiles: ['check-global-state.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Test files share a worker, so each worker loads the generators once. They can, because a test file fails if it
    // leaves global state changed.
    isolate: false,
  },
});
