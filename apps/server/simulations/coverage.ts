/**
 * Computes how often the intervals of the results contain the true value, in simulated evaluations. A 95 % interval
 * should contain the true value in 94 to 96 % of evaluations. The always-valid interval contains it more often, because
 * it must be correct after every vote and not only once.
 */
import { countScoreAgreement, countVoteAgreement } from '../src/services/statistics/agreement.ts';
import { alwaysValidInterval } from '../src/services/statistics/always-valid.ts';
import { leaderboard, type Comparison } from '../src/services/statistics/leaderboard.ts';
import { positionOf } from '../src/services/figures.ts';
import { createRandom } from '../src/services/statistics/random.ts';
import { countWinRate, scoreOutcome } from '../src/services/statistics/scenario-outcomes.ts';
import { summarize } from '../src/services/statistics/summary.ts';
import { wilsonInterval, type Interval } from '../src/services/statistics/interval.ts';
import { drawIndex, drawNormal, drawVotes, type Random } from './draw.ts';

export interface CoverageCase {
  name: string;
  /** Draws a random evaluation. Returns whether each interval contains the true value. */
  run(random: Random): Promise<boolean[]>;
  /** `from` and `to` are the lowest and the highest allowed share of intervals that contain the true value. */
  from: number;
  to: number;
}

const noPause = async () => {};
const contains = (interval: Interval | null | undefined, truth: number) =>
  interval != null && interval.low <= truth && truth <= interval.high;
const range = (length: number) => Array.from({ length }, (_, index) => index);
const usual = { from: 0.94, to: 0.96 };

/** Draws 100 scenarios with 3 judges each. A fifth of the votes name no variant. The win rate is 60 %. */
function drawScenarios(random: Random) {
  return range(100).map(() => drawVotes(random, 3, 0.2));
}

/**
 * Draws the scores of three judges for one output, in four categories. A judge chooses the true category with a
 * probability of 80 %, and otherwise a random category. So alpha is 0.64: the probability 0.8² that neither of two
 * judges chooses at random.
 */
const shares = [0.4, 0.3, 0.2, 0.1];
function drawCategories(random: Random): number[] {
  const truth = drawIndex(random, shares);
  return range(3).map(() => (random.next() < 0.8 ? truth : drawIndex(random, shares)));
}

/** The simulated votes are drawn from these abilities, whose sum is 0. `tieWeight` sets how often a vote is a tie. */
const abilities = [0.9, 0.3, -0.2, -1];
const tieWeight = 0.5;
function drawComparisons(random: Random, votes: number): Comparison[] {
  return abilities.flatMap((first, index) =>
    abilities.slice(index + 1).map((second, offset) => {
      const [a, b] = [Math.exp(first), Math.exp(second)];
      const tie = tieWeight * Math.sqrt(a * b);
      const counts = [0, 0, 0];
      const probabilities = [a, b, tie].map((weight) => weight / (a + b + tie));
      for (let vote = 0; vote < votes; vote++) {
        const outcome = drawIndex(random, probabilities);
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      const [firstWins = 0, secondWins = 0, ties = 0] = counts;
      return { first: `${index}`, second: `${index + 1 + offset}`, firstWins, secondWins, ties };
    }),
  );
}

/** The always-valid intervals computed so far. The simulated evaluations need the same intervals again and again. */
const intervals = new Map<number, Interval>();
function cachedAlwaysValidInterval(wins: number, count: number): Interval {
  const key = count * 1000 + wins;
  const interval = intervals.get(key) ?? alwaysValidInterval(wins, count);
  intervals.set(key, interval);
  return interval;
}

export const coverageCases: CoverageCase[] = [
  {
    name: 'win rate, fixed-sample (Wilson): 150 votes, rate 60 %',
    ...usual,
    run: async (random) => {
      const wins = range(150).filter(() => random.next() < 0.6).length;
      return [contains(wilsonInterval(wins, 150), 0.6)];
    },
  },
  {
    name: 'win rate, bootstrap over scenarios: 100 scenarios × 3 judges, rate 60 %',
    ...usual,
    run: async (random) => {
      const counter = countWinRate();
      for (const { first, second } of drawScenarios(random)) counter.add(first, second);
      return [contains((await counter.result(noPause)).interval, 0.6)];
    },
  },
  {
    name: 'win rate, always-valid: after each vote from the 5th to the 200th, rate 60 %',
    from: 0.95,
    to: 1,
    run: async (random) => {
      let wins = 0;
      let holds = true;
      for (let count = 1; count <= 200 && holds; count++) {
        wins += random.next() < 0.6 ? 1 : 0;
        holds = count < 5 || contains(cachedAlwaysValidInterval(wins, count), 0.6);
      }
      return [holds];
    },
  },
  {
    name: 'mean score, fixed-sample (Student): 50 scenarios × 3 judges, mean 3',
    ...usual,
    run: async (random) => {
      const outcomes = range(50).map(() => {
        const quality = 3 + drawNormal(random);
        return scoreOutcome(range(3).map(() => quality + 0.7 * drawNormal(random))) as number;
      });
      return [contains(summarize(outcomes.toSorted((a, b) => a - b))?.interval, 3)];
    },
  },
  {
    name: 'agreement of votes, nominal alpha: 100 scenarios × 3 judges, alpha 0.64',
    ...usual,
    run: async (random) => {
      const counter = countVoteAgreement(4);
      for (let scenario = 0; scenario < 100; scenario++) counter.add(drawCategories(random));
      return [contains((await counter.result(noPause)).alpha?.interval, 0.64)];
    },
  },
  {
    name: 'raw agreement of votes: 100 scenarios × 3 judges, 74.8 %',
    ...usual,
    run: async (random) => {
      const counter = countVoteAgreement(4);
      for (let scenario = 0; scenario < 100; scenario++) counter.add(drawCategories(random));
      return [contains((await counter.result(noPause)).raw?.interval, 0.64 + 0.36 * 0.3)];
    },
  },
  {
    name: 'agreement of scores, interval alpha: 100 scenarios × 3 judges, alpha 0.6',
    ...usual,
    run: async (random) => {
      const scenarios = range(100).map(() => {
        const quality = Math.sqrt(0.6) * drawNormal(random);
        return range(3).map(() => quality + Math.sqrt(0.4) * drawNormal(random));
      });
      const all = scenarios.flat();
      const counter = countScoreAgreement(Math.min(...all), Math.max(...all));
      for (const scenario of scenarios) counter.add(scenario);
      return [contains((await counter.result(noPause)).alpha?.interval, 0.6)];
    },
  },
  {
    name: 'position: 150 votes, the side shown first wins 55 %',
    ...usual,
    run: async (random) => {
      const first = range(150).filter(() => random.next() < 0.55).length;
      return [contains(positionOf({ first, other: 150 - first })?.interval, 0.55)];
    },
  },
  {
    name: 'leaderboard: 4 variants, 60 votes for each pair, abilities 0.9, 0.3, -0.2, -1, weight of ties 0.5',
    ...usual,
    run: async (random) => {
      const { groups } = await leaderboard(drawComparisons(random, 60), noPause);
      const variants = groups.flatMap((group) => group.variants);
      return variants.map(({ variant, ability }) => contains(ability?.interval, abilities[Number(variant)] as number));
    },
  },
];

/** A planted fault: the interval is too narrow, because it treats the three votes on a scenario as independent. */
export const votesAsIndependent: CoverageCase = {
  name: 'planted fault: each of 3 votes on a scenario counts as independent, rate 60 %',
  from: 0,
  to: 0.85,
  run: async (random) => {
    const scenarios = drawScenarios(random);
    const wins = scenarios.reduce((sum, { first }) => sum + first, 0);
    const votes = scenarios.reduce((sum, { first, second }) => sum + first + second, 0);
    return [contains(wilsonInterval(wins, votes), 0.6)];
  },
};

export async function coverage({ run }: CoverageCase, runs: number, seed: number): Promise<number> {
  const random = createRandom(seed);
  let [inside, all] = [0, 0];
  for (let index = 0; index < runs; index++) {
    for (const holds of await run(random)) {
      all += 1;
      if (holds) inside += 1;
    }
  }
  return inside / all;
}
