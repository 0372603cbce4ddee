import { isObject, type Document, type Requirement } from '@jurybox/openapi';
import { stable } from '../../equal.ts';

type Scheme = Record<string, unknown>;

/**
 * Returns the members of a security scheme that decide what callers send; undefined if the document has no scheme of
 * this name.
 */
export function schemeOf(document: Document, name: string): Scheme | undefined {
  const scheme = document.components?.['securitySchemes']?.[name];
  if (!isObject(scheme)) return undefined;
  const { type, in: place, name: key, scheme: kind } = scheme;
  // Members with the value `undefined` would make two equal schemes look different. Converting to JSON and back removes
  // these members.
  return JSON.parse(
    JSON.stringify({
      type,
      in: place,
      name: typeof key === 'string' && place === 'header' ? key.toLowerCase() : key,
      scheme: typeof kind === 'string' ? kind.toLowerCase() : kind,
    }),
  ) as Scheme;
}

const addressKeys = ['tokenUrl', 'authorizationUrl', 'deviceAuthorizationUrl', 'refreshUrl'];

/** Returns the addresses from which callers get their tokens. */
export function tokenAddresses(document: Document, name: string): Scheme {
  const scheme = document.components?.['securitySchemes']?.[name];
  if (!isObject(scheme)) return {};
  const { openIdConnectUrl, oauth2MetadataUrl, flows } = scheme;
  const ofFlows = Object.entries(isObject(flows) ? flows : {}).map(([flow, value]): [string, unknown] => [
    flow,
    isObject(value) ? addressKeys.map((key) => value[key]) : value,
  ]);
  return {
    ...(openIdConnectUrl === undefined ? {} : { openIdConnectUrl }),
    ...(oauth2MetadataUrl === undefined ? {} : { oauth2MetadataUrl }),
    ...Object.fromEntries(ofFlows),
  };
}

/**
 * Returns a security requirement in which the content of each scheme replaces its name, because requests do not contain
 * the name. OAuth schemes that get their tokens from different addresses count as different.
 */
export const contentOf = (document: Document, requirement: Requirement): Requirement =>
  Object.fromEntries(
    Object.entries(requirement).map(([name, scopes]) => [
      stable([schemeOf(document, name) ?? name, tokenAddresses(document, name)]),
      scopes,
    ]),
  );
