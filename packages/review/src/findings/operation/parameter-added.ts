import { parameterWaiver } from './parameter-removed.ts';
import { parametersByKey } from './parameters.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const parameterAdded: OperationRule = {
  name: 'parameter-added',
  mirror: 'parameter-removed',
  waiver: parameterWaiver,
  compareOperations: (operations, { witness }) =>
    parametersByKey(operations).flatMap(({ base, revision: parameter }) => {
      if (base || !parameter) return [];
      const { name, in: place, required = false } = parameter;
      const label = labelOf(operations.revision);
      const example = required
        ? ({
            validIn: 'base',
            operation: operations.base,
            refusal: `the revision requires the ${place} parameter ${name}`,
          } as const)
        : ({
            validIn: 'revision',
            operation: operations.revision,
            withParameter: name,
            refusal: `the base does not declare the ${place} parameter ${name}`,
          } as const);
      return [
        operationDraft(parameterAdded, operations.revision, {
          direction: required ? 'narrows' : 'widens',
          position: 'request',
          ifSentByService: { level: 'minor' },
          pointer: parameter.pointer,
          message: `${label}: ${required ? 'required' : 'optional'} ${place} parameter ${name} added`,
          change: { base: undefined, revision: { name, in: place, required } },
          prove: () => witness(example),
        }),
      ];
    }),
};
