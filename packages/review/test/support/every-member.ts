/** Returns a contract with all members of OpenAPI objects that the review compares. */
import type { Document } from '@jurybox/openapi';
import { typeOf } from '../../src/sources/grammar.ts';
import type { Shape } from '../../src/sources/shapes.ts';

const schema = { type: 'string' };
const header = () => ({
  description: 'd',
  required: true,
  deprecated: false,
  style: 'simple',
  explode: false,
  schema,
  example: 'e',
  examples: { one: { value: 'e' } },
});
const form = () => ({
  schema: { type: 'object', properties: { a: schema, list: { type: 'array', items: schema } } },
  example: { a: 'x' },
  examples: { one: { $ref: '#/components/examples/One' } },
  encoding: {
    a: { contentType: 'text/plain', headers: { H: { schema } } },
    list: { style: 'form', explode: false, allowReserved: false },
  },
});
const parameter = (name: string, place: string) => ({
  name,
  in: place,
  description: 'd',
  required: place === 'path',
  deprecated: false,
  allowEmptyValue: false,
  style: place === 'path' ? 'simple' : 'form',
  explode: true,
  allowReserved: false,
  schema: { type: 'array', items: schema },
  example: ['e'],
  examples: { one: { value: ['e'] } },
});
const server = (name: string) => ({
  url: `https://{v}.${name}`,
  description: 'd',
  name,
  variables: { v: { default: 'a', enum: ['a', 'b'], description: 'd' } },
});
const operation = (operationId: string) => ({
  tags: ['t'],
  summary: 's',
  description: 'd',
  externalDocs: { url: 'u', description: 'd' },
  operationId,
  parameters: [parameter('q', 'query'), { name: 'c', in: 'query', content: { 'application/json': { schema } } }],
  requestBody: { description: 'd', required: true, content: { 'multipart/form-data': form() } },
  responses: {
    200: {
      summary: 's',
      description: 'd',
      headers: { X: header(), Y: { content: { 'application/json': { schema } } } },
      content: { 'application/json': { schema, example: 'e' } },
      links: { next: { $ref: '#/components/links/Next' } },
    },
    404: { description: 'd' },
  },
  deprecated: false,
  security: [{ oauth: ['a'] }, { bearer: [] }, { oidc: [] }, { key: [] }],
});
const flow = {
  authorizationUrl: 'https://a',
  deviceAuthorizationUrl: 'https://d',
  tokenUrl: 'https://t',
  refreshUrl: 'https://r',
  scopes: { a: 'A' },
};

export const everyMember = (): Document =>
  structuredClone({
    openapi: '3.2.0',
    $self: 'https://contract.example',
    info: { title: 't', version: '1', summary: 's', description: 'd', termsOfService: 't', contact: {}, license: {} },
    servers: [server('document')],
    tags: [{ name: 't', summary: 's', description: 'd', externalDocs: { url: 'u' }, parent: 'p', kind: 'k' }],
    externalDocs: { url: 'u', description: 'd' },
    security: [{ key: [] }],
    paths: {
      '/a/{id}': {
        summary: 's',
        description: 'd',
        servers: [server('path')],
        parameters: [parameter('id', 'path')],
        ...Object.fromEntries(
          ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'].map((method) => [
            method,
            { operationId: method, responses: { 204: { description: 'd' } } },
          ]),
        ),
        additionalOperations: { COPY: { operationId: 'copy', responses: { 204: { description: 'd' } } } },
      },
      '/b': {
        post: {
          ...operation('b'),
          servers: [server('operation')],
          callbacks: { done: { '{$request.body#/url}': { summary: 's', description: 'd', post: operation('done') } } },
        },
        get: {
          operationId: 'c',
          parameters: [{ $ref: '#/components/parameters/P' }],
          responses: { 200: { $ref: '#/components/responses/R' } },
        },
        put: {
          operationId: 'd',
          requestBody: { $ref: '#/components/requestBodies/B' },
          responses: { 200: { description: 'd', headers: { H: { $ref: '#/components/headers/H' } } } },
          callbacks: { sent: { $ref: '#/components/callbacks/C' } },
        },
      },
      '/e': { $ref: '#/components/pathItems/I' },
    },
    webhooks: { hook: { summary: 's', description: 'd', post: operation('hook') } },
    components: {
      schemas: { S: { type: 'object', title: 't', description: 'd', properties: { a: schema }, xml: { name: 'n' } } },
      responses: { R: { description: 'd', content: { 'application/json': { $ref: '#/components/mediaTypes/M' } } } },
      parameters: { P: { name: 'p', in: 'query', schema } },
      examples: {
        One: { summary: 's', description: 'd', value: { a: 'y' }, dataValue: { a: 'z' }, serializedValue: 'a=y' },
      },
      requestBodies: { B: { content: { 'application/json': { schema } } } },
      headers: { H: { schema } },
      securitySchemes: {
        key: { type: 'apiKey', name: 'K', in: 'header', description: 'd', deprecated: false },
        oauth: { type: 'oauth2', description: 'd', flows: { authorizationCode: flow }, oauth2MetadataUrl: 'https://m' },
        oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://o' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      links: {
        Next: {
          operationId: 'get',
          operationRef: '#/paths/~1b/get',
          parameters: { p: '$response.body' },
          requestBody: '$response.body',
          description: 'd',
          server: { url: 'https://x' },
        },
      },
      callbacks: { C: { '{$request.body#/u}': { post: { responses: { 204: { description: 'd' } } } } } },
      pathItems: { I: { get: { operationId: 'e', responses: { 204: { description: 'd' } } } } },
      mediaTypes: { M: { schema: { $ref: '#/components/schemas/S' } } },
    },
  }) as unknown as Document;

type Node = Record<string, unknown>;

export interface Member {
  /** The names of the object and of the member, for example `Operation.tags`. */
  name: string;
  path: string[];
  value: unknown;
}

/** Returns the members of all objects in a value of this shape. Does not follow references. */
export function membersOf(value: unknown, shape: Shape, path: string[]): Member[] {
  if (typeof shape === 'string' || 'called' in shape || typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value as Node);
  if ('list' in shape) return entries.flatMap(([key, item]) => membersOf(item, shape.list, [...path, key]));
  if ('map' in shape) return entries.flatMap(([key, item]) => membersOf(item, shape.map, [...path, key]));
  if (shape.object === 'Schema' || '$ref' in value) return [];
  const { members, others } = typeOf(shape.object);
  return entries.flatMap(([key, item]) => [
    { name: `${shape.object}.${key}`, path: [...path, key], value: item },
    ...membersOf(item, members[key] ?? others ?? 'any', [...path, key]),
  ]);
}

/** Returns another value for a member, or undefined if the test must remove the member instead. */
const otherValue = (value: unknown): unknown =>
  typeof value === 'string' ? `${value}2` : typeof value === 'boolean' ? !value : undefined;

/**
 * Returns the contract of `everyMember` with one change: if the given member is a text or boolean, it has another
 * value, and otherwise it is missing.
 */
export function withOther({ path, value }: Member): Document {
  const changed = everyMember();
  const parent = path.slice(0, -1).reduce<Node>((node, key) => node[key] as Node, changed as unknown as Node);
  const other = otherValue(value);
  if (other === undefined) delete parent[path.at(-1) ?? ''];
  else parent[path.at(-1) ?? ''] = other;
  return changed;
}

/** Members that no test changes, because the review could not read the contract without them. */
const notChanged = ['Document.openapi', 'Document.info', 'Document.components', 'Server.url', 'Parameter.name'];
export const isChanged = ({ name }: Member): boolean => !notChanged.includes(name) && !name.startsWith('Components.');
