/**
 * The formulas of results, each with its source, tested against published examples.
 */

export const confidenceLevel = 0.95;

/** The 97.5 % quantile of the normal distribution. */
const z = 1.959963984540054;

/**
 * Returns Wilson's score interval of a proportion at the 95 % level. E. B. Wilson, "Probable inference, the law of
 * succession, and statistical inference", JASA 22 (1927) 209–212.
 */
export function wilsonInterval(successes: number, trials: number): { low: number; high: number } {
  const share = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  // With no success the lower end is exactly 0, and with only successes the upper end is exactly 1. The formula would
  // miss these values by a rounding error.
  return { low: successes === 0 ? 0 : centre - half, high: successes === trials ? 1 : centre + half };
}

/**
 * Returns how many votes are needed until Wilson's interval excludes 0.5, if the share stays the same. The interval
 * excludes 0.5 exactly if the score test rejects it: |share − ½| > z · √(¼ / n). Returns null for a share of one half.
 */
export function votesNeeded(share: number): number | null {
  const lead = Math.abs(share - 0.5);
  return lead === 0 ? null : Math.floor(z ** 2 / (4 * lead ** 2)) + 1;
}

export interface Summary {
  count: number;
  mean: number;
  median: number;
  /** The sample standard deviation, with n − 1. Null for fewer than two numbers. */
  standardDeviation: number | null;
  min: number;
  max: number;
  /** Student's 95 % interval of the mean. Null for fewer than two numbers. */
  interval: { low: number; high: number } | null;
}

/** Numbers in ascending order. */
type SortedNumbers = Float64Array | readonly number[];

/**
 * Summarizes numbers. The standard deviation is computed around the mean in a second pass, because the shortcut "mean
 * of squares minus square of mean" loses precision. The numbers are scaled to about 1, so that no square overflows or
 * underflows. Student, "The probable error of a mean", Biometrika 6 (1908) 1–25.
 */
export function summarize(sorted: SortedNumbers): Summary | null {
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

/** The largest power of two that is not above the value. Dividing by it is exact. */
function powerOfTwo(value: number): number {
  return value === 0 ? 1 : 2 ** Math.max(-1022, Math.min(1023, Math.floor(Math.log2(value))));
}

/** JSON has no infinity, so an overflow becomes the largest number. */
function finite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
}

interface Bin {
  from: number;
  to: number;
  count: number;
}

const maxWholeBins = 20;
const equalBinCount = 10;

/**
 * Returns one bin per whole number if all numbers are whole and at most 20 bins are needed. Otherwise ten bins of equal
 * width, of which the last includes its upper edge.
 */
export function histogram(sorted: SortedNumbers): Bin[] {
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
  // Compare with the edges in the response, so that each count matches its edges.
  const starts = [...bins.map(({ from }) => firstAtLeast(sorted, from)), sorted.length];
  return bins.map((bin, index) => ({ ...bin, count: (starts[index + 1] ?? 0) - (starts[index] ?? 0) }));
}

/** Returns the index of the first number that is at least `value`. */
function firstAtLeast(sorted: SortedNumbers, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The 97.5 % quantile of Student's t-distribution, found by bisection. */
export function studentQuantile(degrees: number): number {
  let low = 0;
  let high = 1000;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (studentDistribution(middle, degrees) < 1 - (1 - confidenceLevel) / 2) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** P(T ≤ t) for t ≥ 0, by the incomplete beta function: Abramowitz and Stegun, 26.7.1. */
function studentDistribution(t: number, degrees: number): number {
  return 1 - incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
}

/** The regularized incomplete beta function: a continued fraction (Abramowitz and Stegun, 26.5.8), Lentz's method. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(a * Math.log(x) + b * Math.log(1 - x) - logGamma(a) - logGamma(b) + logGamma(a + b)) / a;
  const tiny = 1e-300;
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1), tiny);
  let fraction = d;
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d, tiny);
    c = nonZero(1 + even / c, tiny);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d, tiny);
    c = nonZero(1 + odd / c, tiny);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * fraction;
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** ln Γ(x) for x > 0: Stirling's series (Abramowitz and Stegun, 6.1.41) after shifting x up, where it is exact. */
function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  while (y < 15) shift += Math.log(y++);
  const series = 1 / (12 * y) - 1 / (360 * y ** 3) + 1 / (1260 * y ** 5) - 1 / (1680 * y ** 7);
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift;
}
