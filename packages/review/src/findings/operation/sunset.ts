import { mapCompared } from '../../compared.ts';
import { labelOf, operationDraft, type OperationRule } from '../rule.ts';

export const sunset: OperationRule = {
  name: 'sunset',
  mirror: 'self',
  levels: ['major', 'minor'],
  waiver: 'callers rely on the announced date: an earlier date breaks them, but no request or response shows it',
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
