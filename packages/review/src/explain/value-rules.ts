import { schemaPage, type RulePage } from './example.ts';

const text = { type: 'string' };
const list = { type: 'array', items: text };
const object = { type: 'object', additionalProperties: text };

const newVersion = 'Add a new member or a new operation with the other values, and keep the old one until its sunset.';
const loosen = 'Keep the limit, or check the stricter limit in the server for new callers only.';

/** The pages of the rules for keywords that limit single values, lengths and counts. */
export const valuePages: Record<string, RulePage> = {
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
