import { isRefusal, type Outcome } from '../services/outcome.ts';

/** The value of something that is not refused, because the data is ours. */
export function sure<T>(outcome: Outcome<T>): T {
  if (isRefusal(outcome)) throw new Error(`the demo data was refused: ${JSON.stringify(outcome)}`);
  return outcome;
}
