import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Each test file starts a browser and a server, so only two files run at a time.
    maxWorkers: 2,
    maxConcurrency: 3,
  },
});
