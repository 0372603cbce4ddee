/** The summary of numbers, with Student's fixed-sample interval of the mean. */
import { confidenceLevel } from './interval.ts';
import { bisect, incompleteBeta } from './special-functions.ts';

export type SortedNumbers = Float64Array | readonly number[];

/**
 * Summarizes numbers, with the sample standard deviation (n − 1) and Student's interval of the mean. Both are null for
 * fewer than two numbers. The standard deviation is computed around the mean in a second pass, because "mean of squares
 * minus square of mean" loses precision. The numbers are scaled to about 1, so that no square overflows or underflows.
 * Student, "The probable error of a mean", Biometrika 6 (1908) 1–25.
 */
export function summarize(sorted: SortedNumbers) {
  const count = sorted.length;
  const [min, max] = [sorted[0], sorted[count - 1]];
  if (min === undefined || max === undefined) return null;
  const scale = powerOfTwo(Math.max(Math.abs(min), Math.abs(max)));
  const total = (part: (value: number) => number) => {
    let sum = 0;
    for (const value of sorted) sum += part(value / scale);
    return sum;
  };
  const rough = total((value) => value) / count;
  const mean = rough + total((value) => value - rough) / count;
  const middle = (count - 1) / 2;
  const median = (sorted[Math.floor(middle)] ?? 0) / 2 + (sorted[Math.ceil(middle)] ?? 0) / 2;
  const deviation = count < 2 ? null : Math.sqrt(total((value) => (value - mean) ** 2) / (count - 1));
  const half = deviation === null ? null : (studentQuantile(count - 1) * deviation) / Math.sqrt(count);
  return {
    count,
    mean: finite(mean * scale),
    median,
    standardDeviation: deviation === null ? null : finite(deviation * scale),
    min,
    max,
    interval: half === null ? null : { low: finite((mean - half) * scale), high: finite((mean + half) * scale) },
  };
}

/** Returns the largest power of two that is not above the value. Dividing by a power of two is exact. */
function powerOfTwo(value: number): number {
  return value === 0 ? 1 : 2 ** Math.max(-1022, Math.min(1023, Math.floor(Math.log2(value))));
}

/** Replaces infinity by the largest finite number, because JSON has no infinity. */
function finite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
}

/** The 97.5 % quantile of Student's t-distribution. */
export function studentQuantile(degrees: number): number {
  const [low, high] = bisect(0, 1000, 100, (t) => studentDistribution(t, degrees) < 1 - (1 - confidenceLevel) / 2);
  return (low + high) / 2;
}

/** P(T ≤ t) for t ≥ 0, by the incomplete beta function: Abramowitz and Stegun, 26.7.1. */
function studentDistribution(t: number, degrees: number): number {
  return 1 - incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
}

const maxWholeBins = 20;
const equalBinCount = 10;

/**
 * Returns one bin per whole number if all numbers are whole and 20 bins are enough. Otherwise returns ten bins of equal
 * width. Only the last bin includes its upper edge.
 */
export function histogram(sorted: SortedNumbers) {
  const [min, max] = [sorted[0], sorted[sorted.length - 1]];
  if (min === undefined || max === undefined) return [];
  const isWhole = max - min < maxWholeBins && sorted.every((value) => Number.isSafeInteger(value));
  if (!isWhole && min === max) return [{ from: min, to: max, count: sorted.length }];
  const edge = (index: number) =>
    isWhole ? min + index : min * (1 - index / equalBinCount) + max * (index / equalBinCount);
  const bins = Array.from({ length: isWhole ? max - min + 1 : equalBinCount }, (_, index) => ({
    from: edge(index),
    to: edge(index + 1),
  }));
  // Compare the numbers with the same edges that the response contains, so that each count matches its bin.
  const starts = [...bins.map(({ from }) => firstAtLeast(sorted, from)), sorted.length];
  return bins.map((bin, index) => ({ ...bin, count: (starts[index + 1] ?? 0) - (starts[index] ?? 0) }));
}

function firstAtLeast(sorted: SortedNumbers, value: number): number {
  const [, first] = bisect(0, sorted.length, 60, (index) => (sorted[Math.floor(index)] as number) < value);
  return Math.floor(first);
}
