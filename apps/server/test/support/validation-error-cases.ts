/** Test cases: invalid values, and the errors that the caller gets. */
export type Schema = Record<string, unknown>;
export type ExpectedError = [loc: (string | number)[], type: string, msg: string];

const memberA = (schema: Schema): Schema => ({ type: 'object', properties: { a: schema } });
const locA = ['body', 'a'];
const union = memberA({ anyOf: [{ type: 'string', maxLength: 3 }, { type: 'number', minimum: 0 }, { type: 'null' }] });

/** For each keyword of JSON Schema: a schema, an invalid value, and the expected errors. */
export const keywordCases: Record<string, [schema: Schema, value: unknown, errors: ExpectedError[]][]> = {
  type: [
    [memberA({ type: 'string' }), { a: 1 }, [[locA, 'string_type', 'Input should be a valid string']]],
    [memberA({ type: 'integer' }), { a: 1.5 }, [[locA, 'int_type', 'Input should be a valid integer']]],
    [memberA({ type: 'number' }), { a: '1' }, [[locA, 'float_type', 'Input should be a valid number']]],
    [memberA({ type: 'boolean' }), { a: 0 }, [[locA, 'bool_type', 'Input should be a valid boolean']]],
    [memberA({ type: 'array' }), { a: {} }, [[locA, 'list_type', 'Input should be a valid list']]],
    [memberA({ type: 'object' }), { a: [] }, [[locA, 'dict_type', 'Input should be a valid dictionary']]],
    [memberA({ type: 'null' }), { a: 0 }, [[locA, 'none_required', 'Input should be None']]],
    [memberA({ type: ['string', 'null'] }), { a: 0 }, [[locA, 'string_type', 'Input should be a valid string']]],
    [
      memberA({ type: ['string', 'number', 'null'] }),
      { a: true },
      [
        [locA, 'string_type', 'Input should be a valid string'],
        [locA, 'float_type', 'Input should be a valid number'],
      ],
    ],
    [{ type: 'object' }, null, [[['body'], 'dict_type', 'Input should be a valid dictionary']]],
  ],
  required: [[{ type: 'object', required: ['a', 'b'] }, { b: 1 }, [[locA, 'missing', 'Field required']]]],
  dependentRequired: [[{ dependentRequired: { b: ['a'] } }, { b: 1 }, [[locA, 'missing', 'Field required']]]],
  additionalProperties: [
    [
      { properties: { b: {} }, additionalProperties: false },
      { a: 1, b: 1 },
      [[locA, 'extra_forbidden', 'Extra inputs are not permitted']],
    ],
  ],
  enum: [
    [memberA({ enum: ['x', 'y', 'z'] }), { a: 'w' }, [[locA, 'enum', "Input should be 'x', 'y' or 'z'"]]],
    [memberA({ enum: ['x'] }), { a: 'w' }, [[locA, 'enum', "Input should be 'x'"]]],
    [memberA({ enum: [1, null] }), { a: 'w' }, [[locA, 'enum', 'Input should be 1 or null']]],
  ],
  const: [[memberA({ const: 'x' }), { a: 'w' }, [[locA, 'literal_error', "Input should be 'x'"]]]],
  minLength: [
    [memberA({ minLength: 1 }), { a: '' }, [[locA, 'string_too_short', 'String should have at least 1 character']]],
    [memberA({ minLength: 2 }), { a: '😀' }, [[locA, 'string_too_short', 'String should have at least 2 characters']]],
  ],
  maxLength: [
    [memberA({ maxLength: 3 }), { a: 'four' }, [[locA, 'string_too_long', 'String should have at most 3 characters']]],
  ],
  pattern: [
    [
      memberA({ pattern: '^a+$' }),
      { a: 'b' },
      [[locA, 'string_pattern_mismatch', "String should match pattern '^a+$'"]],
    ],
  ],
  format: [
    [memberA({ format: 'uuid' }), { a: 'x' }, [[locA, 'uuid_parsing', 'Input should be a valid UUID']]],
    [
      memberA({ format: 'date-time' }),
      { a: '2026-02-30' },
      [[locA, 'datetime_parsing', 'Input should be a valid datetime']],
    ],
    [memberA({ format: 'uri-reference' }), { a: '\\' }, [[locA, 'url_parsing', 'Input should be a valid URL']]],
  ],
  minItems: [
    [
      memberA({ minItems: 1 }),
      { a: [] },
      [[locA, 'too_short', 'List should have at least 1 item after validation, not 0']],
    ],
  ],
  maxItems: [
    [
      memberA({ maxItems: 2 }),
      { a: [1, 2, 3] },
      [[locA, 'too_long', 'List should have at most 2 items after validation, not 3']],
    ],
  ],
  minProperties: [
    [
      memberA({ minProperties: 2 }),
      { a: { b: 1 } },
      [[locA, 'too_short', 'Dictionary should have at least 2 items after validation, not 1']],
    ],
  ],
  maxProperties: [
    [
      memberA({ maxProperties: 1 }),
      { a: { b: 1, c: 2 } },
      [[locA, 'too_long', 'Dictionary should have at most 1 item after validation, not 2']],
    ],
  ],
  uniqueItems: [
    [memberA({ uniqueItems: true }), { a: [1, 1] }, [[locA, 'value_error', 'Value error, items should be unique']]],
  ],
  minimum: [
    [memberA({ minimum: 1 }), { a: 0 }, [[locA, 'greater_than_equal', 'Input should be greater than or equal to 1']]],
  ],
  maximum: [
    [memberA({ maximum: 1 }), { a: 2 }, [[locA, 'less_than_equal', 'Input should be less than or equal to 1']]],
  ],
  exclusiveMinimum: [
    [memberA({ exclusiveMinimum: 1 }), { a: 1 }, [[locA, 'greater_than', 'Input should be greater than 1']]],
  ],
  exclusiveMaximum: [
    [memberA({ exclusiveMaximum: 1 }), { a: 1 }, [[locA, 'less_than', 'Input should be less than 1']]],
  ],
  propertyNames: [
    [
      memberA({ propertyNames: { maxLength: 3 } }),
      { a: { four: 1, one: 1 } },
      [[['body', 'a', 'four'], 'string_too_long', 'String should have at most 3 characters']],
    ],
  ],
  anyOf: [
    [
      union,
      { a: true },
      [
        [locA, 'string_type', 'Input should be a valid string'],
        [locA, 'float_type', 'Input should be a valid number'],
      ],
    ],
    [union, { a: 'four' }, [[locA, 'string_too_long', 'String should have at most 3 characters']]],
    [union, { a: -1 }, [[locA, 'greater_than_equal', 'Input should be greater than or equal to 0']]],
    // An object with an error in each of its members. Two members are unions. Each error is reported
    // for its own member.
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
        [locA, 'string_type', 'Input should be a valid string'],
        [['body', 'b', 0], 'int_type', 'Input should be a valid integer'],
        [['body', 'b', 2], 'int_type', 'Input should be a valid integer'],
        [['body', 'c'], 'bool_type', 'Input should be a valid boolean'],
      ],
    ],
    // A union inside another union.
    [
      memberA({
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
  multipleOf: [[memberA({ multipleOf: 2 }), { a: 3 }, [[locA, 'multiple_of', 'Input should be a multiple of 2']]]],
};
