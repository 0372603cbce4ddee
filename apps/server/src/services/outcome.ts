import type { ValidationErrorItem } from '@jurybox/types';
import { DuplicateRow, type Database, type Transaction, type TransactionOptions } from '../store/database.ts';

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
  /** The request is based on an earlier state. `detail` says what has changed since then. */
  outdated: { detail: string };
  invalid: { errors: ValidationErrorItem[] };
}

export type Reason = keyof Reasons;
/** An expected failure, as a value: its code and its details. */
export type Refusal<R extends Reason = Reason> = { [K in R]: { refused: K } & Reasons[K] }[R];
export type Outcome<T, R extends Reason = Reason> = T | Refusal<R>;

export function isRefusal<O>(outcome: O): outcome is Extract<O, { refused: Reason }> {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}

/** Returns the value, or throws if `outcome` is a refusal instead. Use this function where no refusal is expected. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (isRefusal(outcome)) throw new Error(`unexpected refusal: ${JSON.stringify(outcome)}`);
  return outcome;
}

export function notFound(what: string): Refusal<'not_found'> {
  return { refused: 'not_found', what };
}

/** Returns `use(row)` if the row was found, otherwise the refusal that there is no such `what`. */
export async function ifFound<Row, T>(
  what: string,
  found: Promise<Row | undefined>,
  use: (row: Row) => T | Promise<T>,
) {
  const row = await found;
  return row === undefined ? notFound(what) : use(row);
}

export function forbidden(detail: string): Refusal<'forbidden'> {
  return { refused: 'forbidden', detail };
}

export function invalid(...errors: ValidationErrorItem[]): Refusal<'invalid'> {
  return { refused: 'invalid', errors };
}

/** Runs `work` in a transaction. Commits if `isToKeep(value)`, otherwise rolls back. Returns the value in any case. */
export async function commitIf<T>(
  database: Database,
  isToKeep: (value: T) => boolean,
  work: (tx: Transaction) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  try {
    return await database.transaction(async (tx) => {
      const value = await work(tx);
      if (!isToKeep(value)) throw new RolledBack('rolled back', { cause: value });
      return value;
    }, options);
  } catch (error) {
    if (error instanceof RolledBack) return error.cause as T;
    throw error;
  }
}

class RolledBack extends Error {}

export function rollBackOnRefusal<T, R extends Reason>(
  database: Database,
  work: (tx: Transaction) => Promise<Outcome<T, R>>,
  options?: TransactionOptions,
) {
  return commitIf(database, (outcome) => !isRefusal(outcome), work, options);
}

export async function orNameInUse<T>(what: string, written: Promise<T>): Promise<T | Refusal<'name_in_use'>> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof DuplicateRow) return { refused: 'name_in_use', what };
    throw error;
  }
}

/** Returns whether `If-Match` allows a change of an object that is at this revision (U32). */
export type Precondition = (revision: number) => boolean;
