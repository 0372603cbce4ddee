import { defineConfig } from 'vitest/config';
import { measured, shared } from './vitest.config.ts';

/** One file at a time: what is measured here should have the machine to itself. */
export default defineConfig({ test: { ...shared, include: measured, maxWorkers: 1 } });
