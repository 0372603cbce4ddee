import { allHeaderPairs, witnessWithoutHeader } from './header-rules.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const headerAdded: OperationRule = {
  name: 'header-added',
  mirror: 'header-removed',
  waiver: 'clients ignore headers that they do not know (RFC 9110, section 5.1), so an added header is minor',
  compareOperations: (operations, context) =>
    allHeaderPairs(operations).flatMap((header) => {
      if (header.base || !header.revision) return [];
      const { name, status, pointer } = header;
      const required = header.revision.required === true;
      return [
        operationDraft(headerAdded, operations.revision, {
          direction: required ? 'narrows' : 'widens',
          level: 'minor',
          position: 'response',
          pointer,
          message: `${labelOf(operations.revision)}: header ${name} of response ${status} added`,
          change: { base: undefined, revision: { name, required } },
          prove: () => witnessWithoutHeader('base', header, operations, context),
        }),
      ];
    }),
};
