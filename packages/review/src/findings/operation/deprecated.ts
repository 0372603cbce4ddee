import { type Compared, mapCompared } from '../../compared.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const deprecated: OperationRule = {
  name: 'deprecated',
  mirror: 'self',
  levels: ['minor'],
  waiver: 'a deprecation announces a later change; requests and responses stay the same until then',
  compareOperations(operations) {
    const { revision } = operations;
    const draftIfChanged = (subject: string, change: Compared<boolean>) =>
      change.base === change.revision
        ? []
        : [
            operationDraft(deprecated, revision, {
              direction: 'none',
              level: 'minor',
              position: 'contract',
              pointer: revision.pointer,
              message: `${labelOf(revision)}: ${subject}${change.revision ? 'deprecated' : 'no longer deprecated'}`,
              change,
            }),
          ];
    return [
      ...draftIfChanged(
        '',
        mapCompared(operations, (operation) => operation.deprecated),
      ),
      ...revision.parameters.flatMap((parameter) => {
        const base = operations.base.parameters.find((one) => one.name === parameter.name && one.in === parameter.in);
        if (!base) return [];
        return draftIfChanged(
          `parameter ${parameter.name} `,
          mapCompared({ base, revision: parameter }, (one) => one.deprecated === true),
        );
      }),
    ];
  },
};
