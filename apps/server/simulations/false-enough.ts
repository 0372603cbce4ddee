/**
 * A rule says whether the votes are enough to name the better variant. Computes how often a rule is wrong for two
 * equally good variants: it is wrong if it says after any vote that the votes are enough.
 */
import { isEnough } from '../src/services/statistics/always-valid.ts';
import { createRandom } from '../src/services/statistics/random.ts';
import { wilsonInterval } from '../src/services/statistics/interval.ts';

/** Returns whether the votes are enough to name the better variant. One variant won `wins` of `count` votes. */
export type Rule = (wins: number, count: number) => boolean;

export const alwaysValidRule: Rule = isEnough;
/**
 * Says that the votes are enough if 50 % is outside the fixed-sample interval of the win rate. This rule is wrong too
 * often if it is checked more than once.
 */
export const fixedSampleRule: Rule = (wins, count) => {
  const { low, high } = wilsonInterval(wins, count);
  return low > 0.5 || high < 0.5;
};

/** A simulation checks the rule after every vote from the 5th to the 200th. */
export const looks = { from: 5, to: 200 };

/** Calls the slow `rule` once for each number of wins and votes. Returns a function that looks up the results. */
function decisionsOf(rule: Rule): (wins: number, count: number) => boolean {
  const table = Array.from({ length: looks.to + 1 }, (_, count) =>
    Array.from({ length: count + 1 }, (__, wins) => count >= looks.from && rule(wins, count)),
  );
  return (wins, count) => table[count]?.[wins] ?? false;
}

/**
 * Simulates evaluations of two equally good variants. Returns the share of evaluations in which the rule says at least
 * once that the votes are enough.
 */
export function simulateFalseEnough(rule: Rule, runs: number, seed: number): number {
  const random = createRandom(seed);
  const saysEnough = decisionsOf(rule);
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    let wins = 0;
    for (let count = 1; count <= looks.to; count++) {
      wins += random.next() < 0.5 ? 1 : 0;
      if (!saysEnough(wins, count)) continue;
      wrong += 1;
      break;
    }
  }
  return wrong / runs;
}

/**
 * Computes the exact probability that the rule says at least once that the votes are enough, for two equally good
 * variants. `probabilities[wins]` is the probability that an evaluation has this number of wins after the current vote,
 * and that the rule has not said so yet.
 */
export function exactFalseEnough(rule: Rule): number {
  const saysEnough = decisionsOf(rule);
  let probabilities = [1];
  let wrong = 0;
  for (let count = 1; count <= looks.to; count++) {
    const next = Array.from(
      { length: count + 1 },
      (_, wins) => ((probabilities[wins] ?? 0) + (probabilities[wins - 1] ?? 0)) / 2,
    );
    probabilities = next.map((probability, wins) => {
      if (!saysEnough(wins, count)) return probability;
      wrong += probability;
      return 0;
    });
  }
  return wrong;
}

/**
 * Simulates evaluations of two equally good variants with three judges per scenario, who agree more often than chance
 * explains. Checks the always-valid rule after each scenario from the 5th to the 200th. Returns the share of
 * evaluations in which the rule says at least once that the votes are enough. `countsEachVote` is a planted fault: it
 * treats the three votes on a scenario as independent of each other.
 */
export function simulateFalseEnoughOfJudges(runs: number, seed: number, countsEachVote: boolean): number {
  const random = createRandom(seed);
  let wrong = 0;
  for (let run = 0; run < runs; run++) {
    let [wins, count] = [0, 0];
    for (let scenario = 1; scenario <= looks.to; scenario++) {
      const rate = random.next() < 0.5 ? 0.9 : 0.1;
      const votes = [0, 1, 2].filter(() => random.next() < rate).length;
      wins += countsEachVote ? votes : votes / 3;
      count += countsEachVote ? 3 : 1;
      if (scenario < looks.from || !isEnough(wins, count)) continue;
      wrong += 1;
      break;
    }
  }
  return wrong / runs;
}
