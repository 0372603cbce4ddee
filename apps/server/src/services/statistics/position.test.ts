import { describe, expect, it } from 'vitest';
import { coverage, coverageCases } from '../../../simulations/coverage.ts';
import { positionShare, wilsonInterval } from './wilson.ts';

describe('positionShare returns the share of votes for the side shown first', () => {
  it('positionShare returns a share with its interval, and null without votes', () => {
    expect(positionShare(60, 40)).toEqual({ share: 0.6, votes: 100, interval: wilsonInterval(60, 100) });
    expect(positionShare(0, 0)).toBeNull();
  });

  it('the 95 % interval of the share contains the true share in about 95 % of simulated evaluations', async () => {
    expect(
      await coverage(
        coverageCases.find(({ name }) => name.includes('position'))!,
        1000,
        3,
      ),
    ).toBeGreaterThan(0.929);
  });
});
