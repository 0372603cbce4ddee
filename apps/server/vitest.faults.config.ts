import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { faults, shared } from './vitest.config.ts';

/** Starts the file first that takes longest, so that it does not run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('/single-failure.test.ts'));
    return (await super.sort(files)).toSorted((a, b) => isLongest(b) - isLongest(a));
  }
}

/** Most of these tests wait for timeouts, so more files than cores run at a time. */
export default defineConfig({
  test: { ...shared, include: faults, maxWorkers: 4, sequence: { sequencer: LongestFirst } },
});
