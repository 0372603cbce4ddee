import { type ContractRule, labelOf, operationDraft } from '../rule.ts';

export const operationRemoved: ContractRule = {
  name: 'operation-removed',
  mirror: 'operation-added',
  levels: ['major'],
  waiver: 'a removed webhook or callback is major, because callers wait for it; no message can show this',
  compareContracts: ({ contracts: { operations }, witness }) =>
    [...operations.base].flatMap(([key, operation]) => {
      if (operations.revision.has(key)) return [];
      const label = labelOf(operation);
      return [
        operationDraft(operationRemoved, operation, {
          direction: 'narrows',
          position: 'request',
          ifSentByService: { position: 'contract', level: 'major' },
          pointer: operation.pointer,
          message: `${label} removed`,
          change: { base: operation.operationId ?? label, revision: undefined },
          prove: () => witness({ validIn: 'base', operation, refusal: `the revision has no ${label}` }),
        }),
      ];
    }),
};
