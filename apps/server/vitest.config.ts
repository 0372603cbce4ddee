import { defineConfig } from 'vitest/config';

/** What takes a server of its own for minutes is measured by `pnpm test:budget`. */
export const measured = ['test/budget/**/*.test.ts', 'test/hostile/**/*.test.ts'];

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: measured,
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Each file starts what it needs on a free port; two at a time is what two cores carry.
    maxWorkers: 2,
  },
});
