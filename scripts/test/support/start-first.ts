import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Makes Vitest start the test file with this ending first. If it started last, it would run alone at the end. */
export const startFirst = (ending: string): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const isFirst = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(ending));
      return (await super.sort(files)).toSorted((a, b) => isFirst(b) - isFirst(a));
    }
  };
