/** Generates random pairs of contracts that differ in at most three parts, such as a parameter or the body. */
import * as fc from 'fast-check';
import type { Document } from '@jurybox/openapi';

const text = { type: 'string' };
const thing = { $ref: '#/components/schemas/Thing' };
const schema = fc.constantFrom<object>(
  text,
  { type: 'string', maxLength: 5 },
  { type: 'integer' },
  { type: 'boolean', default: true },
  { enum: ['a', 'b'] },
  { enum: ['a'], default: 'a' },
  { type: 'array', items: text },
  { type: 'array', items: { type: 'integer' }, minItems: 1 },
  { type: 'object', required: ['a'], properties: { a: text, b: { type: 'integer' } } },
  { type: 'object', properties: { a: { type: 'string', deprecated: true, 'x-sunset': '2026-01-01' } } },
  thing,
);
const maybe = <T>(value: fc.Arbitrary<T>, weight = 2) =>
  fc.oneof({ weight, arbitrary: value }, { weight: 2, arbitrary: fc.constant(undefined) });
const rarely = <T>(value: fc.Arbitrary<T>) => maybe(value, 1);
const some = <T extends object>(parts: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(parts as Record<string, fc.Arbitrary<unknown>>).map(withoutUndefined);
const withoutUndefined = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));

const parameter = (name: string, ...places: [string, ...string[]]) =>
  fc
    .tuple(
      fc.constantFrom(...places),
      some({
        required: maybe(fc.boolean()),
        description: maybe(fc.constantFrom('One.', 'Two.')),
        deprecated: rarely(fc.constant(true)),
        style: rarely(fc.constantFrom('form', 'simple', 'spaceDelimited', 'pipeDelimited', 'deepObject')),
        explode: maybe(fc.boolean()),
        allowReserved: rarely(fc.boolean()),
        allowEmptyValue: rarely(fc.boolean()),
      }),
      schema,
      fc.nat(5),
    )
    .map(([place, more, shape, i]) => ({
      name,
      in: place,
      ...more,
      ...(place === 'path' ? { required: true } : {}),
      ...(i === 0 ? { content: { 'application/json': { schema: shape } } } : { schema: shape }),
    }));
const header = fc
  .tuple(schema, maybe(fc.boolean()), rarely(fc.boolean()))
  .map(([shape, required, explode]) => withoutUndefined({ schema: shape, required, explode }));
const encoding = maybe(
  some({
    contentType: maybe(fc.constantFrom('text/plain', 'application/json', 'image/*')),
    style: maybe(fc.constantFrom('form', 'pipeDelimited')),
    explode: maybe(fc.boolean()),
    headers: rarely(fc.record({ 'X-Part': header })),
  }).map((a) => ({ a })),
);
const content = fc.dictionary(
  fc.constantFrom('application/json', 'text/plain', 'text/*', 'multipart/form-data', 'application/merge-patch+json'),
  some({ schema: maybe(schema, 8), encoding, example: rarely(fc.constantFrom('x', 5)) }),
  { minKeys: 1, maxKeys: 2 },
);
const response = maybe(
  some({
    description: fc.constantFrom('Done.', 'Kept.'),
    headers: maybe(fc.dictionary(fc.constantFrom('X-Left', 'Location', 'content-type'), header, { maxKeys: 2 })),
    content: maybe(content, 4),
    links: rarely(fc.constantFrom({ next: { operationId: 'other' } }, { next: { operationId: 'listThings' } })),
  }),
);
const flow = (tokenUrl: string, ...scopes: string[]) => ({
  clientCredentials: { tokenUrl, scopes: Object.fromEntries(scopes.map((name) => [name, name])) },
});

/** The parts of a contract that can differ between the contracts of a pair. */
const parts = {
  method: fc.constantFrom('get', 'post', 'put', 'delete'),
  path: fc.constantFrom('/things/{id}', '/things/{thing}', '/things', '/v2/things/{id}'),
  id: parameter('id', 'path'),
  first: parameter('a', 'query', 'query', 'header', 'cookie'),
  second: maybe(parameter('b', 'query', 'query', 'header', 'cookie')),
  body: maybe(some({ required: maybe(fc.boolean(), 4), description: maybe(fc.constant('Words.')), content })),
  ok: response,
  created: response,
  range: response,
  missing: response,
  default: response,
  security: maybe(
    fc.constantFrom<object[][]>([], [{}], [{ key: [] }], [{ key: [] }, { oauth: ['a'] }], [{ oauth: ['a', 'b'] }]),
    2,
  ),
  servers: maybe(
    fc.constantFrom<object[][]>(
      [{ url: '/v1' }],
      [{ url: 'https://{region}.x', variables: { region: { default: 'a', enum: ['a', 'b'] } } }],
      [{ url: 'https://{region}.x', variables: { region: { default: 'b', enum: ['b'] } } }, { url: '/v1' }],
    ),
  ),
  marks: some({
    operationId: maybe(fc.constantFrom('doThing', 'makeThing')),
    deprecated: rarely(fc.boolean()),
    'x-sunset': rarely(fc.constantFrom('2026-01-01', '2027-01-31', 'soon')),
    'x-stability-level': rarely(fc.constantFrom('draft', 'stable')),
    tags: rarely(fc.constantFrom(['one'], ['two'])),
    summary: maybe(fc.constantFrom('Short.', 'Other.')),
  }),
  key: fc.constantFrom<object>(
    { type: 'apiKey', in: 'header', name: 'X-Key' },
    { type: 'apiKey', in: 'query', name: 'key' },
    { type: 'apiKey', in: 'cookie', name: 'key' },
    { type: 'http', scheme: 'basic' },
    { type: 'http', scheme: 'bearer' },
    { type: 'mutualTLS' },
  ),
  flows: fc.constantFrom(flow('https://t', 'a', 'b'), flow('https://t', 'a'), flow('https://u', 'a', 'b')),
  thing: schema.filter((shape) => shape !== thing),
  hook: maybe(some({ requestBody: content.map((all) => ({ content: all })), responses: fc.constant({ 200: {} }) })),
  callback: maybe(fc.tuple(fc.constantFrom('{$url}', '{$request.body#/url}'), content)),
};
type Parts = { [Part in keyof typeof parts]: (typeof parts)[Part] extends fc.Arbitrary<infer Value> ? Value : never };

function contractOf(all: Parts): Document {
  const responses = { 200: all.ok, 201: all.created, '4XX': all.range, 404: all.missing, default: all.default };
  const given = withoutUndefined(responses);
  const operation = withoutUndefined({
    ...all.marks,
    parameters: [all.path.includes('{id}') ? all.id : undefined, all.first, all.second].filter((one) => one),
    requestBody: all.body,
    responses: Object.keys(given).length > 0 ? given : { 204: { description: 'Kept.' } },
    security: all.security,
    servers: all.servers,
    callbacks: all.callback && { done: { [all.callback[0]]: { post: { requestBody: { content: all.callback[1] } } } } },
  });
  return structuredClone({
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { [all.path]: { [all.method]: operation } },
    webhooks: all.hook ? { made: { post: all.hook } } : {},
    components: {
      schemas: { Thing: all.thing },
      securitySchemes: { key: all.key, oauth: { type: 'oauth2', flows: all.flows } },
    },
  }) as unknown as Document;
}

const names = Object.keys(parts) as (keyof Parts)[];

/** Pairs of contracts that differ in at most three parts. `names` are the names of these parts. */
export const contractPair: fc.Arbitrary<[names: string[], base: Document, revision: Document]> = fc
  .tuple(
    fc.record(parts) as unknown as fc.Arbitrary<Parts>,
    fc.record(parts) as unknown as fc.Arbitrary<Parts>,
    fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
  )
  .map(([one, other, changed]) => {
    const revised = { ...one, ...Object.fromEntries(changed.map((name) => [name, other[name]])) } as Parts;
    return [changed, contractOf(one), contractOf(revised)];
  });
