import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Each file starts what it needs on a free port; two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
