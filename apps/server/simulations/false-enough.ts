/**
 * Computes how often a rule wrongly says that the votes are enough, if somebody checks the results after every vote.
 */
import { isEnough } from '../src/services/statistics/always-valid.ts';
import { createRandom } from '../src/services/statistics/random.ts';
import { wilsonInterval } from '../src/services/statistics/wilson.ts';

/** Returns whether `wins` of `count` votes are enough. */
export type Rule = (wins: number, count: number) => boolean;

export const alwaysValidRule: Rule = isEnough;
/** The rule for a single check of the results: the votes are enough if the fixed-sample interval excludes one half. */
export const fixedSampleRule: Rule = (wins, count) => {
  const { low, high } = wilsonInterval(wins, count);
  return low > 0.5 || high < 0.5;
};

/** Somebody checks the results after every vote from the 5th to the 200th. */
export const looks = { from: 5, to: 200 };

/** Computes every possible decision of a rule once. Returns a function that looks up these decisions. */
function decisionsOf(rule: Rule): (wins: number, count: number) => boolean {
  const table = Array.from({ length: looks.to + 1 }, (_, count) =>
    Array.from({ length: count + 1 }, (__, wins) => count >= looks.from && rule(wins, count)),
  );
  return (wins, count) => table[count]?.[wins] ?? false;
}

/**
 * Returns the share of evaluations of equal variants in which the rule says at least once that the votes are enough.
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
 * Computes the exact value of the share that `simulateFalseEnough` estimates. After each vote, it updates the
 * probability of each number of wins. These probabilities leave out the cases in which the rule has already said that
 * the votes are enough.
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
 * Does the same as `simulateFalseEnough` with three judges for each scenario, and checks the results after every
 * complete scenario. The judges of a scenario agree more often than by chance. `countsEachVote` is a planted fault: it
 * counts each vote as independent.
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
