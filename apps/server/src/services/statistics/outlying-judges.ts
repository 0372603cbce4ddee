/**
 * Finds judges who disagree with all others, by two distances in each scenario. The judge's distance is the mean
 * squared difference between the judgement of this judge and those of the others. The others' distance is the mean
 * squared difference between the judgements of the others.
 *
 * A judge is an outlying judge if three conditions are met.
 * 1. The judge and at least two others judged the same 20 scenarios or more. With only two judges, nobody can say which
 * of them is wrong.
 * 2. The judge agrees less with the others than they agree with each other, and chance does not explain this. The
 * difference in a scenario is the judge's distance minus the others' distance. The one-sided lower 95 % limit of the
 * mean difference is above 0. The limit is corrected for the number of judges (C. E. Bonferroni, 1936). So if no judge
 * is outlying, the test names one in at most 5 % of evaluations.
 * 3. The judge's alpha is below half of the others' alpha. Without this convention, a large evaluation would name
 * judges who differ by almost nothing.
 */
import { confidenceLevel } from './interval.ts';
import { normalQuantile } from './special-functions.ts';

const minScenarios = 20;
/**
 * The maximum number of judges that `result` returns. It leaves out further judges, but compares the returned judges
 * with them too.
 */
const maxJudges = 10_000;

export interface JudgeAgreement {
  judge: string;
  scenarios: number;
  /** The judge's agreement with the others, on the scale of alpha: 1 if perfect, 0 as by chance. */
  alpha: number;
  othersAlpha: number;
  isOutlying: boolean;
}

interface Sums {
  scenarios: number;
  own: number;
  others: number;
  differences: number;
  squares: number;
}

/**
 * For the metric `nominal`, a value is the index of a category. For `interval`, it is a score that the caller has
 * scaled to the range from 0 to 1.
 */
export function compareJudges(metric: 'nominal' | 'interval') {
  const judges = new Map<string, Sums>();
  return {
    /** Adds the judgements of one scenario. Each judge has at most one judgement. */
    add(judgements: readonly { judge: string; value: number }[]): void {
      if (judgements.length < 3) return;
      const values = judgements.map(({ value }) => value);
      const distance = distanceToOthers(metric, values);
      const all = values.reduce((sum, value) => sum + distance(value), 0);
      const pairsOfOthers = (values.length - 1) * (values.length - 2);
      for (const { judge, value } of judgements) {
        const sums = judges.get(judge) ?? { scenarios: 0, own: 0, others: 0, differences: 0, squares: 0 };
        if (sums.scenarios === 0 && judges.size >= maxJudges) continue;
        judges.set(judge, sums);
        const own = distance(value) / (values.length - 1);
        const others = Math.max(0, all - 2 * distance(value)) / pairsOfOthers;
        sums.scenarios += 1;
        sums.own += own;
        sums.others += others;
        sums.differences += own - others;
        sums.squares += (own - others) ** 2;
      }
    },
    /**
     * Returns the judges of scenarios with at least three judges, the lowest alpha first. `chance` is the expected
     * disagreement of all judgements. If all judgements are equal, `chance` is 0, and `result` returns no judges.
     */
    result(chance: number): JudgeAgreement[] {
      if (chance === 0) return [];
      const compared = [...judges.values()].filter(({ scenarios }) => scenarios >= minScenarios).length;
      const quantile = compared === 0 ? 0 : normalQuantile(1 - (1 - confidenceLevel) / compared);
      return [...judges]
        .map(([judge, sums]) => ({ judge, ...agreementOf(sums, chance, quantile) }))
        .toSorted((a, b) => a.alpha - b.alpha || (a.judge < b.judge ? -1 : 1));
    },
  };
}

function agreementOf(sums: Sums, chance: number, quantile: number): Omit<JudgeAgreement, 'judge'> {
  const { scenarios, own, others, differences, squares } = sums;
  const alpha = 1 - own / scenarios / chance;
  const othersAlpha = 1 - others / scenarios / chance;
  const mean = differences / scenarios;
  const variance = Math.max(0, squares - scenarios * mean ** 2) / Math.max(1, scenarios - 1);
  const isLess = mean - quantile * Math.sqrt(variance / scenarios) > 0;
  return { scenarios, alpha, othersAlpha, isOutlying: scenarios >= minScenarios && isLess && alpha < othersAlpha / 2 };
}

/** The returned function counts the values that differ (`nominal`), or adds the squared differences (`interval`). */
function distanceToOthers(metric: 'nominal' | 'interval', values: readonly number[]): (value: number) => number {
  if (metric === 'nominal') {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return (value) => values.length - (counts.get(value) ?? 0);
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return (value) => deviation + values.length * (value - mean) ** 2;
}
