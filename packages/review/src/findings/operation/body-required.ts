import { mapCompared } from '../../compared.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const bodyRequired: OperationRule = {
  name: 'body-required',
  mirror: 'self',
  compareOperations(operations, { witness }) {
    const { base, revision } = mapCompared(operations, ({ requestBody }) => requestBody);
    if (!base || !revision || base.required === revision.required) return [];
    const label = labelOf(operations.revision);
    const [optionalSide, requiredSide] = revision.required
      ? (['base', 'revision'] as const)
      : (['revision', 'base'] as const);
    return [
      operationDraft(bodyRequired, operations.revision, {
        direction: revision.required ? 'narrows' : 'widens',
        position: 'request',
        pointer: revision.pointer,
        message: `${label}: the request body is ${revision.required ? 'now' : 'no longer'} required`,
        change: { base: base.required, revision: revision.required },
        prove: () =>
          witness({
            validIn: optionalSide,
            operation: operations[optionalSide],
            withoutBody: true,
            refusal: `the ${requiredSide} requires a body`,
          }),
      }),
    ];
  },
};
