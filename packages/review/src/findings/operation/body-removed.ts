import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const bodyRemoved: OperationRule = {
  name: 'body-removed',
  mirror: 'body-added',
  levels: ['major'],
  waiver: 'a webhook or callback without its body is major, because callers read the body; no message can show this',
  compareOperations({ base, revision }, { witness }) {
    const { requestBody } = base;
    if (!requestBody || revision.requestBody) return [];
    return [
      operationDraft(bodyRemoved, revision, {
        direction: 'narrows',
        position: 'request',
        ifSentByService: { position: 'contract', level: 'major' },
        pointer: requestBody.pointer,
        message: `${labelOf(revision)}: request body removed`,
        change: { base: Object.keys(requestBody.content), revision: undefined },
        prove: () => witness({ validIn: 'base', operation: base, refusal: 'the revision accepts no body' }),
      }),
    ];
  },
};
