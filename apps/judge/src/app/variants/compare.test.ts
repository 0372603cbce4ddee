import { afterEach, expect, it, vi } from 'vitest';
import { compareParameters, readableJson, type Row } from './compare.ts';

/** Stops the clock. Otherwise, on a busy machine, the comparison could reach its time limit and not compare words. */
const stopClock = () => void vi.useFakeTimers({ toFake: ['Date', 'performance'] });
afterEach(() => void vi.useRealTimers());

const mark = (row: Row) =>
  'skipped' in row
    ? `… ${row.skipped}`
    : [row.before, row.after]
        .map((side) => side?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('') ?? '∅')
        .join(' | ');

it('the comparison contains only members whose values differ; the order of members does not matter', () => {
  stopClock();
  const before = { model: 'a', deep: { x: 1, y: [1, 2] }, gone: null };
  const after = { deep: { y: [1, 2], x: 1 }, model: 'b', fresh: '' };
  const { changes, equal } = compareParameters(before, after);
  expect(equal).toBe(1);
  expect(changes.map(({ name, change, rows }) => [name, change, rows.map(mark)])).toEqual([
    ['model', 'changed', ['[a] | [b]']],
    ['gone', 'removed', ['[null] | ∅']],
    ['fresh', 'added', ['∅ | []']],
  ]);
});

it('a changed text is compared by lines and words, and only the lines near a change are shown', () => {
  stopClock();
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`);
  const after = lines.with(10, 'line ten').concat('end\r');
  const { changes } = compareParameters({ prompt: lines.join('\n') }, { prompt: after.join('\n') });
  expect(changes[0]?.rows.map(mark)).toEqual([
    '… 7',
    ...[7, 8, 9].map((at) => `line ${at} | line ${at}`),
    'line [10] | line [ten]',
    ...[11, 12, 13].map((at) => `line ${at} | line ${at}`),
    '… 3',
    ...[17, 18, 19].map((at) => `line ${at} | line ${at}`),
    '∅ | [end␍]',
  ]);
});

it('the comparison of two large different texts ends within 10 s and contains every line', () => {
  const text = (seed: number) =>
    Array.from({ length: 5000 }, (_, at) => `${(at * seed) % 4999} words ${at}`).join('\n');
  const before = performance.now();
  const { changes } = compareParameters({ prompt: text(7) }, { prompt: text(11) });
  expect(performance.now() - before).toBeLessThan(10_000);
  const lines = changes[0]?.rows.filter((row) => !('skipped' in row) && row.after !== null).length;
  expect(lines).toBeGreaterThanOrEqual(4990);
});

it('parameters shown as JSON have line breaks instead of "\\n" inside texts, and keep escaped backslashes', () => {
  expect(readableJson(['a\nb\n', String.raw`c\nd`, '"'])).toBe('[\n  "a\nb\\n",\n  "c\\\\nd",\n  "\\""\n]');
});
