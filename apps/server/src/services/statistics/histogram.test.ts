import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogram } from './summary.ts';

const list = (values: number[]): Float64Array => Float64Array.from(values).sort();

describe('histogram counts numbers in bins', () => {
  it('a histogram has one bin per whole number if at most 20 bins are needed', () => {
    expect(histogram([1, 1, 3])).toEqual([
      { from: 1, to: 2, count: 2 },
      { from: 2, to: 3, count: 0 },
      { from: 3, to: 4, count: 1 },
    ]);
    expect(histogram(list([0, 19]))).toHaveLength(20);
    expect(histogram(list([0, 20]))).toHaveLength(10);
    expect(histogram(list([2 ** 53, 2 ** 53 + 2]))).toHaveLength(10);
    expect(histogram([])).toEqual([]);
    expect(histogram(list([0.5, 0.5]))).toEqual([{ from: 0.5, to: 0.5, count: 2 }]);
  });

  it('a histogram counts every number once, in the bin whose edges enclose it', () => {
    const number = fc.oneof(
      fc.integer({ min: -30, max: 30 }),
      fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 30 }), (values) => {
        const bins = histogram(list(values));
        fc.pre(bins.every(({ from, to }) => from < to));
        const within = bins.map(
          ({ from, to }, index) =>
            values.filter((value) => value >= from && (value < to || (index === bins.length - 1 && value === to)))
              .length,
        );
        expect(bins.map(({ count }) => count)).toEqual(within);
        expect(within.reduce((a, b) => a + b, 0)).toBe(values.length);
      }),
    );
  });

  it('a histogram of many different numbers is computed quickly', () => {
    expect(histogram(Array.from({ length: 300_000 }, (_, index) => index / 7)).map(({ count }) => count)).toEqual(
      Array.from({ length: 10 }, () => 30_000),
    );
  });
});
