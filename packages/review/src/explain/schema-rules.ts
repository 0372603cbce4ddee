import type { Schema } from '@jurybox/openapi';
import { schemaPage, type RulePage } from './operation-rules.ts';

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
const structurePages: Record<string, RulePage> = {
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

const list = { type: 'array', items: text };
const object = { type: 'object', additionalProperties: text };

const newVersion = 'Add a new member or a new operation with the other values, and keep the old one until its sunset.';
const loosen = 'Keep the limit, or check the stricter limit in the server for new callers only.';

/** The pages of the rules for keywords that limit single values, lengths and counts. */
const valuePages: Record<string, RulePage> = {
  type: schemaPage('request', [text, { type: 'integer' }], {
    what: 'Reports that the type of a value changed.',
    instead: newVersion,
  }),
  enum: schemaPage('response', [{ enum: ['open', 'done'] }, { enum: ['open', 'paused', 'done'] }], {
    what: 'Reports a value that was added to `enum` or `const`, or removed from it.',
    instead:
      'In a request, keep accepting the old value. In a response, send the new value only to callers that ask for it.',
  }),
  minimum: schemaPage('request', [{ type: 'integer' }, { type: 'integer', minimum: 1 }], {
    what: 'Reports a changed lower limit of a number (`minimum`, `exclusiveMinimum`).',
    instead: loosen,
  }),
  maximum: schemaPage(
    'request',
    [
      { type: 'integer', maximum: 100 },
      { type: 'integer', maximum: 50 },
    ],
    {
      what: 'Reports a changed upper limit of a number (`maximum`, `exclusiveMaximum`).',
      instead: loosen,
    },
  ),
  multipleOf: schemaPage('request', [{ type: 'integer' }, { type: 'integer', multipleOf: 5 }], {
    what: 'Reports a changed `multipleOf` of a number.',
    instead: loosen,
  }),
  minLength: schemaPage('request', [text, { type: 'string', minLength: 3 }], {
    what: 'Reports a changed minimum length of a text.',
    instead: loosen,
  }),
  maxLength: schemaPage(
    'request',
    [
      { type: 'string', maxLength: 9 },
      { type: 'string', maxLength: 5 },
    ],
    {
      what: 'Reports a changed maximum length of a text.',
      instead: loosen,
    },
  ),
  pattern: schemaPage('request', [text, { type: 'string', pattern: '^[a-z]+$' }], {
    what: 'Reports a changed `pattern` of a text.',
    instead: loosen,
  }),
  format: schemaPage('request', [text, { type: 'string', format: 'date' }], {
    what: 'Reports a changed `format` of a text or number.',
    instead: loosen,
  }),
  minItems: schemaPage('request', [list, { ...list, minItems: 1 }], {
    what: 'Reports a changed minimum number of items.',
    instead: loosen,
  }),
  maxItems: schemaPage('request', [list, { ...list, maxItems: 5 }], {
    what: 'Reports a changed maximum number of items.',
    instead: loosen,
  }),
  uniqueItems: schemaPage('request', [list, { ...list, uniqueItems: true }], {
    what: 'Reports that the items of a list must now differ, or may now repeat.',
    instead: 'Keep accepting repeated items, and ignore them in the server.',
  }),
  minProperties: schemaPage('request', [object, { ...object, minProperties: 1 }], {
    what: 'Reports a changed minimum number of members.',
    instead: loosen,
  }),
  maxProperties: schemaPage('request', [object, { ...object, maxProperties: 5 }], {
    what: 'Reports a changed maximum number of members.',
    instead: loosen,
  }),
  contains: schemaPage('request', [list, { ...list, contains: { const: 'a' } }], {
    what: 'Reports a changed `contains`. At least one item must fit this schema.',
    instead: loosen,
  }),
  minContains: schemaPage(
    'request',
    [
      { ...list, contains: { const: 'a' } },
      { ...list, contains: { const: 'a' }, minContains: 2 },
    ],
    { what: 'Reports a changed minimum number of items that fit `contains`.', instead: loosen },
  ),
  maxContains: schemaPage(
    'request',
    [
      { ...list, contains: { const: 'a' } },
      { ...list, contains: { const: 'a' }, maxContains: 2 },
    ],
    { what: 'Reports a changed maximum number of items that fit `contains`.', instead: loosen },
  ),
  'content-encoding': schemaPage('request', [text, { type: 'string', contentEncoding: 'base64' }], {
    what: 'Reports a change in how the text of a value is encoded (`contentEncoding`, `contentMediaType`).',
    instead: newVersion,
  }),
  default: schemaPage(
    'request',
    [
      { ...text, default: 'a' },
      { ...text, default: 'b' },
    ],
    {
      what: 'Reports a changed default value. A message that omits the value now has another meaning.',
      instead: 'Keep the default. Callers that want the new behaviour can send the value.',
    },
  ),
  'unknown-keyword': schemaPage('request', [text, { ...text, discount: 5 }], {
    what: 'Reports a changed keyword that the review does not know. The review assumes that the change breaks callers.',
    instead: 'Begin the name of your own keyword with `x-`.',
  }),
};

/** The pages of the rules for schemas. */
export const schemaPages: Record<string, RulePage> = { ...structurePages, ...valuePages };
