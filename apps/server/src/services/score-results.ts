/** Creates the results of scores for the response. */
import type { ScoreResults } from '@jurybox/types';
import { round, rounded } from './figures.ts';
import type { ScoreCounts } from './judgement-counts.ts';
import { histogram } from './statistics/histogram.ts';
import { confidenceLevel } from './statistics/interval.ts';
import { summarize } from './statistics/summary.ts';

/** The maximum number of categories in a result. The rarest categories are omitted. */
const maxCategories = 1000;

export function scoreResults({ numbers, categories }: Pick<ScoreCounts, 'numbers' | 'categories'>): ScoreResults {
  const summary = summarize(numbers);
  const listed = [...categories].map(([category, count]) => ({ category, count }));
  return {
    count: summary?.count ?? 0,
    mean: round(summary?.mean ?? null),
    median: round(summary?.median ?? null),
    standard_deviation: round(summary?.standardDeviation ?? null),
    min: summary?.min ?? null,
    max: summary?.max ?? null,
    interval: summary?.interval ? { ...rounded(summary.interval), level: confidenceLevel, method: 'student_t' } : null,
    histogram: histogram(numbers),
    categories: listed.sort((a, b) => b.count - a.count || (a.category < b.category ? -1 : 1)).slice(0, maxCategories),
  };
}
