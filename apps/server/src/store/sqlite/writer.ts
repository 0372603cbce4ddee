/**
 * Writes are committed in groups. Requests that arrive while the last commit is being synced share the next
 * transaction and its one fsync, each inside its own savepoint, so that one failing request fails alone.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { OutcomeUnknown, StorageUnavailable, type Transaction } from '../database.ts';
import type { Connection } from './connection.ts';
import { Busy, Full } from './errors.ts';
import type { SqliteFile } from './file.ts';
import { Group, type Job } from './commit-group.ts';

/** How many requests may wait for their group; more are refused. */
const mostWaiting = 4096;
/** How long a request waits for a lock that another program holds, in milliseconds. */
const patienceMs = 2000;
/** Between two tries to get the lock, in milliseconds. */
const lockPauseMs = 10;

interface WriterEvents {
  /** A group was committed; its requests are told after this. */
  onCommit: () => void;
  /** The storage failed a group. */
  onFailure: () => void;
}

export class Writer {
  readonly #file: SqliteFile;
  readonly #events: WriterEvents;
  #jobs: Job[] = [];
  #flushing: Promise<void> | undefined;
  /** Of the connection that wrote last. */
  #group: Group | undefined;

  constructor(file: SqliteFile, events: WriterEvents) {
    this.#file = file;
    this.#events = events;
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
      if (this.#file.room !== undefined) await this.#file.room;
      const writer = await this.#begin();
      if (writer !== undefined) await this.#commit(writer);
    }
    this.#flushing = undefined;
  }

  /** Begins a transaction, with turns for others while the lock is held elsewhere. Gives nothing when nobody waits any more. */
  async #begin(): Promise<Connection | undefined> {
    for (;;) {
      try {
        const writer = this.#file.writer ?? (await this.#file.writable());
        writer.run('BEGIN IMMEDIATE', []);
        return writer;
      } catch (error) {
        const latest = error instanceof Busy ? performance.now() - patienceMs : Infinity;
        const late = this.#jobs.findIndex((job) => job.since > latest);
        this.#refuse(this.#jobs.splice(0, late === -1 ? this.#jobs.length : late), error);
        if (this.#jobs.length === 0) return undefined;
      }
      await pauseFor(lockPauseMs);
    }
  }

  /** Runs jobs in the transaction that was begun, until it is full, and commits it. Never rejects: each job is told. */
  async #commit(writer: Connection): Promise<void> {
    const settle: (() => void)[] = [];
    if (this.#group?.writer !== writer) this.#group = new Group(writer);
    const group = this.#group;
    group.begin();
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
      this.#refuse(jobs, error);
      return;
    }
    try {
      writer.run('COMMIT', []);
    } catch (error) {
      if (error instanceof Full) this.#undo(writer);
      else this.#file.doubt();
      this.#refuse(jobs, new OutcomeUnknown(`the commit failed: ${(error as Error).message}`, { cause: error }));
      return;
    }
    this.#events.onCommit();
    for (const act of settle) act();
    this.#file.committed();
  }

  #refuse(jobs: Job[], error: unknown): void {
    this.#events.onFailure();
    for (const job of jobs) job.reject(error);
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
