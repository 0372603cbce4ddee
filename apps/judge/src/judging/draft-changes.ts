import type { EvaluationScenarioUpdate } from '@jurybox/client';
import type { Draft, ReservedScenario } from './state.ts';

/** Returns the note and the flag, if they differ from what the server has. */
export function changesOf({ scenario }: ReservedScenario, { note, isFlagged }: Draft): EvaluationScenarioUpdate {
  return {
    ...(note === (scenario.note ?? '') ? {} : { note: note === '' ? null : note }),
    ...(isFlagged === scenario.is_pinned ? {} : { is_pinned: isFlagged }),
  };
}
