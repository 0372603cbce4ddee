import { labelOf, operationDraft, type ContractRule } from '../rule.ts';

export const operationAdded: ContractRule = {
  name: 'operation-added',
  mirror: 'operation-removed',
  compareContracts: ({ contracts: { operations }, witness }) =>
    [...operations.revision].flatMap(([key, operation]) => {
      if (operations.base.has(key)) return [];
      const label = labelOf(operation);
      return [
        operationDraft(operationAdded, operation, {
          direction: 'widens',
          position: 'request',
          pointer: operation.pointer,
          message: `${label} added`,
          change: { base: undefined, revision: operation.operationId ?? label },
          prove: () => witness({ validIn: 'revision', operation, refusal: `the base has no ${label}` }),
        }),
      ];
    }),
};
