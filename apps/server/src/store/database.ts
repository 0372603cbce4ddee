/**
 * The store is the only code that uses the database. Each kind of object has one file with its SQL.
 *
 * The interface that both engines implement. SQL is written once, with `$1`-style parameters that both understand. Each
 * engine handles its own differences: placeholders, collations, locks and retries.
 */

export type SqlValue = string | number | null;

/**
 * The only SQL that SQLite does not understand, at the end of a query: locks the row of the table `s` that is found,
 * and leaves out rows that other transactions lock. SQLite has one writer at a time, so its store removes this text.
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
  /** Tells the servers of all processes after the commit that something was deployed. SQLite does not need it. */
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
   * cheaply that nothing was committed since. Callers share the row and must not change it.
   */
  lookup<Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined>;

  /**
   * Runs `work` atomically. When the promise fulfils, everything is durable. When it rejects, nothing was stored,
   * except after OutcomeUnknown: everything or nothing was. `work` may run more than once, and may only await
   * statements of its transaction. It need not await its last statements: if one of them fails, nothing is stored.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;

  /** Checks that writes work. Rejects if they fail. It writes at most once a second, however often you call it. */
  ping(): Promise<void>;

  /**
   * Calls `listener` within a second after any process has committed a deployment, and also at other times. Returns a
   * function that ends this.
   */
  onCommit?(listener: () => void): () => void;

  /** Returns the size of the write-ahead log of SQLite in bytes. PostgreSQL has no such function. */
  logBytes?(): number;

  /** Finishes the statements in flight, then closes the storage. */
  close(): Promise<void>;
}

/** Thrown if the store cannot work now (full disk, failed sync). Nothing was stored, except for OutcomeUnknown. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** Thrown if a commit was sent but not confirmed. The transaction was stored either completely or not at all. */
export class OutcomeUnknown extends StorageUnavailable {}

/** Thrown by a statement that would store a second row with the same unique value. */
export class DuplicateRow extends Error {
  override name = 'DuplicateRow';
}

/** Thrown if the storage is another program's, damaged, newer or in use. The message says what to do. */
export class UnusableStorage extends Error {
  override name = 'UnusableStorage';
}

/** Returns an error as UnusableStorage, with a message that begins with `what`. */
export function unusable(what: string, error: unknown): UnusableStorage {
  if (error instanceof UnusableStorage) return error;
  return new UnusableStorage(`${what}: ${errorMessage(error)}`, { cause: error });
}

/** Returns the message of an error. An AggregateError of all addresses of a host name has no message of its own. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '')
    return [...new Set(error.errors.map(errorMessage))].join(', ');
  return error instanceof Error ? error.message : String(error);
}
