/** Tests member names that consist of one escaped character, because V8 can confuse them (nodejs/node#63785). */
import { expect, test } from 'vitest';
import { parseJson } from './strict-json.ts';

const parse = (text: string) => parseJson(Buffer.from(text));

test.each(['\\"', '\\/', '\\n', '\\u0041', '\\u00E9', '\\u4e2d'])(
  'after a body with the member name "\\\\", the JSON parser reads the member name "%s" of the next body correctly',
  (escaped) => {
    const name = JSON.parse(`"${escaped}"`) as string;
    for (const [first, space] of [
      [`${name}1`, ''],
      [`${name}2`, ' \n'],
    ]) {
      const start = `{${JSON.stringify(first)}:`;
      parse(`${start}[],"\\\\":0}`);
      expect(parse(`${start}[{"${escaped}":1}],"${escaped}"${space}:"${escaped}"}`)).toEqual({
        value: { [String(first)]: [{ [name]: 1 }], [name]: name },
      });
    }
  },
);

test('the JSON parser does not change a string that looks like an escaped member name', () => {
  for (const text of ['{"a\\"\\\\":"\\n"}', '["\\n",{"\\n":"\\"\\n\\":1"}]', '{"a":"\\"","b":"\\u0041"}'])
    expect(parse(text)).toEqual({ value: JSON.parse(text) });
});
