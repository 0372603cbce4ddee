import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/**
 * What a failure of the database means for a change: nothing was stored, or the server does not know whether it was.
 */
export type StorageFailure = 'nothing stored' | 'outcome unknown';

/** Returns what an error means if it is a failure of the database, or `undefined` for any other error. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof OutcomeUnknown) return 'outcome unknown';
  return error instanceof StorageUnavailable ? 'nothing stored' : undefined;
}
