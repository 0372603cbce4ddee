import { type ContractRule, labelOf, operationDraft } from '../rule.ts';

export const operationAdded: ContractRule = {
  name: 'operation-added',
  mirror: 'operation-removed',
  levels: ['minor'],
  waiver: 'callers receive a new webhook or callback only after they ask for it, so it breaks none of them',
  compareContracts: ({ contracts: { operations }, witness }) =>
    [...operations.revision].flatMap(([key, operation]) => {
      if (operations.base.has(key)) return [];
      const label = labelOf(operation);
      return [
        operationDraft(operationAdded, operation, {
          direction: 'widens',
          position: 'request',
          ifSentByService: { position: 'contract', level: 'minor' },
          pointer: operation.pointer,
          message: `${label} added`,
          change: { base: undefined, revision: operation.operationId ?? label },
          prove: () => witness({ validIn: 'revision', operation, refusal: `the base has no ${label}` }),
        }),
      ];
    }),
};
