import { defineConfig } from 'vitest/config';

/**
 * `pnpm vitest run`: the tests beside the sources, and the quick tests of the packages and scripts.
 * `pnpm vitest run packages/client` runs the tests of one package.
 */
export default defineConfig({
  test: {
    include: [
      'apps/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.ts',
      'packages/client/test/{create-client,errors,testing,validate}.test.ts',
      'packages/review/test/{policy,readme}.test.ts',
      'scripts/test/repo/ledger.test.ts',
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // Test files share a worker, which halves the CPU time. This is safe, because no unit test changes global state.
    isolate: false,
  },
});
