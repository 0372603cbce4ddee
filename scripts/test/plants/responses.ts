import type { Plant } from './good.ts';

const exact = 'Write each status with three digits';
const isProblem = 'except 422 has exactly one content type';
const isJson = 'A 422 response has only the content type application/json';
const headers = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
const json = (schema: object, examples: object = {}) => ({
  description: 'x',
  headers,
  content: { 'application/json': { schema, examples } },
});

/** Returns one fault for each status: the operation does not document the response with this status. */
const without = (rule: string, message: string, where: 'health' | 'get' | 'put', ...statuses: string[]): Plant[] =>
  statuses.map((status) => ({ rule, message, plant: (parts) => delete parts[where].responses[status] }));

/** Faults that the lint rules for responses and their content must report. */
export const responsePlants: Plant[] = [
  { rule: 'rule/status-is-exact', message: exact, plant: ({ get }) => (get.responses.default = get.responses['500']) },
  { rule: 'rule/status-is-exact', message: exact, plant: ({ get }) => (get.responses['4XX'] = get.responses['401']) },

  ...without(
    'rule/responses-of-every-operation',
    'use a wrong method on the path',
    'health',
    '405',
    '406',
    '500',
    '503',
  ),
  ...without('rule/responses-of-every-operation', 'use a wrong method on the path', 'put', '503'),
  ...without('rule/responses-with-key', 'needs an API key documents 401 and 429', 'get', '401', '429'),
  ...without('rule/responses-with-role', 'gets 403', 'put', '403'),
  ...without('rule/responses-with-role', 'gets 403', 'get', '403'),
  ...without('rule/responses-with-body', 'A body can be too large', 'put', '413', '415'),
  ...without('rule/responses-with-parameters', 'Parameters can be invalid', 'get', '422'),
  ...without('rule/responses-with-path-parameters', 'id in the path can be unknown', 'get', '404'),
  {
    rule: 'rule/responses-with-body',
    message: '413',
    plant: ({ health, put }) => {
      health.requestBody = put.requestBody;
      health.responses['415'] = health.responses['500'];
      health.responses['422'] = put.responses['422'];
    },
  },

  {
    rule: 'rule/response-has-request-id',
    message: 'The response has no `X-Request-Id`',
    plant: ({ get }) => delete get.responses['200'].headers['X-Request-Id'],
  },
  {
    rule: 'rule/response-has-request-id',
    message: 'The response has no `X-Request-Id`',
    plant: ({ components }) => delete components.responses.Failed.headers,
  },
  {
    rule: 'rule/error-is-problem',
    message: isProblem,
    plant: ({ get }) => (get.responses['404'] = { description: 'Nothing but words.', headers }),
  },
  {
    rule: 'rule/error-is-problem',
    message: isProblem,
    plant: ({ get }) =>
      (get.responses['500'] = json({ $ref: '#/components/schemas/Problem' }, { No: { value: { code: 'no' } } })),
  },
  {
    rule: 'rule/error-is-problem',
    message: isProblem,
    plant: ({ get }) => (get.responses['404'] = { $ref: '#/components/responses/Invalid' }),
  },
  {
    rule: 'rule/error-is-problem',
    message: isProblem,
    plant: ({ get, components }) => {
      components.responses.Both = structuredClone(components.responses.Failed);
      components.responses.Both.content['application/json'] = {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: { No: { value: { code: 'no' } } },
      };
      get.responses['404'] = { $ref: '#/components/responses/Both' };
    },
  },
  {
    rule: 'rule/problem-schema',
    message: 'one schema',
    plant: ({ get, schemas, components }) => {
      get.responses['500'] = structuredClone(components.responses.Failed);
      get.responses['500'].content['application/problem+json'].schema = structuredClone(schemas.Problem);
    },
  },
  {
    rule: 'rule/validation-error-is-json',
    message: isJson,
    plant: ({ get }) => (get.responses['422'] = { $ref: '#/components/responses/Failed' }),
  },
  {
    rule: 'rule/validation-error-is-json',
    message: isJson,
    plant: ({ get }) => (get.responses['422'] = { description: 'Nothing but words.', headers }),
  },
  {
    rule: 'rule/validation-error-schema',
    message: 'one schema',
    plant: ({ get }) =>
      (get.responses['422'] = json({ $ref: '#/components/schemas/Problem' }, { No: { value: { code: 'no' } } })),
  },

  {
    rule: 'rule/content-has-example',
    message: 'has no example',
    plant: ({ put }) => delete put.requestBody.content['application/json'].examples,
  },
  {
    rule: 'rule/content-has-example',
    message: 'has no example',
    plant: ({ get }) => delete get.responses['200'].content['application/json'].examples,
  },
  {
    rule: 'rule/content-has-example',
    message: 'has no example',
    plant: ({ components }) => delete components.responses.Failed.content['application/problem+json'].examples,
  },
  {
    rule: 'rule/header-described',
    message: 'The header has no description',
    plant: ({ components }) => delete components.headers.ETag.description,
  },
  {
    rule: 'rule/header-described',
    message: 'The header has no description',
    plant: ({ components }) => (components.headers.ETag.description = ''),
  },
];
