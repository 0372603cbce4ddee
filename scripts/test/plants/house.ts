import type { Plant } from './good.ts';

const recursive = 'The schema contains itself';
const closed = 'would ignore a mistyped member';
const open = 'would break callers';

/** Faults that the lint rules of our Redocly plugin must report. */
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
    rule: 'rule/retry-is-known',
    message: 'write `always` if',
    plant: ({ components }) => (components.responses.Busy['x-retry'].busy = 'sometimes'),
  },
  {
    rule: 'rule/busy-response-has-retry',
    message: 'does not say whether clients may retry',
    plant: ({ components }) => delete components.responses.Busy['x-retry'],
  },
  {
    rule: 'rule/problems-are-described',
    message: 'status',
    plant: ({ schemas }) => (schemas.ProblemCode['x-problems'].no.status = 200),
  },
  {
    rule: 'rule/problems-are-described',
    message: 'action',
    plant: ({ schemas }) => delete schemas.ProblemCode['x-problems'].no.action,
  },
  {
    rule: 'rule/problems-are-described',
    message: 'title',
    plant: ({ schemas }) => (schemas.ProblemCode['x-problems'].no.title = ' '),
  },
  {
    rule: 'rule/idempotent-is-false',
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
    message: 'the secret of another person. Remove the parameter `Idempotency-Key`',
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
