import type { Plant } from './good.ts';

const verb = 'verb + noun in camelCase';
const role = 'Never write both';
const path = 'words-in-kebab-case';
const item = 'Move it into each operation';

/** Faults that the lint rules for operations and paths must report. */
export const operationPlants: Plant[] = [
  {
    rule: 'rule/openapi-3-1',
    message: 'Write `openapi: 3.1.0`',
    plant: ({ document }) => (document.openapi = '3.1.1'),
  },
  ...['fetchThing', 'thingGet', 'get', 'get_thing', 'GetThing', 'getthing', 'get thing', 'getTHING'].map(
    (id): Plant => ({ rule: 'rule/operation-id-verb', message: verb, plant: ({ get }) => (get.operationId = id) }),
  ),
  {
    rule: 'rule/operation-one-tag',
    message: 'exactly one tag',
    plant: ({ get, document }) => (
      document.tags.push({ name: 'other', description: 'Others.' }),
      (get.tags = ['things', 'other'])
    ),
  },
  { rule: 'rule/operation-one-tag', message: 'exactly one tag', plant: ({ get }) => (get.tags = []) },
  {
    rule: 'rule/summary-no-period',
    message: 'ends with a period',
    plant: ({ get }) => (get.summary = 'Read a thing.'),
  },
  { rule: 'rule/role-or-public', message: role, plant: ({ health }) => delete health.security },
  { rule: 'rule/role-or-public', message: role, plant: ({ get }) => (get.security = []) },
  { rule: 'rule/role-is-known', message: 'Choose the lowest role', plant: ({ get }) => (get['x-role'] = 'owner') },
  {
    rule: 'rule/invitation-is-known',
    message: '`judge`, `shared` or',
    plant: ({ document, get, components }) => {
      components.parameters.ThingId.name = 'evaluation_id';
      const { '/all-things/{thing_id}': item, ...others } = document.paths;
      document.paths = { ...others, '/all-things/{evaluation_id}': item };
      get['x-invitation'] = ['judge', 'nobody'];
    },
  },
  {
    rule: 'rule/invitation-has-evaluation',
    message: 'belongs to one evaluation',
    plant: ({ get }) => (get['x-invitation'] = ['judge']),
  },
  {
    rule: 'rule/protocol-is-known',
    message: 'gets 400 instead of 422',
    plant: ({ get }) => (get['x-protocol'] = 'soap'),
  },
  {
    rule: 'rule/security-is-empty',
    message: 'authentication once, at its root',
    plant: ({ health }) => (health.security = [{ ApiKey: [] }]),
  },
  {
    rule: 'rule/deprecated-has-sunset',
    message: 'x-sunset',
    plant: ({ get }) => Object.assign(get, { deprecated: true, 'x-deprecated-since': '2026-11-20' }),
  },
  {
    rule: 'rule/deprecated-has-sunset',
    message: 'x-deprecated-since',
    plant: ({ get }) => Object.assign(get, { deprecated: true, 'x-sunset': '2027-11-20' }),
  },

  ...[
    '/allThings/{thing_id}',
    '/all_things/{thing_id}',
    '/all-things/{thingId}',
    '/all-things/{thing_id}/',
    '/all-things//{thing_id}',
    '/all-things/{thing_id}?a=b',
    '/all-things/x{thing_id}',
  ].map((wrong): Plant => ({
    rule: 'rule/path-case',
    message: path,
    plant: ({ document, components }) => {
      document.paths[wrong] = document.paths['/all-things/{thing_id}'];
      delete document.paths['/all-things/{thing_id}'];
      components.parameters.ThingId.name = /\{(.*)\}/.exec(wrong)?.[1];
    },
  })),
  ...(['parameters', 'servers', 'summary', 'description', 'head', 'options', 'trace'] as const).map((key): Plant => ({
    rule: 'rule/path-item-plain',
    message: item,
    plant: ({ document, health }) => {
      const values = { parameters: [], servers: [{ url: 'http://localhost:2' }], summary: 'Up', description: 'Up.' };
      document.paths['/health'][key] =
        key in values ? values[key as 'summary'] : { ...health, operationId: 'getAnother' };
    },
  })),
];
