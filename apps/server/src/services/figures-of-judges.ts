/** Counts the judgements of each judge. The results show these counts to editors only. */
import type { JudgeResults } from '@jurybox/types';
import type { CountedJudgementRow } from '../store/own-judgements.ts';
import { positionOf, round, type PositionCounts } from './figures.ts';
import type { JudgeAgreement } from './statistics/outlying-judges.ts';

/** The maximum number of judges that the results list. Further judges are omitted. */
const maxListedJudges = 1000;
/** The maximum number of judges with counts of their own. Votes of further judges only count in the total. */
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
    /** Counts the judgements of one scenario. */
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
    /** Returns how many votes of all judges chose the output shown first, and how many chose the other output. */
    position: () => all,
    /** Returns the figures of each judge: outlying judges first, each group by alpha, lowest first. */
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

function resultOf(judge: string, counts: Counts, agreement: JudgeAgreement | undefined): JudgeResults {
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
