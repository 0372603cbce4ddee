import { configDefaults, defineConfig } from 'vitest/config';

/** The timeout of a test. It is long, because it only ends a test that hangs. */
const hangMs = 600_000;

/** The tests of the built site, and the samples of the documents. `pnpm test:slow` runs these tests. */
export const slow = ['test/{browser,build,first-reader,links,search,start}.test.ts', 'test/samples/*.test.ts'];

/** The settings that both vitest configurations share. */
export const shared = {
  setupFiles: ['../server/test/support/long-timeouts.ts'],
  testTimeout: hangMs,
  hookTimeout: hangMs,
  // The test files start servers and a browser, so only two test files run at a time. All test files of one worker
  // share the loaded modules, because loading the server again for each test file takes longer than most tests.
  maxWorkers: 2,
  isolate: false,
  maxConcurrency: 3,
};

export default defineConfig({
  test: { ...shared, include: ['test/**/*.test.ts'], exclude: [...configDefaults.exclude, ...slow] },
});
