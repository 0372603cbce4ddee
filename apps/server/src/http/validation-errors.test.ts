/**
 * Makes Ajv fail for each keyword, with the options of the generated validators, and checks the errors that a caller
 * gets.
 */
import type { ValidationFailure } from '@jurybox/validators';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { keywordCases, type ExpectedError, type Schema } from '../../test/support/validation-error-cases.ts';
import { maxErrors, validationErrors } from './validation-errors.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, messages: false });
addFormats.default(ajv, ['uuid', 'date-time', 'uri-reference']);

function errorsOf(schema: Schema, value: unknown): ExpectedError[] {
  const validate = ajv.compile(schema);
  expect(validate(value), 'the value does not match the schema').toBe(false);
  return validationErrors('body', validate.errors as unknown as ValidationFailure[], value).map(
    ({ loc, type, msg }) => [loc, type, msg],
  );
}

describe('the failures of each JSON Schema keyword are reported', () => {
  test.each(
    Object.entries(keywordCases).flatMap(([keyword, all]) =>
      all.map((example, index) => [`${keyword} ${index + 1}`, keyword, ...example] as const),
    ),
  )('validationErrors reports a failure of the keyword %s', (_name, keyword, schema, value, expected) => {
    expect(JSON.stringify(schema)).toContain(`"${keyword}":`);
    expect(errorsOf(schema, value)).toEqual(expected);
  });
});

describe('the location of each error is reported in `loc`', () => {
  test('`loc` contains list indexes as numbers and member names as strings', () => {
    expect(
      errorsOf(
        { properties: { list: { items: { properties: { '0': { type: 'string' } } } } } },
        { list: [{}, { 0: 1 }] },
      )[0]?.[0],
    ).toEqual(['body', 'list', 1, '0']);
  });

  test('`loc` contains unescaped member names, even with the characters / and ~ of JSON pointers', () => {
    expect(errorsOf({ properties: { 'a/b~c~1': { type: 'string' } } }, { 'a/b~c~1': 1 })[0]?.[0]).toEqual([
      'body',
      'a/b~c~1',
    ]);
  });

  test('a long name in `loc` is shortened without splitting a character', () => {
    const name = `${'n'.repeat(255)}😀`;
    expect(errorsOf({ additionalProperties: false }, { [name]: 1 })[0]?.[0]).toEqual([
      'body',
      `${'n'.repeat(255)}\ufffd`,
    ]);
    expect(errorsOf({ properties: { [name]: { type: 'string' } } }, { [name]: 1 })[0]?.[0]).toEqual([
      'body',
      `${'n'.repeat(255)}\ufffd`,
    ]);
  });

  test('at most 100 errors are reported, with shortened messages', () => {
    expect(
      errorsOf(
        { items: { type: 'string' } },
        Array.from({ length: 500 }, () => 1),
      ),
    ).toHaveLength(maxErrors);
    expect(errorsOf({ enum: ['e'.repeat(5000)] }, 1)[0]?.[2]).toHaveLength(1000);
  });

  test('an error of a JSON Schema keyword or format without its own message gets a general message', () => {
    expect(errorsOf({ not: {} }, 1)).toEqual([[['body'], 'value_error', 'Value error, not is not satisfied']]);
    ajv.addFormat('planted', () => false);
    expect(errorsOf({ format: 'planted' }, 'a')).toEqual([
      [['body'], 'value_error', 'Value error, format is not satisfied'],
    ]);
  });
});
