import { labelOf, operationDraft, type OperationRule } from '../rule.ts';
import { isError, responseFor } from './responses.ts';

export const statusRemoved: OperationRule = {
  name: 'status-removed',
  mirror: 'status-added',
  levels: ['major'],
  waiver: 'fewer responses are minor, but callers cannot use an operation whose last success is removed',
  compareOperations: ({ base, revision }, { witness }) =>
    [...base.responses].flatMap(([status, { pointer }]) => {
      if (responseFor(revision, status)) return [];
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
