import { deprecationOf } from '@jurybox/openapi';
import { parametersByKey } from './parameters.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const parameterWaiver =
  'a contract allows query parameters, headers and cookies that it does not declare; the review nevertheless reports ' +
  'every added and every removed parameter; in a webhook or callback, callers ignore a parameter that they do not know';

export const parameterRemoved: OperationRule = {
  name: 'parameter-removed',
  mirror: 'parameter-added',
  waiver: parameterWaiver,
  compareOperations: (operations, { witness }) =>
    parametersByKey(operations).flatMap(({ base: parameter, revision }) => {
      if (revision || !parameter) return [];
      const { name, in: place } = parameter;
      // The service always sent the parameter, and callers may rely on it.
      const isMissed = operations.revision.isSentByService && parameter.required === true;
      return [
        operationDraft(parameterRemoved, operations.revision, {
          direction: 'narrows',
          position: 'request',
          ifSentByService: { direction: isMissed ? 'widens' : 'narrows' },
          pointer: parameter.pointer,
          message: `${labelOf(operations.revision)}: ${place} parameter ${name} removed`,
          change: { base: { name, in: place, ...deprecationOf(parameter) }, revision: undefined },
          prove: () =>
            witness(
              isMissed
                ? {
                    validIn: 'revision',
                    operation: operations.revision,
                    refusal: `the base always sends the ${place} parameter ${name}`,
                  }
                : {
                    validIn: 'base',
                    operation: operations.base,
                    withParameter: name,
                    refusal: `the revision does not declare the ${place} parameter ${name}, so it may ignore it`,
                  },
            ),
        }),
      ];
    }),
};
