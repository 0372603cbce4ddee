import { defineConfig } from 'vitest/config';
import { faults, shared } from './vitest.config.ts';

export default defineConfig({ test: { ...shared, include: faults, maxWorkers: 2 } });
