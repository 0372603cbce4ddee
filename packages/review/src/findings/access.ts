import { equal } from '../equal.ts';
import { isObject, type Document, type Operation, type Requirement } from '../document.ts';
import type { Draft } from '../model.ts';
import { credentialsOf } from '../witness/credentials.ts';
import { label, plain, type Context } from './messages.ts';

/** Who may call: every set of credentials that was enough must still be enough. */
export function compareSecurity(context: Context, a: Operation, b: Operation): Draft[] {
  const { a: before, b: after } = context.pair.request;
  const [old, now] = [alternatives(a.security), alternatives(b.security)];
  const drafts: Draft[] = [];
  const enough = (given: Requirement, wanted: Requirement) =>
    Object.entries(wanted).every(
      ([name, scopes]) => given[name] !== undefined && scopes.every((scope) => given[name]?.includes(scope)),
    );
  for (const [list, others, direction] of [
    [old, now, 'narrows'],
    [now, old, 'widens'],
  ] as const) {
    for (const credentials of list) {
      if (others.some((wanted) => enough(credentials, wanted))) continue;
      const validIn = direction === 'narrows' ? 'base' : 'revision';
      drafts.push(
        plain({
          rule: 'security',
          direction,
          position: 'request',
          pointer: b.pointer,
          operation: b,
          before: a.security,
          after: b.security,
          message: `${label(b)}: ${words(credentials)} ${direction === 'narrows' ? 'is no longer enough' : 'is enough now'}`,
          prove: () =>
            context.show({
              validIn,
              operation: validIn === 'base' ? a : b,
              credentials: credentialsOf(validIn === 'base' ? before : after, credentials),
              refusal: `the ${validIn === 'base' ? 'revision' : 'base'} wants ${others.map(words).join(', or ')}`,
            }),
        }),
      );
    }
  }
  for (const name of new Set([...old, ...now].flatMap((requirement) => Object.keys(requirement)))) {
    const [was, is] = [schemeOf(before, name), schemeOf(after, name)];
    if (was === undefined || is === undefined || equal(was, is)) continue;
    drafts.push(
      plain({
        rule: 'security-scheme',
        direction: 'both',
        position: 'request',
        pointer: `#/components/securitySchemes/${name}`,
        operation: b,
        before: was,
        after: is,
        message: `the credential ${name} is given in another way`,
        prove: () =>
          context.show({
            validIn: 'base',
            operation: a,
            credentials: credentialsOf(before, { [name]: [] }),
            refusal: `the revision reads ${credentialsOf(after, { [name]: [] })}`,
          }),
      }),
    );
  }
  return drafts;
}

/** No list at all, and an empty one, both mean that nothing is needed. */
const alternatives = (security: Requirement[]): Requirement[] => (security.length === 0 ? [{}] : security);

const words = (requirement: Requirement): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name))
    .join(' with ') || 'no credential';

/** What of a scheme is on the wire. */
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
  // Through JSON, so that what is not said is not there.
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

export function compareServers(context: Context, a: Operation, b: Operation): Draft[] {
  const drafts: Draft[] = [];
  const of = (servers: string[]) => [...new Set(servers.map((url) => url.replace(/\/$/, '')))];
  for (const [list, others, direction] of [
    [of(a.servers), of(b.servers), 'narrows'],
    [of(b.servers), of(a.servers), 'widens'],
  ] as const) {
    for (const url of list.filter((candidate) => !others.includes(candidate))) {
      const validIn = direction === 'narrows' ? 'base' : 'revision';
      drafts.push(
        plain({
          rule: 'servers',
          direction,
          position: 'request',
          pointer: '#/servers',
          operation: b,
          before: direction === 'narrows' ? url : undefined,
          after: direction === 'narrows' ? undefined : url,
          message: `server ${url || '/'} ${direction === 'narrows' ? 'removed' : 'added'}`,
          prove: () =>
            context.show({
              validIn,
              operation: validIn === 'base' ? a : b,
              server: url,
              refusal: `the ${validIn === 'base' ? 'revision' : 'base'} has no server ${url || '/'}`,
            }),
        }),
      );
    }
  }
  return drafts;
}
