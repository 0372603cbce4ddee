import { defineConfig } from 'vitest/config';

/** Servers that are killed, starved, cut off and filled up, on both engines: minutes, `pnpm test:faults`. */
export const faults = ['test/faults/**/*.test.ts', 'test/durability/**/*.test.ts', 'test/bounds/**/*.test.ts'];
/** What takes a server of its own and the machine to itself: `pnpm test:budget`. */
export const measured = ['test/budget/**/*.test.ts', 'test/hostile/**/*.test.ts'];

/** What all of them have in common. */
export const shared = { globalSetup: ['test/support/global-setup.ts'], testTimeout: 90_000, hookTimeout: 90_000 };

export default defineConfig({
  test: {
    ...shared,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...faults, ...measured],
    // Each file starts what it needs on a free port; two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
