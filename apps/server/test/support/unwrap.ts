import { isRefusal, type Outcome } from '../../src/services/outcome.ts';

/** The value of an outcome. Throws if it is a refusal. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (isRefusal(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome;
}
