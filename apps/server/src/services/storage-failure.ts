import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/**
 * The effect of a database failure on a change: nothing was stored, or the server does not know whether the change was
 * stored.
 */
export type StorageFailure = 'nothing stored' | 'outcome unknown';

/** Returns the effect of an error if it is a failure of the database, otherwise `undefined`. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof OutcomeUnknown) return 'outcome unknown';
  return error instanceof StorageUnavailable ? 'nothing stored' : undefined;
}
