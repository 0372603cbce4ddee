import { describe, expect, it } from 'vitest';
import { logBeta, normalDistribution, normalQuantile } from './special-functions.ts';

describe('normalDistribution and normalQuantile compute the normal distribution', () => {
  // The expected values are from table 26.1 of M. Abramowitz and I. Stegun, "Handbook of mathematical functions", and
  // from the function qnorm of R.
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-3, 0.001349898031630095],
    [0.5, 0.691462461274013],
  ])('a standard normal variable is at most %f with the probability %f', (x, share) => {
    expect(normalDistribution(x)).toBeCloseTo(share, 14);
    expect(normalQuantile(share)).toBeCloseTo(x, 12);
  });

  it('normalQuantile returns 1.96 for 97.5 %, and normalDistribution returns 0 or 1 for numbers far from 0', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12);
    expect([normalDistribution(-40), normalDistribution(40)]).toEqual([0, 1]);
    expect(normalDistribution(8) + normalDistribution(-8)).toBeCloseTo(1, 14);
  });
});

describe('logBeta returns the logarithm of the beta function', () => {
  it('the beta function B(3, 3) is 1/30, and B(1, n) is 1/n', () => {
    expect(logBeta(3, 3)).toBeCloseTo(Math.log(1 / 30), 13);
    for (const n of [1, 2, 17, 1e6]) expect(logBeta(1, n)).toBeCloseTo(-Math.log(n), 8);
  });
});
