import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Each browser test starts a browser and a server, so only two files run at a time.
    maxWorkers: 2,
  },
});
