/**
 * Writes are committed in groups. Requests that arrive while the last commit is being synced share the next
 * transaction and its one fsync, each inside its own savepoint, so that one failing request fails alone.
 */
import { OutcomeUnknown, type Transaction, type Value } from './database.ts';
import type { Connection } from './sqlite-connection.ts';
import { Full } from './sqlite-errors.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** How many requests one commit may carry. */
const groupSize = 256;

interface Job {
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
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
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject });
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
      await this.#commit(this.#jobs.splice(0, groupSize));
    }
    this.#flushing = undefined;
  }

  /** Runs the jobs in one transaction. Never rejects: each job is told. */
  async #commit(jobs: Job[]): Promise<void> {
    const settle: (() => void)[] = [];
    let writer: Connection | undefined;
    try {
      writer = await this.#file.writable();
      const group = new Group(writer);
      writer.run('BEGIN IMMEDIATE', []);
      for (const job of jobs) settle.push(await group.perform(job));
    } catch (error) {
      // No COMMIT was asked for, so nothing is stored, however the rest goes.
      if (writer !== undefined) this.#undo(writer);
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
  #lost: unknown;

  constructor(writer: Connection) {
    this.#writer = writer;
    this.#tx = {
      get: async <Row>(sql: string, ...values: Value[]) => this.#inside(() => writer.get(sql, values) as Row | undefined),
      all: async <Row>(sql: string, ...values: Value[]) => this.#inside(() => writer.all(sql, values) as Row[]),
      run: async (sql, ...values) => this.#inside(() => writer.run(sql, values)),
    };
  }

  /** Runs one job in its savepoint; gives what to tell its caller once the group is on disk. Throws when the group is lost. */
  async perform(job: Job): Promise<() => void> {
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
  #inside<T>(statement: () => T): T {
    if (this.#lost !== undefined) throw this.#lost;
    try {
      return statement();
    } catch (error) {
      if (!this.#writer.inTransaction) this.#lost = error;
      throw error;
    }
  }
}
