import { defineConfig } from 'vitest/config';

/** The timeout of a test. It is long, because it only ends a test that hangs. */
const hangMs = 600_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    setupFiles: ['../server/test/support/long-timeouts.ts'],
    testTimeout: hangMs,
    hookTimeout: hangMs,
    // The test files start servers and a browser, so only two test files run at a time. All test files of one worker
    // share the loaded modules, because loading the server again for each test file takes longer than most tests.
    maxWorkers: 2,
    isolate: false,
    maxConcurrency: 3,
  },
});
