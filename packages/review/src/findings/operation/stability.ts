import { mapCompared } from '../../compared.ts';
import { unstableValue } from '../../operations.ts';
import { labelOf, operationDraft, type OperationRule } from '../rule.ts';

/** Reports that an operation becomes stable, or is no longer stable. */
export const stability: OperationRule = {
  name: 'stability',
  mirror: 'self',
  levels: ['major', 'minor'],
  waiver:
    'requests and responses do not contain the stability of an operation; nevertheless, an operation that is no ' +
    'longer stable is major, because its next break would not block the merge',

  compareOperations(operations, context) {
    const { revision } = operations;
    const change = mapCompared(operations, (operation) => unstableValue(operation, context.stability));
    if ((change.base === undefined) === (change.revision === undefined)) return [];
    const isLowered = change.base === undefined;
    return [
      operationDraft(stability, revision, {
        direction: 'none',
        level: isLowered ? 'major' : 'minor',
        position: 'contract',
        pointer: revision.pointer,
        message: `${labelOf(revision)}: ${
          isLowered ? `no longer stable (${context.stability.name}: ${change.revision ?? ''})` : 'now stable'
        }`,
        change,
      }),
    ];
  },
};
