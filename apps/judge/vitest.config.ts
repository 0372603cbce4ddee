import { configDefaults, defineConfig } from 'vitest/config';

export const isLong = process.env['JURYBOX_LONG'] === '1';
/** The timeout of a test. It is long, so that only a test that hangs reaches it, even on a slow or busy machine. */
const hangMs = isLong ? 3_600_000 : 300_000;

/** `pnpm test:slow` runs these tests, with two servers on PostgreSQL. */
export const slow = ['test/{accessibility,team}.test.ts'];
/** Only `pnpm test:long` runs these tests. */
const onlyLong = [
  'test/{ask,ask-export,ask-files,ask-results,ask-scenarios,demo,guide,layout,texts}.test.ts',
  'test/{judge-ways,offline,shared-results,three-judges}.test.ts',
  'test/team-{approvals,conflicts,hostile,journey,keys,servers}.test.ts',
];

if (!isLong) console.warn(`NOT RUN: ${onlyLong.join(', ')}; pnpm --filter judge test:long runs them`);

/** The settings that both vitest configurations share. */
export const shared = {
  globalSetup: ['test/support/global-setup.ts'],
  testTimeout: hangMs,
  hookTimeout: hangMs,
  // All test files share one server. All test files of one worker share the loaded modules and the browser, which saves
  // CPU time.
  maxWorkers: 2,
  isolate: false,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    ...shared,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLong ? [] : [...slow, ...onlyLong])],
  },
});
