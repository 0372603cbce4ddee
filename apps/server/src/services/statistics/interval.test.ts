import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { votesNeeded, wilsonInterval } from './interval.ts';

describe('wilsonInterval returns the Wilson interval of a share', () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion: comparison of seven methods",
  // Statistics in Medicine 17 (1998) 857–872, method 3 (score, no continuity correction).
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("the Wilson interval of %i successes in %i trials equals Newcombe's example", (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials);
    expect([interval.low.toFixed(4), interval.high.toFixed(4)]).toEqual([low.toFixed(4), high.toFixed(4)]);
  });

  it('the Wilson interval contains the share, and has an end at 0 or 1 only if the share is 0 or 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, part) => {
        const successes = Math.round(trials * part);
        const [one, other] = [wilsonInterval(successes, trials), wilsonInterval(trials - successes, trials)];
        expect(one.low).toBeCloseTo(1 - other.high, 12);
        expect(one.low).toBeLessThanOrEqual(successes / trials);
        expect(one.high).toBeGreaterThanOrEqual(successes / trials);
        expect([one.low === 0, one.high === 1, one.low >= 0, one.high <= 1]).toEqual([
          successes === 0,
          successes === trials,
          true,
          true,
        ]);
      }),
    );
  });
});

describe('votesNeeded returns the number of votes that are enough if the share stays the same', () => {
  const excludesHalf = (share: number, votes: number) => {
    const { low, high } = wilsonInterval(share * votes, votes);
    return low > 0.5 || high < 0.5;
  };

  it("votesNeeded returns the lowest number of votes at which Wilson's interval excludes a share of 50 %", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (wins, losses) => {
        fc.pre(wins !== losses);
        const share = wins / (wins + losses);
        const needed = votesNeeded(share) as number;
        expect(excludesHalf(share, needed), `${wins}:${losses} at ${needed}`).toBe(true);
        expect(needed === 1 || !excludesHalf(share, needed - 1), `${wins}:${losses} at ${needed - 1}`).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('votesNeeded returns 97 votes to prove a lead at a win rate of 60 %, 4 at 100 %, and null at 50 %', () => {
    expect(votesNeeded(0.5)).toBeNull();
    // The formula gives z² / (4 · 0.1²) = 96.04 votes for 60 %, and z² = 3.84 votes for 100 %. Both are rounded up.
    expect([votesNeeded(0.6), votesNeeded(0.4), votesNeeded(1), votesNeeded(0)]).toEqual([97, 97, 4, 4]);
  });
});
