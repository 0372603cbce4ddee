/** The regularized incomplete beta function: Lentz's method for a continued fraction (Abramowitz, Stegun, 26.5.8). */
export function incompleteBeta(x: number, a: number, b: number): number {
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

/**
 * ln Γ(x) for x > 0: Stirling's series (Abramowitz and Stegun, 6.1.41), which is only exact for large x. So x is first
 * shifted upward with the recurrence Γ(x + 1) = x·Γ(x).
 */
function logGamma(x: number): number {
  let shift = 0;
  let y = x;
  while (y < 15) shift += Math.log(y++);
  const series = 1 / (12 * y) - 1 / (360 * y ** 3) + 1 / (1260 * y ** 5) - 1 / (1680 * y ** 7);
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift;
}

/** ln B(a, b) for a, b > 0, the logarithm of the beta function. */
export function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

/** P(Z ≤ x) for a standard normal Z: Abramowitz and Stegun, 26.2.10; 0 or 1 for |x| > 8, which is exact to 1e-14. */
export function normalDistribution(x: number): number {
  if (Math.abs(x) > 8) return x < 0 ? 0 : 1;
  let term = x;
  let sum = x;
  for (let k = 3; Math.abs(term) > 1e-17 * Math.abs(sum); k += 2) sum += term *= (x * x) / k;
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The x with P(Z ≤ x) = share, for a share between 0 and 1. */
export function normalQuantile(share: number): number {
  const [low, high] = bisect(-8, 8, 60, (x) => normalDistribution(x) < share);
  return (low + high) / 2;
}

/** Finds where `isBefore` becomes false: halves the range `steps` times, and returns the ends of the last range. */
export function bisect(before: number, after: number, steps: number, isBefore: (value: number) => boolean) {
  let [first, last] = [before, after];
  for (let step = 0; step < steps; step++) {
    const middle = (first + last) / 2;
    if (isBefore(middle)) first = middle;
    else last = middle;
  }
  return [first, last] as const;
}
