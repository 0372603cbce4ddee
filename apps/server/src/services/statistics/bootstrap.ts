/**
 * Computes intervals by resampling scenarios (the bootstrap). All judges of a scenario see the same outputs, so their
 * judgements depend on each other, and a scenario is drawn as a whole. Each scenario has one row of numbers, and a
 * figure is computed from the sums of the columns.
 */
import { confidenceLevel, type Interval } from './interval.ts';
import { createRandom } from './random.ts';
import { normalDistribution, normalQuantile } from './special-functions.ts';

const resampleCount = 2000;
/** The seed of all resampling. The same judgements in the same order give the same interval. */
const seed = 1979;
/**
 * The maximum length of `Rows.numbers`. Above this maximum or above `maxRows`, the numbers of each further scenario are
 * added to a random row. This does not change the variance of a resampled figure. With over a thousand rows, the
 * interval depends almost only on this variance.
 */
const maxNumbers = 60_000;
export const maxRows = 10_000;
/** The number of steps between two pauses: work for 1 to 3 ms. Adding a number is one, choosing a random row is two. */
const stepsPerSlice = 400_000;

export interface Rows {
  readonly width: number;
  readonly count: number;
  /** The rows one after another: `count` times `width` numbers. */
  readonly numbers: Float64Array;
}

/** A figure computed from the sums of all rows. NaN if it is not defined for these sums. */
export type Figure = (sums: Float64Array) => number;

/** Collects one row per scenario. It needs the memory of at most `maxNumbers` numbers. */
export function collectRows(width: number) {
  const limit = Math.min(maxRows, Math.floor(maxNumbers / width));
  const random = createRandom(seed);
  const numbers = new Float64Array(limit * width);
  let count = 0;
  return {
    add(row: readonly number[]): void {
      const index = count < limit ? count++ : random.below(limit);
      for (let column = 0; column < width; column++) (numbers[index * width + column] as number) += row[column] ?? 0;
    },
    rows: (): Rows => ({ width, count, numbers: numbers.subarray(0, count * width) }),
  };
}

export function sumsOf({ width, count, numbers }: Rows): Float64Array {
  const sums = new Float64Array(width);
  for (let index = 0; index < count; index++) addRow(sums, numbers, index * width);
  return sums;
}

function addRow(sums: Float64Array, numbers: Float64Array, start: number): void {
  for (let column = 0; column < sums.length; column++) (sums[column] as number) += numbers[start + column] as number;
}

/**
 * Returns the 95 % intervals of figures by the BCa bootstrap: bias-corrected and accelerated percentiles of resamples.
 * An interval is null if there are fewer than two rows, or if the figure is not defined in more than 5 % of the
 * resamples.
 *
 * The method is from B. Efron, "Better bootstrap confidence intervals", JASA 82 (1987) 171–185. The acceleration is
 * computed with the jackknife: B. Efron, R. Tibshirani, "An introduction to the bootstrap" (1993), 14.3. Takes
 * resamples × rows × width additions, at most 120 million. Calls `pause` repeatedly.
 */
export async function bootstrapIntervals(rows: Rows, figures: readonly Figure[], pause: () => Promise<void>) {
  const { width, count, numbers } = rows;
  if (count < 2) return figures.map(() => null);
  const random = createRandom(seed + 1);
  const values = figures.map(() => new Float64Array(resampleCount));
  const perSlice = Math.max(1, Math.floor(stepsPerSlice / (count * (width + 2))));
  const sums = new Float64Array(width);
  for (let resample = 0; resample < resampleCount; resample++) {
    if (resample % perSlice === 0) await pause();
    sums.fill(0);
    for (let drawn = 0; drawn < count; drawn++) addRow(sums, numbers, random.below(count) * width);
    for (const [index, figure] of figures.entries()) (values[index] as Float64Array)[resample] = figure(sums);
  }
  const intervals: (Interval | null)[] = [];
  for (const [index, figure] of figures.entries()) {
    await pause();
    intervals.push(biasCorrected(rows, figure, values[index] as Float64Array));
  }
  return intervals;
}

function biasCorrected(rows: Rows, figure: Figure, resampled: Float64Array): Interval | null {
  const values = resampled.filter((value) => Number.isFinite(value)).sort();
  const sums = sumsOf(rows);
  const estimate = figure(sums);
  if (values.length < 0.95 * resampled.length || !Number.isFinite(estimate)) return null;
  let below = 0;
  for (const value of values) below += value < estimate ? 1 : value === estimate ? 0.5 : 0;
  // The bias for a share of 0 or 1 would be infinite. So if all resamples are above the estimate or all are below it,
  // count half a resample on the other side.
  const bias = normalQuantile(Math.min(Math.max(below, 0.5), values.length - 0.5) / values.length);
  const acceleration = accelerationOf(rows, figure, sums);
  const quantile = (share: number) => {
    const shifted = bias + normalQuantile(share);
    const corrected = normalDistribution(bias + shifted / (1 - acceleration * shifted));
    return valueAt(values, corrected);
  };
  const tail = (1 - confidenceLevel) / 2;
  const [one, other] = [quantile(tail), quantile(1 - tail)];
  return { low: Math.min(one, other, estimate), high: Math.max(one, other, estimate) };
}

/**
 * Returns the acceleration of the BCa bootstrap: a sixth of the skewness of the jackknife values. A jackknife value is
 * the figure computed without one of the rows.
 */
function accelerationOf({ width, count, numbers }: Rows, figure: Figure, sums: Float64Array): number {
  const without = new Float64Array(count);
  let mean = 0;
  for (let index = 0; index < count; index++) {
    const rest = sums.map((sum, column) => sum - (numbers[index * width + column] as number));
    const value = figure(rest);
    if (!Number.isFinite(value)) return 0;
    without[index] = value;
    mean += value / count;
  }
  let [squares, cubes] = [0, 0];
  for (const value of without) {
    squares += (mean - value) ** 2;
    cubes += (mean - value) ** 3;
  }
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5);
}

/** Returns a quantile of sorted values. For the `share` 0.5, this is the median. */
function valueAt(sorted: Float64Array, share: number): number {
  const position = Math.min(Math.max(share * (sorted.length + 1) - 1, 0), sorted.length - 1);
  const index = Math.floor(position);
  const here = sorted[index] as number;
  return here + (position - index) * ((sorted[index + 1] ?? here) - here);
}
