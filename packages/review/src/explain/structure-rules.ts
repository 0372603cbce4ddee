import type { Schema } from '@jurybox/openapi';
import { schemaPage, type RulePage } from './example.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const note = (more: Schema = {}): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: { text },
  ...more,
});
const two = { text, colour: text };

const keepOld =
  'Keep the old member. Mark it `deprecated: true`, and announce the day in `x-sunset`. Remove it after that day.';
const optional = 'Keep the member optional. If it is missing, use a default in the server.';
const widen = 'In a request, only allow more values. In a response, only allow fewer values.';

/** The pages of the rules for members, items and combined schemas. */
export const structurePages: Record<string, RulePage> = {
  required: schemaPage('request', [note(), note({ required: ['text'] })], {
    what: 'Reports that a member becomes required or optional.',
    instead: `In a request: ${optional} In a response: keep sending the member.`,
  }),
  'property-added': schemaPage('request', [note(), note({ properties: two })], {
    what: 'Reports a member that the base does not name.',
    instead: 'A request body may already allow any member. In this case, choose a name that no caller sends yet.',
  }),
  'property-removed': schemaPage('request', [note({ properties: two }), note()], {
    what: 'Reports a member that the revision no longer names.',
    instead: keepOld,
  }),
  additionalProperties: schemaPage('request', [note({ additionalProperties: {} }), note()], {
    what: 'Reports a changed `additionalProperties`. This schema is for members that an object does not name.',
    instead: 'Keep the object open, and ignore members that the server does not know.',
  }),
  patternProperties: schemaPage(
    'request',
    [{ type: 'object' }, { type: 'object', patternProperties: { '^x-': number } }],
    {
      what: 'Reports a changed `patternProperties`. These schemas are for the members whose names match a pattern.',
      instead: widen,
    },
  ),
  propertyNames: schemaPage('request', [{ type: 'object' }, { type: 'object', propertyNames: { maxLength: 3 } }], {
    what: 'Reports a changed `propertyNames`. The names of all members must fit this schema.',
    instead: widen,
  }),
  dependentRequired: schemaPage(
    'request',
    [note({ properties: two }), note({ properties: two, dependentRequired: { text: ['colour'] } })],
    {
      what: 'Reports a changed `dependentRequired`. If a certain member is present, these members are required.',
      instead: optional,
    },
  ),
  dependentSchemas: schemaPage(
    'request',
    [note({ properties: two }), note({ properties: two, dependentSchemas: { text: { required: ['colour'] } } })],
    {
      what: 'Reports a changed `dependentSchemas`. Each of these schemas applies only if a certain member is present.',
      instead: optional,
    },
  ),
  items: schemaPage('request', [{ type: 'array' }, { type: 'array', items: text }], {
    what: 'Reports that the schema for the items of a list was added or removed.',
    instead: widen,
  }),
  prefixItems: schemaPage('request', [{ type: 'array' }, { type: 'array', prefixItems: [text] }], {
    what: 'Reports a changed `prefixItems`. Each of these schemas is for the item at one position of a list.',
    instead: widen,
  }),
  allOf: schemaPage('request', [{ pattern: '^a' }, { pattern: '^a', allOf: [{ pattern: 'z$' }] }], {
    what: 'Reports a schema that was added to `allOf` or removed from it.',
    instead: widen,
  }),
  anyOf: schemaPage('request', [{ anyOf: [text, number] }, { anyOf: [text] }], {
    what: 'Reports a branch that was added to `anyOf` or removed from it.',
    instead: widen,
  }),
  oneOf: schemaPage('request', [{ oneOf: [text, number] }, { oneOf: [text] }], {
    what: 'Reports a branch that was added to `oneOf` or removed from it.',
    instead: widen,
  }),
  not: schemaPage('request', [text, { ...text, not: { const: 'a' } }], {
    what: 'Reports a changed `not`. A value must not fit this schema.',
    instead: widen,
  }),
  if: schemaPage('request', [text, { ...text, if: { maxLength: 3 }, else: { pattern: '^a' } }], {
    what: 'Reports a changed condition (`if`, `then`, `else`).',
    instead: widen,
  }),
  discriminator: schemaPage(
    'request',
    [
      { oneOf: [note({ properties: { kind: text } })] },
      {
        oneOf: [note({ properties: { kind: text } })],
        discriminator: { propertyName: 'kind', mapping: { short: '#/components/schemas/Short' } },
      },
    ],
    {
      what: 'Reports a changed discriminator. Also reports a discriminator value that now selects another schema.',
      instead: widen,
    },
  ),
  schema: schemaPage('request', [note(), note({ properties: { text: false } })], {
    what: 'Reports that a schema now refuses every value. Also reports that a schema no longer refuses every value.',
    instead: keepOld,
  }),
  readOnly: schemaPage('request', [note(), note({ properties: { text: { ...text, readOnly: true } } })], {
    what: 'Reports a changed `readOnly` of a member. Requests must not contain a `readOnly` member.',
    instead: 'Keep accepting the member in requests, and ignore its value.',
  }),
  writeOnly: schemaPage('response', [note(), note({ properties: { text: { ...text, writeOnly: true } } })], {
    what: 'Reports a changed `writeOnly` of a member. Responses do not contain a `writeOnly` member.',
    instead: keepOld,
  }),
  unevaluatedProperties: schemaPage(
    'request',
    [
      { type: 'object', anyOf: [{ properties: { text } }, { properties: { number } }] },
      { type: 'object', anyOf: [{ properties: { text } }, { properties: { number } }], unevaluatedProperties: false },
    ],
    {
      what: 'Reports a changed `unevaluatedProperties`. This schema is for members that no other keyword describes.',
      instead: 'Keep the object open, and ignore members that the server does not know.',
    },
  ),
  unevaluatedItems: schemaPage(
    'request',
    [
      { type: 'array', anyOf: [{ prefixItems: [text] }, { prefixItems: [number] }] },
      { type: 'array', anyOf: [{ prefixItems: [text] }, { prefixItems: [number] }], unevaluatedItems: false },
    ],
    {
      what: 'Reports a changed `unevaluatedItems`. This schema is for items that no other keyword describes.',
      instead: widen,
    },
  ),
  documentation: schemaPage('request', [text, { ...text, description: 'The text of the note.' }], {
    what: 'Reports changed titles, descriptions, examples and extensions.',
    instead: 'You need not change anything, because requests and responses stay the same.',
  }),
};
