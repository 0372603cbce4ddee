/** The rules for the credentials that callers send. */
import { componentsOf, isObject, type Document, type Requirement } from '@jurybox/openapi';
import { type Compared, type Side, mapCompared, otherSide } from '../../compared.ts';
import { equal, stable } from '../../equal.ts';
import { oneSided } from '../pairs.ts';
import type { Change, ContractRule, OperationRule } from '../rule.ts';
import { credentialsOf } from '../../witness/credentials.ts';

export const security: OperationRule = function* (operations, { contracts: { request } }): Iterable<Change> {
  // An operation that lists no credentials needs none.
  const requirements = mapCompared(operations, ({ security: list }) => (list.length === 0 ? [{}] : list));
  for (const side of ['base', 'revision'] as const) {
    const other = otherSide(side);
    for (const given of requirements[side]) {
      const contents = contentsOf(request[side], given);
      const isEnough = (wanted: Requirement) =>
        satisfies(given, wanted) || satisfies(contents, contentsOf(request[other], wanted));
      if (requirements[other].some(isEnough)) continue;
      const credentials = credentialsOf(request[side], given);
      // If both contracts accept the same header, the change is in something that requests do not show, for example
      // in the scopes of a token.
      const isSameHeader = requirements[other].some((one) => credentialsOf(request[other], one) === credentials);
      const wanted = requirements[other].map(requirementText).join(', or ');
      yield {
        rule: 'security',
        message: `${requirementText(given)} is ${side === 'base' ? 'no longer sufficient' : 'now sufficient'}`,
        change: mapCompared(operations, (operation) => operation.security),
        ...(isSameHeader ? { isStated: true } : {}),
        example: { validIn: side, credentials, refusal: `requires ${wanted}` },
      };
    }
  }
  yield* usedSchemes(
    mapCompared(requirements, (list) => new Set(list.flatMap(Object.keys))),
    request,
  );
};

/** Whether a caller that satisfies the security requirement `given` also satisfies `wanted`. */
const satisfies = (given: Requirement, wanted: Requirement): boolean =>
  Object.entries(wanted).every(
    ([name, scopes]) => given[name] !== undefined && scopes.every((scope) => given[name]?.includes(scope)),
  );

const requirementText = (requirement: Requirement): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
    .join(' with ') || 'no credential';

/** Compares the security schemes that an operation uses in both contracts. */
function* usedSchemes(used: Compared<Set<string>>, documents: Compared<Document>): Iterable<Change> {
  for (const name of used.base) {
    const change = mapCompared(documents, (document) => schemeOf(document, name));
    if (!used.revision.has(name) || change.base === undefined || change.revision === undefined) continue;
    const common = { rule: 'security-scheme', pointer: `#/components/securitySchemes/${name}`, label: '' };
    if (!equal(change.base, change.revision)) {
      const { base, revision } = mapCompared(documents, (document) => credentialsOf(document, { [name]: [] }));
      yield {
        ...common,
        direction: 'both',
        position: 'request',
        message: `callers must send the credential ${name} differently`,
        change,
        ...(base === revision
          ? {}
          : { example: { validIn: 'base', credentials: base, refusal: `expects ${revision}` } }),
      };
      continue;
    }
    const addresses = mapCompared(documents, (document) => tokenAddresses(document, name));
    const lost = Object.keys(addresses.base).filter((flow) => isLost(mapCompared(addresses, (all) => all[flow])));
    if (lost.length > 0)
      yield {
        ...common,
        level: 'major',
        message: `callers must get their tokens for ${name} from another address (${lost.join(', ')} changed)`,
        change: addresses,
      };
  }
}

/** Reports the security schemes that only one contract has. Requests do not contain the name of a scheme. */
export const securitySchemes: ContractRule = function* ({ contracts: { request } }) {
  const schemes = mapCompared(
    request,
    (document) => new Map(Object.entries(componentsOf(document, 'securitySchemes'))),
  );
  for (const { key: name, part, side, done } of oneSided(schemes))
    yield {
      rule: 'security-scheme',
      pointer: `#/components/securitySchemes/${name}`,
      message: `the security scheme ${name} ${done}${sameScheme(request, side, name)}`,
      change: { [side]: part },
    };
};

/**
 * A security scheme may only have been renamed. If the other contract has a scheme with the same content, returns a
 * remark with the name of this scheme. Otherwise returns an empty text.
 */
function sameScheme(documents: Compared<Document>, side: Side, name: string): string {
  const [own, other] = [documents[side], documents[otherSide(side)]];
  const twin = Object.keys(componentsOf(other, 'securitySchemes')).find(
    (one) => contentOf(other, one) === contentOf(own, name),
  );
  return twin === undefined ? '' : `; ${twin} is the same`;
}

type Scheme = Record<string, unknown>;

/**
 * Returns the members of a security scheme that decide what callers send; undefined if the document has no scheme of
 * this name.
 */
function schemeOf(document: Document, name: string): Scheme | undefined {
  const scheme = document.components?.['securitySchemes']?.[name];
  if (!isObject(scheme)) return undefined;
  const { type, in: place, name: key, scheme: kind } = scheme;
  const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
  const members = { type, in: place, name: place === 'header' ? lower(key) : key, scheme: lower(kind) };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** Whether callers can no longer get a token at an address of the base. */
const isLost = ({ base, revision }: Compared<unknown>): boolean =>
  Array.isArray(base) && Array.isArray(revision)
    ? base.some((address, i) => address !== undefined && address !== revision[i])
    : !equal(base, revision);

/** Returns the addresses from which callers get their tokens. */
function tokenAddresses(document: Document, name: string): Scheme {
  const scheme = document.components?.['securitySchemes']?.[name];
  if (!isObject(scheme)) return {};
  const { openIdConnectUrl, oauth2MetadataUrl, flows } = scheme;
  const addresses = ['tokenUrl', 'authorizationUrl', 'refreshUrl', 'deviceAuthorizationUrl'];
  const ofFlows = Object.entries(isObject(flows) ? flows : {}).map(([flow, value]): [string, unknown] => [
    flow,
    isObject(value) ? addresses.map((key) => value[key]) : value,
  ]);
  const own = Object.entries({ openIdConnectUrl, oauth2MetadataUrl }).filter(([, address]) => address !== undefined);
  return Object.fromEntries([...own, ...ofFlows]);
}

/**
 * Returns a security requirement in which the content of each scheme replaces its name, because requests do not contain
 * the name. OAuth schemes that get their tokens from different addresses count as different.
 */
const contentsOf = (document: Document, requirement: Requirement): Requirement =>
  Object.fromEntries(Object.entries(requirement).map(([name, scopes]) => [contentOf(document, name), scopes]));

const contentOf = (document: Document, name: string): string =>
  stable([schemeOf(document, name) ?? name, tokenAddresses(document, name)]);
