import type { EvaluationScenario, EvaluationScenarioUpdate, EvaluationType } from '@jurybox/client';
import type { Unsent } from './queue.ts';

/** A scenario that the server has reserved for the judge. */
export interface ReservedScenario {
  scenario: EvaluationScenario;
  firstShown: string | null;
  reservedUntil: string | null;
}

/** The note and the flag of the current scenario, before the judge votes or scores. */
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

/** The state of a judge's work. `judgedCount` includes the votes and scores that the server does not have yet. */
export interface JudgingState extends Unsent {
  phase: Phase;
  type: EvaluationType;
  current: ReservedScenario | undefined;
  draft: Draft;
  /**
   * Whether the judge skipped the current scenario earlier. The page shows it again because no other scenario is left.
   */
  isSkippedBefore: boolean;
  judgedCount: number;
  /** The largest number of scenarios that can be left for the judge, including the current one. */
  remainingCount: number;
  retryAt: string | null;
  /** Whether the last attempt to reach the server failed. */
  isOffline: boolean;
  /** The number of judgements that the server rejected. */
  rejectedCount: number;
  canUndo: boolean;
}

export type Decision = Pick<EvaluationScenarioUpdate, 'vote' | 'score'>;
