import { labelOf, operationDraft, type OperationRule } from '../rule.ts';

export const bodyRemoved: OperationRule = {
  name: 'body-removed',
  mirror: 'body-added',
  compareOperations({ base, revision }, { witness }) {
    const { requestBody } = base;
    if (!requestBody || revision.requestBody) return [];
    return [
      operationDraft(bodyRemoved, revision, {
        direction: 'narrows',
        position: 'request',
        pointer: requestBody.pointer,
        message: `${labelOf(revision)}: request body removed`,
        change: { base: Object.keys(requestBody.content), revision: undefined },
        prove: () => witness({ validIn: 'base', operation: base, refusal: 'the revision accepts no body' }),
      }),
    ];
  },
};
