import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // All files share one browser and one server. Files of a worker also share its modules, which saves CPU time.
    maxWorkers: 2,
    isolate: false,
  },
});
