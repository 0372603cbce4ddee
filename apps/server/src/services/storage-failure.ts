import { OutcomeUnknown, StorageUnavailable } from '../store/index.ts';

/** What a database failure means for a change. */
export type StorageFailure = 'nothing stored' | 'outcome unknown';

export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof OutcomeUnknown) return 'outcome unknown';
  return error instanceof StorageUnavailable ? 'nothing stored' : undefined;
}
