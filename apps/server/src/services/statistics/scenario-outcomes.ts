/**
 * Computes one outcome per scenario. Votes on the same scenario are not independent of each other, so a scenario with
 * five judges counts as much as a scenario with one.
 */
import { bootstrapIntervals, collectRows } from './bootstrap.ts';
import { wilsonInterval, type Interval } from './interval.ts';

/** The minimum number of scenarios for resampling. With fewer scenarios, resampling misses rare outcomes. */
const minScenariosToResample = 20;

/**
 * The outcome of a scenario with votes: the share of the first variant among the votes that name a variant, from 0 to
 * 1. Undefined if no vote names one: the scenario then counts as a tie, and the win rate excludes it.
 */
export function voteOutcome(firstVotes: number, secondVotes: number): number | undefined {
  return firstVotes + secondVotes === 0 ? undefined : firstVotes / (firstVotes + secondVotes);
}

/**
 * The outcome of a scenario with scores: the mean of its judges' scores. Undefined if there are no scores. The outcomes
 * of scenarios are independent, so `summarize` computes Student's interval of their mean. Scores have no lowest and no
 * highest value, and no interval of the mean of unbounded numbers is correct for every distribution (R. R. Bahadur, L.
 * J. Savage, Annals of Mathematical Statistics 27 (1956) 1115–1122). So there is no always-valid interval.
 */
export function scoreOutcome(scores: readonly number[]): number | undefined {
  if (scores.length === 0) return undefined;
  // Divide each score before adding it, because the sum of large scores could be infinite.
  return scores.reduce((mean, score) => mean + score / scores.length, 0);
}

export interface WinRate {
  /** The sum and the number of the outcomes. The win rate is their quotient. */
  wins: number;
  count: number;
  /** The fixed-sample interval of the rate, and the name of the method that computed it. */
  interval: (Interval & { method: 'wilson' | 'bootstrap_bca' }) | null;
}

/**
 * Computes the win rate of the first variant and its interval. This is Wilson's interval if every outcome is 0 or 1 (as
 * always with one judge per scenario), if there are fewer than 20 scenarios, or if all outcomes are equal. Otherwise,
 * the BCa bootstrap over scenarios computes it. If outcomes are fractions, Wilson's interval may be too wide, but not
 * too narrow, because an outcome between 0 and 1 never varies more than a vote does.
 */
export function countWinRate() {
  const collector = collectRows(2);
  let hasFractions = false;
  let count = 0;
  let wins = 0;
  let squares = 0;
  return {
    add(firstVotes: number, secondVotes: number): void {
      const outcome = voteOutcome(firstVotes, secondVotes);
      if (outcome === undefined) return;
      count += 1;
      wins += outcome;
      squares += outcome ** 2;
      hasFractions ||= outcome !== 0 && outcome !== 1;
      collector.add([outcome, 1]);
    },
    async result(pause: () => Promise<void>): Promise<WinRate> {
      if (count === 0) return { wins, count, interval: null };
      const rate = wins / count;
      const isConstant = squares / count - rate ** 2 < 1e-12;
      const [resampled] =
        hasFractions && !isConstant && count >= minScenariosToResample
          ? await bootstrapIntervals(collector.rows(), [([sum = 0, rows = 0]) => sum / rows], pause)
          : [];
      const interval = resampled
        ? { ...resampled, method: 'bootstrap_bca' as const }
        : { ...wilsonInterval(wins, count), method: 'wilson' as const };
      return { wins, count, interval };
    },
  };
}
