import type { EvaluationScenario, EvaluationScenarioUpdate, EvaluationType } from '@jurybox/client';
import type { Unsent } from './queue.ts';

/** A scenario that the server has reserved for the judge. */
export interface ReservedScenario {
  scenario: EvaluationScenario;
  firstShown: string | null;
  reservedUntil: string | null;
}

/** What the judge has entered for the current scenario before the vote or the score. */
export interface Draft {
  note: string;
  isFlagged: boolean;
}

/**
 * - `loading`: the page is loading the next scenario.
 * - `judging`: the page shows the scenario in `current`.
 * - `none_left`: nothing is left for this judge.
 * - `judged_by_others`: other judges have reserved the remaining scenarios; the page asks again at `retryAt`.
 * - `closed`: the evaluation is closed.
 * - `revoked`: the link does not work, perhaps because it expired.
 */
export type Phase = 'loading' | 'judging' | 'none_left' | 'judged_by_others' | 'closed' | 'revoked';

/** `judgedCount` includes the votes and scores that the server does not have yet. */
export interface JudgingState extends Unsent {
  phase: Phase;
  type: EvaluationType;
  current: ReservedScenario | undefined;
  draft: Draft;
  /** Whether the judge sees a skipped scenario again, because no other scenario is left. */
  isSkippedBefore: boolean;
  judgedCount: number;
  /** The number of scenarios left for the judge, including the current one. Other judges may complete some of them. */
  remainingCount: number;
  retryAt: string | null;
  /** Whether the last attempt to reach the server failed. */
  isOffline: boolean;
  /** The number of judgements that the server rejected. */
  rejectedCount: number;
  canUndo: boolean;
}

export type Decision = Pick<EvaluationScenarioUpdate, 'vote' | 'score'>;
