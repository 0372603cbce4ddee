import { firstIdOf, maxAheadMs } from './ids.ts';
import { invalid, isRefusal } from './outcome.ts';
import { parseTime } from './time.ts';

export interface PeriodQuery {
  created_from?: string | undefined;
  created_before?: string | undefined;
}

/** Parses a period. The ids of all rows created in this period begin at `first` and are below `end`. */
export function readPeriod({ created_from: from, created_before: before }: PeriodQuery) {
  const [since, until] = [readTime('created_from', from), readTime('created_before', before)];
  if (isRefusal(since)) return since;
  if (isRefusal(until)) return until;
  return {
    // The time in an id is never before `created_at`, and at most `maxAheadMs` after it.
    first: firstIdOf(Math.max(since ?? 0, 0)),
    end: until === undefined ? undefined : firstIdOf(Math.max(until + maxAheadMs, 0)),
    since: since ?? -Infinity,
    until: until ?? Infinity,
  };
}

function readTime(parameter: string, text: string | undefined) {
  const timeMs = text === undefined ? undefined : parseTime(text);
  return text !== undefined && timeMs === undefined
    ? invalid({ loc: ['query', parameter], msg: 'Input should be a valid datetime', type: 'datetime_parsing' })
    : timeMs;
}
