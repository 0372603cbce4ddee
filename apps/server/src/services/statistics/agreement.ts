/**
 * The agreement of the judges of an evaluation: raw agreement and Krippendorff's alpha, each with an interval. Both are
 * computed from sums over all scenarios, so that the bootstrap can compute them for resampled scenarios.
 */
import { bootstrapIntervals, collectRows, sumsOf, type Figure } from './bootstrap.ts';
import type { Interval } from './interval.ts';

export interface Agreement {
  /** The number of scenarios with at least two judgements. Scenarios with fewer judgements do not show agreement. */
  scenarios: number;
  judgements: number;
  /** How often a judgement equals another of the same scenario, from 0 to 1. Null if no scenario has two judgements. */
  raw: { value: number; interval: Interval | null } | null;
  /** Krippendorff's alpha, at most 1. Null if no scenario has two judgements, or if all judgements are equal. */
  alpha: { value: number; interval: Interval | null } | null;
  /** The disagreement that chance gives: the mean squared difference of any two judgements of the evaluation. */
  expectedDisagreement: number;
}

/**
 * Computes the agreement of votes or of other categories, with alpha for nominal data. `add` gets the index of each
 * judgement's category, from 0 to `categoryCount` − 1. Votes have four categories: each variant, both good, both bad.
 */
export function countVoteAgreement(categoryCount: number) {
  const observed: Figure = ([total = 0, equal = 0]) => 1 - equal / total;
  const expected: Figure = (sums) => {
    const [total = 0] = sums;
    let equal = 0;
    for (let column = 2; column < sums.length; column++) {
      const count = sums[column] as number;
      equal += count * (count - 1);
    }
    return 1 - equal / (total * (total - 1));
  };
  return countAgreement(2 + categoryCount, observed, expected, (judgements) => {
    const row = [judgements.length, equalPairs(judgements), ...Array.from({ length: categoryCount }, () => 0)];
    for (const category of judgements) row[2 + category] = (row[2 + category] ?? 0) + 1;
    return row;
  });
}

/**
 * Computes the agreement of numeric scores, with alpha for interval data: 3 and 4 agree better than 1 and 5. Raw
 * agreement counts equal scores only. All scores must lie between `min` and `max`. They are scaled to the range from 0
 * to 1, which prevents overflow and rounding errors, and does not change alpha.
 */
export function countScoreAgreement(min: number, max: number) {
  const width = max / 2 - min / 2;
  const observed: Figure = ([total = 0, , disagreement = 0]) => disagreement / total;
  const expected: Figure = ([total = 0, , , sum = 0, squares = 0]) =>
    (2 * (total * squares - sum ** 2)) / (total * (total - 1));
  return countAgreement(5, observed, expected, (judgements) => {
    const scores = judgements.map((score) => (width === 0 ? 0 : (score / 2 - min / 2) / width));
    const sum = scores.reduce((total, score) => total + score, 0);
    const mean = sum / scores.length;
    const deviation = scores.reduce((total, score) => total + (score - mean) ** 2, 0);
    const squares = scores.reduce((total, score) => total + score ** 2, 0);
    return [scores.length, equalPairs(judgements), (2 * scores.length * deviation) / (scores.length - 1), sum, squares];
  });
}

/** Returns the number of ordered pairs of equal judgements among the n judgements of a scenario, divided by n − 1. */
function equalPairs(judgements: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const judgement of judgements) counts.set(judgement, (counts.get(judgement) ?? 0) + 1);
  let pairs = 0;
  for (const count of counts.values()) pairs += count * (count - 1);
  return pairs / (judgements.length - 1);
}

function countAgreement(
  width: number,
  observed: Figure,
  expected: Figure,
  rowOf: (judgements: readonly number[]) => number[],
) {
  const alpha: Figure = (sums) => {
    const chance = expected(sums);
    return chance > 1e-14 ? 1 - observed(sums) / chance : Number.NaN;
  };
  const collector = collectRows(width);
  let scenarios = 0;
  return {
    add(judgements: readonly number[]): void {
      if (judgements.length < 2) return;
      scenarios += 1;
      collector.add(rowOf(judgements));
    },
    async result(pause: () => Promise<void>): Promise<Agreement> {
      if (scenarios === 0) return { scenarios, judgements: 0, raw: null, alpha: null, expectedDisagreement: 0 };
      const raw: Figure = ([total = 0, equal = 0]) => equal / total;
      const rows = collector.rows();
      const sums = sumsOf(rows);
      const value = alpha(sums);
      const [rawInterval = null, alphaInterval = null] = await bootstrapIntervals(rows, [raw, alpha], pause);
      return {
        scenarios,
        judgements: sums[0] ?? 0,
        raw: { value: raw(sums), interval: rawInterval },
        alpha: Number.isNaN(value) ? null : { value, interval: alphaInterval },
        expectedDisagreement: Math.max(0, expected(sums)),
      };
    },
  };
}
