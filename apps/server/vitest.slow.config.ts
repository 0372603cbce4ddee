import { defineConfig } from 'vitest/config';
import { startFirst } from '../../scripts/test/support/start-first.ts';
import { faults, shared } from './vitest.config.ts';

/** Most of these tests wait for timeouts, so more files than cores run at a time. */
export default defineConfig({
  test: { ...shared, include: faults, maxWorkers: 4, sequence: { sequencer: startFirst('/single-failure.test.ts') } },
});
