import { describe, expect, it } from 'vitest';
import {
  componentsOf,
  deprecationOf,
  dereference,
  escapeToken,
  followReferences,
  operationsOf,
  resolveReference,
  unescapeToken,
  type Document,
} from './index.ts';

const document: Document = {
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  paths: {
    '/apps/{app_id}': {
      parameters: [
        { $ref: '#/components/parameters/AppId' },
        { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
      ],
      get: {
        operationId: 'getApp',
        deprecated: true,
        'x-sunset': new Date('2027-01-31'),
        parameters: [{ name: 'x-trace', in: 'header', required: true }],
        responses: { 200: { $ref: '#/components/responses/App' }, default: { description: 'a failure' } },
      },
    },
    '/~': { post: { requestBody: { content: { 'Application/JSON': { schema: {} } } }, responses: {} } },
  },
  components: {
    parameters: { AppId: { name: 'app_id', in: 'path', required: true, schema: { type: 'string' } } },
    headers: { Tag: { required: true } },
    responses: { App: { 'x-note': 1, headers: { ETag: { $ref: '#/components/headers/Tag' } }, content: {} } },
    schemas: {
      'a/b': { type: 'string' },
      First: { $ref: '#/components/schemas/a~1b' },
      Circle: { $ref: '#/components/schemas/Circle' },
    },
  },
};

describe('references in a document', () => {
  it('escapeToken escapes `~` and `/` in a name for a JSON pointer; unescapeToken restores the name', () => {
    for (const name of ['a/b', 'm~n', '~1', '~01', '', '/~/~']) expect(unescapeToken(escapeToken(name))).toBe(name);
    expect(escapeToken('a/b~c')).toBe('a~1b~0c');
  });

  it('followReferences follows a `$ref` to another `$ref`, and returns the final value with its JSON pointer', () => {
    expect(followReferences(document, { $ref: '#/components/schemas/First' }, '#/x')).toEqual({
      value: { type: 'string' },
      pointer: '#/components/schemas/a~1b',
    });
    expect(followReferences(document, 7, '#/x')).toEqual({ value: 7, pointer: '#/x' });
    expect(dereference(document, { $ref: '#/components/schemas/First' })).toEqual({ type: 'string' });
    expect(resolveReference(document, '#')).toBe(document);
  });

  it.each([
    ['#/components/schemas/Nothing', 'is not in the document'],
    ['#/components/schemas/toString', 'is not in the document'],
    ['#/components/schemas/Circle', 'refers to itself'],
  ])('dereference throws an error for the reference %s, which %s', (ref, message) => {
    expect(() => dereference(document, { $ref: ref })).toThrow(message);
  });
});

describe('operations of a document', () => {
  const operations = operationsOf(document);

  it('operationsOf returns every operation of the document by its method and path', () => {
    expect([...operations.keys()]).toEqual(['GET /apps/{}', 'POST /~']);
    expect(operations.get('POST /~')).toMatchObject({
      pointer: '#/paths/~1~0/post',
      deprecated: false,
      servers: ['/'],
      requestBody: { required: false, content: { 'application/json': { schema: {} } } },
    });
  });

  it('if a server variable lists at most 50 values, an operation has one server address for each value', () => {
    const variables = { port: { enum: ['80', '8080'], default: '80' }, host: { default: 'localhost' } };
    const withServers = (servers: object[]) =>
      operationsOf({ ...document, servers } as Document).get('POST /~')?.servers;
    expect(withServers([{ url: 'http://{host}:{port}', variables }])).toEqual([
      'http://{host}:80',
      'http://{host}:8080',
    ]);
    const many = { enum: Array.from({ length: 51 }, (_, i) => String(i)) };
    expect(withServers([{ url: '/{a}', variables: { a: many } }])).toEqual(['/{a}']);
  });

  it('a parameter of an operation overrides the parameter of the path item with the same name', () => {
    expect(operations.get('GET /apps/{}')?.parameters).toEqual([
      {
        name: 'app_id',
        in: 'path',
        required: true,
        schema: { type: 'string' },
        pointer: '#/components/parameters/AppId',
      },
      { name: 'x-trace', in: 'header', required: true, pointer: '#/paths/~1apps~1{app_id}/get/parameters/0' },
    ]);
  });

  it('operationsOf resolves the references to the responses and headers of an operation', () => {
    const responses = operations.get('GET /apps/{}')?.responses;
    expect([...(responses?.keys() ?? [])]).toEqual(['200', 'default']);
    expect(responses?.get('200')?.headers.get('ETag')).toEqual({ required: true, pointer: '#/components/headers/Tag' });
    expect(responses?.get('200')?.node['x-note']).toBe(1);
  });

  it('an operation says whether it is deprecated, and has the date of its `x-sunset` as text', () => {
    expect(operations.get('GET /apps/{}')).toMatchObject({ deprecated: true, sunset: '2027-01-31' });
    expect(deprecationOf({ 'x-sunset': '2027-02-01' })).toEqual({ sunset: '2027-02-01' });
    expect(deprecationOf(null)).toEqual({});
  });

  it('componentsOf returns the components of one kind by name, and an empty object if there are none', () => {
    expect(Object.keys(componentsOf(document, 'schemas'))).toEqual(['a/b', 'First', 'Circle']);
    expect(componentsOf(document, 'links')).toEqual({});
  });
});
