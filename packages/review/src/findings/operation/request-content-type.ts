import { type Side, otherSide } from '../../compared.ts';
import { mediaTypes } from './content-types.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const requestContentType: OperationRule = {
  name: 'request-content-type',
  mirror: 'self',
  compareOperations(operations, { witness }) {
    const [base, revision] = [operations.base.requestBody, operations.revision.requestBody];
    if (!base || !revision) return [];
    const types = mediaTypes({ base: base.content, revision: revision.content }, revision.pointer);
    return types.flatMap(({ type, pointer, base: inBase, revision: inRevision }) => {
      if (inBase && inRevision) return [];
      const side: Side = inRevision ? 'revision' : 'base';
      return [
        operationDraft(requestContentType, operations.revision, {
          direction: inRevision ? 'widens' : 'narrows',
          position: 'request',
          pointer,
          message: `${labelOf(operations.revision)}: request content type ${type} ${inRevision ? 'added' : 'removed'}`,
          change: { base: inBase && type, revision: inRevision && type },
          prove: () =>
            witness({
              validIn: side,
              operation: operations[side],
              contentType: type,
              refusal: `the ${otherSide(side)} does not accept ${type}`,
            }),
        }),
      ];
    });
  },
};
