import type { ValidationErrorItem } from '@jurybox/types';
import type { Database, Transaction } from '../store/index.ts';

/** A rule's "no", as a value: what the caller did not get, and why. */
export type Refusal =
  | { refused: 'invalid_app_id' }
  | { refused: 'variant_not_found' }
  | { refused: 'not_found'; what: string }
  | { refused: 'changed'; revision: number }
  | { refused: 'invalid'; errors: ValidationErrorItem[] };

export type Outcome<T> = T | Refusal;

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}

export function notFound(what: string): Refusal {
  return { refused: 'not_found', what };
}

/** Like `database.transaction`, but a refusal undoes everything that was written before it. */
export async function decide<T>(database: Database, work: (tx: Transaction) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await database.transaction(async (tx) => {
      const outcome = await work(tx);
      if (isRefusal(outcome)) throw new Undo(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal;
    throw error;
  }
}

class Undo extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('undone');
    this.refusal = refusal;
  }
}
