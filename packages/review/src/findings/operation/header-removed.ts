import { deprecationOf } from '@jurybox/openapi';
import { allHeaderPairs, witnessWithoutHeader } from './header-rules.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const headerRemoved: OperationRule = {
  name: 'header-removed',
  mirror: 'header-added',
  compareOperations: (operations, context) =>
    allHeaderPairs(operations).flatMap((header) => {
      if (!header.base || header.revision) return [];
      const { name, status, pointer } = header;
      const required = header.base.required === true;
      return [
        operationDraft(headerRemoved, operations.revision, {
          direction: required ? 'widens' : 'narrows',
          ...(required ? {} : { level: 'minor' as const }),
          position: 'response',
          pointer,
          message: `${labelOf(operations.revision)}: header ${name} of response ${status} removed`,
          change: { base: { name, required, ...deprecationOf(header.base) }, revision: undefined },
          prove: () =>
            required
              ? witnessWithoutHeader('revision', header, operations, context)
              : context.witness({
                  validIn: 'base',
                  operation: operations.base,
                  status,
                  refusal: `the revision does not declare ${name}`,
                }),
        }),
      ];
    }),
};
