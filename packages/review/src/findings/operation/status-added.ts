import { isError, responseCovering } from './responses.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const statusAdded: OperationRule = {
  name: 'status-added',
  mirror: 'status-removed',
  levels: ['minor'],
  waiver:
    'clients treat an unknown 4xx or 5xx status as 400 or 500 (RFC 9110, section 15), so a new error status is ' +
    'minor; any other new status is major',
  compareOperations: (operations, { witness }) =>
    [...operations.revision.responses].flatMap(([status, { pointer }]) => {
      const { base, revision } = operations;
      if (base.responses.has(status)) return [];
      if (responseCovering(operations, 'base', status))
        return [
          operationDraft(statusAdded, revision, {
            direction: 'none',
            position: 'response',
            pointer,
            message:
              `${labelOf(revision)}: response ${status} is now listed; ` +
              'in the base, another response covers this status',
            change: { base: undefined, revision: status },
          }),
        ];
      return [
        operationDraft(statusAdded, revision, {
          direction: 'widens',
          position: 'response',
          pointer,
          ...(isError(status) ? { level: 'minor' as const } : {}),
          // If the base lists no responses, callers could not rely on any. An added response is then at most a formal
          // break.
          isUndescribed: base.responses.size === 0,
          message: `${labelOf(revision)}: response ${status} added`,
          change: { base: undefined, revision: status },
          prove: () =>
            witness({
              validIn: 'revision',
              operation: revision,
              status,
              refusal: `the base does not declare status ${status}`,
            }),
        }),
      ];
    }),
};
