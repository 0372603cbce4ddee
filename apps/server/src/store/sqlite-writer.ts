/**
 * Writes are committed in groups. Requests that arrive while the last commit is being synced share the next
 * transaction and its one fsync, each inside its own savepoint, so that one failing request fails alone.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { OutcomeUnknown, StorageUnavailable, type Transaction, type Value } from './database.ts';
import type { Connection } from './sqlite-connection.ts';
import { Busy, Full } from './sqlite-errors.ts';
import type { SqliteFile } from './sqlite-file.ts';

/**
 * How many requests one commit may carry, how many bytes of values, and how long it may take before the commit, in
 * milliseconds: nobody else has a turn meanwhile. A commit of 1 MiB takes about 8 ms.
 */
const most = { jobs: 256, bytes: 2 * 1024 * 1024, ms: 20 };
/** How many requests may wait for their group; more are refused. */
const mostWaiting = 4096;
/** How long a request waits for a lock that another program holds, in milliseconds. */
const patienceMs = 2000;
/** Between two tries to get the lock, in milliseconds. */
const lockPauseMs = 10;

interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** When it came, in milliseconds of `performance.now()`. */
  since: number;
}

export class Writer {
  readonly #file: SqliteFile;
  readonly #onCommit: () => void;
  #jobs: Job[] = [];
  #flushing: Promise<void> | undefined;

  constructor(file: SqliteFile, onCommit: () => void) {
    this.#file = file;
    this.#onCommit = onCommit;
  }

  /** Runs `work` with the next group. Fulfils when it is on disk. */
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.#jobs.length >= mostWaiting) return Promise.reject(new StorageUnavailable('too many writes are waiting'));
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject, since: performance.now() });
      this.#flushing ??= this.#flush();
    });
  }

  /** Fulfils when nothing is waiting. */
  async idle(): Promise<void> {
    await this.#flushing;
  }

  async #flush(): Promise<void> {
    while (this.#jobs.length > 0) {
      // One turn of the event loop: everything that has already arrived joins this group.
      await new Promise(setImmediate);
      const writer = await this.#begin();
      if (writer !== undefined) await this.#commit(writer);
    }
    this.#flushing = undefined;
  }

  /** Begins a transaction, with turns for others while the lock is held elsewhere. Gives nothing when nobody waits any more. */
  async #begin(): Promise<Connection | undefined> {
    for (;;) {
      try {
        const writer = await this.#file.writable();
        writer.run('BEGIN IMMEDIATE', []);
        return writer;
      } catch (error) {
        const latest = error instanceof Busy ? performance.now() - patienceMs : Infinity;
        const late = this.#jobs.findIndex((job) => job.since > latest);
        for (const job of this.#jobs.splice(0, late === -1 ? this.#jobs.length : late)) job.reject(error);
        if (this.#jobs.length === 0) return undefined;
      }
      await pauseFor(lockPauseMs);
    }
  }

  /** Runs jobs in the transaction that was begun, until it is full, and commits it. Never rejects: each job is told. */
  async #commit(writer: Connection): Promise<void> {
    const settle: (() => void)[] = [];
    const group = new Group(writer);
    const jobs: Job[] = [];
    try {
      for (let job = this.#jobs.shift(); job !== undefined; job = group.isFull ? undefined : this.#jobs.shift()) {
        jobs.push(job);
        settle.push(await group.perform(job));
      }
      this.#file.check();
    } catch (error) {
      // No COMMIT was asked for, so nothing is stored, however the rest goes.
      this.#undo(writer);
      for (const job of jobs) job.reject(error);
      return;
    }
    try {
      writer.run('COMMIT', []);
    } catch (error) {
      if (error instanceof Full) this.#undo(writer);
      else this.#file.doubt();
      for (const job of jobs) job.reject(new OutcomeUnknown(`the commit failed: ${(error as Error).message}`, { cause: error }));
      return;
    }
    this.#onCommit();
    for (const act of settle) act();
  }

  #undo(writer: Connection): void {
    try {
      if (writer.inTransaction) writer.run('ROLLBACK', []);
    } catch {
      // Closing the connection undoes it.
      this.#file.doubt();
    }
  }
}

/** The transaction of one group, and the savepoints in it. */
class Group {
  readonly #writer: Connection;
  readonly #tx: Transaction;
  readonly #end = performance.now() + most.ms;
  #lost: unknown;
  #jobs = 0;
  #bytes = 0;

  constructor(writer: Connection) {
    this.#writer = writer;
    this.#tx = {
      get: async <Row>(sql: string, ...values: Value[]) => this.#inside(values, () => writer.get(sql, values) as Row | undefined),
      all: async <Row>(sql: string, ...values: Value[]) => this.#inside(values, () => writer.all(sql, values) as Row[]),
      run: async (sql, ...values) => this.#inside(values, () => writer.run(sql, values)),
    };
  }

  /** Whether the next job should be in the next group. */
  get isFull(): boolean {
    return this.#jobs >= most.jobs || this.#bytes >= most.bytes || performance.now() >= this.#end;
  }

  /** Runs one job in its savepoint; gives what to tell its caller once the group is on disk. Throws when the group is lost. */
  async perform(job: Job): Promise<() => void> {
    this.#jobs += 1;
    this.#writer.run('SAVEPOINT job', []);
    try {
      const value = await job.work(this.#tx);
      if (this.#lost !== undefined) throw this.#lost;
      this.#writer.run('RELEASE job', []);
      return () => job.resolve(value);
    } catch (error) {
      if (!this.#writer.inTransaction) throw this.#lost ?? error;
      this.#writer.run('ROLLBACK TO job', []);
      this.#writer.run('RELEASE job', []);
      return () => job.reject(error);
    }
  }

  /** Some failures end the transaction. A statement after that would be committed by itself, so there is none. */
  #inside<T>(values: Value[], statement: () => T): T {
    if (this.#lost !== undefined) throw this.#lost;
    for (const value of values) this.#bytes += typeof value === 'string' ? value.length : 8;
    try {
      return statement();
    } catch (error) {
      if (!this.#writer.inTransaction) this.#lost = error;
      throw error;
    }
  }
}
