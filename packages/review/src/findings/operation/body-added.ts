import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const bodyAdded: OperationRule = {
  name: 'body-added',
  mirror: 'body-removed',
  levels: ['minor'],
  waiver: 'a webhook or callback that now has a body breaks no caller, because callers did not read a body',
  compareOperations({ base, revision }, { witness }) {
    const { requestBody } = revision;
    if (base.requestBody || !requestBody) return [];
    const { required, content, pointer } = requestBody;
    return [
      operationDraft(bodyAdded, revision, {
        direction: required ? 'narrows' : 'widens',
        position: 'request',
        ifSentByService: { level: 'minor' },
        pointer,
        message: `${labelOf(revision)}: ${required ? 'required' : 'optional'} request body added`,
        change: { base: undefined, revision: { types: Object.keys(content), required } },
        prove: () =>
          required
            ? witness({ validIn: 'base', operation: base, refusal: 'the revision requires a body' })
            : witness({ validIn: 'revision', operation: revision, refusal: 'the base accepts no body' }),
      }),
    ];
  },
};
