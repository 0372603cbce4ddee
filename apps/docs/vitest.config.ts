import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A browser and a server each: two at a time is what two cores carry.
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
