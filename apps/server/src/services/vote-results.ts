/** Creates the results of votes for the response. */
import type { EnoughOutcomes, EnoughVotes, EvaluationVariant, VariantWins, VoteResults } from '@jurybox/types';
import { namedInterval, positionOf, round, rounded, type PositionCounts } from './figures.ts';
import { alwaysValidInterval, isEnough, outcomesStillNeeded } from './statistics/always-valid.ts';
import { confidenceLevel, type Interval } from './statistics/interval.ts';
import type { WinRate } from './statistics/scenario-outcomes.ts';
import { votesNeeded, wilsonInterval } from './statistics/wilson.ts';

/** The outcomes of scenarios. An outcome is the first variant's share of the votes that name a variant. */
export interface VoteOutcomes {
  /** The win rate, computed from all scenarios that have a vote. */
  winRate: WinRate;
  /** The sum and the number of the outcomes of the scenarios that have all their judgements. */
  complete: { wins: number; count: number };
  /** The number of scenarios that do not have all their judgements yet. */
  openCount: number;
  position: PositionCounts;
}

/** Returns the outcomes of scenarios with one judgement each. Each vote is then an outcome. */
export function outcomesOfVotes(
  variants: readonly EvaluationVariant[],
  votes: ReadonlyMap<string, number>,
  scenarioCount: number,
  position: PositionCounts,
): VoteOutcomes {
  const [wins = 0, losses = 0] = variants.map(({ variant_id: id }) => votes.get(id) ?? 0);
  const count = wins + losses;
  const judged = [...votes.values()].reduce((total, times) => total + times, 0);
  const interval = count === 0 ? null : { ...wilsonInterval(wins, count), method: 'wilson' as const };
  return {
    winRate: { rate: count === 0 ? null : wins / count, wins, count, ties: judged - count, interval },
    complete: { wins, count },
    openCount: Math.max(0, scenarioCount - judged),
    position,
  };
}

/** Computes the result of votes. Votes that name no variant are counted separately and excluded from the rates. */
export function voteResults(
  variants: readonly EvaluationVariant[],
  votes: ReadonlyMap<string, number>,
  outcomes: VoteOutcomes,
): VoteResults {
  const { winRate, complete } = outcomes;
  const sides = variants.map((variant, index): VariantWins => {
    const outcomeSum = sumOf(winRate, index);
    const fixed = winRate.interval;
    return {
      variant_id: variant.variant_id,
      variant_name: variant.variant_name,
      wins: votes.get(variant.variant_id) ?? 0,
      win_rate: winRate.count === 0 ? null : round(outcomeSum / winRate.count),
      interval:
        winRate.count === 0
          ? null
          : { ...rounded(wilsonInterval(outcomeSum, winRate.count)), level: confidenceLevel, method: 'wilson' },
      fixed_sample_interval: fixed === null ? null : namedInterval(ofSide(fixed, index), fixed.method),
      always_valid_interval:
        complete.count === 0
          ? null
          : namedInterval(alwaysValidInterval(sumOf(complete, index), complete.count), 'beta_binomial_mixture'),
    };
  });
  return {
    variants: sides,
    both_good: votes.get('1') ?? 0,
    both_bad: votes.get('0') ?? 0,
    enough_votes: enoughVotes(variants, winRate),
    enough_outcomes: enoughOutcomes(variants, complete, outcomes.openCount),
    position: positionOf(outcomes.position),
  };
}

/** Returns the sum of the outcomes of side 0 (first variant) or 1, rounded so that equal sums do not differ. */
function sumOf({ wins, count }: { wins: number; count: number }, side: number): number {
  return Number((side === 0 ? wins : count - wins).toPrecision(12));
}

/** Returns the interval of the variant on a side, from the interval of the first variant (side 0). */
function ofSide({ low, high }: Interval, side: number): Interval {
  return side === 0 ? { low, high } : { low: 1 - high, high: 1 - low };
}

function leaderOf(variants: readonly EvaluationVariant[], outcomes: { wins: number; count: number }) {
  const [first, second] = [sumOf(outcomes, 0), sumOf(outcomes, 1)];
  return first === second ? null : (variants[first > second ? 0 : 1]?.variant_id ?? null);
}

function enoughVotes(variants: readonly EvaluationVariant[], winRate: WinRate): EnoughVotes {
  const { count } = winRate;
  const leader = leaderOf(variants, winRate);
  const leading = Math.max(sumOf(winRate, 0), sumOf(winRate, 1));
  const needed = leader === null ? null : votesNeeded(leading / count);
  return {
    is_enough: needed !== null && count >= needed,
    leader_id: leader,
    method: 'wilson_excludes_half',
    level: confidenceLevel,
    votes_counted: count,
    votes_needed: needed === null ? null : Math.min(needed, Number.MAX_SAFE_INTEGER),
  };
}

function enoughOutcomes(
  variants: readonly EvaluationVariant[],
  complete: { wins: number; count: number },
  openCount: number,
): EnoughOutcomes {
  const wins = sumOf(complete, 0);
  return {
    is_enough: isEnough(wins, complete.count),
    leader_id: leaderOf(variants, complete),
    method: 'always_valid_excludes_half',
    level: confidenceLevel,
    outcomes_counted: complete.count,
    outcomes_still_needed: outcomesStillNeeded(wins, complete.count, openCount) ?? null,
  };
}
