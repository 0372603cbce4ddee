import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Returns a sequencer that starts the test file with this ending first, so that it does not run alone at the end. */
export const startFirst = (ending: string): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isFirst = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(ending));
      return (await super.sort(files)).toSorted((a, b) => isFirst(b) - isFirst(a));
    }
  };
