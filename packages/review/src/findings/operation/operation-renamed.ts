import { type Compared, mapCompared } from '../../compared.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';

export const operationRenamed: OperationRule = {
  name: 'operation-renamed',
  mirror: 'self',
  levels: ['formal'],
  waiver:
    'requests and responses do not contain these names; only callers that generate their client again must rename a ' +
    'call or an argument, so the break is formal',
  compareOperations(operations) {
    const { base, revision } = operations;
    const draft = (change: Compared<unknown>, message: string) =>
      operationDraft(operationRenamed, revision, {
        direction: 'none',
        level: 'formal',
        position: 'contract',
        pointer: revision.pointer,
        message,
        change,
      });
    const ids = mapCompared(operations, ({ operationId }) => operationId);
    const label = labelOf(revision);
    return [
      ...(ids.base === ids.revision
        ? []
        : [draft(ids, `${label}: operationId ${ids.base ?? '(none)'} → ${ids.revision ?? '(none)'}`)]),
      ...(base.path === revision.path
        ? []
        : [
            draft(
              mapCompared(operations, ({ path }) => path),
              `${labelOf(base)}: path parameters renamed; the path is now ${revision.path}`,
            ),
          ]),
    ];
  },
};
