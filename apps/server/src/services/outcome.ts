import type { ValidationErrorItem } from '@jurybox/types';
import { DuplicateRow, type Database, type Transaction, type TransactionOptions } from '../store/index.ts';

/** The codes of refusals, with the details of each. */
interface Reasons {
  invalid_app_id: object;
  variant_not_found: object;
  /** The message is "No such …", followed by `what`. */
  not_found: { what: string };
  /** `detail` says what is not allowed, and who may do it. */
  forbidden: { detail: string };
  name_in_use: { what: string };
  variant_deployed: { environments: string[] };
  evaluation_closed: object;
  changed: { revision: number };
  invalid: { errors: ValidationErrorItem[] };
}

export type Reason = keyof Reasons;
/** An expected failure, as a value: its code and its details. */
export type Refusal<R extends Reason = Reason> = { [K in R]: { refused: K } & Reasons[K] }[R];
/** A value of type `T`, or a refusal with one of the codes `R`. */
export type Outcome<T, R extends Reason = Reason> = T | Refusal<R>;

export function isRefusal<O>(outcome: O): outcome is Extract<O, { refused: Reason }> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}

/** Returns the value of an outcome. Throws if the outcome is a refusal. Use it where no refusal is expected. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (isRefusal(outcome)) throw new Error(`unexpected refusal: ${JSON.stringify(outcome)}`);
  return outcome;
}

export function notFound(what: string): Refusal<'not_found'> {
  return { refused: 'not_found', what };
}

export function forbidden(detail: string): Refusal<'forbidden'> {
  return { refused: 'forbidden', detail };
}

export function invalid(...errors: ValidationErrorItem[]): Refusal<'invalid'> {
  return { refused: 'invalid', errors };
}

/** Runs `work` in a transaction. Commits its value, or rolls back if `work` returns a refusal. */
export async function rollBackOnRefusal<T, R extends Reason>(
  database: Database,
  work: (tx: Transaction) => Promise<Outcome<T, R>>,
  options?: TransactionOptions,
): Promise<Outcome<T, R>> {
  try {
    return await database.transaction(async (tx) => {
      const outcome = await work(tx);
      if (isRefusal(outcome)) throw new RollBack(outcome as Refusal);
      return outcome;
    }, options);
  } catch (error) {
    if (error instanceof RollBack) return error.refusal as Refusal<R>;
    throw error;
  }
}

/** Converts a DuplicateRow error into the refusal `name_in_use`. */
export async function orNameInUse<T>(what: string, written: Promise<T>): Promise<T | Refusal<'name_in_use'>> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof DuplicateRow) return { refused: 'name_in_use', what };
    throw error;
  }
}

class RollBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('rolled back');
    this.refusal = refusal;
  }
}

/** Returns whether `If-Match` allows a change of an object that is at this revision (U32). */
export type Precondition = (revision: number) => boolean;
