import type { Document, Schema } from '@jurybox/openapi';
import type { PreparedCase } from './prepared-cases.ts';
import { listed, success } from './operations.ts';

const object = (names: string[], required: string[]): Schema => ({
  type: 'object',
  required,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  additionalProperties: false,
});
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const define = (d: Document, schemas: Record<string, Schema>) => void Object.assign(d.components!['schemas']!, schemas);
const body = (schema: Schema) => (d: Document) =>
  void Object.assign(listed(d), { requestBody: { required: true, content: { 'application/json': { schema } } } });
const response = (schema: Schema) => (d: Document) => void (success(d).content = { 'application/json': { schema } });

const inPath = (name: string, schema: Schema) => ({ name, in: 'path', required: true, schema });
const path =
  (name: string, schema: Schema, other: string[] = []) =>
  (d: Document) =>
    void Object.assign(d.paths!, {
      [`/teams/{team_id}${other.map((one) => `/{${one}}`).join('')}`]: {
        get: {
          parameters: [inPath(name, schema), ...other.map((one) => inPath(one, text))],
          responses: { 200: { description: 'A team.' } },
        },
      },
    });
const text: Schema = { type: 'string' };

const impossible: Record<string, Schema> = {
  'limits of a text': { type: 'string', minLength: 5, maxLength: 3 },
  'limits of a number': { type: 'integer', minimum: 5, maximum: 3 },
  'two types in `allOf`': { allOf: [{ type: 'string' }, { type: 'integer' }] },
  'a required member that is forbidden': { type: 'object', required: ['a'], properties: { a: { not: {} } } },
  'more required members than allowed': { type: 'object', required: ['a', 'b'], maxProperties: 1 },
};

/** Changes of schemas that look breaking but are not, and similar changes that break callers. */
export const quietCases: PreparedCase[] = [
  {
    name: 'a named schema of a request becomes a branch of a choice, and gets a member',
    rules: ['anyOf'],
    levels: ['minor', 'major'],
    prepare: (d) => {
      define(d, { First: object(['id'], ['id']), Second: object(['id', 'team'], ['id', 'team']) });
      body(ref('First'))(d);
    },
    change: (d) => {
      define(d, { First: object(['id', 'note'], ['id']) });
      body({ anyOf: [ref('First'), ref('Second')] })(d);
    },
  },
  {
    name: 'a named schema of a response becomes a branch of a choice, and gets a required member',
    rules: ['anyOf', 'property-removed'],
    levels: ['major', 'major'],
    prepare: (d) => {
      define(d, { First: object(['id'], ['id']), Second: object(['id', 'team'], ['id', 'team']) });
      response(ref('First'))(d);
    },
    change: (d) => {
      define(d, { First: object(['id', 'note'], ['id', 'note']) });
      response({ anyOf: [ref('First'), ref('Second')] })(d);
    },
  },
  {
    name: 'a path parameter gets the name that the path has',
    rules: ['documentation'],
    levels: ['patch', 'patch'],
    proof: 'stated',
    prepare: path('TEAM', text),
    change: path('team_id', { ...text, description: 'The team.' }),
  },
  {
    name: 'a path parameter gets the name that the path has, and a limit',
    rules: ['maxLength'],
    levels: ['major', 'minor'],
    prepare: path('TEAM', text),
    change: path('team_id', { ...text, maxLength: 5 }),
  },
  {
    name: 'beside another path parameter, a path parameter gets the name that the path has, and a limit',
    rules: ['maxLength'],
    levels: ['major', 'minor'],
    prepare: path('TEAM', text, ['note_id']),
    change: path('team_id', { ...text, maxLength: 5 }, ['note_id']),
  },
  ...Object.entries(impossible).map(([name, schema]): PreparedCase => ({
    name: `a request body with contradictions allows values: ${name}`,
    rules: ['schema'],
    levels: ['minor', 'major'],
    prepare: body(schema),
    change: body({ type: 'boolean' }),
  })),
];
