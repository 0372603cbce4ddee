import type { Plant } from './good.ts';

const recursive = 'The schema contains itself';
const closed = 'would ignore a mistyped member';
const open = 'would break callers';

/** Faults for the rules of our Redocly plugin. */
export const houseRulePlants: Plant[] = [
  {
    rule: 'house/no-recursive-schema',
    message: recursive,
    plant: ({ schemas }) =>
      (schemas.Part.properties.parts = { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Part' } }),
  },
  {
    rule: 'house/no-recursive-schema',
    message: recursive,
    plant: ({ schemas }) => (schemas.Part.properties.whole = { $ref: '#/components/schemas/Thing' }),
  },
  {
    rule: 'house/no-recursive-schema',
    message: recursive,
    plant: ({ schemas }) => (schemas.Part.additionalProperties = { $ref: '#/components/schemas/Part' }),
  },

  {
    rule: 'house/request-is-closed',
    message: closed,
    plant: ({ schemas }) => delete schemas.ThingUpdate.additionalProperties,
  },
  {
    rule: 'house/request-is-closed',
    message: closed,
    plant: ({ schemas }) => (schemas.ThingUpdate.additionalProperties = true),
  },
  {
    rule: 'house/request-is-closed',
    message: closed,
    plant: ({ schemas }) => delete schemas.ThingUpdate.properties.size.additionalProperties,
  },
  {
    rule: 'house/request-is-closed',
    message: 'give the request its own schema',
    plant: ({ schemas }) =>
      (schemas.ThingUpdate.properties.parts = {
        type: 'array',
        maxItems: 9,
        items: { $ref: '#/components/schemas/Part' },
      }),
  },

  {
    rule: 'house/request-has-no-default',
    message: 'required for callers',
    plant: ({ schemas }) => (schemas.ThingUpdate.properties.thing_name.default = 'chair'),
  },
  {
    rule: 'house/request-has-no-default',
    message: 'required for callers',
    plant: ({ schemas }) => (schemas.ThingUpdate.properties.size.properties.height.default = 1),
  },

  {
    rule: 'house/response-is-open',
    message: open,
    plant: ({ schemas }) => (schemas.Thing.additionalProperties = false),
  },
  {
    rule: 'house/response-is-open',
    message: open,
    plant: ({ schemas }) => (schemas.Part.additionalProperties = false),
  },
  {
    rule: 'house/response-is-open',
    message: open,
    plant: ({ schemas }) => (schemas.Problem.additionalProperties = false),
  },

  {
    rule: 'house/retry-is-known',
    message: 'is not in ProblemCode',
    plant: ({ components }) => (components.responses.Busy['x-retry'].out_of_order = 'always'),
  },
  {
    rule: 'house/retry-is-known',
    message: 'is "sometimes". Write',
    plant: ({ components }) => (components.responses.Busy['x-retry'].rate_limited = 'sometimes'),
  },
  {
    rule: 'house/retry-is-known',
    message: 'The 429 response does not say',
    plant: ({ components }) => delete components.responses.Busy['x-retry'],
  },
  {
    rule: 'house/problems-are-described',
    message: 'The error code `busy` lacks status, title, when, action',
    plant: ({ schemas }) => delete schemas.ProblemCode['x-problems'].busy,
  },
  {
    rule: 'house/problems-are-described',
    message: 'The error code `no` lacks status',
    plant: ({ schemas }) => (schemas.ProblemCode['x-problems'].no.status = 200),
  },
  {
    rule: 'house/problems-are-described',
    message: 'The error code `no` lacks action',
    plant: ({ schemas }) => (schemas.ProblemCode['x-problems'].no.action = ' '),
  },
  {
    rule: 'house/problems-are-described',
    message: 'describes `gone`, which is not in the enum',
    plant: ({ schemas }) => (schemas.ProblemCode['x-problems'].gone = schemas.ProblemCode['x-problems'].no),
  },
  {
    rule: 'house/retry-is-known',
    message: 'if this operation is not',
    plant: ({ get }) => (get['x-idempotent'] = true),
  },

  {
    rule: 'house/creation-is-idempotent',
    message: 'Add `- $ref: ../components/parameters/IdempotencyKey.yaml`',
    plant: ({ get }) => (get.responses['201'] = get.responses['200']),
  },
  {
    rule: 'house/creation-is-idempotent',
    message: 'the secret of another. Remove the parameter `Idempotency-Key`',
    plant: ({ document, put, components }) => {
      components.parameters.ThingId.name = 'evaluation_id';
      const { '/all-things/{thing_id}': item, ...others } = document.paths;
      document.paths = { ...others, '/all-things/{evaluation_id}': item };
      put['x-invitation'] = ['judge', 'shared'];
    },
  },
  ...['200', '201'].map((status): Plant => ({
    rule: 'house/creation-is-idempotent',
    message: `its ${status} response has no`,
    plant: ({ put }) => delete put.responses[status].headers['Idempotency-Replayed'],
  })),
  {
    rule: 'house/creation-is-idempotent',
    message: 'needs the parameter `Idempotency-Key`',
    plant: ({ get }) => (get['x-idempotent'] = false),
  },
];
