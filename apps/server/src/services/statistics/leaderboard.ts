/**
 * The order of an application's variants, from all its A/B evaluations together.
 *
 * Each scenario counts as one vote. With several judges, this vote is divided in proportion to the judges' votes: a
 * part for each variant and a part for ties ("both good" and "both bad"). A tie counts here, unlike in the win rate of
 * one evaluation, because variants that often tie are close to each other.
 */
import { comparable, hasEstimate } from './comparable.ts';
import { fitDavidson, type DavidsonFit, type Pair } from './davidson.ts';
import { z, type Interval } from './interval.ts';

/** The maximum number of variants. If there are more, the variants with the fewest votes are left out. */
export const maxVariants = 200;

export type Comparison = Pair<string>;

export interface RankedVariant {
  variant: string;
  scenarios: number;
  /**
   * The ability on the logarithmic scale, relative to the mean of the variants in the same `LeaderboardGroup`. A
   * difference of 0.69 doubles the odds of winning. Null if the variant cannot be compared with others.
   */
  ability: { value: number; standardError: number; interval: Interval } | null;
  /** The expected share of wins, without ties, against an average variant of the `LeaderboardGroup`. From 0 to 1. */
  winProbability: { value: number; interval: Interval } | null;
}

/** Variants that can be compared with each other, but not with variants of other groups. Sorted by ability. */
export interface LeaderboardGroup {
  /**
   * Identifies the chain of votes that connects the variants. Votes can connect variants that cannot be compared, for
   * example if one of them lost every vote. Then several groups have the same chain.
   */
  chain: number;
  variants: RankedVariant[];
  /** Why the variants have no ability: this `LeaderboardGroup` has one variant only, or ties but too few wins. */
  cannotBeCompared: 'no_chain_of_votes' | 'too_few_votes' | null;
}

/**
 * Fits Davidson's model to each group of comparable variants. Each ability has a fixed-sample interval: ± 1.96 standard
 * errors (A. Wald, 1943). With several judges per scenario, the interval is somewhat too wide, because each scenario
 * counts as a single vote. Returns the largest group first. `leftOut` is the number of variants that are left out
 * because there are too many.
 */
export async function leaderboard(comparisons: readonly Comparison[], pause: () => Promise<void>) {
  const scenarios = new Map<string, number>();
  for (const { first, second, ...votes } of comparisons) {
    const count = votes.firstWins + votes.secondWins + votes.ties;
    if (count === 0 || first === second) continue;
    for (const variant of [first, second]) scenarios.set(variant, (scenarios.get(variant) ?? 0) + count);
  }
  const all = [...scenarios].toSorted(([a, votes], [b, others]) => others - votes || (a < b ? -1 : 1));
  const variants = all.slice(0, maxVariants).map(([variant]) => variant);
  const indexes = new Map(variants.map((variant, index) => [variant, index]));
  const pairs = pairsOf(comparisons, indexes);
  const { groups, chains } = comparable(variants.length, pairs);
  const ranked: LeaderboardGroup[] = [];
  for (const group of new Set(groups)) {
    const members = [...groups.keys()].filter((index) => groups[index] === group);
    const names = members.map((index) => variants[index] as string);
    const chain = chains[members[0] as number] as number;
    const { fit, cannotBeCompared } = await fitGroup(members, pairs, pause);
    ranked.push({ chain, cannotBeCompared, variants: rank(names, scenarios, fit) });
  }
  ranked.sort((a, b) => b.variants.length - a.variants.length || (nameOf(a) < nameOf(b) ? -1 : 1));
  return { groups: ranked, leftOut: all.length - variants.length };
}

/** Returns one pair for every two variants with votes between them. A pair has the votes of all evaluations. */
function pairsOf(comparisons: readonly Comparison[], indexes: ReadonlyMap<string, number>): Pair[] {
  const pairs = new Map<number, Pair>();
  for (const { first, second, firstWins, secondWins, ties } of comparisons) {
    const [one, other] = [indexes.get(first), indexes.get(second)];
    if (one === undefined || other === undefined || one === other) continue;
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const key = low * maxVariants + high;
    const pair = pairs.get(key) ?? { first: low, second: high, firstWins: 0, secondWins: 0, ties: 0 };
    pair.firstWins += one === low ? firstWins : secondWins;
    pair.secondWins += one === low ? secondWins : firstWins;
    pair.ties += ties;
    pairs.set(key, pair);
  }
  return [...pairs.values()];
}

async function fitGroup(
  members: readonly number[],
  pairs: readonly Pair[],
  pause: () => Promise<void>,
): Promise<{ fit?: DavidsonFit; cannotBeCompared: LeaderboardGroup['cannotBeCompared'] }> {
  if (members.length < 2) return { cannotBeCompared: 'no_chain_of_votes' };
  const places = new Map(members.map((member, place) => [member, place]));
  const inside = pairs.flatMap((pair) => {
    const [first, second] = [places.get(pair.first), places.get(pair.second)];
    return first === undefined || second === undefined ? [] : [{ ...pair, first, second }];
  });
  if (!(await hasEstimate(members.length, inside, pause))) return { cannotBeCompared: 'too_few_votes' };
  const fit = await fitDavidson(members.length, inside, pause);
  return fit === undefined ? { cannotBeCompared: 'too_few_votes' } : { fit, cannotBeCompared: null };
}

function rank(names: string[], scenarios: ReadonlyMap<string, number>, fit: DavidsonFit | undefined): RankedVariant[] {
  const variants = names.map((variant, index) => {
    const row = { variant, scenarios: scenarios.get(variant) ?? 0 };
    if (fit === undefined) return { ...row, ability: null, winProbability: null };
    const value = fit.abilities[index] as number;
    const standardError = Math.sqrt(fit.covariances[index * names.length + index] as number);
    const interval = { low: value - z * standardError, high: value + z * standardError };
    const winProbability = {
      value: logistic(value),
      interval: { low: logistic(interval.low), high: logistic(interval.high) },
    };
    return { ...row, ability: { value, standardError, interval }, winProbability };
  });
  return variants.toSorted(
    (a, b) => (b.ability?.value ?? 0) - (a.ability?.value ?? 0) || (a.variant < b.variant ? -1 : 1),
  );
}

function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

function nameOf(group: LeaderboardGroup): string {
  return group.variants[0]?.variant ?? '';
}
