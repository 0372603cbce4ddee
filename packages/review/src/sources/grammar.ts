/**
 * The objects of OpenAPI 3.0, 3.1 and 3.2: which members each object has, and what each member contains. The bundler
 * follows this table, so it resolves a `$ref` only where OpenAPI allows one, and never inside an example.
 */
import { threeOne, threeZero } from './schema.ts';
import { each, list, map, object, type ObjectType, type Shape, type Version } from './shapes.ts';

const text = each('string', 'summary', 'description');
const serialized = {
  ...each('string', 'description', 'style'),
  ...each('boolean', 'required', 'deprecated', 'allowEmptyValue', 'explode', 'allowReserved'),
  schema: object('Schema'),
  example: 'any',
  examples: map(object('Example')),
  content: map(object('MediaType')),
} as const;

export const objects = {
  Document: {
    members: {
      openapi: 'string',
      $self: 'string',
      info: object('Info'),
      jsonSchemaDialect: 'string',
      servers: list(object('Server')),
      paths: map(object('PathItem'), /^\//),
      webhooks: map(object('PathItem')),
      components: object('Components'),
      security: list(map(list('string'))),
      tags: list(object('Tag')),
      externalDocs: 'any',
    },
    since: { webhooks: '3.1', jsonSchemaDialect: '3.1', $self: '3.2' },
    known: {
      jsonSchemaDialect:
        /^https:\/\/(spec\.openapis\.org\/oas\/3\.\d\/dialect\/|json-schema\.org\/draft\/2020-12\/schema)/,
    },
  },
  Info: {
    members: {
      ...each('string', 'title', 'version', 'summary', 'description', 'termsOfService'),
      ...each('any', 'contact', 'license'),
    },
    since: { summary: '3.1' },
  },
  Server: {
    members: { ...each('string', 'url', 'description', 'name'), variables: map(object('ServerVariable')) },
    needs: { url: /^/ },
    since: { name: '3.2' },
  },
  ServerVariable: { members: { enum: list('string'), ...each('string', 'default', 'description') } },
  Tag: {
    members: { name: 'string', ...text, externalDocs: 'any', parent: 'string', kind: 'string' },
    needs: { name: /^/ },
    since: { summary: '3.2', parent: '3.2', kind: '3.2' },
  },
  Components: {
    members: {
      schemas: map(object('Schema')),
      responses: map(object('Response')),
      parameters: map(object('Parameter')),
      examples: map(object('Example')),
      requestBodies: map(object('RequestBody')),
      headers: map(object('Header')),
      securitySchemes: map(object('SecurityScheme')),
      links: map(object('Link')),
      callbacks: map(object('Callback')),
      pathItems: map(object('PathItem')),
      mediaTypes: map(object('MediaType')),
    },
    since: { pathItems: '3.1', mediaTypes: '3.2' },
  },
  PathItem: {
    members: {
      ...text,
      ...each(object('Operation'), 'get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'),
      additionalOperations: map(object('Operation'), /^[\w!#$%&'*+.^`|~-]+$/),
      servers: list(object('Server')),
      parameters: list(object('Parameter')),
    },
    since: { query: '3.2', additionalOperations: '3.2' },
  },
  Operation: {
    members: {
      tags: list('string'),
      ...text,
      externalDocs: 'any',
      operationId: 'string',
      parameters: list(object('Parameter')),
      requestBody: object('RequestBody'),
      responses: map(object('Response'), /^([1-5](\d\d|XX)|default)$/i),
      callbacks: map(object('Callback')),
      deprecated: 'boolean',
      security: list(map(list('string'))),
      servers: list(object('Server')),
    },
  },
  Parameter: {
    members: { name: 'string', in: 'string', ...serialized },
    needs: { name: /^/, in: /^(path|query|header|cookie)$/ },
  },
  Header: { members: serialized },
  RequestBody: {
    members: { description: 'string', content: map(object('MediaType')), required: 'boolean' },
  },
  Response: {
    members: {
      ...text,
      headers: map(object('Header')),
      content: map(object('MediaType')),
      links: map(object('Link')),
    },
    since: { summary: '3.2' },
  },
  MediaType: {
    members: {
      schema: object('Schema'),
      itemSchema: object('Schema'),
      example: 'any',
      examples: map(object('Example')),
      encoding: map(object('Encoding')),
      prefixEncoding: 'any',
      itemEncoding: 'any',
    },
    since: { itemSchema: '3.2', prefixEncoding: '3.2', itemEncoding: '3.2' },
    notCompared: ['prefixEncoding', 'itemEncoding'],
  },
  Encoding: {
    members: {
      ...each('string', 'contentType', 'style'),
      ...each('boolean', 'explode', 'allowReserved'),
      ...each('any', 'encoding', 'prefixEncoding', 'itemEncoding'),
      headers: map(object('Header')),
    },
    since: { encoding: '3.2', prefixEncoding: '3.2', itemEncoding: '3.2' },
    notCompared: ['encoding', 'prefixEncoding', 'itemEncoding'],
  },
  Example: {
    members: { ...text, value: 'any', externalValue: 'string', dataValue: 'any', serializedValue: 'string' },
    since: { dataValue: '3.2', serializedValue: '3.2' },
    notCompared: ['externalValue'],
  },
  Link: {
    members: {
      ...each('string', 'operationRef', 'operationId', 'description'),
      ...each('any', 'parameters', 'requestBody', 'server'),
    },
  },
  Callback: { members: {}, others: object('PathItem') },
  SecurityScheme: {
    members: {
      ...each('string', 'type', 'description', 'name', 'in', 'scheme', 'bearerFormat', 'openIdConnectUrl'),
      oauth2MetadataUrl: 'string',
      flows: map(object('Flow'), /^(implicit|password|clientCredentials|authorizationCode|deviceAuthorization)$/),
      deprecated: 'boolean',
    },
    needs: { type: /^/ },
    since: { oauth2MetadataUrl: '3.2', deprecated: '3.2' },
  },
  Flow: {
    members: {
      ...each('string', 'authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'),
      scopes: map('string'),
    },
    since: { deviceAuthorizationUrl: '3.2' },
  },
  Discriminator: {
    members: { propertyName: 'string', mapping: map('schema'), defaultMapping: 'any' },
    others: 'any',
    needs: { propertyName: /^/ },
    notCompared: ['defaultMapping'],
  },
  Schema: { members: {} },
} as const satisfies Record<string, ObjectType>;

export type ObjectName = keyof typeof objects;

export type ComponentKind = keyof typeof objects.Components.members;

export const typeOf = (name: string, version: Version = '3.1'): ObjectType =>
  name !== 'Schema' ? objects[name as ObjectName] : version === '3.0' ? threeZero : threeOne;

export const objectIn = (shape: Shape): string | undefined =>
  typeof shape === 'object' && 'object' in shape ? shape.object : undefined;

export const shapeOfKind = (kind: ComponentKind): Shape => shapeOf(objects.Components.members[kind], '');

const kinds = new Map(
  (Object.keys(objects.Components.members) as ComponentKind[]).map((kind) => [objectIn(shapeOfKind(kind)), kind]),
);

export const kindOf = (shape: Shape): ComponentKind | undefined => kinds.get(objectIn(shape));

/** Returns the kind of value that a member of an object, or an item of a map or list, contains. */
export function shapeOf(shape: Shape, key: string): Shape {
  if (typeof shape === 'string' || 'called' in shape) return 'any';
  if (!('object' in shape)) return 'map' in shape ? shape.map : shape.list;
  const { members, others = 'any' } = typeOf(shape.object);
  return Object.hasOwn(members, key) ? (members[key] ?? 'any') : key.startsWith('x-') ? 'any' : others;
}
