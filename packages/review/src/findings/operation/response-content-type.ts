import { mapCompared, otherSide, type Side } from '../../compared.ts';
import { labelOf, operationDraft, type OperationRule } from '../rule.ts';
import { mediaTypes } from './content-types.ts';
import { responsePairs } from './responses.ts';

export const responseContentType: OperationRule = {
  name: 'response-content-type',
  mirror: 'self',
  waiver:
    'callers request a content type with `Accept`, so the level is that of a change of the request: ' +
    'a removed content type breaks the callers that request it, an added content type breaks no caller',
  compareOperations: (operations, { witness }) =>
    responsePairs(operations).flatMap((pair) => {
      const { status } = pair;
      const content = mapCompared(pair, (response) => response.content);
      return mediaTypes(content, pair.revision.pointer).flatMap(({ type, pointer, base, revision }) => {
        if (base && revision) return [];
        const side: Side = revision ? 'revision' : 'base';
        const message = revision ? `can now be ${type}` : `is no longer available as ${type}`;
        return [
          operationDraft(responseContentType, operations.revision, {
            direction: revision ? 'widens' : 'narrows',
            position: 'request',
            pointer,
            message: `${labelOf(operations.revision)}: response ${status} ${message}`,
            change: { base: base && type, revision: revision && type },
            prove: () =>
              witness({
                validIn: side,
                operation: operations[side],
                accept: type,
                refusal: `the ${otherSide(side)} has no ${type} for status ${status}`,
              }),
          }),
        ];
      });
    }),
};
