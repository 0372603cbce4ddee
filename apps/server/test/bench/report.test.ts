import { expect, it } from 'vitest';
import { breakLines } from '../../bench/report.ts';

it('the benchmark report has lines of at most 120 characters, except the rows of tables', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  const broken = breakLines(`${words}\n\n| ${words} |\nshort`);
  const [text = '', table = ''] = broken.split('\n\n');
  expect(text.replaceAll('\n', ' ')).toBe(words);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(text.split('\n')).toHaveLength(Math.ceil(words.length / 118));
  expect(table).toBe(`| ${words} |\nshort`);
});
