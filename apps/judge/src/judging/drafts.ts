/** Stores the note and the flag that a judge adds to the current scenario until they are sent. A reload keeps both. */
import type { EvaluationScenarioUpdate } from '@jurybox/client';
import { readStored, writeStored } from '../storage.ts';
import type { Draft, ReservedScenario } from './state.ts';

export const noDraft: Draft = { note: '', isFlagged: false };
const name = 'jurybox.judge.draft';

export function readDraft(scenarioId: string): Draft | undefined {
  const stored = readStored('sessionStorage', name) as { scenarioId: string; draft?: Draft } | undefined;
  return stored?.scenarioId === scenarioId ? stored.draft : undefined;
}

export function writeDraft(scenarioId: string, draft: Draft | undefined): void {
  writeStored('sessionStorage', name, { scenarioId, draft });
}

/** Returns the note and the flag, each only if it differs from the one that the server has. */
export function changesOf({ scenario }: ReservedScenario, { note, isFlagged }: Draft): EvaluationScenarioUpdate {
  return {
    ...(note === (scenario.note ?? '') ? {} : { note: note === '' ? null : note }),
    ...(isFlagged === scenario.is_pinned ? {} : { is_pinned: isFlagged }),
  };
}
