import { isObject, type Document, type Schema } from '@jurybox/openapi';
import { levelOf, type Direction } from '../../src/model.ts';
import { keywordCases, keywordOf } from './keywords.ts';
import { messageCases } from './messages.ts';
import { edit, propertiesOf, schemaNamed, type Mutation } from './mutation.ts';
import { judgePath } from './operations.ts';
import { partOf } from './part-of.ts';

/** The two members whose schemas the test cases replace: one is only in requests, the other only in responses. */
const hosts = {
  request: { schema: 'EvaluationScenarioUpdate', member: 'note' },
  response: { schema: 'EvaluationScenario', member: 'note' },
} as const;

const ways = [
  { way: 'add', from: 'without', to: 'loose', direction: 'narrows' },
  { way: 'remove', from: 'loose', to: 'without', direction: 'widens' },
  { way: 'tighten', from: 'loose', to: 'tight', direction: 'narrows' },
  { way: 'loosen', from: 'tight', to: 'loose', direction: 'widens' },
] as const;

/**
 * Returns all changes of the catalogue. With `isQuick`, keywords are changed in a small part of the contract. Then the
 * review of a change takes only milliseconds.
 */
export function catalogue(contract: Document, { isQuick = false } = {}): Mutation[] {
  const host = isQuick ? edit(partOf(contract, [judgePath]), keepReplacedMembers) : contract;
  return [...planted(host), ...inPlace(contract, isQuick), ...messageCases(contract)];
}

function keepReplacedMembers(document: Document): void {
  for (const { schema, member } of Object.values(hosts)) {
    const { type, properties, ...others } = schemaNamed(document, schema);
    for (const keyword of Object.keys(others)) delete schemaNamed(document, schema)[keyword];
    Object.assign(schemaNamed(document, schema), { type, properties: { [member]: (properties as Schema)[member] } });
  }
}

function planted(contract: Document): Mutation[] {
  return keywordCases.flatMap((one) =>
    (['request', 'response'] as const).flatMap((position) => {
      const schemas: Record<string, Schema> = {
        without: one.host,
        loose: { ...one.host, [keywordOf(one)]: one.loose },
        tight: { ...one.host, [keywordOf(one)]: one.tight },
      };
      const planted = Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, withMember(contract, position, schema)]),
      );
      return ways
        .filter(({ way }) => one.skip?.includes(way) !== true)
        .map(({ way, from, to, direction }) => {
          return {
            name: `${way} ${one.keyword} in a ${position}`,
            base: planted[from] as Document,
            revision: planted[to] as Document,
            rules: rulesFor(one.rule ?? keywordOf(one), one.keyword, way),
            level: levelOf(direction, position, one.formal?.includes(way)),
            proof: 'proven' as const,
          };
        });
    }),
  );
}

function rulesFor(rule: string, keyword: string, way: string): string[] {
  // If a schema names no members, `unevaluatedProperties` means the same as `additionalProperties`. If it describes no
  // items, `unevaluatedItems` means the same as `items`.
  if (rule === 'unevaluatedProperties') return [rule, 'additionalProperties'];
  if (rule === 'unevaluatedItems') return [rule, 'items'];
  // The review merges the branches of `allOf`, so the rules for the merged keywords report the change.
  if (rule === 'allOf') return [rule, way === 'add' || way === 'remove' ? 'maxLength' : 'required'];
  if (way === 'add' || way === 'remove') return [rule];
  // For each keyword with a changed subschema: the rules for keywords in the subschema, which may report the change.
  const inner: Record<string, string[]> = {
    items: ['maxLength'],
    prefixItems: ['maxLength', 'prefixItems'],
    contains: ['minLength'],
    patternProperties: ['maxLength'],
    propertyNames: ['maxLength'],
    dependentSchemas: ['minProperties'],
    not: ['enum'],
  };
  return [rule, ...(rule === 'if' ? ['required'] : (inner[keyword] ?? []))];
}

/** Returns a copy of the contract in which the member for this position (see `hosts`) has the schema `value`. */
function withMember(contract: Document, position: keyof typeof hosts, value: Schema): Document {
  const { schema: name, member } = hosts[position];
  const properties = { ...propertiesOf(contract, name), [member]: structuredClone(value) };
  const schemas = { ...contract.components?.['schemas'], [name]: { ...schemaNamed(contract, name), properties } };
  return { ...contract, components: { ...contract.components, schemas } } as Document;
}

interface InPlace {
  keyword: string;
  way: string;
  direction: Direction;
  change: (value: never) => unknown;
}

/** Changes of keywords that the contract already has. Each is made at the first two places with the keyword. */
const changes: InPlace[] = [
  { keyword: 'maxLength', way: 'lower', direction: 'narrows', change: (n: number) => n - 1 },
  { keyword: 'maxLength', way: 'raise', direction: 'widens', change: (n: number) => n + 1 },
  { keyword: 'maxItems', way: 'lower', direction: 'narrows', change: (n: number) => n - 1 },
  { keyword: 'maxItems', way: 'raise', direction: 'widens', change: (n: number) => n + 1 },
  { keyword: 'minimum', way: 'raise', direction: 'narrows', change: (n: number) => n + 1 },
  { keyword: 'minimum', way: 'lower', direction: 'widens', change: (n: number) => n - 1 },
  { keyword: 'maximum', way: 'lower', direction: 'narrows', change: (n: number) => n - 1 },
  { keyword: 'maximum', way: 'raise', direction: 'widens', change: (n: number) => n + 1 },
  { keyword: 'enum', way: 'shorten', direction: 'narrows', change: (list: unknown[]) => list.slice(1) },
  { keyword: 'enum', way: 'lengthen', direction: 'widens', change: (list: unknown[]) => [...list, 'one_more'] },
  { keyword: 'required', way: 'shorten', direction: 'widens', change: (list: unknown[]) => list.slice(1) },
];

function inPlace(contract: Document, isQuick: boolean): Mutation[] {
  const schemas = contract.components?.['schemas'] ?? {};
  const positions = { request: reached(contract, parts.request), response: reached(contract, parts.response) };
  return changes.flatMap(({ keyword, way, direction, change }) =>
    (['request', 'response'] as const).flatMap((position) => {
      const other = position === 'request' ? 'response' : 'request';
      const names = Object.keys(schemas).filter((name) => positions[position].has(name) && !positions[other].has(name));
      const places = names.flatMap((name) => find(schemas[name], keyword, [name])).slice(0, 2);
      return places.map((trail) => ({
        name: `${way} ${keyword} at ${trail.join('/')}`,
        ...inHost(isQuick ? pathWith(contract, trail[0] ?? '', position) : contract, (copy) => {
          const holder = trail.reduce<unknown>(
            (node, key) => (node as Record<string, unknown>)[key],
            copy.components?.['schemas'],
          ) as Schema;
          holder[keyword] = change(holder[keyword] as never);
        }),
        rules: [keyword],
        level: levelOf(direction, position),
        proof: 'proven' as const,
      }));
    }),
  );
}

const inHost = (base: Document, change: (copy: Document) => void) => ({ base, revision: edit(base, change) });

const parts = { request: 'requestBody', response: 'responses' } as const;

/** Returns a contract with only one path: the first path whose requests, or responses, use the schema. */
function pathWith(contract: Document, schema: string, position: 'request' | 'response'): Document {
  const paths = Object.keys(contract.paths ?? {}).map((path) => partOf(contract, [path]));
  const found = paths.find((one) => reached(one, parts[position]).has(schema));
  if (found === undefined) throw new Error(`no ${position} uses ${schema}`);
  return found;
}

function find(node: unknown, keyword: string, trail: string[]): string[][] {
  if (!isObject(node)) return [];
  const here = node[keyword] !== undefined && trail.at(-1) !== 'properties' ? [trail] : [];
  return [
    ...here,
    ...Object.entries(node).flatMap(([key, value]) =>
      key === 'properties' || trail.at(-1) === 'properties' || key === 'items'
        ? find(value, keyword, [...trail, key])
        : [],
    ),
  ];
}

/** Returns the names of the schemas that the requests, or the responses, of the contract use. */
function reached(contract: Document, part: 'requestBody' | 'responses'): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isObject(node)) return;
    if (typeof node['$ref'] === 'string') {
      const [, , kind = '', name = ''] = node['$ref'].split('/');
      if (kind === 'schemas' && names.has(name)) return;
      if (kind === 'schemas') names.add(name);
      walk(contract.components?.[kind]?.[name]);
    }
    for (const value of Object.values(node)) walk(value);
  };
  for (const item of Object.values(contract.paths ?? {}))
    for (const operation of Object.values(item))
      if (isObject(operation))
        walk(part === 'requestBody' ? [operation[part], operation['parameters']] : operation[part]);
  return names;
}
