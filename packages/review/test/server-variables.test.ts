/** Tests the findings about changed variables in the addresses of servers. */
import { expect, it } from 'vitest';
import type { Document } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { documentWith } from './support/contract.ts';

type Variables = Record<string, { default?: string; enum?: string[]; description?: string }>;
type Place = 'document' | 'path' | 'operation';

/** Returns a contract with one server that has these variables. `place` is the part of the contract with the server. */
function withVariables(variables: Variables, place: Place = 'document', url = 'https://{host}.example'): Document {
  const document = documentWith({}, 'request');
  const path = document.paths?.['/things'] as { post: object };
  const nodes = { document, path, operation: path.post };
  Object.assign(nodes[place], { servers: [{ url, variables }] });
  return document;
}

const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `host-${i}`);

const found = (base: Document, revision: Document): string[] =>
  reviewDocuments(base, revision).map(({ level, rule, message }) => `${level} ${rule}: ${message}`);

it.each<[string, Variables, Variables, string[]]>([
  [
    'another default',
    { host: { default: 'a' } },
    { host: { default: 'b' } },
    ['minor servers: server https://{host}.example: default of {host} a → b'],
  ],
  [
    'a variable that is no longer described',
    { host: { default: 'a' } },
    {},
    ['minor servers: server https://{host}.example: default of {host} a removed'],
  ],
  [
    'a removed value',
    { host: { default: 'a', enum: ['a', 'b'] } },
    { host: { default: 'a', enum: ['a'] } },
    ['major servers: server https://b.example removed'],
  ],
  [
    'a removed value of many',
    { host: { default: 'host-1', enum: many(61) } },
    { host: { default: 'host-1', enum: many(60) } },
    ['major servers: server https://{host}.example: "host-60" removed from values of {host}'],
  ],
  [
    'an added value of many',
    { host: { default: 'host-1', enum: many(60) } },
    { host: { default: 'host-1', enum: many(61) } },
    ['minor servers: server https://{host}.example: "host-60" added to values of {host}'],
  ],
  [
    'another description',
    { host: { default: 'a', description: 'The host.' } },
    { host: { default: 'a', description: 'The name of the host.' } },
    ['patch documentation: description of #/servers/0/variables/host changed'],
  ],
  [
    'values in another order',
    { host: { default: 'a', enum: ['a', 'b'] } },
    { host: { default: 'a', enum: ['b', 'a'] } },
    [],
  ],
])('the review reports %s', (_, base, revision, expected) => {
  expect(found(withVariables(base), withVariables(revision))).toEqual(expected);
});

it.each<Place>(['path', 'operation'])('the review compares the servers of a %s', (place) => {
  const [base, revision] = ['a', 'b'].map((name) => withVariables({ host: { default: name } }, place));
  expect(found(base as Document, revision as Document)).toEqual([
    'minor servers: server https://{host}.example: default of {host} a → b',
  ]);
});

it('the review reports a new server, but not its variables', () => {
  const [base, revision] = ['https://{host}.example', 'https://{host}.test'].map((url) =>
    withVariables({ host: { default: 'a' } }, 'document', url),
  ) as [Document, Document];
  expect(found(base, revision)).toEqual([
    'major servers: server https://{host}.example removed',
    'minor servers: server https://{host}.test added',
  ]);
});
