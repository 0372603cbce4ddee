/** Checks that the review reports a change of each member of an OpenAPI object, except the listed exceptions. */
import { expect, it } from 'vitest';
import { isObject, unescapeToken, type Document } from '@jurybox/openapi';
import { reviewDocuments } from '../src/review.ts';
import { objects } from '../src/sources/grammar.ts';
import type { ObjectType } from '../src/sources/shapes.ts';

const text = { type: 'string' };
const done = { 204: { description: 'Done.' } };
const operation = '/paths/~1a/post';

const contract = {
  openapi: '3.2.0',
  info: { title: 'A', version: '1.0.0' },
  servers: [{ url: 'https://{name}.example', variables: { name: { default: 'a' } } }],
  webhooks: { sent: { post: { responses: done } } },
  security: [{ key: ['read'] }, { id: [] }, { name: [] }, { basic: [] }],
  paths: {
    '/a': {
      post: {
        operationId: 'a',
        parameters: [
          { name: 'p', in: 'query', schema: { type: 'integer' } },
          { name: 'list', in: 'query', schema: { type: 'array', items: text } },
        ],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { f: text, g: { type: 'array', items: text } } },
              encoding: { f: { contentType: 'text/plain', headers: { 'X-F': { schema: text } } }, g: {} },
            },
          },
        },
        responses: {
          200: {
            description: 'Here.',
            headers: { 'X-A': { schema: { type: 'object' } }, 'X-B': { schema: { type: 'array' } } },
            content: { 'application/json': { schema: text } },
            links: { next: { operationId: 'a' } },
          },
        },
        callbacks: { back: { '{$request.body#/url}': { post: { responses: done } } } },
      },
    },
  },
  components: {
    securitySchemes: {
      key: {
        type: 'oauth2',
        oauth2MetadataUrl: 'https://a.example/m',
        flows: {
          clientCredentials: {
            tokenUrl: 'https://a.example/t',
            authorizationUrl: 'https://a.example/a',
            refreshUrl: 'https://a.example/r',
            deviceAuthorizationUrl: 'https://a.example/d',
            scopes: { read: 'R' },
          },
        },
      },
      id: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/id' },
      name: { type: 'apiKey', name: 'k', in: 'header' },
      basic: { type: 'http', scheme: 'basic' },
    },
  },
};

type Changes = Record<string, [pointer: string, changed: Record<string, unknown>]>;

/** For each object: its pointer in the contract, and new values of its members. Each new value must cause a finding. */
const compared: Changes = {
  Document: [
    '',
    {
      info: { title: 'B' },
      servers: [],
      paths: {},
      webhooks: {},
      security: [{ key: ['write'] }],
      components: { ...contract.components, securitySchemes: {} },
    },
  ],
  Info: [
    '/info',
    { title: 'B', summary: 'B', description: 'B', termsOfService: 'https://b.example', contact: {}, license: {} },
  ],
  Server: ['/servers/0', { url: 'https://b.example', variables: {} }],
  ServerVariable: ['/servers/0/variables/name', { default: 'b', enum: ['a', 'b'] }],
  Components: ['/components', { securitySchemes: {} }],
  PathItem: [
    '/paths/~1a',
    {
      ...Object.fromEntries(
        ['get', 'put', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map((one) => [one, { responses: done }]),
      ),
      post: undefined,
      servers: [{ url: 'https://b.example' }],
      parameters: [{ name: 'q', in: 'query', required: true, schema: text }],
      additionalOperations: { COPY: { responses: done } },
    },
  ],
  Operation: [
    operation,
    {
      tags: ['b'],
      summary: 'B',
      description: 'B',
      externalDocs: { url: 'https://b.example' },
      operationId: 'b',
      parameters: [],
      requestBody: undefined,
      responses: done,
      callbacks: {},
      deprecated: true,
      security: [],
      servers: [{ url: 'https://b.example' }],
    },
  ],
  Parameter: [
    `${operation}/parameters/0`,
    {
      name: 'q',
      in: 'header',
      description: 'B',
      required: true,
      deprecated: true,
      allowEmptyValue: true,
      schema: text,
      example: 2,
      examples: { b: { value: 2 } },
      content: { 'application/json': { schema: text } },
      allowReserved: true,
    },
  ],
  'Parameter of a list': [`${operation}/parameters/1`, { style: 'pipeDelimited', explode: false }],
  Header: [
    `${operation}/responses/200/headers/X-A`,
    {
      required: true,
      explode: true,
      schema: { type: 'integer' },
      content: { 'application/json': { schema: text } },
    },
  ],
  RequestBody: [`${operation}/requestBody`, { content: {}, required: true }],
  Response: [`${operation}/responses/200`, { headers: {}, content: {}, links: {} }],
  MediaType: [
    `${operation}/requestBody/content/multipart~1form-data`,
    { schema: { type: 'object', properties: { f: { type: 'integer' } } }, encoding: {} },
  ],
  Encoding: [
    `${operation}/requestBody/content/multipart~1form-data/encoding/f`,
    { contentType: 'image/png', headers: {}, style: 'pipeDelimited', explode: false, allowReserved: true },
  ],
  Link: [
    `${operation}/responses/200/links/next`,
    { operationRef: '#/b', operationId: 'b', parameters: { p: 1 }, requestBody: 1, server: { url: '/b' } },
  ],
  SecurityScheme: [
    '/components/securitySchemes/key',
    { type: 'http', flows: {}, oauth2MetadataUrl: 'https://b.example' },
  ],
  'SecurityScheme with an address': ['/components/securitySchemes/id', { openIdConnectUrl: 'https://b.example' }],
  'SecurityScheme with a name': ['/components/securitySchemes/name', { name: 'l', in: 'query' }],
  'SecurityScheme of HTTP': ['/components/securitySchemes/basic', { scheme: 'bearer' }],
  Flow: [
    '/components/securitySchemes/key/flows/clientCredentials',
    {
      tokenUrl: 'https://b.example',
      authorizationUrl: 'https://b.example',
      refreshUrl: 'https://b.example',
      deviceAuthorizationUrl: 'https://b.example',
    },
  ],
};

/** Members whose change needs no finding, because callers do not depend on them or another test covers them. */
const exceptions: Record<string, string> = {
  Document: 'openapi $self jsonSchemaDialect tags externalDocs',
  Info: 'version',
  Server: 'description name',
  ServerVariable: 'description',
  Tag: 'name summary description externalDocs parent kind',
  // Components have an effect only where a reference names them, so the review reports their changes at the reference.
  Components: 'schemas responses parameters examples requestBodies headers links callbacks pathItems mediaTypes',
  PathItem: 'summary description',
  // In a header, the only possible style is `simple`, and the other members here have no effect.
  Header: 'description deprecated allowEmptyValue style allowReserved example examples',
  RequestBody: 'description',
  Response: 'summary description',
  // When the review reads a contract, it replaces `itemSchema` by a list with this schema as `items`.
  MediaType: 'example examples itemSchema',
  Example: 'summary description value dataValue serializedValue',
  Link: 'description',
  // discriminators.test.ts tests changes of discriminators.
  Discriminator: 'propertyName mapping',
  SecurityScheme: 'description bearerFormat deprecated',
  Flow: 'scopes',
};

/** Returns each member of an OpenAPI object, as `Operation.tags`, that is neither tested nor listed as an exception. */
const unclassified = (table: Record<string, ObjectType>): string[] =>
  Object.entries(table).flatMap(([name, { members, notCompared = [] }]) => {
    const changed = Object.entries(compared).filter(([one]) => one.split(' ')[0] === name);
    const known = new Set([
      ...notCompared,
      ...changed.flatMap(([, [, values]]) => Object.keys(values)),
      ...(exceptions[name] ?? '').split(' '),
    ]);
    return Object.keys(members).flatMap((member) => (known.has(member) ? [] : [`${name}.${member}`]));
  });

/** Returns a copy of the contract. In the object at the pointer, the member has the new value; undefined removes it. */
function changedContract(pointer: string, member: string, value: unknown): Document {
  const copy = structuredClone(contract) as unknown as Document;
  let node: unknown = copy;
  for (const token of pointer.split('/').slice(1))
    node = (node as Record<string, unknown>)[Array.isArray(node) ? token : unescapeToken(token)];
  if (!isObject(node)) throw new Error(`${pointer} is no object`);
  if (value === undefined) delete node[member];
  else node[member] = isObject(value) && member === 'info' ? { ...contract.info, ...value } : value;
  return copy;
}

it('each member of an OpenAPI object (such as `Operation.tags`) is tested or listed as an exception', () => {
  expect(unclassified(objects)).toEqual([]);
});

it('planted fault: a member that is neither tested nor listed as an exception is found', () => {
  const { members, ...others } = objects.Operation;
  const planted = { ...objects, Operation: { ...others, members: { ...members, planted: 'string' } } };
  expect(unclassified(planted as Record<string, ObjectType>)).toEqual(['Operation.planted']);
});

it.each(
  Object.entries(compared).flatMap(([name, [pointer, values]]) =>
    Object.entries(values).map(([member, value]): [string, string, string, unknown] => [name, member, pointer, value]),
  ),
)('a change of %s.%s gives a finding', (_, member, pointer, value) => {
  const findings = reviewDocuments(contract as unknown as Document, changedContract(pointer, member, value));
  expect(findings).not.toEqual([]);
});
