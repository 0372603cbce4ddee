import { defineConfig } from 'vitest/config';
import { shared } from './vitest.config.ts';

/** What is measured here should have the machine to itself. */
export default defineConfig({ test: { ...shared, include: ['test/budget/**/*.test.ts'], maxWorkers: 1 } });
