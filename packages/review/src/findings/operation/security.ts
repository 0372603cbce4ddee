import { componentsOf, isObject, type Document, type Requirement, type Schema } from '@jurybox/openapi';
import { mapCompared, otherSide, oneSided, equal, stable, type Compared } from '../../compared.ts';
import type { Change, ContractRule, OperationRule } from '../rule.ts';
import { schemaMap } from '../../keywords/facts.ts';
import { credentialsOf } from '../../witness/credentials.ts';

export const security: OperationRule = function* (operations, { contracts: { request } }): Iterable<Change> {
  // An operation without a list of security requirements needs no credential.
  const requirements = mapCompared(operations, ({ security: list }) => (list.length === 0 ? [{}] : list));
  for (const side of ['base', 'revision'] as const) {
    const other = otherSide(side);
    for (const given of requirements[side]) {
      const isEnough = (wanted: Requirement) =>
        satisfies(given, wanted) || satisfies(contentsOf(request[side], given), contentsOf(request[other], wanted));
      if (requirements[other].some(isEnough)) continue;
      const credentials = credentialsOf(request[side], given);
      // If only scopes changed, for example, both contracts accept the same header, so no request can show the change.
      const isSameHeader = requirements[other].some((one) => credentialsOf(request[other], one) === credentials);
      const wanted = requirements[other].map(requirementText).join(', or ');
      yield {
        rule: 'security',
        message: sufficient(given, side === 'base' ? 'no longer' : 'now'),
        change: mapCompared(operations, (operation) => operation.security),
        ...(isSameHeader && { isStated: true }),
        example: { validIn: side, credentials, refusal: `requires ${wanted}` },
      };
    }
  }
  const used = mapCompared(requirements, (list) => new Set(list.flatMap(Object.keys)));
  const names = [...used.base].filter((name) => used.revision.has(name));
  yield* usedSchemes(names, request);
};

/** Whether a caller that satisfies the security requirement `given` also satisfies `wanted`. */
const satisfies = (given: Requirement, wanted: Requirement): boolean =>
  Object.entries(wanted).every(
    ([name, scopes]) => given[name] !== undefined && scopes.every((scope) => given[name]?.includes(scope)),
  );

const sufficient = (requirement: Requirement, when: 'no longer' | 'now'): string =>
  Object.keys(requirement).length === 0
    ? `requests without a credential are ${when} accepted`
    : `${requirementText(requirement)} is ${when} sufficient`;

const requirementText = (requirement: Requirement): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => `the credential ${scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name}`)
    .join(' with ');

function* usedSchemes(names: string[], documents: Compared<Document>): Iterable<Change> {
  for (const name of names) {
    const change = mapCompared(documents, (document) => schemeOf(document, name));
    if (change.base === undefined || change.revision === undefined) continue;
    const common = { rule: 'security-scheme', pointer: `#/components/securitySchemes/${name}`, label: '' };
    if (!equal(change.base, change.revision)) {
      const { base, revision } = mapCompared(documents, (document) => credentialsOf(document, { [name]: [] }));
      const example = { validIn: 'base', credentials: base, refusal: `expects ${revision}` } as const;
      const message = `callers must send the credential ${name} differently`;
      const shown = base === revision ? {} : { example };
      yield { ...common, direction: 'both', position: 'request', message, change, ...shown };
      continue;
    }
    const addresses = mapCompared(documents, (document) => tokenAddresses(document, name));
    const lost = Object.keys(addresses.base).filter((flow) => isLost(mapCompared(addresses, (all) => all[flow])));
    const message = `callers must get their tokens for ${name} from another address (${lost.join(', ')} changed)`;
    if (lost.length > 0) yield { ...common, level: 'major', message, change: addresses };
  }
}

/** Reports schemes that only one contract has. This breaks nobody: no request contains the name of a scheme. */
export const securitySchemes: ContractRule = function* ({ contracts: { request } }) {
  const schemes = mapCompared(request, (document) => new Map(Object.entries(schemesOf(document))));
  for (const { key: name, part, side, done } of oneSided(schemes)) {
    const [own, other] = [request[side], request[otherSide(side)]];
    // The other contract may have the same security scheme under another name.
    const twin = Object.keys(schemesOf(other)).find((one) => contentOf(other, one) === contentOf(own, name));
    yield {
      rule: 'security-scheme',
      pointer: `#/components/securitySchemes/${name}`,
      message: `the security scheme ${name} ${done}${twin === undefined ? '' : `; ${twin} is the same`}`,
      change: { [side]: part },
    };
  }
};

const schemesOf = (document: Document): Record<string, unknown> => componentsOf(document, 'securitySchemes');

/** Returns the members of a security scheme that decide what callers send; undefined if there is no such scheme. */
function schemeOf(document: Document, name: string): Schema | undefined {
  const scheme = schemesOf(document)[name];
  if (!isObject(scheme)) return undefined;
  const { type, in: place, name: key, scheme: kind } = scheme;
  const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
  const members = { type, in: place, name: place === 'header' ? lower(key) : key, scheme: lower(kind) };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

const isLost = ({ base, revision }: Compared<unknown>): boolean =>
  Array.isArray(base) && Array.isArray(revision)
    ? base.some((address, i) => address !== undefined && address !== revision[i])
    : !equal(base, revision);

function tokenAddresses(document: Document, name: string): Record<string, unknown> {
  const scheme = schemaMap(schemesOf(document), name);
  const { openIdConnectUrl, oauth2MetadataUrl } = scheme;
  const addresses = ['tokenUrl', 'authorizationUrl', 'refreshUrl', 'deviceAuthorizationUrl'];
  const flows = Object.entries(schemaMap(scheme, 'flows')).map(([flow, value]): [string, unknown] => [
    flow,
    isObject(value) ? addresses.map((key) => value[key]) : value,
  ]);
  const own = Object.entries({ openIdConnectUrl, oauth2MetadataUrl }).filter(([, address]) => address !== undefined);
  return Object.fromEntries([...own, ...flows]);
}

/** Replaces the names of security schemes by their definitions, so that a renamed scheme counts as the same scheme. */
const contentsOf = (document: Document, requirement: Requirement): Requirement =>
  Object.fromEntries(Object.entries(requirement).map(([name, scopes]) => [contentOf(document, name), scopes]));

const contentOf = (document: Document, name: string): string =>
  stable([schemeOf(document, name) ?? name, tokenAddresses(document, name)]);
