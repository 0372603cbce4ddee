import { labelOf, operationDraft, type OperationRule } from '../rule.ts';
import { isError, responseFor } from './responses.ts';

export const statusRemoved: OperationRule = {
  name: 'status-removed',
  mirror: 'status-added',
  levels: ['major'],
  waiver:
    'a removed status is minor; if no successful status is left, the change is major, because callers can no longer ' +
    'use the operation',
  compareOperations: ({ base, revision }, { witness }) =>
    [...base.responses].flatMap(([status, { pointer }]) => {
      if (revision.responses.has(status)) return [];
      if (responseFor(revision, status))
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
      const isLastSuccess =
        !isError(status) && ![...revision.responses.keys()].some((other) => !isError(other) || other === 'default');
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
