import { equal } from '../../equal.ts';
import { isObject, type Document } from '@jurybox/openapi';
import { mapCompared } from '../../compared.ts';
import { credentialsOf } from '../../witness/credentials.ts';
import { operationDraft, type OperationRule } from '../rule.ts';
import { securityRequirements } from './security.ts';

export const securityScheme: OperationRule = {
  name: 'security-scheme',
  mirror: 'self',
  waiver: 'callers must send the credential differently, and neither contract accepts what the other contract requires',
  compareOperations(operations, { contracts: { request }, witness }) {
    const { base, revision } = securityRequirements(operations);
    const names = new Set([...base, ...revision].flatMap((requirement) => Object.keys(requirement)));
    return [...names].flatMap((name) => {
      const change = mapCompared(request, (document) => schemeOf(document, name));
      if (change.base === undefined || change.revision === undefined || equal(change.base, change.revision)) return [];
      return [
        operationDraft(securityScheme, operations.revision, {
          direction: 'both',
          position: 'request',
          pointer: `#/components/securitySchemes/${name}`,
          message: `callers must send the credential ${name} differently`,
          change,
          prove: () =>
            witness({
              validIn: 'base',
              operation: operations.base,
              credentials: credentialsOf(request.base, { [name]: [] }),
              refusal: `the revision expects ${credentialsOf(request.revision, { [name]: [] })}`,
            }),
        }),
      ];
    });
  },
};

/** Returns the members of a security scheme that decide what callers send. */
function schemeOf(document: Document, name: string): Record<string, unknown> | undefined {
  const scheme = document.components?.['securitySchemes']?.[name];
  if (!isObject(scheme)) return undefined;
  const { type, in: place, name: key, scheme: kind, openIdConnectUrl, flows } = scheme;
  const tokens = isObject(flows)
    ? Object.fromEntries(
        Object.entries(flows).map(([flow, value]) => [
          flow,
          isObject(value) ? { tokenUrl: value['tokenUrl'], authorizationUrl: value['authorizationUrl'] } : value,
        ]),
      )
    : undefined;
  // `JSON.stringify` drops undefined members.
  return JSON.parse(
    JSON.stringify({
      type,
      in: place,
      name: typeof key === 'string' && place === 'header' ? key.toLowerCase() : key,
      scheme: typeof kind === 'string' ? kind.toLowerCase() : kind,
      openIdConnectUrl,
      tokens,
    }),
  ) as Record<string, unknown>;
}
