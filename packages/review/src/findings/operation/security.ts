import type { Document, Requirement } from '@jurybox/openapi';
import { type Compared, type Side, mapCompared, otherSide } from '../../compared.ts';
import { contentOf } from './security-schemes.ts';
import { type OperationRule, labelOf, operationDraft } from '../rule.ts';
import type { ReviewedOperation } from '../../operations.ts';
import { credentialsOf } from '../../witness/credentials.ts';

export const security: OperationRule = {
  name: 'security',
  mirror: 'self',
  waiver: 'requests do not show which scopes a token has, so the review reports changed scopes without a proof',
  compareOperations(operations, { contracts: { request }, witness }) {
    const { revision } = operations;
    const requirements = securityRequirements(operations);
    return (['base', 'revision'] as const).flatMap((side) => {
      const others = requirements[otherSide(side)];
      return requirements[side]
        .filter((given) => !others.some((wanted) => isEnough(request, { given, side, wanted })))
        .map((credentials) => {
          const line = credentialsOf(request[side], credentials);
          // If both contracts accept the same header, the change is in something that requests do not show, for example
          // in the scopes of a token.
          const isSameHeader = others.some((wanted) => credentialsOf(request[otherSide(side)], wanted) === line);
          return operationDraft(security, revision, {
            direction: side === 'base' ? 'narrows' : 'widens',
            position: 'request',
            pointer: revision.pointer,
            message: `${labelOf(revision)}: ${requirementText(credentials)} is ${
              side === 'base' ? 'no longer sufficient' : 'now sufficient'
            }`,
            change: mapCompared(operations, (operation) => operation.security),
            ...(isSameHeader
              ? { isStated: true as const }
              : {
                  prove: () =>
                    witness({
                      validIn: side,
                      operation: operations[side],
                      credentials: line,
                      refusal: `the ${otherSide(side)} requires ${others.map(requirementText).join(', or ')}`,
                    }),
                }),
          });
        });
    });
  },
};

/** Returns the sets of credentials that each operation accepts. An operation that lists none needs no credential. */
export const securityRequirements = (operations: Compared<ReviewedOperation>): Compared<Requirement[]> =>
  mapCompared(operations, ({ security: list }) => (list.length === 0 ? [{}] : list));

interface Offer {
  given: Requirement;
  side: Side;
  wanted: Requirement;
}

/**
 * Whether a caller that satisfies the security requirement `given` also satisfies `wanted`. Two security schemes count
 * as the same if they have the same name or the same content.
 */
const isEnough = (documents: Compared<Document>, { given, side, wanted }: Offer): boolean =>
  satisfies(given, wanted) ||
  satisfies(contentOf(documents[side], given), contentOf(documents[otherSide(side)], wanted));

const satisfies = (given: Requirement, wanted: Requirement): boolean =>
  Object.entries(wanted).every(
    ([name, scopes]) => given[name] !== undefined && scopes.every((scope) => given[name]?.includes(scope)),
  );

const requirementText = (requirement: Requirement): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
    .join(' with ') || 'no credential';
