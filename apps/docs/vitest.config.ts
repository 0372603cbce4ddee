import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The test files start servers and a browser, so only two test files run at a time. All test files of one worker
    // share the loaded modules, because loading the server again for each test file takes longer than most tests.
    maxWorkers: 2,
    isolate: false,
    maxConcurrency: 3,
  },
});
