import { hasSuccess, isError, responseCovering } from './responses.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const statusRemoved: OperationRule = {
  name: 'status-removed',
  mirror: 'status-added',
  levels: ['major'],
  waiver:
    'a removed status is minor; if no successful status is left, the change is major, because callers can no longer ' +
    'use the operation',
  compareOperations: (operations, { witness }) =>
    [...operations.base.responses].flatMap(([status, { pointer }]) => {
      const { base, revision } = operations;
      if (revision.responses.has(status)) return [];
      if (responseCovering(operations, 'revision', status))
        return [
          operationDraft(statusRemoved, revision, {
            direction: 'none',
            position: 'response',
            pointer,
            message:
              `${labelOf(revision)}: response ${status} is no longer listed; ` +
              'in the revision, another response covers this status',
            change: { base: status, revision: undefined },
          }),
        ];
      const isLastSuccess = !isError(status) && !hasSuccess(revision);
      return [
        operationDraft(statusRemoved, revision, {
          direction: 'narrows',
          position: 'response',
          pointer,
          ...(isLastSuccess ? { level: 'major' as const } : {}),
          message: `${labelOf(revision)}: response ${status} removed${
            isLastSuccess ? '; no successful response is left' : ''
          }`,
          change: { base: status, revision: undefined },
          prove: () =>
            witness({
              validIn: 'base',
              operation: base,
              status,
              refusal: `the revision does not declare status ${status}`,
            }),
        }),
      ];
    }),
};
