import type { Plant } from './good.ts';

const agree = 'until they agree';

/** Faults that lint rules of Redocly itself must report. */
export const builtInPlants: Plant[] = [
  { rule: 'struct', message: 'respones', plant: ({ get }) => (get.respones = {}) },
  {
    rule: 'no-unresolved-refs',
    message: "Can't resolve",
    plant: ({ schemas }) => (schemas.Part.properties.colour = { $ref: '#/components/schemas/Nowhere' }),
  },
  {
    rule: 'no-unused-components',
    message: 'Reference the component, or delete it',
    plant: ({ schemas }) => (schemas.Lonely = { type: 'object' }),
  },
  {
    rule: 'spec-ref-siblings',
    message: 'not expected here',
    plant: ({ get }) => Object.assign(get.parameters[0], { required: true }),
  },
  {
    rule: 'spec-components-invalid-map-name',
    message: 'a thing',
    plant: ({ schemas, health }) => {
      schemas['a thing'] = schemas.Thing;
      health.responses['200'].content['application/json'].schema = { $ref: '#/components/schemas/a thing' };
    },
  },

  { rule: 'info-license', message: 'license', plant: ({ document }) => delete document.info.license },
  {
    rule: 'info-license-strict',
    message: 'identifier',
    plant: ({ document }) => delete document.info.license.identifier,
  },
  { rule: 'no-empty-servers', message: 'Servers', plant: ({ document }) => delete document.servers },
  {
    rule: 'no-server-trailing-slash',
    message: 'trailing slash',
    plant: ({ document }) => (document.servers[0].url += '/'),
  },
  {
    rule: 'no-server-variables-empty-enum',
    message: 'enum',
    plant: ({ document }) =>
      (document.servers[0] = { url: 'http://{host}/api', variables: { host: { default: 'a', enum: [] } } }),
  },
  {
    rule: 'no-undefined-server-variable',
    message: 'not defined',
    plant: ({ document }) => (document.servers[0].url = 'http://{host}/api'),
  },
  {
    rule: 'no-unsafe-markdown',
    message: 'script',
    plant: ({ get }) => (get.description = 'Gives <script>alert(1)</script> the thing.'),
  },
  { rule: 'tag-description', message: 'description', plant: ({ document }) => delete document.tags[0].description },
  {
    rule: 'no-duplicated-tag-names',
    message: 'Duplicate',
    plant: ({ document }) => document.tags.push(document.tags[0]),
  },

  { rule: 'operation-operationId', message: 'operationId', plant: ({ get }) => delete get.operationId },
  {
    rule: 'operation-operationId-unique',
    message: 'unique',
    plant: ({ get, put }) => (get.operationId = put.operationId),
  },
  { rule: 'operation-summary', message: 'Add `summary:`', plant: ({ get }) => delete get.summary },
  { rule: 'operation-description', message: 'Add `description:`', plant: ({ get }) => delete get.description },
  { rule: 'operation-tag-defined', message: 'declare it there', plant: ({ get }) => (get.tags = ['unknown']) },
  { rule: 'operation-tag-defined', message: 'The tag is not declared', plant: ({ get }) => delete get.tags },
  { rule: 'operation-2xx-response', message: '2XX', plant: ({ get }) => delete get.responses['200'] },
  {
    rule: 'operation-parameters-unique',
    message: 'unique',
    plant: ({ get }) => get.parameters.push({ ...get.parameters[0] }),
  },
  {
    rule: 'parameter-description',
    message: 'says what the value means',
    plant: ({ components }) => delete components.parameters.ThingId.description,
  },
  { rule: 'path-parameters-defined', message: 'Use the same names', plant: ({ get }) => (get.parameters = []) },
  { rule: 'security-defined', message: 'Unknown', plant: ({ document }) => document.security.push({ Unknown: [] }) },
  {
    rule: 'no-ambiguous-paths',
    message: 'ambiguous',
    plant: ({ document, health }) =>
      (document.paths['/{word}/health'] = {
        get: {
          ...health,
          operationId: 'getWord',
          parameters: [wordParameter],
          responses: { ...health.responses, ...document.paths['/all-things/{thing_id}'].get.responses },
        },
      }),
  },
  {
    rule: 'no-ambiguous-paths',
    message: 'ambiguous',
    plant: ({ document, get }) =>
      (document.paths['/all-things/{word}'] = { get: { ...get, operationId: 'getWord', parameters: [wordParameter] } }),
  },
  {
    rule: 'request-mime-type',
    message: 'Requests are application/json',
    plant: ({ put }) => rename(put.requestBody.content, 'text/plain'),
  },
  {
    rule: 'response-mime-type',
    message: 'Responses are application/json',
    plant: ({ get }) => rename(get.responses['200'].content, 'text/plain'),
  },

  {
    rule: 'no-invalid-media-type-examples',
    message: agree,
    plant: ({ components }) => (components.examples.Thing.value = { thing_id: 7 }),
  },
  {
    rule: 'no-invalid-media-type-examples',
    message: agree,
    plant: ({ components }) => (components.examples.Thing.value = { thing_id: 'a', unknown: 1 }),
  },
  {
    rule: 'no-invalid-media-type-examples',
    message: agree,
    plant: ({ put }) => (put.requestBody.content['application/json'].examples.Named.value = { thing_name: 7 }),
  },
  {
    rule: 'no-invalid-media-type-examples',
    message: agree,
    plant: ({ components }) =>
      (components.responses.Failed.content['application/problem+json'].examples.No.value = { code: 'yes' }),
  },
  {
    rule: 'no-invalid-parameter-examples',
    message: agree,
    plant: ({ components }) => (components.parameters.ThingId.example = 'x'.repeat(37)),
  },
  {
    rule: 'no-invalid-schema-examples',
    message: agree,
    plant: ({ schemas }) => (schemas.Part.properties.part_name.examples = ['arm']),
  },
  {
    rule: 'no-example-value-and-externalValue',
    message: 'either `value`',
    plant: ({ components }) => (components.examples.Thing.externalValue = 'http://localhost:1/thing.json'),
  },
  {
    rule: 'scalar-property-missing-example',
    message: 'a reader would recognise',
    plant: ({ schemas }) => delete schemas.Part.properties.part_name.examples,
  },

  {
    rule: 'no-duplicated-enum-values',
    message: 'uplicate',
    plant: ({ schemas }) => schemas.Part.properties.part_name.enum.push('leg'),
  },
  {
    rule: 'no-enum-type-mismatch',
    message: 'type',
    plant: ({ schemas }) => schemas.Part.properties.part_name.enum.push(7),
  },
  {
    rule: 'no-illogical-composition-keywords',
    message: 'oneOf',
    plant: ({ schemas }) => (schemas.Part.properties.either = { oneOf: [{ type: 'integer' }] }),
  },
  {
    rule: 'no-mixed-number-range-constraints',
    message: 'minimum',
    plant: ({ schemas }) =>
      Object.assign(schemas.ThingUpdate.properties.size.properties.height, { minimum: 0, exclusiveMinimum: 0 }),
  },
  {
    rule: 'no-required-schema-properties-undefined',
    message: 'width',
    plant: ({ schemas }) => (schemas.ThingUpdate.properties.size.required = ['width']),
  },
  {
    rule: 'no-schema-type-mismatch',
    message: 'items',
    plant: ({ schemas }) => (schemas.Part.items = { type: 'integer' }),
  },
];

const wordParameter = {
  name: 'word',
  in: 'path',
  required: true,
  description: 'A word.',
  schema: { type: 'string', maxLength: 9 },
  example: 'a',
};

function rename(content: any, type: string): void {
  content[type] = content['application/json'];
  delete content['application/json'];
}
