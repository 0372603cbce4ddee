import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/** What a failure of the database means for a change: nothing was stored, or the server cannot know. */
export type StorageFailure = 'nothing stored' | 'outcome unknown';

/** Whether an error is a failure of the database, and which. Any other error gives `undefined`. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof OutcomeUnknown) return 'outcome unknown';
  return error instanceof StorageUnavailable ? 'nothing stored' : undefined;
}
