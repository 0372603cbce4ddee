import { defineConfig } from 'vitest/config';
import { measured } from './vitest.config.ts';

/** One file at a time: what is measured here should have the machine to itself. */
export default defineConfig({
  test: { include: measured, globalSetup: ['test/support/global-setup.ts'], testTimeout: 90_000, hookTimeout: 90_000, maxWorkers: 1 },
});
