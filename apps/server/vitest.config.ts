import { defineConfig } from 'vitest/config';

/** Servers that are killed, starved, cut off and filled up, on both engines: minutes, `pnpm test:faults`. */
export const faults = ['test/faults/**/*.test.ts', 'test/durability/**/*.test.ts', 'test/bounds/**/*.test.ts'];
/** Tests that measure a server and need the machine to themselves: `pnpm test:budget`. */
export const measured = ['test/budget/**/*.test.ts', 'test/hostile/**/*.test.ts'];

/** Only a test that hangs takes this long. A slow or busy machine must not fail a test. */
const hangMs = process.env['JURYBOX_LONG'] === '1' ? 4 * 3_600_000 : 15 * 60_000;

/** The settings of all three configurations. */
export const shared = {
  globalSetup: ['test/support/global-setup.ts'],
  testTimeout: hangMs,
  hookTimeout: hangMs,
  expect: { poll: { timeout: 5 * 60_000 } },
};

export default defineConfig({
  test: {
    ...shared,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...faults, ...measured],
    // Every file starts the servers it needs on free ports. Two cores carry two files at a time.
    maxWorkers: 2,
  },
});
