import { componentsOf, type Document } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared } from '../../compared.ts';
import { equal, stable } from '../../equal.ts';
import { schemeOf, tokenAddresses } from './security-schemes.ts';
import { securityRequirements } from './security.ts';
import { type ContractRule, type OperationRule, draftOf, operationDraft } from '../rule.ts';
import { credentialsOf } from '../../witness/credentials.ts';

export const securityScheme: OperationRule & ContractRule = {
  name: 'security-scheme',
  mirror: 'self',
  levels: ['major', 'patch'],
  waiver:
    'if callers must send a credential differently, each contract refuses the credential of the other; if callers ' +
    'must get their tokens from another address, the change is major, although requests do not contain this address; ' +
    'if only a scheme is added or removed, the change is patch, because requests do not contain the name of a scheme',

  compareOperations(operations, { contracts: { request }, witness }) {
    const { base, revision } = securityRequirements(operations);
    const used = mapCompared({ base, revision }, (list) => new Set(list.flatMap((one) => Object.keys(one))));
    return [...used.base].flatMap((name) => {
      if (!used.revision.has(name)) return [];
      const change = mapCompared(request, (document) => schemeOf(document, name));
      const addresses = mapCompared(request, (document) => tokenAddresses(document, name));
      if (change.base === undefined || change.revision === undefined) return [];
      const common = { pointer: `#/components/securitySchemes/${name}`, position: 'request' as const };
      if (!equal(change.base, change.revision)) {
        const lines = mapCompared(request, (document) => credentialsOf(document, { [name]: [] }));
        return [
          operationDraft(securityScheme, operations.revision, {
            ...common,
            direction: 'both',
            message: `callers must send the credential ${name} differently`,
            change,
            prove: () =>
              lines.base === lines.revision
                ? undefined
                : witness({
                    validIn: 'base',
                    operation: operations.base,
                    credentials: lines.base,
                    refusal: `the revision expects ${lines.revision}`,
                  }),
          }),
        ];
      }
      const lost = Object.keys(addresses.base).filter((flow) => isLost(mapCompared(addresses, (all) => all[flow])));
      if (lost.length === 0) return [];
      return [
        operationDraft(securityScheme, operations.revision, {
          ...common,
          direction: 'none',
          level: 'major',
          position: 'contract',
          message: `callers must get their tokens for ${name} from another address (${lost.join(', ')} changed)`,
          change: addresses,
        }),
      ];
    });
  },

  compareContracts({ contracts: { request } }) {
    const schemes = mapCompared(request, (document) => componentsOf<unknown>(document, 'securitySchemes'));
    return keysOf(schemes).flatMap((name) => {
      const change = mapCompared(schemes, (all) => all[name]);
      if ((change.base === undefined) === (change.revision === undefined)) return [];
      return [
        draftOf(securityScheme, {
          direction: 'none',
          position: 'contract',
          pointer: `#/components/securitySchemes/${name}`,
          message:
            `the security scheme ${name} ${change.base === undefined ? 'added' : 'removed'}` +
            sameScheme(request, name),
          change,
        }),
      ];
    });
  },
};

/** Whether callers can no longer get a token at an address of the base. */
const isLost = ({ base, revision }: Compared<unknown>): boolean =>
  Array.isArray(base) && Array.isArray(revision)
    ? base.some((address, i) => address !== undefined && address !== revision[i])
    : !equal(base, revision);

/**
 * A security scheme may only have been renamed. If the other contract has a scheme with the same content, returns a
 * remark with the name of this scheme. Otherwise returns an empty text.
 */
function sameScheme(documents: Compared<Document>, name: string): string {
  const [own, other] = documents.base.components?.['securitySchemes']?.[name]
    ? [documents.base, documents.revision]
    : [documents.revision, documents.base];
  const content = (document: Document, one: string) => stable([schemeOf(document, one), tokenAddresses(document, one)]);
  const twin = Object.keys(componentsOf(other, 'securitySchemes')).find(
    (one) => content(other, one) === content(own, name),
  );
  return twin === undefined ? '' : `; ${twin} is the same`;
}
