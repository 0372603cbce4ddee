import type { Schema } from '@jurybox/openapi';

type Way = 'add' | 'remove' | 'tighten' | 'loosen';

/** A keyword to change in the schema `host`. With the value `tight`, it allows less than with the value `loose`. */
export interface Case {
  keyword: string;
  /** The name of the rule that must report the change. The default is the keyword. */
  rule?: string;
  host: Schema;
  loose: unknown;
  tight: unknown;
  /** The kinds of changes that the catalogue skips for this keyword. */
  skip?: Way[];
  /** The kinds of changes that are formal breaks. The other kinds are major if they break callers. */
  formal?: Way[];
}

const text: Schema = { type: 'string', maxLength: 40 };
const number: Schema = { type: 'number', minimum: -1000, maximum: 1000 };
const list: Schema = { type: 'array', maxItems: 20, items: { type: 'string', maxLength: 20 } };
const loose: Schema = { type: 'array', maxItems: 20 };
const object: Schema = {
  type: 'object',
  properties: { a: { type: 'string', maxLength: 20 }, b: { type: 'integer' } },
  additionalProperties: true,
};
const member = (name: string, schema: Schema, required: string[] = []): Schema => ({
  type: 'object',
  required,
  properties: { [name]: schema },
});
const cat = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'cat' }, lives: { type: 'integer', minimum: 0 } },
};
const dog = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'dog' }, lives: { type: 'integer', minimum: 0 } },
};
const cow = { type: 'object', required: ['kind'], properties: { kind: { const: 'cow' } } };
const oldCat = { ...cat, properties: { ...cat.properties, lives: { type: 'integer', minimum: 5 } } };

/** Every keyword of JSON Schema 2020-12 that an OpenAPI 3.1 document can have and a validator checks. */
export const keywordCases: Case[] = [
  {
    keyword: 'type',
    host: { maxLength: 40 },
    loose: ['string', 'null', 'integer'],
    tight: ['string', 'null'],
    // The base allows values of all types but describes only texts, so rejecting the other types is a formal break.
    formal: ['add'],
  },
  { keyword: 'enum', host: text, loose: ['one', 'two', 'three'], tight: ['one', 'two'] },
  { keyword: 'const', rule: 'enum', host: text, loose: 'one', tight: 'two', skip: ['tighten', 'loosen'] },
  { keyword: 'minimum', host: { type: 'number', maximum: 1000 }, loose: 1, tight: 5 },
  { keyword: 'maximum', host: { type: 'number', minimum: -1000 }, loose: 100, tight: 50 },
  { keyword: 'exclusiveMinimum', rule: 'minimum', host: { type: 'number', maximum: 1000 }, loose: 1, tight: 5 },
  { keyword: 'exclusiveMaximum', rule: 'maximum', host: { type: 'number', minimum: -1000 }, loose: 100, tight: 50 },
  { keyword: 'multipleOf', host: number, loose: 2, tight: 6 },
  { keyword: 'minLength', host: text, loose: 2, tight: 5 },
  { keyword: 'maxLength', host: { type: 'string' }, loose: 30, tight: 10 },
  { keyword: 'pattern', host: text, loose: '^[a-z]+$', tight: '^[a-c]{1,4}$', skip: ['tighten', 'loosen'] },
  { keyword: 'format', host: text, loose: 'date-time', tight: 'date', skip: ['tighten', 'loosen'] },
  { keyword: 'minItems', host: list, loose: 1, tight: 3 },
  { keyword: 'maxItems', host: { type: 'array', items: { type: 'string', maxLength: 20 } }, loose: 10, tight: 4 },
  // Few callers rely on the items of a response being distinct, so removing `uniqueItems` is a formal break.
  {
    keyword: 'uniqueItems',
    host: list,
    loose: true,
    tight: true,
    skip: ['tighten', 'loosen'],
    formal: ['remove'],
  },
  {
    keyword: 'items',
    host: loose,
    loose: { type: 'string', maxLength: 10 },
    tight: { type: 'string', maxLength: 3 },
    formal: ['add'],
  },
  {
    keyword: 'prefixItems',
    host: loose,
    loose: [{ type: 'string', maxLength: 10 }],
    tight: [{ type: 'string', maxLength: 3 }],
    formal: ['add'],
  },
  { keyword: 'contains', host: loose, loose: { type: 'string' }, tight: { type: 'string', minLength: 3 } },
  { keyword: 'minContains', host: { ...loose, contains: { type: 'integer' } }, loose: 2, tight: 3 },
  { keyword: 'maxContains', host: { ...loose, contains: { type: 'integer' } }, loose: 4, tight: 2 },
  { keyword: 'minProperties', host: object, loose: 1, tight: 3 },
  { keyword: 'maxProperties', host: object, loose: 5, tight: 3 },
  { keyword: 'required', host: object, loose: ['a'], tight: ['a', 'b'] },
  { keyword: 'dependentRequired', host: object, loose: { a: ['b'] }, tight: { a: ['b', 'c'] } },
  {
    keyword: 'additionalProperties',
    host: { type: 'object', properties: { a: text } },
    loose: { type: 'string', maxLength: 10 },
    tight: false,
    // Unknown members in a response only break callers that reject them, so allowing such members is a formal break.
    formal: ['add', 'loosen'],
  },
  {
    keyword: 'patternProperties',
    host: { type: 'object', properties: { a: text } },
    loose: { '^x_': { type: 'string', maxLength: 10 } },
    tight: { '^x_': { type: 'string', maxLength: 3 } },
    formal: ['add'],
  },
  {
    keyword: 'propertyNames',
    host: { type: 'object', additionalProperties: true },
    loose: { pattern: '^[a-z_]*$' },
    tight: { pattern: '^[a-z_]*$', maxLength: 3 },
  },
  { keyword: 'dependentSchemas', host: object, loose: { a: { minProperties: 2 } }, tight: { a: { minProperties: 3 } } },
  {
    keyword: 'unevaluatedProperties',
    host: { type: 'object', allOf: [member('a', text)], properties: { b: { type: 'integer' } } },
    loose: { type: 'string', maxLength: 5 },
    tight: false,
    skip: ['tighten', 'loosen'],
    formal: ['add'],
  },
  {
    keyword: 'unevaluatedItems',
    host: { type: 'array', maxItems: 20, allOf: [{ prefixItems: [{ type: 'string', maxLength: 5 }] }] },
    loose: { type: 'integer' },
    tight: false,
    skip: ['tighten', 'loosen'],
    formal: ['add'],
  },
  {
    keyword: 'properties',
    rule: 'maxLength',
    host: { type: 'object', additionalProperties: true },
    loose: { a: { type: 'string', maxLength: 10 } },
    tight: { a: { type: 'string', maxLength: 3 } },
    skip: ['add', 'remove'],
  },
  {
    keyword: 'allOf',
    host: object,
    loose: [member('a', { type: 'string', maxLength: 10 })],
    tight: [member('a', { type: 'string', maxLength: 10 }), { required: ['b'] }],
  },
  {
    keyword: 'anyOf',
    host: {},
    loose: [{ type: 'string', maxLength: 5 }, { type: 'integer' }, { type: 'boolean' }],
    tight: [{ type: 'string', maxLength: 5 }, { type: 'integer' }],
    formal: ['add'],
  },
  { keyword: 'oneOf', host: {}, loose: [cat, dog, cow], tight: [cat, dog], formal: ['add'] },
  {
    keyword: 'anyOf (branch)',
    rule: 'minimum',
    host: {},
    loose: [cat, dog],
    tight: [oldCat, dog],
    skip: ['add', 'remove'],
  },
  {
    keyword: 'oneOf (branch)',
    rule: 'minimum',
    host: {},
    loose: [cat, dog],
    tight: [oldCat, dog],
    skip: ['add', 'remove'],
  },
  { keyword: 'not', host: text, loose: { enum: ['bad'] }, tight: { enum: ['bad', 'worse'] } },
  {
    keyword: 'then',
    rule: 'if',
    host: { ...object, if: { required: ['a'] } },
    loose: { required: ['b'] },
    tight: { required: ['b', 'c'] },
  },
  {
    keyword: 'else',
    rule: 'if',
    host: { ...object, if: { required: ['a'] } },
    loose: { required: ['b'] },
    tight: { required: ['b', 'c'] },
  },
  {
    keyword: 'additionalProperties (closing)',
    rule: 'additionalProperties',
    host: { type: 'object', properties: { a: text } },
    loose: true,
    tight: false,
    skip: ['add', 'remove'],
    // `additionalProperties: true` allows unknown members but does not describe them, so the change is a formal break.
    formal: ['tighten', 'loosen'],
  },
];

/** Returns the keyword of a case without the note after it: `anyOf` for `anyOf (branch)`. */
export const keywordOf = ({ keyword }: Case): string => keyword.replace(/ \(.*\)$/, '');
