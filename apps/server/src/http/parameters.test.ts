import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePath, decodeQuery, isRepeated, pickHeaders } from './parameters.ts';

const declared = ['app_id', 'environment'];
const unicode = 'string_unicode';

describe('query strings are decoded', () => {
  test.each([
    ['', {}],
    ['app_id=a&environment=b', { app_id: 'a', environment: 'b' }],
    ['environment=b&app_id=a', { app_id: 'a', environment: 'b' }],
    ['app_id=a=b', { app_id: 'a=b' }],
    ['app_id=a+b%20c%2Bd', { app_id: 'a b c+d' }],
    ['app_id=%F0%9F%98%80', { app_id: '😀' }],
    ['app%5Fid=a', { app_id: 'a' }],
    ['app_id=', { app_id: '' }],
    ['app_id', { app_id: '' }],
    ['&&app_id=a&', { app_id: 'a' }],
    ['app_id=a;environment=b', { app_id: 'a;environment=b' }],
    // None of these names is exactly the name of a declared parameter.
    ['other=1&other=2&App_id=a&__proto__=x&constructor=y&other[]=z', {}],
  ])('the query string %j is decoded', (query, values) => {
    expect(decodeQuery(query, declared)).toEqual({ values, errors: [] });
  });

  test.each([
    ['app_id=a&app_id=b', ['query', 'app_id'], 'value_error'],
    ['app_id=a&app_id=a', ['query', 'app_id'], 'value_error'],
    ['app_id=a&app%5fid=', ['query', 'app_id'], 'value_error'],
    ['app_id[]=a', ['query', 'app_id'], 'string_type'],
    ['app_id%5B%5D=a', ['query', 'app_id'], 'string_type'],
    ['app_id[a][b]=a', ['query', 'app_id'], 'string_type'],
    ['app_id=%ff', ['query', 'app_id'], unicode],
    ['app_id=%E0%A4%A', ['query', 'app_id'], unicode],
    ['app_id=a%00', ['query', 'app_id'], unicode],
    ['app_id=%', ['query', 'app_id'], unicode],
    ['app_id=%ed%a0%80', ['query', 'app_id'], unicode],
    ['other=%ff', ['query', 'other'], unicode],
    ['%ff=a', ['query'], unicode],
  ])('the query string %j is rejected with an error at %j', (query, loc, type) => {
    expect(decodeQuery(query, declared).errors).toEqual([{ loc, type, msg: expect.any(String) }]);
  });

  test('undeclared query parameters are ignored if they can be decoded, and rejected otherwise', () => {
    expect(decodeQuery('a=1&a=2', [])).toEqual({ values: {}, errors: [] });
    expect(decodeQuery('a=%ff', []).errors).toHaveLength(1);
  });

  test('random values of query parameters are decoded unchanged, and random query strings cause no exception', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'));
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(decodeQuery(new URLSearchParams({ app_id: a, environment: b }).toString(), declared)).toEqual({
          values: { app_id: a, environment: b },
          errors: [],
        });
      }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('app_id', '=', '&', '%', '%f', '%00', '%ff', '[', ']', '+', 'a', '__proto__')),
        (parts) => {
          const { values, errors } = decodeQuery(parts.join(''), declared);
          expect(Object.keys(values).every((name) => declared.includes(name))).toBe(true);
          expect(errors.every(({ loc }) => loc[0] === 'query')).toBe(true);
        },
      ),
    );
  });
});

describe('path segments are decoded', () => {
  test.each([
    ['a', 'a'],
    ['a+b', 'a+b'],
    ['a+b%20', 'a+b '],
    ['a%2Fb', 'a/b'],
    ['..', '..'],
    ['%2e%2e', '..'],
    ['%25ff', '%ff'],
    ['%F0%9F%98%80', '😀'],
  ])('the path segment %j is decoded to %j', (segment, value) => {
    expect(decodePath([segment], ['id'])).toEqual({ values: { id: value }, errors: [] });
  });

  test.each(['%ff', '%E0%A4%A', '%00', 'a%', '%c0%af'])('the path segment %j is rejected', (segment) => {
    expect(decodePath(['x', segment], ['first', 'second'])).toEqual({
      values: { first: 'x' },
      errors: [{ loc: ['path', 'second'], type: unicode, msg: expect.any(String) }],
    });
  });
});

describe('request headers are read', () => {
  test('declared headers get lower-case names, and several values of a header are joined with commas', () => {
    const headers = { 'if-match': '"1"', prefer: ['a', 'b'], other: 'x' };
    expect(pickHeaders(headers, ['If-Match', 'Prefer', 'Missing'])).toEqual({ 'if-match': '"1"', prefer: 'a, b' });
  });

  test.each([
    [['Host', 'x'], false],
    [['Host', 'x', 'HOST', 'x'], true],
    [['Host', 'x', 'X-Host', 'y', 'Hos', 'z', 'Hosts', 'z'], false],
    // Here `host` is the value of a header, not its name.
    [['Host', 'host', 'A', 'host'], false],
    [[], false],
  ])('with the raw headers %j, the header Host occurs more than once: %s', (rawHeaders, repeated) => {
    expect(isRepeated(rawHeaders, 'host')).toBe(repeated);
  });
});
