import { configDefaults, defineConfig } from 'vitest/config';

const isLong = process.env['JURYBOX_LONG'] === '1';
/** The timeout of a test. It is long, so that only a test that hangs reaches it, even on a slow or busy machine. */
const hangMs = isLong ? 3_600_000 : 300_000;

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // `pnpm test:slow` runs these tests, with two servers on PostgreSQL.
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['test/{accessibility,shared-results,team-*}.test.ts'])],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: hangMs,
    hookTimeout: hangMs,
    // All test files share one server. All test files of one worker share the loaded modules and the browser, which
    // saves CPU time.
    maxWorkers: 2,
    isolate: false,
    expect: { poll: { timeout: 60_000 } },
  },
});
