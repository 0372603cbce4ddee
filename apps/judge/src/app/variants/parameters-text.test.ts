import { expect, it } from 'vitest';
import { parametersOf, textOf } from './parameters-text.ts';

it('parameters stay the same when the parameters editor turns them into texts and back', () => {
  const parameters = { prompt: 'a\n"b"', temperature: 0.2, stop: ['\n'], nothing: null, deep: { prompt: 'x' } };
  expect(parametersOf(textOf(parameters))).toEqual(parameters);
  expect(parametersOf({ members: [], json: JSON.stringify(parameters) })).toEqual(parameters);
});

it.each([
  ['{', 'is not valid JSON'],
  ['[]', 'must be a JSON object'],
  ['null', 'must be a JSON object'],
  ['{"a": {"b": 1, "b": 2}}', 'two members with the same name'],
  ['{"a": 12345678901234567890}', 'put the number 12345678901234567890 in quotes'],
  ['{"a": 1e999}', 'put the number 1e999 in quotes'],
  ['{"__proto__": 1}', '__proto__ is not allowed'],
  [String.raw`{"a": "\u0000"}`, 'cannot be stored'],
  [String.raw`{"a": "\ud800"}`, 'cannot be stored'],
  [`{"${'n'.repeat(257)}": 1}`, 'more than 256 characters'],
  [`{"a": ${'['.repeat(31)}${']'.repeat(31)}}`, '33 levels'],
  [`{"a": [${Array.from({ length: 20_000 }, () => 1).join()}]}`, '20,002 values'],
  [JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`n${at}`, at]))), '201 members'],
  [JSON.stringify({ a: 'é'.repeat(530_000) }), '1,060,023 bytes'],
])('the parameters editor refuses the JSON %.40s', (json, reason) => {
  expect(() => parametersOf({ members: [], json })).toThrow(reason);
});

it.each([
  `{"${'n'.repeat(256)}": 1}`,
  `{"${'😀'.repeat(256)}": 1}`,
  `{"a": ${'['.repeat(30)}${']'.repeat(30)}}`,
  `{"a": [${Array.from({ length: 19_998 }, () => 1).join()}]}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`n${at}`, at]))),
])('the parameters editor accepts %.40s, which just reaches a limit of the contract', (json) => {
  expect(parametersOf({ members: [], json })).toEqual(JSON.parse(json));
});

it('the parameters editor refuses two members with the same name, and does not parse a member marked as text', () => {
  const member = { name: 'a', isText: true, value: '{"a": 12345678901234567890, "a"' };
  expect(parametersOf({ members: [member] })).toEqual({ a: member.value });
  expect(() => parametersOf({ members: [member, member] })).toThrow('Two members have the same name, “a”.');
  expect(() => parametersOf({ members: [{ ...member, isText: false }] })).toThrow('a is not valid JSON');
});
