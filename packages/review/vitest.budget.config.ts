import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** Runs one test file at a time, so that parallel tests do not change the measured times. */
export default defineConfig({ test: { ...shared, include: ['test/budget/**/*.test.ts'], maxWorkers: 1 } });
