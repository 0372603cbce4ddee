/** Converts figures to objects of the response. */
import type { Agreement, Estimate, JudgeResults, NamedInterval, PositionShare } from '@jurybox/types';
import { confidenceLevel, type Interval } from './statistics/interval.ts';
import { positionShare } from './statistics/wilson.ts';
import type { Agreement as CountedAgreement } from './statistics/agreement.ts';

/** Rounds to ten significant digits. Further digits are rounding errors that depend on the order of additions. */
export function round<N extends number | null>(value: N): N {
  if (value === null) return value;
  const rounded = Number(value.toPrecision(10));
  return (Number.isFinite(rounded) ? rounded : value) as N;
}

export function rounded({ low, high }: Interval): Interval {
  return { low: round(low), high: round(high) };
}

export function namedInterval(interval: Interval, method: string): NamedInterval {
  return { ...rounded(interval), level: confidenceLevel, method };
}

export function estimate(figure: { value: number; interval: Interval | null }, method: string): Estimate {
  const { value, interval } = figure;
  return { value: round(value), interval: interval === null ? null : namedInterval(interval, method) };
}

/** The number of votes for the output that the judge should see first, and the number of votes for the other output. */
export interface PositionCounts {
  first: number;
  other: number;
}

export function positionOf({ first, other }: PositionCounts): PositionShare | null {
  const found = positionShare(first, other);
  if (found === null) return null;
  return {
    first_share: round(found.share),
    votes_counted: found.votes,
    interval: namedInterval(found.interval, 'wilson'),
  };
}

/** The results that only evaluations with several judges have. */
export interface SeveralJudges {
  /** The number of scenarios that have all their judgements. */
  judged: number;
  /** The number of judgements of all judges. */
  judgements: number;
  /** The agreement of the judges. Null if their scores have too many different categories. */
  agreement: Agreement | null;
  judges: JudgeResults[];
}

/** Creates the part of the response that shows how far the judges agree. */
export function agreementOf(metric: 'nominal' | 'interval', counted: CountedAgreement): Agreement {
  return {
    metric,
    scenarios_counted: counted.scenarios,
    judgements_counted: counted.judgements,
    raw: counted.raw && estimate(counted.raw, 'bootstrap_bca'),
    alpha: counted.alpha && estimate(counted.alpha, 'bootstrap_bca'),
  };
}
