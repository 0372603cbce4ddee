/** Converts the figures of an evaluation to the objects in the response. */
import type * as api from '@jurybox/types';
import { confidenceLevel, votesNeeded, wilsonInterval, type Interval } from './statistics/interval.ts';
import type { Agreement as CountedAgreement } from './statistics/agreement.ts';
import type { CountedJudgementRow } from '../store/own-judgements.ts';
import type { JudgeAgreement } from './statistics/outlying-judges.ts';
import { alwaysValidInterval, isEnough, outcomesStillNeeded } from './statistics/always-valid.ts';
import type { WinRate } from './statistics/scenario-outcomes.ts';

/** Rounds to ten significant digits. Further digits are rounding errors that depend on the order of additions. */
export function round<N extends number | null>(value: N): N {
  if (value === null) return value;
  const rounded = Number(value.toPrecision(10));
  return (Number.isFinite(rounded) ? rounded : value) as N;
}

export function namedInterval<Method extends string>({ low, high }: Interval, method: Method) {
  return { low: round(low), high: round(high), level: confidenceLevel, method };
}

export function estimate(figure: { value: number; interval: Interval | null }, method: string): api.Estimate {
  const { value, interval } = figure;
  return { value: round(value), interval: interval === null ? null : namedInterval(interval, method) };
}

export interface PositionCounts {
  first: number;
  other: number;
}

/**
 * Returns the share of votes for the output shown first, or null if there are no votes. The order of the outputs is
 * random for each judge and scenario. So if the position has no effect, the output shown first wins half of the votes
 * on average, whatever the variants and the judges are like. If Wilson's interval excludes one half, the position has
 * an effect. The share of one judge's votes shows whether this judge always chooses the same side.
 */
export function positionOf({ first, other }: PositionCounts): api.PositionShare | null {
  const votes = first + other;
  if (votes === 0) return null;
  const interval = namedInterval(wilsonInterval(first, votes), 'wilson');
  return { first_share: round(first / votes), votes_counted: votes, interval };
}

export function agreementOf(metric: 'nominal' | 'interval', counted: CountedAgreement): api.Agreement {
  return {
    metric,
    scenarios_counted: counted.scenarios,
    judgements_counted: counted.judgements,
    raw: counted.raw && estimate(counted.raw, 'bootstrap_bca'),
    alpha: counted.alpha && estimate(counted.alpha, 'bootstrap_bca'),
  };
}

/** The maximum number of judges in the results. Further judges are omitted. */
const maxListedJudges = 1000;
/** The maximum number of judges who are counted separately. Votes of further judges only count in the total. */
const maxCountedJudges = 10_000;

interface Counts extends PositionCounts {
  judgements: number;
}

export function countJudges() {
  const all: PositionCounts = { first: 0, other: 0 };
  const judges = new Map<string, Counts>();
  const countsOf = (judge: string): Counts | undefined => {
    let counts = judges.get(judge);
    if (counts !== undefined || judges.size >= maxCountedJudges) return counts;
    judges.set(judge, (counts = { judgements: 0, first: 0, other: 0 }));
    return counts;
  };
  return {
    add(judgements: readonly CountedJudgementRow[], variantIds: readonly string[]): void {
      for (const { judge_id: judge, vote, first_shown: shown } of judgements) {
        const counts = countsOf(judge);
        if (counts !== undefined) counts.judgements += 1;
        if (shown === null || vote === null || !variantIds.includes(vote)) continue;
        const side = vote === shown ? 'first' : 'other';
        all[side] += 1;
        if (counts !== undefined) counts[side] += 1;
      }
    },
    position: () => all,
    /** Returns the figures of each judge: first the outlying judges, then the others. Both are sorted by alpha. */
    results(compared: readonly JudgeAgreement[]) {
      const agreements = new Map(compared.map((one) => [one.judge, one]));
      return [...judges]
        .map(([judge, counts]) => resultOf(judge, counts, agreements.get(judge)))
        .toSorted(
          (a, b) =>
            Number(b.is_outlying) - Number(a.is_outlying) ||
            (a.alpha ?? Infinity) - (b.alpha ?? Infinity) ||
            (a.judge_id < b.judge_id ? -1 : 1),
        )
        .slice(0, maxListedJudges);
    },
  };
}

function resultOf(judge: string, counts: Counts, agreement: JudgeAgreement | undefined): api.JudgeResults {
  return {
    judge_id: judge,
    judgement_count: counts.judgements,
    is_outlying: agreement?.isOutlying ?? false,
    scenarios_compared: agreement?.scenarios ?? 0,
    alpha: round(agreement?.alpha ?? null),
    others_alpha: round(agreement?.othersAlpha ?? null),
    position: positionOf(counts),
  };
}

/** The outcomes of scenarios. An outcome is the first variant's share of the scenario's votes that name a variant. */
export interface VoteOutcomes {
  /** The win rate, computed from all scenarios that have a vote. */
  winRate: WinRate;
  /** The sum (`wins`) and the number (`count`) of the outcomes of the scenarios that have all their judgements. */
  complete: { wins: number; count: number };
  /** The number of scenarios that do not have all their judgements yet. */
  openCount: number;
  position: PositionCounts;
}

/** Returns the outcomes if each scenario has one judgement. Each vote is then the outcome of its scenario. */
export function outcomesOfVotes(
  variants: readonly api.EvaluationVariant[],
  votes: ReadonlyMap<string, number>,
  scenarioCount: number,
  position: PositionCounts,
): VoteOutcomes {
  const [wins = 0, losses = 0] = variants.map(({ variant_id: id }) => votes.get(id) ?? 0);
  const count = wins + losses;
  const judged = [...votes.values()].reduce((total, times) => total + times, 0);
  const interval = count === 0 ? null : { ...wilsonInterval(wins, count), method: 'wilson' as const };
  return {
    winRate: { wins, count, interval },
    complete: { wins, count },
    openCount: Math.max(0, scenarioCount - judged),
    position,
  };
}

export function voteResults(
  variants: readonly api.EvaluationVariant[],
  votes: ReadonlyMap<string, number>,
  outcomes: VoteOutcomes,
): api.VoteResults {
  const { winRate, complete } = outcomes;
  const sides = variants.map((variant, index): api.VariantWins => {
    const outcomeSum = sumOf(winRate, index);
    const fixed = winRate.interval;
    return {
      variant_id: variant.variant_id,
      variant_name: variant.variant_name,
      wins: votes.get(variant.variant_id) ?? 0,
      win_rate: winRate.count === 0 ? null : round(outcomeSum / winRate.count),
      interval: winRate.count === 0 ? null : namedInterval(wilsonInterval(outcomeSum, winRate.count), 'wilson'),
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

/** Returns the sum of one variant's outcomes: side 0 is the first variant. Rounds away the errors of additions. */
function sumOf({ wins, count }: { wins: number; count: number }, side: number): number {
  return Number((side === 0 ? wins : count - wins).toPrecision(12));
}

/** Returns the interval of the variant on `side`, given the interval of the first variant (side 0). */
function ofSide({ low, high }: Interval, side: number): Interval {
  return side === 0 ? { low, high } : { low: 1 - high, high: 1 - low };
}

function leaderOf(variants: readonly api.EvaluationVariant[], outcomes: { wins: number; count: number }) {
  const [first, second] = [sumOf(outcomes, 0), sumOf(outcomes, 1)];
  return first === second ? null : (variants[first > second ? 0 : 1]?.variant_id ?? null);
}

function enoughVotes(variants: readonly api.EvaluationVariant[], winRate: WinRate): api.EnoughVotes {
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

/** If `outcomes_needed` would exceed this number, it is null, because nobody judges so many scenarios. */
const maxOutcomes = 1_000_000_000;

function enoughOutcomes(
  variants: readonly api.EvaluationVariant[],
  complete: { wins: number; count: number },
  openCount: number,
): api.EnoughOutcomes {
  const wins = sumOf(complete, 0);
  const more = outcomesStillNeeded(wins, complete.count, maxOutcomes - complete.count);
  return {
    is_enough: isEnough(wins, complete.count),
    leader_id: leaderOf(variants, complete),
    method: 'always_valid_excludes_half',
    level: confidenceLevel,
    outcomes_counted: complete.count,
    outcomes_still_needed: more === undefined || more > openCount ? null : more,
    outcomes_needed: more === undefined ? null : complete.count + more,
  };
}
