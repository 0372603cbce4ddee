/**
 * The one small interface both engines implement. SQL is written once, with `$1`-style parameters, and uses only
 * what both understand; what differs (placeholders, collations, locks, retries) is the adapter's business.
 */

export type Value = string | number | null;

/** Statements on one state of the data. Rows come back as the engine gives them: text, numbers and nulls. */
export interface Statements {
  /** The first row, or nothing. */
  get<Row>(sql: string, ...values: Value[]): Promise<Row | undefined>;
  /** All rows. */
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
}

/** Statements inside one transaction. */
export interface Transaction extends Statements {
  /** Runs a statement that changes something; gives the number of rows changed. */
  run(sql: string, ...values: Value[]): Promise<number>;
}

/** Reads outside a transaction see everything that was committed before they began. */
export interface Database extends Statements {
  /**
   * Like `get`, for rows that are read far more often than anything is written. An engine that can tell cheaply
   * that nothing was committed since may answer from memory. The row is shared: do not change it.
   */
  lookup<Row>(sql: string, ...values: Value[]): Promise<Row | undefined>;

  /**
   * Runs `work` atomically. When the promise fulfils, everything it wrote is durable; when it rejects, none of it
   * happened. `work` may run more than once and awaits nothing but its transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;

  /** Rejects when a write would not be stored. Asked as often as anybody likes, it writes at most once a second. */
  ping(): Promise<void>;

  /** Finishes what was begun, then lets go of the storage. */
  close(): Promise<void>;
}

/** The store cannot read or write just now: disk full, failed sync, no connection. Nothing was stored, with one exception below. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** A commit was asked for and not confirmed: what was to be stored is stored whole or not at all, and nobody knows which. */
export class OutcomeUnknown extends StorageUnavailable {}

/** A row with that key exists already. Thrown by the statement that would have made a second one. */
export class DuplicateRow extends Error {
  override name = 'DuplicateRow';
}

/** The storage cannot be used by this program at all: foreign, corrupt, newer, or taken. The message says what to do. */
export class UnusableStorage extends Error {
  override name = 'UnusableStorage';
}
