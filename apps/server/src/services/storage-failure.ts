import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/**
 * The consequence of a database failure for a change: nothing was stored, or the server does not know whether the
 * change was stored.
 */
export type StorageFailure = 'nothing stored' | 'outcome unknown';

/** Returns the consequence of a database failure for the change. Returns undefined for any other error. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof OutcomeUnknown) return 'outcome unknown';
  return error instanceof StorageUnavailable ? 'nothing stored' : undefined;
}
