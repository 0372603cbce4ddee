/** The rule for the addresses of operations. */
import { escapeToken, isObject, type Document } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared, otherSide } from '../../compared.ts';
import { equal, without } from '../../equal.ts';
import { type ContractRule, type OperationChange, type OperationRule, draftOf, operationRule } from '../rule.ts';
import { describeChange } from '../schema/text.ts';
import type { Draft } from '../../model.ts';
import type { ReviewedOperation } from '../../operations.ts';

const rule = {
  name: 'servers',
  mirror: 'self',
  levels: ['major' as const, 'minor' as const],
  waiver:
    'requests do not contain the variables of a server; another default is minor, because both addresses still ' +
    'exist, and the removal of a listed value is major, because an address no longer exists',
};

export const servers: OperationRule & ContractRule = {
  ...operationRule(rule, (operations) => {
    const urls = mapCompared(operations, addressesOf);
    return (['base', 'revision'] as const).flatMap((side) =>
      urls[side]
        .filter((url) => !urls[otherSide(side)].includes(url))
        .map((url): OperationChange => {
          const name = url || '/';
          return {
            direction: side === 'base' ? 'narrows' : 'widens',
            position: 'request',
            pointer: '#/servers',
            label: '',
            message: `server ${name} ${side === 'base' ? 'removed' : 'added'}`,
            change: { base: undefined, revision: undefined, [side]: url },
            example: { validIn: side, server: url, refusal: `the ${otherSide(side)} has no server ${name}` },
          };
        }),
    );
  }),

  compareContracts({ contracts: { request, operations } }) {
    const base = serversOf(request.base, operations.base);
    return [...serversOf(request.revision, operations.revision)].flatMap(([key, revision]) => {
      const before = base.get(key);
      return before ? variableDrafts({ base: before, revision }) : [];
    });
  },
};

const addressesOf = (operation: ReviewedOperation): string[] => [
  ...new Set(operation.servers.map((url) => url.replace(/\/$/, ''))),
];

interface Server {
  url: string;
  pointer: string;
  variables: Record<string, Record<string, unknown>>;
  /** Whether addresses contain a variable instead of its listed values, because these would give too many addresses. */
  isInAddress: (name: string) => boolean;
}

/** Reports changed variables of a server that both contracts have. */
function variableDrafts(pair: Compared<Server>): Draft[] {
  const { url, pointer, isInAddress } = pair.revision;
  return keysOf(mapCompared(pair, ({ variables }) => variables)).flatMap((name) => {
    const draft = (level: 'major' | 'minor', text: string, change: Compared<unknown>) =>
      draftOf(rule, {
        direction: 'none',
        position: 'contract',
        level,
        pointer: `${pointer}/variables/${escapeToken(name)}`,
        message: `server ${url}: ${text}`,
        change,
      });
    const variables = mapCompared(pair, (server) => server.variables[name] ?? {});
    const defaults = mapCompared(variables, (variable) => variable['default']);
    const lists = mapCompared(variables, ({ enum: list }) => (Array.isArray(list) ? (list as unknown[]) : []));
    const isRemoved = without(lists.base, lists.revision).length > 0;
    const isChanged = isRemoved || without(lists.revision, lists.base).length > 0;
    return [
      ...(equal(defaults.base, defaults.revision)
        ? []
        : [draft('minor', describeChange(`default of {${name}}`, defaults), defaults)]),
      // Each listed value gives an address, which the operations compare.
      ...(isChanged && isInAddress(name) && pair.base.isInAddress(name)
        ? [draft(isRemoved ? 'major' : 'minor', describeChange(`values of {${name}}`, lists), lists)]
        : []),
    ];
  });
}

/** Returns all servers of a contract, by the place of their list and their address. */
function serversOf(document: Document, operations: Map<string, ReviewedOperation>): Map<string, Server> {
  const lists: [pointer: string, servers: unknown][] = [
    ['#', document.servers],
    ...Object.entries(document.paths ?? {}).map(([path, item]): [string, unknown] => [
      `#/paths/${escapeToken(path)}`,
      (item as { servers?: unknown }).servers,
    ]),
    ...[...operations.values()].map(({ pointer, node }): [string, unknown] => [pointer, node['servers']]),
  ];
  const addresses = new Set([...operations.values()].flatMap((operation) => operation.servers));
  const isInAddress = (name: string) => [...addresses].some((address) => address.includes(`{${name}}`));
  return new Map(
    lists.flatMap(([at, list]) =>
      (Array.isArray(list) ? list.filter(isObject) : []).map((server, i): [string, Server] => {
        const { variables } = server;
        const url = String(server['url']);
        const described = Object.entries(isObject(variables) ? variables : {}).filter(([, value]) => isObject(value));
        return [
          `${at} ${url}`,
          {
            url,
            pointer: `${at}/servers/${i}`,
            variables: Object.fromEntries(described) as Server['variables'],
            isInAddress,
          },
        ];
      }),
    ),
  );
}
