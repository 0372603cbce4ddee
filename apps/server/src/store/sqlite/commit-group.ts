import type { SqlValue, Transaction } from '../database.ts';
import type { Connection } from './connection.ts';

/** The work of one request, which waits for a group. A group runs several jobs in one SQLite transaction. */
export interface WriteJob {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** The time at which the job was queued, from `performance.now()`. */
  queuedAt: number;
}

/**
 * The limits of one group: the number of its jobs, the bytes of their values, and the time before the commit. A group
 * blocks the event loop. A commit of 1 MiB takes about 8 ms.
 */
export const maxGroupJobs = 256;
const maxBytes = 2 * 1024 * 1024;
const maxMs = 20;

/** Thrown if a job of a group without savepoints failed. The transaction must be rolled back. */
export class JobFailed extends Error {
  /** The error with which the job failed. */
  readonly error: unknown;

  constructor(error: unknown) {
    super('a job of the group failed');
    this.error = error;
  }
}

/**
 * A SQLite transaction that runs several jobs. Each connection has one object of this class and uses it for all its
 * groups, one after the other.
 */
export class CommitGroup {
  readonly writer: Connection;
  /** Whether a job of the current group failed. Always false in a group without savepoints. */
  hasFailedJob = false;
  readonly #tx: Transaction;
  #hasSavepoints = false;
  #end = 0;
  #jobs = 0;
  #bytes = 0;
  /** The error that ended the transaction. Undefined if no error has ended it. */
  #fatalError: unknown;

  constructor(writer: Connection) {
    this.writer = writer;
    this.#tx = {
      get: async <Row>(sql: string, ...values: SqlValue[]) =>
        this.#execute(values, () => writer.get(sql, values) as Row | undefined),
      all: async <Row>(sql: string, ...values: SqlValue[]) =>
        this.#execute(values, () => writer.all(sql, values) as Row[]),
      run: async (sql, ...values) => this.#execute(values, () => writer.run(sql, values)),
      write: (sql, ...values) => void this.#execute(values, () => writer.run(sql, values)),
      // SQLite has one writer at a time, so it needs no locks.
      lock: () => {},
    };
  }

  /**
   * Starts a new group. Call it after BEGIN. With savepoints, each job has its own savepoint, so only the job that
   * fails is rolled back.
   */
  begin({ hasSavepoints }: { hasSavepoints: boolean }): void {
    this.#hasSavepoints = hasSavepoints;
    this.#end = performance.now() + maxMs;
    this.hasFailedJob = false;
    this.#jobs = 0;
    this.#bytes = 0;
    this.#fatalError = undefined;
  }

  /** Whether the next job belongs to the next group. */
  get isFull(): boolean {
    return this.#jobs >= maxGroupJobs || this.#bytes >= maxBytes || performance.now() >= this.#end;
  }

  /**
   * Runs one job. Returns a function that settles the job's promise. Call that function after the commit. Throws if the
   * SQLite transaction ended. In a group without savepoints, throws JobFailed if the job fails.
   */
  async run(job: WriteJob): Promise<() => void> {
    this.#jobs += 1;
    if (this.#hasSavepoints) this.writer.run('SAVEPOINT job', []);
    try {
      const value = await job.work(this.#tx);
      if (this.#fatalError !== undefined) throw this.#fatalError;
      if (this.#hasSavepoints) this.writer.run('RELEASE job', []);
      return () => job.resolve(value);
    } catch (error) {
      if (!this.writer.inTransaction) throw this.#fatalError ?? error;
      if (!this.#hasSavepoints) throw new JobFailed(error);
      this.writer.run('ROLLBACK TO job', []);
      this.writer.run('RELEASE job', []);
      this.hasFailedJob = true;
      return () => job.reject(error);
    }
  }

  #execute<T>(values: SqlValue[], statement: () => T): T {
    if (this.#fatalError !== undefined) throw this.#fatalError;
    for (const value of values) this.#bytes += typeof value === 'string' ? value.length : 8;
    try {
      return statement();
    } catch (error) {
      // Some errors end the transaction. SQLite would then commit each later statement on its own. So the later
      // statements are rejected.
      if (!this.writer.inTransaction) this.#fatalError = error;
      throw error;
    }
  }
}
