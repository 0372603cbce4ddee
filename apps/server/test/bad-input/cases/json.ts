/** Bodies with invalid JSON, or with JSON whose meaning depends on the parser. */
import type { Case } from '../case.ts';
import { put } from '../request-bytes.ts';
import type { Row } from '../rows.ts';

const beginningOf = (body: string | Uint8Array) =>
  typeof body === 'string' ? JSON.stringify(body.slice(0, 60)) : Buffer.from(body.subarray(0, 20)).toString('hex');

function bodies(
  row: Row,
  cases: [body: string | Uint8Array, loc: (string | number)[], type: string, quick?: 'quick'][],
): Case[] {
  return cases.map(([body, loc, type, quick]) => ({
    row,
    name: `${beginningOf(body)}, length ${body.length}`,
    bytes: (target) => put(target, body),
    response: { loc: ['body', ...loc], type },
    ...(quick ? { quick: true as const } : {}),
  }));
}

const list = (length: number, item: (index: number) => string) =>
  Array.from({ length }, (_, index) => item(index)).join(',');
const bytes = (...values: number[]) =>
  Buffer.concat([Buffer.from('{"note":"'), Buffer.from(values), Buffer.from('"}')]);

/** The response to each case must contain the position of the fault in the body. */
const malformed = bodies('malformed or truncated JSON', [
  ['{', [1], 'json_invalid'],
  ['{"note":', [8], 'json_invalid'],
  ['{"note":"a', [10], 'json_invalid'],
  ['{"note":"a"', [11], 'json_invalid'],
  ['{"note":x}', [8], 'json_invalid'],
  ['{"note":tru}', [11], 'json_invalid'],
  ['{"note":1.}', [10], 'json_invalid'],
  ['{"note":01}', [9], 'json_invalid'],
  ['{"note":+1}', [8], 'json_invalid'],
  ['{"note":.5}', [8], 'json_invalid'],
  ['{"note":0x10}', [9], 'json_invalid'],
  ['{"note":NaN}', [8], 'json_invalid'],
  ['{"note":Infinity}', [8], 'json_invalid'],
  ['{"note":undefined}', [8], 'json_invalid'],
  ['{"note":"a",}', [12], 'json_invalid'],
  ['{"note" "a"}', [8], 'json_invalid'],
  ["{'note':'a'}", [1], 'json_invalid'],
  ['{note:"a"}', [1], 'json_invalid'],
  ['{"note":"a\nb"}', [10], 'json_invalid'],
  ['{"note":"\\x"}', [10], 'json_invalid'],
  ['{"note":"\\u12"}', [13], 'json_invalid'],
  ['{"note":"a"}{"note":"b"}', [12], 'json_invalid'],
  ['{"note":"a"} x', [13], 'json_invalid'],
  ['/* a */{}', [0], 'json_invalid'],
  ['\ufeff{}', [0], 'json_invalid'],
  ['vote=1&note=position 7', [0], 'json_invalid'],
  ['[1,', [3], 'json_invalid'],
  ['{"note":[}', [9], 'json_invalid'],
  ['"', [1], 'json_invalid'],
  [`{"note":"${'a'.repeat(1_000_000)}`, [1_000_009], 'json_invalid', 'quick'],
  ['"'.repeat(1_000_000), [2], 'json_invalid', 'quick'],
  ['-'.repeat(1_000_000), [1], 'json_invalid', 'quick'],
  [`0${'0'.repeat(1_000_000)}`, [1], 'json_invalid', 'quick'],
]);

const notAnObject = bodies('an empty body, null, or an array or scalar at the top level', [
  ['', [], 'missing'],
  [' \r\n\t ', [5], 'json_invalid'],
  ['null', [], 'dict_type'],
  ['[]', [], 'dict_type'],
  ['[{"note":"a"}]', [], 'dict_type'],
  ['"note"', [], 'dict_type'],
  ['1', [], 'dict_type'],
  ['true', [], 'dict_type'],
]);

const nested = bodies('nesting', [
  // The next body has the maximum depth, so its only fault is the unknown member `deep`.
  [`{"deep":${'['.repeat(31)}${']'.repeat(31)}}`, ['deep'], 'extra_forbidden'],
  [`{"deep":${'['.repeat(32)}${']'.repeat(32)}}`, ['deep', ...Array.from({ length: 31 }, () => 0)], 'json_invalid'],
  ['['.repeat(500_000) + ']'.repeat(500_000), Array.from({ length: 32 }, () => 0), 'json_invalid', 'quick'],
  ['['.repeat(900_000), Array.from({ length: 32 }, () => 0), 'json_invalid', 'quick'],
  [
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    [...Array.from({ length: 31 }, () => 'a'), 'a'],
    'json_invalid',
    'quick',
  ],
]);

const many = bodies('very many members', [
  [`{${list(100_000, (i) => `"${i}":1`)}}`, ['19999'], 'too_long', 'quick'],
  [`{"inputs":[${list(100_000, () => '1')}]}`, ['inputs', 19_998], 'too_long', 'quick'],
  [`{${list(19_000, (i) => `"m${i}":1`)}}`, ['m0'], 'extra_forbidden', 'quick'],
  [`{"inputs":[${list(19_000, () => '1')}]}`, ['inputs', 0], 'dict_type', 'quick'],
  [`{"inputs":[${list(19_000, () => '"aaaaaaaaaaaaaa"')}]}`, ['inputs', 0], 'dict_type', 'quick'],
  [
    `{"inputs":[${list(3600, () => '{"input_name":"a","input_value":"b","c":1}')}]}`,
    ['inputs', 0, 'c'],
    'extra_forbidden',
    'quick',
  ],
]);

const duplicate = bodies('duplicate members', [
  ['{"note":"a","note":"b"}', ['note'], 'json_invalid'],
  ['{"note":"a","note":"a"}', ['note'], 'json_invalid'],
  ['{"note":"a","n\\u006fte":"b"}', ['note'], 'json_invalid'],
  ['{"inputs":[{"input_name":"a","input_value":"b","input_name":"c"}]}', ['inputs', 0, 'input_name'], 'json_invalid'],
  [`{${list(19_000, () => '"a":1')}}`, ['a'], 'json_invalid', 'quick'],
]);

const prototypes = bodies('prototypes', [
  ['{"__proto__":{"polluted":true}}', ['__proto__'], 'extra_forbidden'],
  ['{"__proto__":null}', ['__proto__'], 'extra_forbidden'],
  ['{"\\u005f_proto__":{"polluted":true}}', ['__proto__'], 'extra_forbidden'],
  ['{"constructor":{"prototype":{"polluted":true}}}', ['constructor', 'prototype'], 'extra_forbidden'],
  [
    '{"inputs":[{"input_name":"a","input_value":"b","__proto__":{"polluted":true}}]}',
    ['inputs', 0, '__proto__'],
    'extra_forbidden',
  ],
  ['{"constructor":1}', ['constructor'], 'extra_forbidden'],
  ['{"prototype":1}', ['prototype'], 'extra_forbidden'],
  ['{"toString":1,"hasOwnProperty":1}', ['hasOwnProperty'], 'extra_forbidden'],
]);

const notText = bodies('text that is not Unicode', [
  [bytes(0xff), [], 'string_unicode'],
  [bytes(0xc3, 0x28), [], 'string_unicode'],
  [bytes(0xc0, 0x80), [], 'string_unicode'],
  [bytes(0xe0, 0x80, 0x80), [], 'string_unicode'],
  [bytes(0xe2, 0x82), [], 'string_unicode'],
  [bytes(0xf5, 0x80, 0x80, 0x80), [], 'string_unicode'],
  [bytes(0xed, 0xa0, 0x80), [], 'string_unicode'],
  [Buffer.from('{"note":"a"}', 'utf16le'), [1], 'json_invalid'],
  [Buffer.from('\ufeff{"note":"a"}', 'utf16le'), [], 'string_unicode'],
  [Buffer.from('{"note":"é"}', 'latin1'), [], 'string_unicode'],
  ['{"note":"a\\u0000b"}', ['note'], 'string_unicode'],
  ['{"note":"\\ud800"}', ['note'], 'string_unicode'],
  ['{"note":"\\udc00\\ud800"}', ['note'], 'string_unicode'],
  ['{"note":"\\uD83Dx"}', ['note'], 'string_unicode'],
  ['{"note\\u0000":"a"}', ['note\0'], 'string_unicode'],
  ['{"inputs":[{"input_name":"a","input_value":"\\udead"}]}', ['inputs', 0, 'input_value'], 'string_unicode'],
  [`{"note":"${'\\u0000'.repeat(170_000)}"}`, ['note'], 'string_unicode', 'quick'],
]);

const numbers = bodies('numbers that a double cannot hold', [
  ['{"score":1e400}', ['score'], 'finite_number'],
  ['{"score":-1e400}', ['score'], 'finite_number'],
  ['{"score":1E+309}', ['score'], 'finite_number'],
  [`{"score":${'9'.repeat(400)}}`, ['score'], 'finite_number'],
  ['{"score":9007199254740993}', ['score'], 'int_parsing_size'],
  ['{"score":-9007199254740993}', ['score'], 'int_parsing_size'],
  ['{"score":12345678901234567890}', ['score'], 'int_parsing_size'],
  ['{"inputs":[1,1e400]}', ['inputs', 1], 'finite_number'],
  // A double can hold 2^53, so the server parses this number, and rejects it only because a vote must be text.
  ['{"vote":9007199254740992}', ['vote'], 'string_type'],
  [`{"score":${'9'.repeat(1_000_000)}}`, ['score'], 'finite_number', 'quick'],
]);

export const jsonCases: Case[] = [
  ...malformed,
  ...notAnObject,
  ...nested,
  ...many,
  ...duplicate,
  ...prototypes,
  ...notText,
  ...numbers,
];
