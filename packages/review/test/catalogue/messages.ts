import type { Document, Schema } from '../../src/document.ts';
import type { Level, Proof } from '../../src/model.ts';
import { edit, propertiesOf, schemaNamed, type Mutation } from './mutation.ts';

type Operation = Record<string, never> & {
  parameters: unknown[];
  responses: Record<string, Response>;
  requestBody?: { required?: boolean; content: Record<string, unknown> };
  deprecated?: boolean;
  security?: unknown[];
  operationId: string;
};
interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: unknown }>;
}

const judgePath = '/human-evaluations/{evaluation_id}/evaluation_scenario/{evaluation_scenario_id}/{evaluation_type}';
const listPath = '/apps';

interface Case {
  name: string;
  rules: string[];
  /** The level of the change, and of the change back. */
  levels: [Level, Level];
  proof?: Proof;
  /** What turns one revision into the other. */
  change: (document: Document) => void;
}

const operation = (document: Document, path: string, method: string): Operation =>
  document.paths![path]![method] as Operation;
const judged = (document: Document): Operation => operation(document, judgePath, 'put');
const listed = (document: Document): Operation => operation(document, listPath, 'get');
const parameter = (name: string, required: boolean, more: object = {}) => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string', maxLength: 20 },
  ...more,
});
const add =
  (name: string, required: boolean, more: object = {}) =>
  (document: Document) =>
    void listed(document).parameters.push(parameter(name, required, more));
const success = (document: Document): Response => judged(document).responses['200'] as Response;

/** The changes that are none of a schema, each with its way back. */
const cases: Case[] = [
  {
    name: 'an operation removed',
    rules: ['operation-removed', 'operation-added'],
    levels: ['major', 'minor'],
    change: (d) => void delete d.paths?.['/health'],
  },
  {
    name: 'a method removed',
    rules: ['operation-removed', 'operation-added'],
    levels: ['major', 'minor'],
    change: (d) => void delete d.paths?.[listPath]?.['post'],
  },
  {
    name: 'an operationId changed',
    rules: ['operation-renamed'],
    levels: ['major', 'major'],
    proof: 'stated',
    change: (d) => void ((judged(d) as { operationId: string }).operationId = 'judge'),
  },
  {
    name: 'a required query parameter added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['major', 'major'],
    change: add('team', true),
  },
  {
    name: 'an optional query parameter added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['minor', 'major'],
    change: add('team', false),
  },
  {
    name: 'an optional header parameter added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['minor', 'major'],
    change: add('X-Team', false, { in: 'header' }),
  },
  {
    name: 'a required cookie added',
    rules: ['parameter-added', 'parameter-removed'],
    levels: ['major', 'major'],
    change: add('team', true, { in: 'cookie' }),
  },
  {
    name: 'the body no longer required',
    rules: ['body-required'],
    levels: ['minor', 'major'],
    change: (d) => void ((judged(d).requestBody as { required: boolean }).required = false),
  },
  {
    name: 'the body removed',
    rules: ['body-removed', 'body-added'],
    levels: ['major', 'major'],
    change: (d) => void delete judged(d).requestBody,
  },
  {
    name: 'a request content type added',
    rules: ['request-content-type'],
    levels: ['minor', 'major'],
    change: (d) =>
      void (judged(d).requestBody!.content['application/merge-patch+json'] = { schema: { type: 'object' } }),
  },
  {
    name: 'a success added',
    rules: ['status-added', 'status-removed'],
    levels: ['major', 'minor'],
    change: (d) => void (judged(d).responses['202'] = { description: 'Later.' }),
  },
  {
    name: 'an error added',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (judged(d).responses['451'] = { description: 'Not here.' }),
  },
  {
    name: 'an error class added',
    rules: ['status-added', 'status-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (listed(d).responses['4XX'] = { description: 'No.' }),
  },
  {
    name: 'the only success removed',
    rules: ['status-removed', 'status-added'],
    levels: ['major', 'major'],
    change: (d) => {
      delete listed(d).responses['200'];
      delete listed(d).responses['304'];
    },
  },
  {
    name: 'a response content type added',
    rules: ['response-content-type'],
    levels: ['minor', 'major'],
    change: (d) => void (success(d).content!['text/csv'] = { schema: { type: 'string' } }),
  },
  {
    name: 'an optional header added to an answer',
    rules: ['header-added', 'header-removed'],
    levels: ['minor', 'minor'],
    change: (d) => void (success(d).headers!['X-Team'] = { schema: { type: 'string', maxLength: 9 } }),
  },
  {
    name: 'a header always sent added to an answer',
    rules: ['header-added', 'header-removed'],
    levels: ['minor', 'major'],
    change: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 9 } }),
  },
  {
    name: 'no key needed',
    rules: ['security'],
    levels: ['minor', 'major'],
    change: (d) => void (judged(d).security = []),
  },
  {
    name: 'another credential as well',
    rules: ['security'],
    levels: ['minor', 'major'],
    change: (d) => {
      d.components!['securitySchemes']!['Token'] = { type: 'http', scheme: 'bearer' };
      judged(d).security = [{ ApiKey: [] }, { Token: [] }];
    },
  },
  {
    name: 'a second credential with the first',
    rules: ['security'],
    levels: ['major', 'minor'],
    change: (d) => {
      d.components!['securitySchemes']!['Token'] = { type: 'http', scheme: 'bearer' };
      judged(d).security = [{ ApiKey: [], Token: [] }];
    },
  },
  {
    name: 'the key in another header',
    rules: ['security-scheme'],
    levels: ['major', 'major'],
    change: (d) => void ((d.components!['securitySchemes']!['ApiKey'] as { name: string }).name = 'X-Key'),
  },
  {
    name: 'a server added',
    rules: ['servers'],
    levels: ['minor', 'major'],
    change: (d) => void d.servers!.push({ url: 'https://api.example.com/v1' }),
  },
  {
    name: 'an operation deprecated',
    rules: ['deprecated'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void (judged(d).deprecated = true),
  },
  {
    name: 'a sunset announced',
    rules: ['sunset'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void ((judged(d) as Record<string, unknown>)['x-sunset'] = '2027-01-01'),
  },
  {
    name: 'a description changed',
    rules: ['documentation'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    change: (d) => void ((judged(d) as Record<string, unknown>)['summary'] = 'Judge'),
  },
  {
    name: 'a default changed',
    rules: ['default'],
    levels: ['minor', 'minor'],
    proof: 'stated',
    change: (d) => void (schemaOfParameter(d, 'Limit')['default'] = 50),
  },
];

const schemaOfParameter = (document: Document, name: string): Schema =>
  (document.components!['parameters']![name] as { schema: Schema }).schema;

/** Changes that start from a contract with something in it that ours does not have. */
const staged: {
  name: string;
  rules: string[];
  stage: (d: Document) => void;
  change: (d: Document) => void;
  levels: [Level, Level];
}[] = [
  {
    name: 'a query parameter becomes required',
    rules: ['parameter-required'],
    stage: add('team', false),
    change: (d) => void ((listed(d).parameters.at(-1) as { required: boolean }).required = true),
    levels: ['major', 'minor'],
  },
  {
    name: 'a header is always sent',
    rules: ['header-required'],
    stage: (d) => void (success(d).headers!['X-Team'] = { schema: { type: 'string', maxLength: 9 } }),
    change: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 9 } }),
    levels: ['minor', 'major'],
  },
  {
    name: 'explode of a list',
    rules: ['parameter-style'],
    stage: add('teams', false, { schema: { type: 'array', items: { type: 'string' } } }),
    change: (d) => void ((listed(d).parameters.at(-1) as { explode: boolean }).explode = false),
    levels: ['major', 'major'],
  },
  {
    name: 'style of an object',
    rules: ['parameter-style'],
    stage: add('filter', false, { schema: { type: 'object', additionalProperties: { type: 'string' } } }),
    change: (d) => void ((listed(d).parameters.at(-1) as { style: string }).style = 'deepObject'),
    levels: ['major', 'major'],
  },
  ...(['maxLength', 'minLength', 'enum', 'type', 'pattern', 'minimum'] as const).map((keyword) => ({
    name: `${keyword} of a parameter`,
    rules: [keyword],
    levels: ['major', 'minor'] as [Level, Level],
    stage: add('team', false, {
      schema: keyword === 'minimum' ? { type: 'integer', minimum: 0 } : { type: 'string', maxLength: 20 },
    }),
    change: (d: Document) =>
      void Object.assign(
        (listed(d).parameters.at(-1) as { schema: Schema }).schema,
        {
          maxLength: { maxLength: 10 },
          minLength: { minLength: 2 },
          enum: { enum: ['red', 'blue'] },
          type: { type: 'integer' },
          pattern: { pattern: '^[a-f]+$' },
          minimum: { minimum: 3 },
        }[keyword],
      ),
  })),
  {
    name: 'maxLength of a header',
    rules: ['maxLength'],
    stage: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 9 } }),
    change: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 12 } }),
    levels: ['major', 'minor'],
  },
  ...(['readOnly', 'writeOnly'] as const).map((flag) => ({
    name: `a member becomes ${flag}`,
    rules: flag === 'readOnly' ? [flag] : [flag, 'required'],
    levels: (flag === 'readOnly' ? ['major', 'minor'] : ['major', 'major']) as [Level, Level],
    stage: () => undefined,
    change: (d: Document) =>
      void (propertiesOf(d, flag === 'readOnly' ? 'EvaluationScenarioUpdate' : 'EvaluationVariant')[
        flag === 'readOnly' ? 'is_pinned' : 'variant_name'
      ]![flag] = true),
  })),
  {
    name: 'a member added to a closed request',
    rules: ['property-added', 'property-removed'],
    levels: ['minor', 'major'],
    stage: () => undefined,
    change: (d) => void (propertiesOf(d, 'EvaluationScenarioUpdate')['colour'] = { type: 'string', maxLength: 9 }),
  },
  {
    name: 'a member added to an open answer',
    rules: ['property-added', 'property-removed'],
    levels: ['minor', 'major'],
    stage: () => undefined,
    change: (d) => void (propertiesOf(d, 'EvaluationScenario')['colour'] = { type: 'string', maxLength: 9 }),
  },
  {
    name: 'a member required of requests',
    rules: ['required'],
    levels: ['major', 'minor'],
    stage: () => undefined,
    change: (d) => void (schemaNamed(d, 'EvaluationScenarioUpdate')['required'] = ['note']),
  },
  ...(['request', 'response'] as const).map((position) => ({
    name: `a discriminator names one more branch in a ${position}`,
    rules: ['discriminator', 'oneOf'],
    levels: (position === 'request' ? ['minor', 'major'] : ['major', 'minor']) as [Level, Level],
    stage: (d: Document) => {
      Object.assign(d.components!['schemas']!, { Cat: animal('cat'), Dog: animal('dog'), Cow: animal('cow') });
      choice(d, position, ['cat', 'dog']);
    },
    change: (d: Document) => choice(d, position, ['cat', 'dog', 'cow']),
  })),
];

const animal = (kind: string): Schema => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: [kind] } },
});
function choice(document: Document, position: 'request' | 'response', kinds: string[]): void {
  const ref = (kind: string) => `#/components/schemas/${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  propertiesOf(document, position === 'request' ? 'EvaluationScenarioUpdate' : 'EvaluationScenario')['note'] = {
    oneOf: kinds.map((kind) => ({ $ref: ref(kind) })),
    discriminator: { propertyName: 'kind', mapping: Object.fromEntries(kinds.map((kind) => [kind, ref(kind)])) },
  };
}

export function messageCases(contract: Document): Mutation[] {
  const pairs = [
    ...cases.map((one) => ({ ...one, stage: () => undefined })),
    ...staged.map((one) => ({ ...one, proof: 'proven' as Proof })),
  ];
  return pairs.flatMap(({ name, rules, levels, proof = 'proven', stage, change }) => {
    const base = edit(contract, stage);
    const revision = edit(base, change);
    const common = { rules, proof };
    return [
      { ...common, name, base, revision, level: levels[0] },
      { ...common, name: `${name}, back`, base: revision, revision: base, level: levels[1] },
    ];
  });
}
