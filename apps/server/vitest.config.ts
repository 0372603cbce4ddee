import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests that kill servers, take resources from them, or fill them with data, on both engines. They take minutes, so
 * they run separately with `pnpm test:slow`.
 */
export const faults = ['test/faults/**/*.test.ts', 'test/durability/**/*.test.ts', 'test/bounds/**/*.test.ts'];
/**
 * Tests that measure a server. No other test may run at the same time, so the script `budget` runs them.
 */
export const measured = ['test/budget/**/*.test.ts', 'test/hostile/**/*.test.ts'];

const minute = 60_000;
/**
 * The timeout of a test. It is so long that it only ends a test that hangs, and not a test on a slow or busy machine.
 * `expect.poll` fails earlier, so that the report says what it waited for.
 */
const hangMs = process.env['JURYBOX_LONG'] === '1' ? 4 * 60 * minute : 5 * minute;

/** The settings that all three vitest configurations share. */
export const shared = {
  // Opening a database sets this variable, unless it is set already.
  env: { SQLITE_TMPDIR: tmpdir() },
  globalSetup: ['test/support/global-setup.ts'],
  testTimeout: hangMs,
  hookTimeout: hangMs,
  expect: { poll: { timeout: minute } },
};

export default defineConfig({
  test: {
    ...shared,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...faults, ...measured],
    setupFiles: [
      'test/support/long-timeouts.ts',
      'test/support/seed.ts',
      '../../scripts/test/support/check-global-state.ts',
    ],
    // Every file starts its own servers on free ports. The files wait half of the time, so more files than cores run.
    maxWorkers: 4,
    // Test files share a worker, so each worker loads the server once. This is safe, because every file starts its own
    // servers and creates its own databases, and fails if it leaves global state changed.
    isolate: false,
  },
});
