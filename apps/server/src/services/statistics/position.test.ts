import { describe, expect, it } from 'vitest';
import { coverage, coverageCases } from '../../../simulations/coverage.ts';
import { positionOf } from '../figures.ts';
import { wilsonInterval } from './interval.ts';

describe('positionOf returns the share of votes for the side shown first', () => {
  it('positionOf returns the share of votes for the first output, and null if there are no votes', () => {
    const found = positionOf({ first: 60, other: 40 });
    expect(found).toMatchObject({ first_share: 0.6, votes_counted: 100 });
    expect(found?.interval.low).toBeCloseTo(wilsonInterval(60, 100).low, 9);
    expect(found?.interval.high).toBeCloseTo(wilsonInterval(60, 100).high, 9);
    expect(positionOf({ first: 0, other: 0 })).toBeNull();
  });

  it('about 95 % of the simulated intervals contain the true share of votes for the first output', async () => {
    expect(
      await coverage(
        coverageCases.find(({ name }) => name.includes('position'))!,
        1000,
        3,
      ),
    ).toBeGreaterThan(0.929);
  });
});
