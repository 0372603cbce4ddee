import { expect, it } from 'vitest';
import { blocksOf } from './plain-text.tsx';

it.each<[string, string, string[]]>([
  ['prose', 'One.\n\n**Two.**', ['text: One.\n\n**Two.**']],
  ['code between prose', 'See:\n```js\nlet a;\n```\nDone.', ['text: See:', 'code: ```js\nlet a;\n```', 'text: Done.']],
  ['code without an end', '```\na', ['code: ```\na']],
  ['a longer fence', '````\n```\n````', ['code: ````\n```\n````']],
  ['JSON', '{"a": [1]}', ['code: {"a": [1]}']],
  ['braces that are not JSON', '{a', ['text: {a']],
  ['Windows line ends', '```\r\na\r\n```\r\n', ['code: ```\na\n```']],
  ['nothing', ' \n', []],
])('blocksOf splits %s into blocks', (_, text, blocks) => {
  expect(blocksOf(text).map(({ kind, text: part }) => `${kind}: ${part}`)).toEqual(blocks);
});
