import { describe, expect, it } from 'vitest';
import { bootstrapIntervals, collectRows, maxRows, sumsOf, type Figure, type Rows } from './bootstrap.ts';
import { createRandom } from './random.ts';

const noPause = async () => {};
const ratio: Figure = ([sum = 0, count = 0]) => sum / count;
const rowsOf = (list: number[][]): Rows => {
  const collector = collectRows(list[0]!.length);
  for (const row of list) collector.add(row);
  return collector.rows();
};

describe('bootstrapIntervals returns BCa intervals', () => {
  // The data of "Student": twenty values of additional hours of sleep. The weights are invented. The figure is the
  // sum of the hours divided by the sum of the weights.
  const hours = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2, 1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
  const weights = [1, 2, 1, 3, 1, 2, 2, 1, 4, 1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 2];
  const rows = rowsOf(hours.map((hour, index) => [hour, weights[index]!]));

  it('the interval of a ratio equals the interval of scipy.stats.bootstrap, within the resampling error', async () => {
    // scipy 1.17 returns 0.3824 to 1.6000 with the method "BCa" and 200,000 paired resamples.
    const [interval] = await bootstrapIntervals(rows, [ratio], noPause);
    expect(Math.abs(interval!.low - 0.3824)).toBeLessThan(0.04);
    expect(Math.abs(interval!.high - 1.6)).toBeLessThan(0.06);
  });

  it('for skewed data, bootstrapIntervals moves both ends of percentile intervals toward the longer tail', async () => {
    for (const sign of [1, -1]) {
      const list = Array.from({ length: 20 }, (_, index) => sign * Math.exp(index / 4));
      const [interval] = await bootstrapIntervals(rowsOf(list.map((value) => [value, 1])), [ratio], noPause);
      const random = createRandom(3);
      const means = Array.from({ length: 20_000 }, () => {
        return list.reduce((sum) => sum + list[random.below(20)]!, 0) / 20;
      }).sort((x, y) => x - y);
      expect(Math.sign(interval!.low - means[500]!)).toBe(sign);
      expect(Math.sign(interval!.high - means[19_500]!)).toBe(sign);
    }
  });

  it('bootstrapIntervals returns the same interval for the same rows', async () => {
    expect(await bootstrapIntervals(rows, [ratio], noPause)).toEqual(await bootstrapIntervals(rows, [ratio], noPause));
  });

  it('bootstrapIntervals returns null for one row, and for a figure that is 0/0 in many resamples', async () => {
    expect(await bootstrapIntervals(rowsOf([[1, 1]]), [ratio], noPause)).toEqual([null]);
    const rare = rowsOf([[1, 1], ...Array.from({ length: 10 }, () => [0, 0])]);
    expect(await bootstrapIntervals(rare, [ratio], noPause)).toEqual([null]);
  });

  it('if all rows are equal, bootstrapIntervals returns an interval with equal ends', async () => {
    const equal = rowsOf(Array.from({ length: 30 }, () => [0.5, 1]));
    expect(await bootstrapIntervals(equal, [ratio], noPause)).toEqual([{ low: 0.5, high: 0.5 }]);
  });

  it('bootstrapIntervals lets other code run while it computes: it calls `pause`', async () => {
    let pauses = 0;
    const pause = async () => void (pauses += 1);
    await bootstrapIntervals(rowsOf(Array.from({ length: 1000 }, (_, index) => [index % 2, 1])), [ratio], pause);
    expect(pauses).toBeGreaterThan(10);
  });
});

describe('collectRows limits the memory for its rows', () => {
  it('if collectRows adds several scenarios to one row, the interval still has the expected width', async () => {
    const random = createRandom(5);
    const list = Array.from({ length: 4 * maxRows }, () => [random.next() < 0.6 ? 1 : 0, 1]);
    const rows = rowsOf(list);
    expect(rows.count).toBe(maxRows);
    const wins = list.reduce((sum, [win = 0]) => sum + win, 0);
    expect([...sumsOf(rows)]).toEqual([wins, list.length]);
    const [interval] = await bootstrapIntervals(rows, [ratio], noPause);
    const expected = 2 * 1.96 * Math.sqrt((0.6 * 0.4) / list.length);
    expect((interval!.high - interval!.low) / expected).toBeGreaterThan(0.93);
    expect((interval!.high - interval!.low) / expected).toBeLessThan(1.07);
  });

  it('collectRows keeps fewer rows if each row has more numbers', () => {
    const collector = collectRows(52);
    for (let row = 0; row < 5000; row++) collector.add([1]);
    expect(collector.rows().count).toBeLessThan(1200);
    expect(sumsOf(collector.rows())[0]).toBe(5000);
  });
});
