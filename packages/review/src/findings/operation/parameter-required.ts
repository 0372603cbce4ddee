import { mapCompared } from '../../compared.ts';
import { parametersByKey } from './parameters.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const parameterRequired: OperationRule = {
  name: 'parameter-required',
  mirror: 'self',
  compareOperations: (operations, { witness }) =>
    parametersByKey(operations).flatMap(({ base, revision }) => {
      if (!base || !revision) return [];
      const change = mapCompared({ base, revision }, ({ required }) => required === true);
      if (change.base === change.revision) return [];
      const { name, in: place, pointer } = revision;
      const [optionalSide, requiredSide] = change.revision
        ? (['base', 'revision'] as const)
        : (['revision', 'base'] as const);
      return [
        operationDraft(parameterRequired, operations.revision, {
          direction: change.revision ? 'narrows' : 'widens',
          position: 'request',
          pointer,
          message: `${labelOf(operations.revision)}: ${place} parameter ${name} is ${
            change.revision ? 'now required' : 'no longer required'
          }`,
          change,
          prove: () =>
            witness({
              validIn: optionalSide,
              operation: operations[optionalSide],
              withoutParameter: name,
              refusal: `the ${requiredSide} requires the ${place} parameter ${name}`,
            }),
        }),
      ];
    }),
};
