import type { EvaluationScenarioUpdate } from '@jurybox/client';
import type { Draft, ReservedScenario } from './state.ts';

/** Returns the note if it differs from the server's note, and the flag if it differs from the server's flag. */
export function changesOf({ scenario }: ReservedScenario, { note, isFlagged }: Draft): EvaluationScenarioUpdate {
  return {
    ...(note === (scenario.note ?? '') ? {} : { note: note === '' ? null : note }),
    ...(isFlagged === scenario.is_pinned ? {} : { is_pinned: isFlagged }),
  };
}
