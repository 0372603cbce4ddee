import { mapCompared, otherSide } from '../../compared.ts';
import { type OperationRule, operationDraft } from '../rule.ts';
import type { ReviewedOperation } from '../../operations.ts';

export const servers: OperationRule = {
  name: 'servers',
  mirror: 'self',
  compareOperations(operations, { witness }) {
    const urls = mapCompared(operations, serverUrls);
    return (['base', 'revision'] as const).flatMap((side) =>
      urls[side]
        .filter((url) => !urls[otherSide(side)].includes(url))
        .map((url) =>
          operationDraft(servers, operations.revision, {
            direction: side === 'base' ? 'narrows' : 'widens',
            position: 'request',
            pointer: '#/servers',
            message: `server ${url || '/'} ${side === 'base' ? 'removed' : 'added'}`,
            change: { base: side === 'base' ? url : undefined, revision: side === 'revision' ? url : undefined },
            prove: () =>
              witness({
                validIn: side,
                operation: operations[side],
                server: url,
                refusal: `the ${otherSide(side)} has no server ${url || '/'}`,
              }),
          }),
        ),
    );
  },
};

const serverUrls = (operation: ReviewedOperation): string[] => [
  ...new Set(operation.servers.map((url) => url.replace(/\/$/, ''))),
];
