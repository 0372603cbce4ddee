import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { studentQuantile, summarize, histogram } from './summary.ts';

type Summary = NonNullable<ReturnType<typeof summarize>>;

const list = (values: number[]): Float64Array => Float64Array.from(values).sort();
const summaryOf = (values: number[]): Summary => summarize(list(values)) as Summary;

describe("studentQuantile returns Student's quantile at 97.5 %", () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, "Critical values of the Student's-t distribution",
  // column 0.975 (https://www.itl.nist.gov/div898/handbook/eda/section3/eda3672.htm). The value for 120 is from Fisher
  // and Yates.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
    [1_000_000, 1.96],
  ])("Student's quantile for %i degrees of freedom is %f", (degrees, value) => {
    expect(studentQuantile(degrees)).toBeCloseTo(value, degrees < 100 ? 3 : 2);
  });

  it("Student's quantile is exact for 1 and 2 degrees of freedom", () => {
    // With one degree of freedom, the quantile is tan(π(p − ½)). With two degrees of freedom, the quantile is (2p − 1)
    // / √(2p(1 − p)).
    expect(studentQuantile(1)).toBeCloseTo(Math.tan(Math.PI * 0.475), 10);
    expect(studentQuantile(2)).toBeCloseTo(0.95 / Math.sqrt(2 * 0.975 * 0.025), 10);
  });
});

describe('summarize returns the mean, deviation and interval of numbers', () => {
  // The data and the mean are from "Student", Biometrika 6 (1908) 1–25.
  it("the summary of Student's data has the published mean, and the deviation and interval that R computes", () => {
    const summary = summaryOf([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]);
    expect(summary).toMatchObject({ count: 10, min: -0.1, max: 5.5 });
    expect(summary.mean).toBeCloseTo(2.33, 12);
    expect(summary.median).toBeCloseTo(1.75, 12);
    // R computes the standard deviation 2.002249. The expected interval is `t.test(sleep$extra[11:20])$conf.int` in R.
    expect(summary.standardDeviation).toBeCloseTo(2.002249, 6);
    expect(summary.interval?.low).toBeCloseTo(0.8976775, 6);
    expect(summary.interval?.high).toBeCloseTo(3.762322, 6);
  });

  // NIST certifies the mean and the sample standard deviation of these data sets: Statistical Reference Datasets,
  // univariate summary statistics, https://www.itl.nist.gov/div898/strd/univ/homepage.html. Each of NumAcc2 to NumAcc4
  // consists of one value and then a repeated pair of values.
  const pairs = (first: number, low: number, high: number) => [
    first,
    ...Array.from({ length: 500 }, () => [low, high]).flat(),
  ];
  it.each([
    ['NumAcc1', [10_000_001, 10_000_003, 10_000_002], 10_000_002, 1],
    ['NumAcc2', pairs(1.2, 1.1, 1.3), 1.2, 0.1],
    ['NumAcc3', pairs(1_000_000.2, 1_000_000.1, 1_000_000.3), 1_000_000.2, 0.1],
    ['NumAcc4', pairs(10_000_000.2, 10_000_000.1, 10_000_000.3), 10_000_000.2, 0.1],
    ['Michelso', michelson(), 299.8524, 0.0790105478190518],
  ])('the mean and the deviation of the NIST data set %s equal the certified values', (_, values, mean, deviation) => {
    for (const summary of [summaryOf(values), summarize(values.toSorted((a, b) => a - b)) as Summary]) {
      expect(Math.abs(summary.mean / mean - 1)).toBeLessThan(1e-14);
      // Floating-point numbers cannot express the values of the data sets NumAcc3 and NumAcc4 exactly. So the standard
      // deviations of these two data sets differ from 0.1 in the 10th and the 9th digit.
      expect(Math.abs((summary.standardDeviation ?? 0) / deviation - 1)).toBeLessThan(mean > 1e5 ? 2e-8 : 1e-13);
    }
  });

  it('planted fault: "mean of squares minus square of mean" gives a wrong standard deviation', () => {
    const values = pairs(10_000_000.2, 10_000_000.1, 10_000_000.3);
    const [sum, squares] = [values.reduce((a, b) => a + b, 0), values.reduce((a, b) => a + b * b, 0)];
    const shortcut = Math.sqrt((squares - sum ** 2 / values.length) / (values.length - 1));
    expect(Math.abs(shortcut / 0.1 - 1) < 1e-4).toBe(false);
  });

  it('for small integers, summarize agrees with the textbook formulas of median, mean and standard deviation', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 40 }), (values) => {
        const summary = summaryOf(values);
        const sorted = values.toSorted((a, b) => a - b);
        const mean = values.reduce((a, b) => a + b, 0) / values.length;
        const middle = (values.length - 1) / 2;
        const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
        expect([summary.count, summary.min, summary.max]).toEqual([values.length, sorted[0], sorted.at(-1)]);
        expect(summary.median).toBe(((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2);
        expect(summary.mean).toBeCloseTo(mean, 12);
        if (values.length === 1) expect([summary.standardDeviation, summary.interval]).toEqual([null, null]);
        else expect(summary.standardDeviation).toBeCloseTo(deviation, 12);
      }),
    );
  });

  it('the summary of any numbers is finite, and the summary of no numbers is null', () => {
    expect(summarize([])).toBeNull();
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 2, maxLength: 5 }),
        (values) => {
          const { interval, ...rest } = summaryOf(values);
          expect(
            [...Object.values(rest), interval?.low, interval?.high].every(Number.isFinite),
            JSON.stringify(rest),
          ).toBe(true);
          for (const { from, to } of histogram(list(values))) expect([from, to].every(Number.isFinite)).toBe(true);
        },
      ),
    );
    expect(summaryOf([1e200, 3e200]).standardDeviation).toBeCloseTo(Math.SQRT2 * 1e200, -190);
    expect((summaryOf([1e-200, 3e-200]).standardDeviation ?? 0) / 1e-200).toBeCloseTo(Math.SQRT2, 10);
  });
});

/** A. A. Michelson's 100 measurements of the speed of light (1879), as NIST lists them, in thousands of km/s. */
function michelson(): number[] {
  const thousandths = [
    850, 740, 900, 1070, 930, 850, 950, 980, 980, 880, 1000, 980, 930, 650, 760, 810, 1000, 1000, 960, 960, 960, 940,
    960, 940, 880, 800, 850, 880, 900, 840, 830, 790, 810, 880, 880, 830, 800, 790, 760, 800, 880, 880, 880, 860, 720,
    720, 620, 860, 970, 950, 880, 910, 850, 870, 840, 840, 850, 840, 840, 840, 890, 810, 810, 820, 800, 770, 760, 740,
    750, 760, 910, 920, 890, 860, 880, 720, 840, 850, 850, 780, 890, 840, 780, 810, 760, 810, 790, 810, 820, 850, 870,
    870, 810, 740, 810, 940, 950, 800, 810, 870,
  ];
  return thousandths.map((value) => Number((299 + value / 1000).toFixed(3)));
}
