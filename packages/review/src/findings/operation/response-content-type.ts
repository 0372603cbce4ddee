import { type Side, mapCompared, otherSide } from '../../compared.ts';
import { mediaTypes } from './content-types.ts';
import { isError, responsePairs } from './responses.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const responseContentType: OperationRule = {
  name: 'response-content-type',
  mirror: 'self',
  levels: ['minor'],
  waiver:
    'callers request a content type with `Accept`, so an added content type breaks no caller, and a removed content ' +
    'type breaks the callers that request it; in a 4xx or 5xx response, the change is minor, because callers react ' +
    'to the status',
  compareOperations: (operations, { witness }) =>
    responsePairs(operations).flatMap((pair) => {
      const { status } = pair;
      const content = mapCompared(pair, (response) => response.content);
      const isEmptied = Object.keys(content.revision).length === 0;
      return mediaTypes(content, pair.revision.pointer).flatMap(({ type, pointer, base, revision }) => {
        if (base && revision) return [];
        const side: Side = revision ? 'revision' : 'base';
        const message = revision
          ? `can now be ${type}`
          : isEmptied
            ? `has no body any more; the base sends ${type}`
            : `is no longer available as ${type}`;
        return [
          operationDraft(responseContentType, operations.revision, {
            direction: revision ? 'widens' : 'narrows',
            position: 'request',
            ifSentByService: { position: 'request' },
            ...(isError(status) ? { level: 'minor' as const } : {}),
            pointer,
            message: `${labelOf(operations.revision)}: response ${status} ${message}`,
            change: { base: base && type, revision: revision && type },
            prove: () =>
              isEmptied
                ? witness({
                    validIn: 'revision',
                    operation: operations.revision,
                    status,
                    refusal: `the base sends a body of type ${type} with status ${status}`,
                  })
                : witness({
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
