import { defineConfig } from 'vitest/config';
import { measured, shared } from './vitest.config.ts';

/** Runs one test file at a time, so that other tests do not affect the measurements. */
export default defineConfig({ test: { ...shared, include: measured, maxWorkers: 1 } });
