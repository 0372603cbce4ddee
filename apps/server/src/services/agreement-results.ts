/** Creates the part of the response that shows how far the judges agree. */
import type { Agreement, JudgeResults } from '@jurybox/types';
import { estimate } from './figures.ts';
import type { Agreement as CountedAgreement } from './statistics/agreement.ts';

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

export function agreementOf(metric: 'nominal' | 'interval', counted: CountedAgreement): Agreement {
  return {
    metric,
    scenarios_counted: counted.scenarios,
    judgements_counted: counted.judgements,
    raw: counted.raw && estimate(counted.raw, 'bootstrap_bca'),
    alpha: counted.alpha && estimate(counted.alpha, 'bootstrap_bca'),
  };
}
