import { deprecationOf } from '@jurybox/openapi';
import { labelOf, operationDraft, type OperationRule } from '../rule.ts';
import { parametersByKey } from './parameters.ts';

export const parameterWaiver =
  'a contract allows query parameters, headers and cookies that it does not declare; the review nevertheless reports ' +
  'every added and every removed parameter';

export const parameterRemoved: OperationRule = {
  name: 'parameter-removed',
  mirror: 'parameter-added',
  waiver: parameterWaiver,
  compareOperations: (operations, { witness }) =>
    parametersByKey(operations).flatMap(({ base: parameter, revision }) => {
      if (revision || !parameter) return [];
      const { name, in: place } = parameter;
      return [
        operationDraft(parameterRemoved, operations.revision, {
          direction: 'narrows',
          position: 'request',
          pointer: parameter.pointer,
          message: `${labelOf(operations.revision)}: ${place} parameter ${name} removed`,
          change: { base: { name, in: place, ...deprecationOf(parameter) }, revision: undefined },
          prove: () =>
            witness({
              validIn: 'base',
              operation: operations.base,
              withParameter: name,
              refusal: `the revision does not declare the ${place} parameter ${name}, so it may ignore the parameter`,
            }),
        }),
      ];
    }),
};
