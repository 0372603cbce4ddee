import { escapeToken, isObject, type Document } from '@jurybox/openapi';
import { keysOf, mapCompared, oneSided, shared, equal, without, type Compared } from '../../compared.ts';
import { type Change, type ContractRule, type OperationRule, describeChange } from '../rule.ts';
import { schemaMap } from '../../keywords/facts.ts';
import type { Level } from '../../model.ts';
import type { ReviewedOperation } from '../../operations.ts';

export const addresses: OperationRule = function* (operations): Iterable<Change> {
  const urls = mapCompared(operations, ({ servers }) => new Map(servers.map((url) => [url.replace(/\/$/, ''), true])));
  for (const { key: url, side, done } of oneSided(urls)) {
    const name = url || '/';
    const message = `server ${name} ${done}`;
    const example = { validIn: side, server: url, refusal: `has no server ${name}` };
    yield { rule: 'servers', pointer: '#/servers', label: '', message, change: { [side]: url }, example };
  }
};

/** Compares the variables of servers that both contracts have. No request shows them, so there is no witness. */
export const serverVariables: ContractRule = function* ({ contracts: { request, operations } }) {
  for (const pair of shared(mapCompared(request, (document, side) => serversOf(document, operations[side])))) {
    const { url, pointer } = pair.revision;
    for (const name of keysOf(mapCompared(pair, ({ variables }) => variables))) {
      const variables = mapCompared(pair, (server) => schemaMap(server.variables, name));
      const changeOf = (part: string, level: Level, change: Compared<unknown>) => {
        const message = `server ${url}: ${describeChange(`${part} of {${name}}`, change)}`;
        return { rule: 'servers', pointer: `${pointer}/variables/${escapeToken(name)}`, level, message, change };
      };
      const defaults = mapCompared(variables, (variable) => variable['default']);
      // A changed default value of a server variable breaks no caller: the address with the old value still exists.
      if (!equal(defaults.base, defaults.revision)) yield changeOf('default', 'minor', defaults);
      const lists = mapCompared(variables, ({ enum: list }) => (Array.isArray(list) ? (list as unknown[]) : []));
      const isRemoved = without(lists.base, lists.revision).length > 0;
      // If the operations of a contract have one address for each value of this server variable, the rule `addresses`
      // above already reports a changed value.
      const isCompared = !isInAddress(operations.base, name) || !isInAddress(operations.revision, name);
      if (!isCompared && (isRemoved || without(lists.revision, lists.base).length > 0))
        yield changeOf('values', isRemoved ? 'major' : 'minor', lists);
    }
  }
};

/** Whether `{name}` is still in an address, because the contract lists no values for the variable, or too many. */
const isInAddress = (operations: Map<string, ReviewedOperation>, name: string): boolean =>
  [...operations.values()].some(({ servers }) => servers.some((address) => address.includes(`{${name}}`)));

function serversOf(document: Document, operations: Map<string, ReviewedOperation>) {
  const paths = Object.entries(document.paths ?? {});
  const lists: [pointer: string, servers: unknown][] = [
    ['#', document.servers],
    ...paths.map(([path, item]): [string, unknown] => [`#/paths/${escapeToken(path)}`, item['servers']]),
    ...[...operations.values()].map(({ pointer, node }): [string, unknown] => [pointer, node['servers']]),
  ];
  return new Map(
    lists.flatMap(([at, list]) =>
      (Array.isArray(list) ? list.filter(isObject) : []).map((server, i) => {
        const url = String(server['url']);
        return [`${at} ${url}`, { url, pointer: `${at}/servers/${i}`, variables: schemaMap(server, 'variables') }];
      }),
    ),
  );
}
