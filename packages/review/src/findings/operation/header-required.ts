import { mapCompared } from '../../compared.ts';
import { allHeaderPairs, witnessWithoutHeader } from './header-rules.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const headerRequired: OperationRule = {
  name: 'header-required',
  mirror: 'self',
  compareOperations: (operations, context) =>
    allHeaderPairs(operations).flatMap((header) => {
      const change = mapCompared(header, (one) => one?.required === true);
      if (!header.base || !header.revision || change.base === change.revision) return [];
      return [
        operationDraft(headerRequired, operations.revision, {
          direction: change.revision ? 'narrows' : 'widens',
          position: 'response',
          pointer: header.pointer,
          message: `${labelOf(operations.revision)}: header ${header.name} of response ${header.status} is ${
            change.revision ? 'now' : 'no longer'
          } always sent`,
          change,
          prove: () => witnessWithoutHeader(change.revision ? 'base' : 'revision', header, operations, context),
        }),
      ];
    }),
};
