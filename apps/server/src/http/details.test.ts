/**
 * Each keyword with a schema, a value that breaks it, and what the caller is told. The failures are real ones: Ajv is
 * set up as the generated validators are.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ValidationFailure as Failure } from '@jurybox/validators';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { detailsOf, keywords, maxErrors } from './details.ts';

type Schema = Record<string, unknown>;
type Said = [loc: (string | number)[], type: string, msg: string];

const ajv = new Ajv2020({ allErrors: true, strict: false, messages: false });
addFormats.default(ajv, ['uuid', 'date-time', 'uri-reference']);

function said(schema: Schema, value: unknown): Said[] {
  const validate = ajv.compile(schema);
  expect(validate(value), 'the value breaks the schema').toBe(false);
  return detailsOf('body', validate.errors as unknown as Failure[], value).map(({ loc, type, msg }) => [
    loc,
    type,
    msg,
  ]);
}

const inA = (schema: Schema): Schema => ({ type: 'object', properties: { a: schema } });
const at = ['body', 'a'];
const union = inA({ anyOf: [{ type: 'string', maxLength: 3 }, { type: 'number', minimum: 0 }, { type: 'null' }] });

const cases: Record<string, [schema: Schema, value: unknown, said: Said[]][]> = {
  type: [
    [inA({ type: 'string' }), { a: 1 }, [[at, 'string_type', 'Input should be a valid string']]],
    [inA({ type: 'integer' }), { a: 1.5 }, [[at, 'int_type', 'Input should be a valid integer']]],
    [inA({ type: 'number' }), { a: '1' }, [[at, 'float_type', 'Input should be a valid number']]],
    [inA({ type: 'boolean' }), { a: 0 }, [[at, 'bool_type', 'Input should be a valid boolean']]],
    [inA({ type: 'array' }), { a: {} }, [[at, 'list_type', 'Input should be a valid list']]],
    [inA({ type: 'object' }), { a: [] }, [[at, 'dict_type', 'Input should be a valid dictionary']]],
    [inA({ type: 'null' }), { a: 0 }, [[at, 'none_required', 'Input should be None']]],
    [inA({ type: ['string', 'null'] }), { a: 0 }, [[at, 'string_type', 'Input should be a valid string']]],
    [
      inA({ type: ['string', 'number', 'null'] }),
      { a: true },
      [
        [at, 'string_type', 'Input should be a valid string'],
        [at, 'float_type', 'Input should be a valid number'],
      ],
    ],
    [{ type: 'object' }, null, [[['body'], 'dict_type', 'Input should be a valid dictionary']]],
  ],
  required: [[{ type: 'object', required: ['a', 'b'] }, { b: 1 }, [[at, 'missing', 'Field required']]]],
  dependentRequired: [[{ dependentRequired: { b: ['a'] } }, { b: 1 }, [[at, 'missing', 'Field required']]]],
  additionalProperties: [
    [
      { properties: { b: {} }, additionalProperties: false },
      { a: 1, b: 1 },
      [[at, 'extra_forbidden', 'Extra inputs are not permitted']],
    ],
  ],
  enum: [
    [inA({ enum: ['x', 'y', 'z'] }), { a: 'w' }, [[at, 'enum', "Input should be 'x', 'y' or 'z'"]]],
    [inA({ enum: ['x'] }), { a: 'w' }, [[at, 'enum', "Input should be 'x'"]]],
    [inA({ enum: [1, null] }), { a: 'w' }, [[at, 'enum', 'Input should be 1 or null']]],
  ],
  const: [[inA({ const: 'x' }), { a: 'w' }, [[at, 'literal_error', "Input should be 'x'"]]]],
  minLength: [
    [inA({ minLength: 1 }), { a: '' }, [[at, 'string_too_short', 'String should have at least 1 character']]],
    [inA({ minLength: 2 }), { a: '😀' }, [[at, 'string_too_short', 'String should have at least 2 characters']]],
  ],
  maxLength: [
    [inA({ maxLength: 3 }), { a: 'four' }, [[at, 'string_too_long', 'String should have at most 3 characters']]],
  ],
  pattern: [
    [inA({ pattern: '^a+$' }), { a: 'b' }, [[at, 'string_pattern_mismatch', "String should match pattern '^a+$'"]]],
  ],
  format: [
    [inA({ format: 'uuid' }), { a: 'x' }, [[at, 'uuid_parsing', 'Input should be a valid UUID']]],
    [inA({ format: 'date-time' }), { a: '2026-02-30' }, [[at, 'datetime_parsing', 'Input should be a valid datetime']]],
    [inA({ format: 'uri-reference' }), { a: '\\' }, [[at, 'url_parsing', 'Input should be a valid URL']]],
  ],
  minItems: [
    [inA({ minItems: 1 }), { a: [] }, [[at, 'too_short', 'List should have at least 1 item after validation, not 0']]],
  ],
  maxItems: [
    [
      inA({ maxItems: 2 }),
      { a: [1, 2, 3] },
      [[at, 'too_long', 'List should have at most 2 items after validation, not 3']],
    ],
  ],
  minProperties: [
    [
      inA({ minProperties: 2 }),
      { a: { b: 1 } },
      [[at, 'too_short', 'Dictionary should have at least 2 items after validation, not 1']],
    ],
  ],
  maxProperties: [
    [
      inA({ maxProperties: 1 }),
      { a: { b: 1, c: 2 } },
      [[at, 'too_long', 'Dictionary should have at most 1 item after validation, not 2']],
    ],
  ],
  uniqueItems: [
    [inA({ uniqueItems: true }), { a: [1, 1] }, [[at, 'value_error', 'Value error, items should be unique']]],
  ],
  minimum: [
    [inA({ minimum: 1 }), { a: 0 }, [[at, 'greater_than_equal', 'Input should be greater than or equal to 1']]],
  ],
  maximum: [[inA({ maximum: 1 }), { a: 2 }, [[at, 'less_than_equal', 'Input should be less than or equal to 1']]]],
  exclusiveMinimum: [
    [inA({ exclusiveMinimum: 1 }), { a: 1 }, [[at, 'greater_than', 'Input should be greater than 1']]],
  ],
  exclusiveMaximum: [[inA({ exclusiveMaximum: 1 }), { a: 1 }, [[at, 'less_than', 'Input should be less than 1']]]],
  propertyNames: [
    [
      inA({ propertyNames: { maxLength: 3 } }),
      { a: { four: 1, one: 1 } },
      [[['body', 'a', 'four'], 'string_too_long', 'String should have at most 3 characters']],
    ],
  ],
  anyOf: [
    [
      union,
      { a: true },
      [
        [at, 'string_type', 'Input should be a valid string'],
        [at, 'float_type', 'Input should be a valid number'],
      ],
    ],
    [union, { a: 'four' }, [[at, 'string_too_long', 'String should have at most 3 characters']]],
    [union, { a: -1 }, [[at, 'greater_than_equal', 'Input should be greater than or equal to 0']]],
    // Each of two unions says its own, and what is beside them stays.
    [
      {
        type: 'object',
        properties: {
          a: { type: 'string' },
          b: { items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
          c: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        },
      },
      { a: 1, b: ['x', null, 1.5], c: 1 },
      [
        [at, 'string_type', 'Input should be a valid string'],
        [['body', 'b', 0], 'int_type', 'Input should be a valid integer'],
        [['body', 'b', 2], 'int_type', 'Input should be a valid integer'],
        [['body', 'c'], 'bool_type', 'Input should be a valid boolean'],
      ],
    ],
    // A branch whose type fits is the one that was meant, as deep as it goes.
    [
      inA({
        anyOf: [
          {
            type: 'object',
            properties: {
              b: { type: 'array', items: { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] } },
            },
          },
          { type: 'null' },
        ],
      }),
      { a: { b: ['', 1] } },
      [
        [['body', 'a', 'b', 0], 'string_too_short', 'String should have at least 1 character'],
        [['body', 'a', 'b', 1], 'string_type', 'Input should be a valid string'],
      ],
    ],
  ],
  multipleOf: [[inA({ multipleOf: 2 }), { a: 3 }, [[at, 'multiple_of', 'Input should be a multiple of 2']]]],
};

describe('each keyword', () => {
  test.each(
    Object.entries(cases).flatMap(([keyword, all]) =>
      all.map((one, index) => [`${keyword} ${index + 1}`, keyword, ...one] as const),
    ),
  )('%s', (_name, keyword, schema, value, expected) => {
    expect(JSON.stringify(schema)).toContain(`"${keyword}":`);
    expect(said(schema, value)).toEqual(expected);
  });
});

describe('where it is', () => {
  test('a step through a list is a number, a step through an object is not', () => {
    expect(
      said(
        { properties: { list: { items: { properties: { '0': { type: 'string' } } } } } },
        { list: [{}, { 0: 1 }] },
      )[0]?.[0],
    ).toEqual(['body', 'list', 1, '0']);
  });

  test('names with the signs of a pointer', () => {
    expect(said({ properties: { 'a/b~c~1': { type: 'string' } } }, { 'a/b~c~1': 1 })[0]?.[0]).toEqual([
      'body',
      'a/b~c~1',
    ]);
  });

  test('long names are cut between characters', () => {
    const name = `${'n'.repeat(255)}😀`;
    expect(said({ additionalProperties: false }, { [name]: 1 })[0]?.[0]).toEqual(['body', `${'n'.repeat(255)}\ufffd`]);
    expect(said({ properties: { [name]: { type: 'string' } } }, { [name]: 1 })[0]?.[0]).toEqual([
      'body',
      `${'n'.repeat(255)}\ufffd`,
    ]);
  });

  test('at most 100 failures are looked at, and messages are cut', () => {
    expect(
      said(
        { items: { type: 'string' } },
        Array.from({ length: 500 }, () => 1),
      ),
    ).toHaveLength(maxErrors);
    expect(said({ enum: ['e'.repeat(5000)] }, 1)[0]?.[2]).toHaveLength(1000);
  });

  test('a keyword or a format without a row is still an answer', () => {
    expect(said({ not: {} }, 1)).toEqual([[['body'], 'value_error', 'Value error, not is not satisfied']]);
    ajv.addFormat('planted', () => false);
    expect(said({ format: 'planted' }, 'a')).toEqual([
      [['body'], 'value_error', 'Value error, format is not satisfied'],
    ]);
  });
});

/** What a schema says that no value can break. */
const neverFails = [
  '$ref',
  'properties',
  'items',
  'default',
  'description',
  'title',
  'example',
  'examples',
  'deprecated',
  'x-assumption',
  'x-sunset',
];

interface Operation {
  parameters?: Schema[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
const document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@jurybox/types/openapi.json')), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> };

/** Every keyword, and every type and format, a request may be refused by. */
function keywordsOfRequests(): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>();
  const seen = new Set<unknown>();
  const follow = (node: Schema): Schema => {
    const reference = node['$ref'];
    if (typeof reference !== 'string') return node;
    const target: unknown = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at_, step) => (at_ as Schema)[step.replaceAll('~1', '/')], document);
    return follow(target as Schema);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const schema = follow(node as Schema);
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [keyword, value] of Object.entries(schema)) {
      const values = found.get(keyword) ?? new Set<unknown>();
      for (const one of [value].flat()) values.add(one);
      found.set(keyword, values);
    }
    Object.values((schema['properties'] ?? {}) as Schema).forEach(visit);
    ((schema['anyOf'] ?? []) as Schema[]).forEach(visit);
    visit(schema['items']);
    visit(schema['propertyNames']);
    visit(schema['additionalProperties']);
  };
  for (const item of Object.values(document.paths)) {
    const shared = (item['parameters'] ?? []) as Schema[];
    for (const operation of Object.values(item)) {
      for (const parameter of [...shared, ...(operation.parameters ?? [])]) visit(follow(parameter)['schema']);
      for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema);
    }
  }
  return found;
}

const lacking = (rows: object) =>
  [...keywordsOfRequests().keys()].filter((keyword) => !neverFails.includes(keyword) && !Object.hasOwn(rows, keyword));

describe('the table and the contract', () => {
  test('every keyword of a request has a row and a case', () => {
    const used = [...keywordsOfRequests().keys()];
    console.log(`${used.length} keywords in requests: ${used.toSorted().join(', ')}`);
    expect(used).toContain('additionalProperties');
    expect(used.length).toBeGreaterThanOrEqual(10);
    expect(lacking(keywords)).toEqual([]);
    expect(lacking(cases)).toEqual([]);
  });

  test('every row has a case', () => {
    expect(Object.keys(cases).toSorted()).toEqual(Object.keys(keywords).toSorted());
  });

  test('every type and format of a request has words of its own', () => {
    for (const keyword of ['type', 'format'] as const) {
      const params = [...(keywordsOfRequests().get(keyword) ?? [])].map((value) => ({ [keyword]: value }));
      for (const param of params)
        expect(
          keywords[keyword]?.(param, null).map(([type]) => type),
          JSON.stringify(param),
        ).not.toContain('value_error');
    }
  });

  test('a missing row is noticed', () => {
    const { maxLength: _maxLength, ...planted } = keywords;
    expect(lacking(planted)).toEqual(['maxLength']);
  });
});
