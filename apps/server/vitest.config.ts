import { tmpdir } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

export const isLong = process.env['JURYBOX_LONG'] === '1';

/** Tests that kill servers, take resources from them, or fill them with data, on both engines. */
export const faults = ['test/{bounds,durability,faults}/**/*.test.ts'];
/**
 * Tests of the commands, of every parameter of every operation, of simulated evaluations, of failed updates, of
 * workflows, and of the thread that writes to the SQLite file.
 */
export const rest = [
  'src/services/statistics/{agreement,always-valid,bootstrap,scenario-outcomes}.test.ts',
  'test/commands/**/*.test.ts',
  'test/bad-input/{body,large,numbers,parameters,slow,summary}.test.ts',
  'src/store/sqlite/writer.test.ts',
  'test/{ledger/failed-update,workflows}.test.ts',
];
/**
 * Tests that only `pnpm test:long` runs. They check with more data, with more load or in more situations what the other
 * tests check.
 */
const onlyLong = [
  'test/hostile-files/**/*.test.ts',
  'test/bounds/{deleting,export,pages,results,scenarios}.test.ts',
  'test/durability/{clock,disk-full,idempotent-crash,migrated-counts,moved-file,restart-clock}.test.ts',
  'test/durability/{judges-removed,temporary-files}.test.ts',
  'test/faults/{demo,health,large,notices-load,notices-restarts,pipelining,proxies,restarts,shares}.test.ts',
  'test/faults/postgres-{fail-over,locks,memory,outage,start}.test.ts',
  'test/faults/{stalled-readers,starved,stopping,unread-responses}.test.ts',
];
/**
 * Tests that measure a server. No other test may run at the same time, so the scripts `budget` and `hostile` run them.
 */
export const measured = ['test/budget/**/*.test.ts', 'test/hostile/**/*.test.ts'];

if (!isLong) console.warn(`NOT RUN: ${onlyLong.join(', ')}; pnpm --filter server test:long runs them`);

const minute = 60_000;
/**
 * The timeout of a test. It is so long that it only ends a test that hangs, and not a test on a slow or busy machine.
 * `expect.poll` fails earlier, so that the report says what it waited for.
 */
const hangMs = isLong ? 4 * 60 * minute : 5 * minute;

/** The settings that all vitest configurations share. */
export const shared = {
  // If this variable were not set, opening a database would set it. But a test file may not change global state.
  env: { SQLITE_TMPDIR: tmpdir() },
  exclude: [...configDefaults.exclude, ...(isLong ? [] : onlyLong)],
  globalSetup: ['test/support/global-setup.ts'],
  testTimeout: hangMs,
  hookTimeout: hangMs,
  expect: { poll: { timeout: minute } },
};

/** The settings of the tests that share a worker. Each worker loads the server once. */
export const sharedWorkers = {
  ...shared,
  setupFiles: [
    'test/support/long-timeouts.ts',
    'test/support/seed.ts',
    '../../scripts/test/support/check-global-state.ts',
  ],
  // Test files wait half of the time, so there may be more workers than processor cores.
  maxWorkers: 4,
  // Test files may share a worker: each starts its own servers on free ports, and fails if it leaves global state
  // changed.
  isolate: false,
};

/** The quick tests, on SQLite. `vitest.rest.config.ts` runs the tests for both engines again, on PostgreSQL. */
export default defineConfig({
  test: {
    ...sharedWorkers,
    env: { ...shared.env, JURYBOX_ENGINE: isLong ? '' : 'sqlite' },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...shared.exclude, ...faults, ...measured, ...(isLong ? [] : rest)],
  },
});
