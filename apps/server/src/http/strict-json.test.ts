import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxDepth, maxValues, parseJson } from './strict-json.ts';
import { shortestTimeMs } from '../../test/support/shortest-time.ts';
import { slowness } from '../../test/support/slowness.ts';

const parse = (text: string) => parseJson(Buffer.from(text));
const errorsOf = (text: string) => parse(text).errors ?? [];
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('the JSON parser returns the value of JSON.parse for valid JSON', () => {
  test.each([
    'null',
    '0',
    '-0',
    '""',
    '[]',
    '{}',
    ' {"a" : [ 1 , true , null ] }\r\n',
    '{"a":{"b":1},"c":{"b":2}}',
    '[{"a":1},{"a":2}]',
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
    '"\\ud83d\\ude00"',
    `{"${'😀'.repeat(200)}":1}`,
    '"\\\\"',
    '{"\\"":1,"\\\\":2}',
    '1e308',
    '0.1',
    '9007199254740992',
    '4.688301800100325e16',
    '46883018001003250',
    '9007199254740992.0',
    '9007199254740993.5',
    '900719925474099.2e1',
    '1e23',
    '1E+22',
    '5e-324',
    '0e400',
    '0.0e-400',
    '-0.0',
    '12345678901234567.5',
    '0.1000000000000000055511151231257827',
  ])('the JSON parser returns the value of JSON.parse for %s', (text) => {
    expect(parse(text)).toEqual({ value: JSON.parse(text) });
  });

  test('the JSON parser accepts JSON with the maximum depth and the maximum number of values', () => {
    expect(parse(deep(maxDepth)).errors).toBeUndefined();
    expect(parse(`[${'1,'.repeat(maxValues - 1)}1]`).errors).toBeUndefined();
  });
});

describe('the JSON parser returns an error with a location and a type for invalid JSON', () => {
  test.each([
    ['', ['body'], 'missing'],
    ['{"a":1,"a":2}', ['body', 'a'], 'json_invalid'],
    ['{"a":1,"\\u0061":2}', ['body', 'a'], 'json_invalid'],
    ['{"":1,"":2}', ['body', ''], 'json_invalid'],
    ['{"a":[1,{"b":{"c":1,"c":1}}]}', ['body', 'a', 1, 'b', 'c'], 'json_invalid'],
    ['{"a":{"b":1},"b":1,"a":1}', ['body', 'a'], 'json_invalid'],
    ['[[],[1e400]]', ['body', 1, 0], 'finite_number'],
    ['1e400', ['body'], 'finite_number'],
    ['{"a":[],"b":9007199254740993}', ['body', 'b'], 'int_parsing_size'],
    ['9007199254740993.0', ['body'], 'int_parsing_size'],
    ['90071992547409930e-1', ['body'], 'int_parsing_size'],
    ['9007199254740993000e-3', ['body'], 'int_parsing_size'],
    ['-9.007199254740993e15', ['body'], 'int_parsing_size'],
    ['1.23456789012345678e30', ['body'], 'int_parsing_size'],
    ['1e-400', ['body'], 'float_parsing'],
    [`[0.${'0'.repeat(400)}1]`, ['body', 0], 'float_parsing'],
    ['-1e99999999999999999999', ['body'], 'finite_number'],
    ['1e-99999999999999999999', ['body'], 'float_parsing'],
    ['["",{},"\\u0000"]', ['body', 2], 'string_unicode'],
    ['"\\ud800"', ['body'], 'string_unicode'],
    ['"\\\\\\ud800"', ['body'], 'string_unicode'],
    ['{"\\udfff":1}', ['body', '\ufffd'], 'string_unicode'],
    ['{"__proto__":1}', ['body', '__proto__'], 'extra_forbidden'],
    ['{"a":{"constructor":{"prototype":1}}}', ['body', 'a', 'constructor', 'prototype'], 'extra_forbidden'],
    [deep(maxDepth + 1), ['body', ...Array.from({ length: maxDepth }, () => 0)], 'json_invalid'],
    [`[${'1,'.repeat(maxValues)}1]`, ['body', maxValues - 1], 'too_long'],
  ])('the JSON parser rejects %s', (text, loc, type) => {
    expect(errorsOf(text)).toContainEqual({ loc, type, msg: expect.any(String) });
    expect(errorsOf(text)).toHaveLength(1);
  });

  test('the JSON parser does not mistake text in strings for JSON syntax', () => {
    expect(parse('["1e400,9007199254740993,\\"a\\":1,\\"a\\":2","__proto__","\\\\u0000"]').errors).toBeUndefined();
  });

  test('if the text is not JSON, the JSON parser reports the syntax error and no other fault', () => {
    expect(errorsOf('{"a":1e400,"a":1')).toEqual([
      { loc: ['body', 16], msg: 'JSON decode error', type: 'json_invalid' },
    ]);
  });

  test('the JSON parser reports bytes that are not UTF-8', () => {
    expect(parseJson(Buffer.from([0x22, 0xff, 0x22])).errors?.[0]?.type).toBe('string_unicode');
  });

  test('the JSON parser reports at most 100 errors, and shortens names without splitting a character', () => {
    expect(errorsOf(`[${'1e400,'.repeat(500)}1]`)).toHaveLength(100);
    expect(errorsOf(`{"${'n'.repeat(255)}😀":1e400}`)[0]?.loc[1]).toBe(`${'n'.repeat(255)}\ufffd`);
  });
});

const escapeUnit = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;

describe('the JSON parser returns the right value or error for random texts', () => {
  test('a number that the JSON parser accepts is the same after JSON.stringify and a second parse', () => {
    const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`));
    const integer = digits(24).map((text) => text.replace(/^0+(?=\d)/, ''));
    const literal = fc
      .tuple(
        fc.constantFrom('', '-'),
        integer,
        fc.option(digits(24)),
        fc.option(fc.tuple(fc.constantFrom('', '+', '-'), fc.integer({ min: 0, max: 340 }))),
      )
      .map(
        ([sign, int, fraction, exponent]) =>
          sign +
          int +
          (fraction === null ? '' : `.${fraction}`) +
          (exponent === null ? '' : `e${exponent[0]}${exponent[1]}`),
      );
    const counts = { accepted: 0, inexact: 0 };
    fc.assert(
      fc.property(
        fc.oneof(
          literal,
          fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const parsed = parse(`[${text}]`);
          const exact = integerValue(text);
          if (parsed.errors !== undefined) {
            expect(['finite_number', 'int_parsing_size', 'float_parsing']).toContain(parsed.errors[0]?.type);
            if (parsed.errors[0]?.type !== 'int_parsing_size') return;
            counts.inexact += 1;
            expect(integerValue(JSON.stringify(Number(text)))).not.toBe(exact);
            return;
          }
          counts.accepted += 1;
          const written = JSON.stringify(parsed.value);
          const again = parse(written);
          expect(again.errors ?? JSON.stringify(again.value)).toBe(written);
          if (exact !== undefined) expect(integerValue(written.slice(1, -1))).toBe(exact);
        },
      ),
      { numRuns: 5000 },
    );
    console.log(JSON.stringify(counts));
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(50);
  });

  test('the JSON parser returns the value of JSON.parse for any JSON within the limits', () => {
    let valid = 0;
    let overLimit = 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 40, stringUnit: 'grapheme' }), (value) => {
        const text = JSON.stringify(value);
        const parsed = parse(text);
        if (parsed.errors === undefined) {
          valid += 1;
          expect(parsed.value).toEqual(JSON.parse(text));
          return;
        }
        overLimit += 1;
        const allowed = [
          ...(depthOf(value) > maxDepth ? ['json_invalid'] : []),
          ...(hasProto(value) ? ['extra_forbidden'] : []),
          ...(/\\u0000|\\ud[89a-f]/.test(text) ? ['string_unicode'] : []),
        ];
        for (const { type } of parsed.errors) expect(allowed).toContain(type);
      }),
      { numRuns: 2000 },
    );
    console.log(`${valid} texts were valid, ${overLimit} exceeded a limit`);
    expect(valid).toBeGreaterThan(1500);
  });

  test('the JSON parser rejects a member name that occurs twice in an object, even if escaped differently', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '__proto__');
    fc.assert(
      fc.property(
        name,
        fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
        fc.boolean(),
        (key, between, escaped) => {
          const second = escaped
            ? `"${Array.from({ length: key.length }, (_, i) => escapeUnit(key.charCodeAt(i))).join('')}"`
            : JSON.stringify(key);
          const middle = between
            .map((value, index) => `${JSON.stringify(`${key}${index}`)}:${JSON.stringify(value)},`)
            .join('');
          expect(errorsOf(`{${JSON.stringify(key)}:1,${middle}${second}:2}`).map(({ msg }) => msg)).toContain(
            'JSON should name each member once',
          );
        },
      ),
    );
  });

  test('the JSON parser never throws, whatever the bytes are', () => {
    const alphabet = fc.constantFrom(
      ...'{}[]",:\\u0dtfn-1.eE \n'.split(''),
      'true',
      'null',
      '"a":',
      '\\ud800',
      '1e400',
      '"__proto__":',
    );
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      fc.array(alphabet, { maxLength: 80 }).map((parts) => Buffer.from(parts.join(''))),
    );
    fc.assert(
      fc.property(bytes, (buffer) => {
        const { errors } = parseJson(buffer);
        const text = buffer.toString();
        if (errors === undefined) expect(() => JSON.parse(text)).not.toThrow();
        else expect(errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the JSON parser parses 1 MiB of any text quickly', () => {
  const size = 1_000_000;
  const numbers = Array.from({ length: maxValues - 1 }, (_, i) => i);
  const fill = (text: string, before = '', after = '') => before + text.repeat(Math.floor(size / text.length)) + after;
  const hostile: Record<string, string> = {
    quotes: fill('"'),
    'empty strings': fill('"",', '[', '1]'),
    strings: fill('"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",', '[', '1]'),
    'strings that end in a backslash': fill('"a\\",'),
    backslashes: fill('\\\\', '"', '"'),
    escapes: fill('\\u0061', '"', '"'),
    brackets: fill('['),
    pairs: fill('{}'),
    digits: fill('9'),
    'zeros after the digit 1': fill('0', '[1', ']'),
    'digits and an exponent': fill('7', '[', 'e-5]'),
    'a fraction and an exponent': fill('7', '[1.', 'e999999]'),
    'an exponent of digits': fill('9', '[1e-', ']'),
    'numbers with exponents': fill('1.234567890123456e16,', '[', '1]'),
    zeros: fill('0', '', '1'),
    fraction: fill('0', '0.', '1'),
    exponents: fill('1e', '[', '1]'),
    commas: fill(','),
    colons: fill(':'),
    space: fill(' '),
    'a long name': fill('n', '{"', '":1}'),
    'long names': `{"${'a'.repeat(300_000)}":{"${'b'.repeat(300_000)}":[${'1e400,'.repeat(90)}1]}}`,
    'names of equal length': `{${numbers.map((i) => `"${String(i).padStart(40, 'n')}":1`).join()}}`,
    'inexact integers': fill('9007199254740993,', '[', '1]'),
    'half surrogate pairs': fill('"\\ud800",', '[', '1]'),
  };

  test.each(Object.entries(hostile))('the JSON parser parses 1 MiB of %s quickly', (_name, text) => {
    const bytes = Buffer.from(text);
    expect(bytes.length).toBeGreaterThan(500_000);
    expect(shortestTimeMs(() => parseJson(bytes), 50)).toBeLessThan(50 * slowness());
  });

  test('planted fault: the time limit detects a parser that reads the rest of the text for each string', () => {
    const text = hostile['quotes'] ?? '';
    let found = 0;
    const planted = () => {
      for (let at = 0; at < text.length / 20; at = text.indexOf('"', at + 1)) found += text.indexOf('\\', at);
      return found;
    };
    expect(shortestTimeMs(planted, 50, 1)).toBeGreaterThan(50);
  });
});

/** Computes the value of an integer literal without rounding. Returns `undefined` for any other literal. */
function integerValue(literal: string): bigint | undefined {
  const [, sign, int = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(literal) ?? [];
  const scale = Number(exponent) - fraction.length;
  const digits = BigInt(int + fraction) * (sign === '-' ? -1n : 1n);
  if (scale >= 0) return digits * 10n ** BigInt(scale);
  return digits % 10n ** BigInt(-scale) === 0n ? digits / 10n ** BigInt(-scale) : undefined;
}

function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}

function hasProto(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name === '__proto__' || name === 'prototype' || hasProto(inner));
}
