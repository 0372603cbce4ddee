import type { Decision, JudgingState } from './judging/state.ts';
import type { Scale } from './link.ts';

export interface DecisionBarProps {
  state: JudgingState;
  scale: Scale;
  decide: (decision: Decision, what: string) => void;
  note: () => unknown;
  flag: () => void;
  skip: () => void;
  undo: () => void;
  /** A message about the last action of the judge. */
  message: string;
}
