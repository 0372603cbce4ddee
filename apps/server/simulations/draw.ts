/** Draws random judgements from known probabilities, so that the true figures are known. */
import type { createRandom } from '../src/services/statistics/random.ts';

export type Random = ReturnType<typeof createRandom>;

/** Returns a random index. `probabilities` contains the probability of each index. Their sum is 1. */
export function drawIndex(random: Random, probabilities: readonly number[]): number {
  let rest = random.next();
  for (const [index, probability] of probabilities.entries()) {
    rest -= probability;
    if (rest < 0) return index;
  }
  return probabilities.length - 1;
}

/** Draws a number from the normal distribution with mean 0 and standard deviation 1 (Box and Muller, 1958). */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/**
 * Draws the votes of judges on one scenario. A vote names no variant with the probability `tieShare`. In 62.5 % of the
 * scenarios, a vote that names a variant is for the first variant with a probability of 90 %. In the remaining
 * scenarios, this probability is 10 %. So the win rate of the first variant is 60 %.
 */
export function drawVotes(random: Random, judges: number, tieShare: number): { first: number; second: number } {
  const rate = random.next() < 0.625 ? 0.9 : 0.1;
  let [first, second] = [0, 0];
  for (let judge = 0; judge < judges; judge++) {
    if (random.next() < tieShare) continue;
    if (random.next() < rate) first += 1;
    else second += 1;
  }
  return { first, second };
}
