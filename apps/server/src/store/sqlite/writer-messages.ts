/** The messages between the event loop and the writer thread. */
import type { SqlValue } from '../database.ts';

/** One statement: what it returns, the number of its SQL text, and its values. */
export type Step = [kind: 'all' | 'run', statement: number, values: SqlValue[]];

/** Statements of one transaction. The thread sends one `Reply` for each request, in the order of the requests. */
export interface Request {
  /** The SQL texts that the thread does not have yet, by their numbers. */
  texts: [statement: number, sql: string][];
  /**
   * Whether the transaction begins with this message to the writer thread. With `if unchanged`, the transaction fails
   * if another program has committed since the last transaction of the thread. In this case, the rows that the event
   * loop has read for the transaction may be old.
   */
  begins: boolean | 'if unchanged';
  steps: Step[];
  /** How the transaction ends after the steps. Undefined if it goes on. */
  end: 'commit' | 'rollback' | undefined;
}

/** The members of an error that `toStorageError` needs. An error loses them on its way between two threads. */
export interface DriverError {
  message: string;
  code?: string | undefined;
  errcode?: number | undefined;
}

export interface Reply {
  /** The rows, or the number of changed rows. There are fewer results than steps if a step failed. */
  results: unknown[];
  /** The first error of the transaction. The transaction was rolled back. */
  error?: DriverError;
  /** True if the error came after the commit, so that nobody knows whether the transaction is stored. */
  isUnknown?: boolean;
}

export type ThreadMessage =
  | { reply: Reply }
  | { ready: true }
  | { logBytes: number }
  /** The thread has rolled back the transaction, because its next statement did not arrive in time. */
  | { idle: true }
  /** The thread has stopped using the database, because it can no longer be trusted. The process must end. */
  | { failed: string }
  | { closed: true };

export type ToThread = Request | 'close';

export interface WriterOptions {
  file: string;
  /** The longest time that a transaction waits for the lock of another program. */
  lockTimeoutMs: number;
  /** The longest time that a transaction waits for its next statement. */
  idleTimeoutMs: number;
  /** The number of pages in the write-ahead log that starts a checkpoint. Undefined for CLI commands: they run none. */
  checkpointPages: number | undefined;
}

export interface ThreadModule {
  module: string;
  data?: object;
}
