import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/**
 * What a database failure means for a change: nothing was stored, or the server does not know whether the change was
 * stored.
 */
export type StorageFailure = 'nothing stored' | 'outcome unknown';

/** If an error is a failure of the database, returns what it means for the change. Otherwise returns `undefined`. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof OutcomeUnknown) return 'outcome unknown';
  return error instanceof StorageUnavailable ? 'nothing stored' : undefined;
}
