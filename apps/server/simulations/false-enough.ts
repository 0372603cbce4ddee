/**
 * Computes how often a rule is wrong. The rule says whether the votes are enough to name the better variant, and it is
 * checked after every vote. Both variants are equally good, so the rule is wrong if it ever says that the votes are
 * enough.
 */
import { isEnough } from '../src/services/statistics/always-valid.ts';
import { createRandom } from '../src/services/statistics/random.ts';
import { wilsonInterval } from '../src/services/statistics/interval.ts';

/** Returns whether the votes are enough to name the better variant. One variant won `wins` of `count` votes. */
export type Rule = (wins: number, count: number) => boolean;

export const alwaysValidRule: Rule = isEnough;
/**
 * The votes are enough if the fixed-sample interval excludes one half. This rule is wrong too often if it is checked
 * more than once.
 */
export const fixedSampleRule: Rule = (wins, count) => {
  const { low, high } = wilsonInterval(wins, count);
  return low > 0.5 || high < 0.5;
};

/** The rule is checked after every vote from the 5th to the 200th. */
export const looks = { from: 5, to: 200 };

/**
 * Computes the decision of a rule for each possible number of wins and votes. Returns a function that looks up a
 * decision.
 */
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
 * Computes exactly the share that `simulateFalseEnough` estimates. `probabilities` has one element for each number of
 * wins. The element is the probability that an evaluation has this number of wins and the rule was not wrong before.
 * Each vote updates the probabilities.
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
 * Does the same as `simulateFalseEnough` for evaluations with three judges per scenario. The judges of a scenario agree
 * more often than by chance. The always-valid rule is checked after each scenario from the 5th to the 200th.
 * `countsEachVote` is a planted fault: each vote counts as independent.
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
