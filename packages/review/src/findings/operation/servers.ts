/** The rule for the addresses of operations. */
import { escapeToken, isObject, type Document } from '@jurybox/openapi';
import { keysOf, mapCompared } from '../../compared.ts';
import { equal, without } from '../../equal.ts';
import { oneSided, shared } from '../pairs.ts';
import type { Change, ContractRule, OperationRule } from '../rule.ts';
import { describeChange } from '../schema/text.ts';
import { schemaMap } from '../../keywords/facts.ts';
import type { ReviewedOperation } from '../../operations.ts';

/** Compares the addresses of an operation. */
export const addresses: OperationRule = function* (operations): Iterable<Change> {
  for (const { key: url, side, done } of oneSided(mapCompared(operations, addressesOf))) {
    const name = url || '/';
    yield {
      rule: 'servers',
      pointer: '#/servers',
      label: '',
      message: `server ${name} ${done}`,
      change: { [side]: url },
      example: { validIn: side, server: url, refusal: `has no server ${name}` },
    };
  }
};

const addressesOf = ({ servers }: ReviewedOperation): Map<string, true> =>
  new Map(servers.map((url) => [url.replace(/\/$/, ''), true]));

/** Compares the variables of the servers that both contracts have. Requests do not contain these variables. */
export const serverVariables: ContractRule = function* ({ contracts: { request, operations } }) {
  const servers = {
    base: serversOf(request.base, operations.base),
    revision: serversOf(request.revision, operations.revision),
  };
  for (const pair of shared(servers)) {
    const { url, pointer } = pair.revision;
    for (const name of keysOf(mapCompared(pair, ({ variables }) => variables))) {
      const variables = mapCompared(pair, (server) => schemaMap(server.variables, name));
      const common = { rule: 'servers', pointer: `${pointer}/variables/${escapeToken(name)}` };
      const defaults = mapCompared(variables, (variable) => variable['default']);
      if (!equal(defaults.base, defaults.revision)) {
        const message = `server ${url}: ${describeChange(`default of {${name}}`, defaults)}`;
        // Both addresses still exist.
        yield { ...common, level: 'minor', message, change: defaults };
      }
      const lists = mapCompared(variables, ({ enum: list }) => (Array.isArray(list) ? (list as unknown[]) : []));
      const isRemoved = without(lists.base, lists.revision).length > 0;
      // Each listed value gives an address, which the operations compare.
      const isCompared = !isInAddress(operations.base, name) || !isInAddress(operations.revision, name);
      if (isCompared || (!isRemoved && without(lists.revision, lists.base).length === 0)) continue;
      const message = `server ${url}: ${describeChange(`values of {${name}}`, lists)}`;
      yield { ...common, level: isRemoved ? 'major' : 'minor', message, change: lists };
    }
  }
};

interface Server {
  url: string;
  pointer: string;
  variables: Record<string, unknown>;
}

/** Whether addresses contain a variable instead of its listed values, because these would give too many addresses. */
const isInAddress = (operations: Map<string, ReviewedOperation>, name: string): boolean =>
  [...operations.values()].some(({ servers }) => servers.some((address) => address.includes(`{${name}}`)));

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
  const found = new Map<string, Server>();
  for (const [at, list] of lists)
    for (const [i, server] of (Array.isArray(list) ? list.filter(isObject) : []).entries()) {
      const url = String(server['url']);
      const variables = schemaMap(server, 'variables');
      found.set(`${at} ${url}`, { url, pointer: `${at}/servers/${i}`, variables });
    }
  return found;
}
