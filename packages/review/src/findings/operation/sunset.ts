import { mapCompared } from '../../compared.ts';
import { labelOf, operationDraft, type OperationRule } from '../rule.ts';

export const sunset: OperationRule = {
  name: 'sunset',
  mirror: 'self',
  levels: ['major', 'minor'],
  waiver: 'callers were promised the date: an earlier one breaks the promise, and no message shows that',
  compareOperations(operations) {
    const { revision } = operations;
    const change = mapCompared(operations, (operation) => operation.sunset);
    if (change.base === change.revision) return [];
    const isEarlier = change.base !== undefined && change.revision !== undefined && change.revision < change.base;
    return [
      operationDraft(sunset, revision, {
        direction: 'none',
        level: isEarlier ? 'major' : 'minor',
        position: 'contract',
        pointer: revision.pointer,
        message: `${labelOf(revision)}: x-sunset ${change.base ?? '(none)'} → ${change.revision ?? '(none)'}${
          isEarlier ? ', earlier than callers were told' : ''
        }`,
        change,
      }),
    ];
  },
};
