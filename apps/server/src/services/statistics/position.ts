import type { Interval } from './interval.ts';
import { wilsonInterval } from './wilson.ts';

export interface PositionShare {
  /** The share of votes for the variant that was shown first, among the votes that name a variant. From 0 to 1. */
  share: number;
  /** The number of votes that name a variant. */
  votes: number;
  /** Wilson's 95 % interval of the share. If it excludes one half, the position has an effect on the votes. */
  interval: Interval;
}

/**
 * Returns the share of votes for the output shown first, or null without votes. The order of the outputs is random for
 * each judge and scenario. So if the position has no effect, the output shown first wins half of the votes on average.
 * This holds for any variants and any number of judges, so votes are counted here and not scenarios. If you pass the
 * votes of one judge, the share shows whether this judge always chooses the same side.
 */
export function positionShare(firstSideVotes: number, otherSideVotes: number): PositionShare | null {
  const votes = firstSideVotes + otherSideVotes;
  if (votes === 0) return null;
  return { share: firstSideVotes / votes, votes, interval: wilsonInterval(firstSideVotes, votes) };
}
