import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alwaysValidRule,
  exactFalseEnough,
  fixedSampleRule,
  simulateFalseEnough,
  simulateFalseEnoughOfJudges,
} from '../../../simulations/false-enough.ts';
import { alwaysValidInterval, isEnough, outcomesStillNeeded } from './always-valid.ts';
import { wilsonInterval } from './interval.ts';

const counts = fc
  .tuple(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([count, share]) => ({ count, wins: Math.round(count * share * 4) / 4 }));

describe('the always-valid interval stays valid if people check the results after every vote', () => {
  // Both simulated variants are equally good. The results are checked after each vote from the 5th to the 200th.
  it('the always-valid interval names a winner in at most 5 % of evaluations of equal variants', () => {
    expect(exactFalseEnough(alwaysValidRule)).toBeCloseTo(0.0287, 4);
    expect(simulateFalseEnough(alwaysValidRule, 2000, 20)).toBeLessThanOrEqual(0.05);
  });

  it('planted fault: the fixed-sample interval names a winner in 38 % of evaluations of equal variants', () => {
    expect(exactFalseEnough(fixedSampleRule)).toBeCloseTo(0.3803, 4);
    expect(simulateFalseEnough(fixedSampleRule, 2000, 20)).toBeGreaterThan(0.3);
  });

  it('planted fault: an interval that counts the votes of several judges as independent is wrong too often', () => {
    expect(simulateFalseEnoughOfJudges(1000, 20, false)).toBeLessThanOrEqual(0.05);
    expect(simulateFalseEnoughOfJudges(1000, 20, true)).toBeGreaterThan(0.1);
  });
});

describe('alwaysValidInterval contains a rate exactly if the evidence against the rate is below 20', () => {
  /**
   * Returns the evidence against `rate`: the mean likelihood of all rates, divided by the likelihood of `rate`. The
   * mean is weighted by Beta(3, 3) and computed with Simpson's rule.
   */
  const evidence = (wins: number, losses: number, rate: number) => {
    const steps = 20_000;
    let sum = 0;
    for (let step = 1; step < steps; step++) {
      const other = step / steps;
      const ratio = wins * Math.log(other / rate) + losses * Math.log((1 - other) / (1 - rate));
      sum += (step % 2 === 0 ? 2 : 4) * 30 * other ** 2 * (1 - other) ** 2 * Math.exp(ratio);
    }
    return sum / (3 * steps);
  };

  it.each([
    [60, 100],
    [3, 10],
    [14.5, 20],
    [199, 200],
  ])('the evidence against each end of the interval is 20 for %f wins in %i outcomes', (wins, count) => {
    const { low, high } = alwaysValidInterval(wins, count);
    for (const end of [low, high]) expect(evidence(wins, count - wins, end)).toBeCloseTo(20, 6);
  });

  it('isEnough tells if the always-valid interval excludes 50 %; this interval contains the Wilson interval', () => {
    fc.assert(
      fc.property(counts, ({ count, wins }) => {
        const { low, high } = alwaysValidInterval(wins, count);
        const mirrored = alwaysValidInterval(count - wins, count);
        expect(low).toBeCloseTo(1 - mirrored.high, 10);
        const wilson = wilsonInterval(wins, count);
        expect([low <= wilson.low + 1e-12, high >= wilson.high - 1e-12, low >= 0, high <= 1]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        expect(isEnough(wins, count)).toBe(low > 0.5 || high < 0.5);
      }),
    );
  });

  it('the always-valid interval is 0 to 1 if there are no votes, and short after a million votes', () => {
    expect(alwaysValidInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(isEnough(0, 0)).toBe(false);
    const { low, high } = alwaysValidInterval(501_000, 1_000_000);
    expect([low < 0.501, high > 0.501, high - low < 0.006]).toEqual([true, true, true]);
  });
});

describe('outcomesStillNeeded estimates how many more outcomes are enough if the win rate stays the same', () => {
  it('outcomesStillNeeded returns the lowest number of further outcomes after which isEnough returns true', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), (wins, losses) => {
        const count = wins + losses;
        const needed = outcomesStillNeeded(wins, count, 5000);
        const isEnoughAfter = (more: number) => isEnough((wins / count) * (count + more), count + more);
        if (needed === undefined) expect(wins === losses || !isEnoughAfter(5000)).toBe(true);
        else {
          expect(isEnoughAfter(needed)).toBe(true);
          expect(needed === 0 || !isEnoughAfter(needed - 1)).toBe(true);
          if (needed > 0) expect(outcomesStillNeeded(wins, count, needed - 1)).toBeUndefined();
        }
      }),
    );
  });

  it('outcomesStillNeeded returns 149 for 60 wins in 100 outcomes, and undefined for a win rate of one half', () => {
    expect(outcomesStillNeeded(60, 100, 1000)).toBe(149);
    expect(outcomesStillNeeded(50, 100, 1e9)).toBeUndefined();
    expect(outcomesStillNeeded(0, 0, 1e9)).toBeUndefined();
    expect(outcomesStillNeeded(100, 100, 0)).toBe(0);
  });
});
