import { configDefaults, defineConfig } from 'vitest/config';

/** `pnpm --filter review exhaustive` runs these tests. */
export const slow = [
  'test/**/every-*.test.ts',
  'test/{bounded,canonical,faster-ways,keyword-pairs,pull-request,workflows}.test.ts',
  'test/sources/{anywhere,hostile,hostile-places}.test.ts',
];
/** Tests of programs for developers, and of how time and memory grow with the input. Only `test:long` runs them. */
const onlyLong = ['test/{growth,histories}.test.ts', 'test/traffic/{guide,memory}.test.ts'];
const isLong = process.env['JURYBOX_LONG'] === '1';

if (!isLong) console.warn(`NOT RUN: ${[...slow, ...onlyLong].join(', ')}; pnpm --filter review test:long runs them`);

/** The timeout of a test. It is long, because it only ends a test that hangs. */
const hangMs = isLong ? 15 * 60_000 : 5 * 60_000;

export const shared = {
  testTimeout: hangMs,
  hookTimeout: hangMs,
  setupFiles: ['../../scripts/test/support/check-global-state.ts'],
  maxWorkers: 2,
  // Test files share a worker, so each worker loads the review once. This is safe, because a test file fails if it
  // leaves global state changed.
  isolate: false,
};

export default defineConfig({
  test: {
    ...shared,
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...slow, ...(isLong ? [] : onlyLong)],
  },
});
