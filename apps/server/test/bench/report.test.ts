import { expect, it } from 'vitest';
import { breakLines } from '../../bench/report.ts';

it('breakLines limits lines to 120 characters by breaking them at spaces, and leaves table rows unchanged', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  const broken = breakLines(`${words}\n\n| ${words} |\nshort`);
  const [text = '', table = ''] = broken.split('\n\n');
  expect(text.replaceAll('\n', ' ')).toBe(words);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(text.split('\n')).toHaveLength(Math.ceil(words.length / 118));
  expect(table).toBe(`| ${words} |\nshort`);
});
