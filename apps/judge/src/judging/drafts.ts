/** Stores the note and the flag that a judge adds to the current scenario until they are sent. A reload keeps both. */
import type { EvaluationScenarioUpdate } from '@jurybox/client';
import type { Draft, ReservedScenario } from './state.ts';

export const noDraft: Draft = { note: '', isFlagged: false };
const name = 'jurybox.judge.draft';

export function readDraft(scenarioId: string): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null') as { scenarioId: string; draft: Draft } | null;
    return stored?.scenarioId === scenarioId ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(scenarioId: string, draft: Draft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ scenarioId, draft }));
  } catch {
    // If the browser forbids storage, a reload loses the draft.
  }
}

/** Returns the note and the flag, each only if it differs from the one that the server has. */
export function changesOf({ scenario }: ReservedScenario, { note, isFlagged }: Draft): EvaluationScenarioUpdate {
  return {
    ...(note === (scenario.note ?? '') ? {} : { note: note === '' ? null : note }),
    ...(isFlagged === scenario.is_pinned ? {} : { is_pinned: isFlagged }),
  };
}
