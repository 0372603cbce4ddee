import type { Document, Schema } from '@jurybox/openapi';
import type { Level } from '../../src/model.ts';
import { propertiesOf, schemaNamed } from './mutation.ts';
import type { MessageCase } from './operation-cases.ts';
import { addParameter, listed, success } from './operations.ts';

/** A change of something that Jurybox's own contract does not contain. So `prepare` first adds it to the base. */
export interface PreparedCase extends MessageCase {
  prepare: (document: Document) => void;
}

export const preparedCases: PreparedCase[] = [
  {
    name: 'a query parameter becomes required',
    rules: ['parameter-required'],
    prepare: addParameter('team', false),
    change: (d) => void ((listed(d).parameters.at(-1) as { required: boolean }).required = true),
    levels: ['major', 'minor'],
  },
  {
    name: 'a response header becomes required',
    rules: ['header-required'],
    prepare: (d) => void (success(d).headers!['X-Team'] = { schema: { type: 'string', maxLength: 9 } }),
    change: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 9 } }),
    levels: ['minor', 'major'],
  },
  {
    name: '`explode` of a list parameter is changed',
    rules: ['parameter-style'],
    prepare: addParameter('teams', false, { schema: { type: 'array', items: { type: 'string' } } }),
    change: (d) => void ((listed(d).parameters.at(-1) as { explode: boolean }).explode = false),
    levels: ['major', 'major'],
  },
  {
    name: '`style` of an object parameter is changed',
    rules: ['parameter-style'],
    prepare: addParameter('filter', false, { schema: { type: 'object', additionalProperties: { type: 'string' } } }),
    change: (d) => void ((listed(d).parameters.at(-1) as { style: string }).style = 'deepObject'),
    levels: ['major', 'major'],
  },
  ...(['maxLength', 'minLength', 'enum', 'type', 'pattern', 'minimum'] as const).map((keyword) => ({
    name: `${keyword} of a parameter is narrowed`,
    rules: [keyword],
    levels: ['major', 'minor'] as [Level, Level],
    prepare: addParameter('team', false, {
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
    name: 'maxLength of a response header is raised',
    rules: ['maxLength'],
    prepare: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 9 } }),
    change: (d) => void (success(d).headers!['X-Team'] = { required: true, schema: { type: 'string', maxLength: 12 } }),
    levels: ['major', 'minor'],
  },
  ...(['readOnly', 'writeOnly'] as const).map((flag) => ({
    name: `a member becomes ${flag}`,
    rules: flag === 'readOnly' ? [flag] : [flag, 'required'],
    levels: (flag === 'readOnly' ? ['major', 'minor'] : ['major', 'major']) as [Level, Level],
    prepare: () => undefined,
    change: (d: Document) =>
      void (propertiesOf(d, flag === 'readOnly' ? 'EvaluationScenarioUpdate' : 'EvaluationVariant')[
        flag === 'readOnly' ? 'is_pinned' : 'variant_name'
      ]![flag] = true),
  })),
  {
    name: 'a member is added to a request body that allows no other members',
    rules: ['property-added', 'property-removed'],
    levels: ['minor', 'major'],
    prepare: () => undefined,
    change: (d) => void (propertiesOf(d, 'EvaluationScenarioUpdate')['colour'] = { type: 'string', maxLength: 9 }),
  },
  {
    name: 'a member is added to a response that allows other members',
    rules: ['property-added', 'property-removed'],
    levels: ['minor', 'major'],
    reverseProof: 'stated',
    prepare: () => undefined,
    change: (d) => void (propertiesOf(d, 'EvaluationScenario')['colour'] = { type: 'string', maxLength: 9 }),
  },
  {
    name: 'a member of a request body becomes required',
    rules: ['required'],
    levels: ['major', 'minor'],
    prepare: () => undefined,
    change: (d) => void (schemaNamed(d, 'EvaluationScenarioUpdate')['required'] = ['note']),
  },
  ...(['request', 'response'] as const).map((position) => ({
    name: `a branch is added to a discriminator in a ${position}`,
    rules: ['discriminator', 'oneOf'],
    levels: (position === 'request' ? ['minor', 'major'] : ['major', 'minor']) as [Level, Level],
    prepare: (d: Document) => {
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
