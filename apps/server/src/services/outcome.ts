import type { ValidationErrorItem } from '@jurybox/types';
import { DuplicateRow, type Database, type Transaction } from '../store/index.ts';

/** Everything a rule can say "no" with, and what it says. */
interface Reasons {
  invalid_app_id: object;
  variant_not_found: object;
  /** `what` completes "No such …". */
  not_found: { what: string };
  name_in_use: { what: string };
  variant_deployed: { environments: string[] };
  evaluation_closed: object;
  changed: { revision: number };
  invalid: { errors: ValidationErrorItem[] };
}

export type Reason = keyof Reasons;
/** A rule's "no", as a value: what the caller did not get, and why. */
export type Refusal<R extends Reason = Reason> = { [K in R]: { refused: K } & Reasons[K] }[R];
/** What was asked for, or one of the stated refusals. */
export type Outcome<T, R extends Reason = Reason> = T | Refusal<R>;

export function isRefusal<O>(outcome: O): outcome is Extract<O, { refused: Reason }> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}

export function notFound(what: string): Refusal<'not_found'> {
  return { refused: 'not_found', what };
}

export function invalid(...errors: ValidationErrorItem[]): Refusal<'invalid'> {
  return { refused: 'invalid', errors };
}

/** Like `database.transaction`, but a refusal undoes everything that was written before it. */
export async function rollBackOnRefusal<T, R extends Reason>(
  database: Database,
  work: (tx: Transaction) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R>> {
  try {
    return await database.transaction(async (tx) => {
      const outcome = await work(tx);
      if (isRefusal(outcome)) throw new Undo(outcome as Refusal);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal as Refusal<R>;
    throw error;
  }
}

/** Turns a second row of one name into a refusal. */
export async function orNameInUse<T>(what: string, made: Promise<T>): Promise<T | Refusal<'name_in_use'>> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof DuplicateRow) return { refused: 'name_in_use', what };
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
