/**
 * The store is the only code that uses the database. Each kind of object has one file with its SQL.
 *
 * This file has the interface that is implemented for each engine, SQLite and PostgreSQL. Both get the same SQL texts,
 * with parameters such as `$1`. The code for each engine handles what differs: collations, locks and retries.
 */

export type SqlValue = string | number | null;

/**
 * Append this text to a query to lock the row that it finds in the table `s`. The query then skips rows that other
 * transactions have locked. The store for SQLite removes the text, because SQLite has one writer at a time.
 */
export const lockRowOfS = ' FOR NO KEY UPDATE OF s SKIP LOCKED';

export interface Statements {
  get<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;
  all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]>;
}

export interface Transaction extends Statements {
  /** Runs a statement that writes. Returns the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): Promise<number>;
  /** Runs a statement that writes, without waiting for it. If it fails, the transaction stores nothing. */
  write(sql: string, ...values: SqlValue[]): void;
  /**
   * Waits for the lock with this name before the next statement runs, and keeps it until the transaction ends. Many
   * transactions can have the same shared lock at once.
   */
  lock(name: string, mode: LockMode): void;
  /** After the commit, tells all server processes that something was deployed. SQLite does not have this function. */
  notify?(): void;
}

export type LockMode = 'shared' | 'exclusive';

export interface TransactionOptions {
  /**
   * Whether `work` is an update: it acquires locks, reads one row with `get`, decides what to write and calls `write`.
   * Updates that arrive together may share a transaction.
   */
  isUpdate?: boolean;
}

/** A read outside a transaction sees everything that was committed before the read began. */
export interface Database extends Statements {
  /**
   * Like `get`, for rows that are read far more often than written. An engine may return a cached row if it can check
   * cheaply that nothing was committed after it read the row. Callers share the row and must not change it.
   */
  lookup<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;

  /**
   * Runs `work` in one transaction. When the promise fulfils, all changes are on disk. If it rejects with
   * OutcomeUnknown, either all changes were stored or none. If it rejects with another error, nothing was stored.
   * `work` may run more than once, and may only await statements of its transaction. It can return without waiting for
   * its last statements: if one of them fails, nothing is stored.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;

  /** Checks that writes work. Rejects if they fail. It writes at most once a second, however often you call it. */
  ping(): Promise<void>;

  /**
   * Calls `listener` within a second after any process has committed a deployment. There may be further calls without a
   * deployment. Returns a function that stops the calls.
   */
  onCommit?(listener: () => void): () => void;

  /** Returns the size of the write-ahead log of SQLite in bytes. PostgreSQL has no such function. */
  logBytes?(): number;

  /** Finishes the statements in flight, then closes the storage. */
  close(): Promise<void>;
}

/** Thrown if the store cannot work now, for example on a full disk. Except for OutcomeUnknown, nothing was stored. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** Thrown if a commit was sent but not confirmed. The transaction was stored either completely or not at all. */
export class OutcomeUnknown extends StorageUnavailable {}

/** Thrown by a statement that would store a second row with the same unique value. */
export class DuplicateRow extends Error {
  override name = 'DuplicateRow';
}

/** Thrown if the database is damaged or in use, has a newer schema or belongs to another program. */
export class UnusableStorage extends Error {
  override name = 'UnusableStorage';
}

/** Converts an error to UnusableStorage with a message that begins with `what`. Leaves an UnusableStorage unchanged. */
export function unusable(what: string, error: unknown): UnusableStorage {
  if (error instanceof UnusableStorage) return error;
  return new UnusableStorage(`${what}: ${errorMessage(error)}`, { cause: error });
}

/** Returns an error's message. If a host has several addresses, connecting throws an AggregateError without message. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return [...new Set(error.errors.map(errorMessage))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
