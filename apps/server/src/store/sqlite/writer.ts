/**
 * Group commit. Requests that arrive during a commit share the next transaction and its one sync. A request that fails
 * does not affect the others: the group is rolled back and run again, with a savepoint for each request. Savepoints
 * cost CPU time, and most groups have no failed request.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { OutcomeUnknown, StorageUnavailable, type Transaction } from '../database.ts';
import { CommitGroup, JobFailed, maxGroupJobs, type WriteJob } from './commit-group.ts';
import type { Connection } from './connection.ts';
import { DatabaseLocked, DiskFull } from './errors.ts';
import type { SqliteFile } from './file.ts';

/** The maximum number of requests that wait for a group. Further requests are rejected. */
const maxWaiting = 4096;
/** The longest time that a request waits for a lock that another program holds, or for the disk. */
const maxWaitMs = 2000;
/** The time between two searches for requests that have waited too long for the disk. */
const waitCheckMs = 200;
/** The pause between two attempts to get the lock. */
const lockRetryMs = 10;
/**
 * The number of groups that use savepoints after a request has failed. If another request fails, the count starts
 * again. Without savepoints, each group with a failed request would run twice.
 */
const groupsWithSavepoints = 16;

/**
 * The longest time that a group waits for more requests. The group stops waiting earlier if it has as many requests as
 * the previous group. A timer of Node.js takes at least one millisecond.
 */
const gatherMs = 1;

interface WriterEvents {
  /** Called after a commit, before the promises of its requests are settled. */
  onCommit: () => void;
  /** Called when the storage failed. */
  onFailure: () => void;
}

export class Writer {
  readonly #file: SqliteFile;
  readonly #events: WriterEvents;
  #jobs: WriteJob[] = [];
  #flushing: Promise<void> | undefined;
  /** The object that runs the groups, one after the other. It belongs to the connection that was used last. */
  #group: CommitGroup | undefined;
  /** How many of the next groups use savepoints. */
  #savepointGroups = 0;
  /** The number of requests in the previous group. */
  #lastGroupSize = 0;
  /** Called when the number of waiting requests reaches the size of the previous group. */
  #onGathered: (() => void) | undefined;

  constructor(file: SqliteFile, events: WriterEvents) {
    this.#file = file;
    this.#events = events;
  }

  /** Runs `work` in the next group. Fulfils after the commit is on disk. */
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (this.#jobs.length >= maxWaiting) return Promise.reject(new StorageUnavailable('too many writes are waiting'));
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve: resolve as (value: unknown) => void, reject, queuedAt: performance.now() });
      if (this.#jobs.length >= this.#lastGroupSize) this.#onGathered?.();
      this.#flushing ??= this.#flush();
    });
  }

  /** Fulfils when no request is waiting. */
  async idle(): Promise<void> {
    await this.#flushing;
  }

  async #flush(): Promise<void> {
    while (this.#jobs.length > 0) {
      await this.#gather();
      const checkpoint = this.#file.beforeWrite();
      if (checkpoint !== undefined) await this.#withTimeout(checkpoint, []);
      const writer = await this.#begin();
      if (writer !== undefined) await this.#commit(writer);
    }
    this.#flushing = undefined;
  }

  /**
   * Waits until the writes that have already arrived have joined this group. If the previous group had several
   * requests, their clients will probably send their next requests soon. Without waiting for them, the first of these
   * requests would often be committed alone, and the others would wait for two syncs. If the previous group had only
   * one request, this function does not wait for more.
   */
  async #gather(): Promise<void> {
    await this.#untilNoneArrives();
    if (this.#jobs.length >= this.#lastGroupSize) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, gatherMs);
      this.#onGathered = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#onGathered = undefined;
    await this.#untilNoneArrives();
  }

  /** Waits until no write arrives during a whole iteration of the event loop. */
  async #untilNoneArrives(): Promise<void> {
    let count: number;
    do {
      count = this.#jobs.length;
      await new Promise(setImmediate);
    } while (this.#jobs.length > count && this.#jobs.length < maxGroupJobs);
  }

  /**
   * Begins a transaction. While another program holds the lock, retries without blocking the event loop. Returns
   * undefined if every waiting request was rejected.
   */
  async #begin(): Promise<Connection | undefined> {
    for (;;) {
      try {
        const writer = this.#file.writer ?? (await this.#file.getWriter());
        writer.run('BEGIN IMMEDIATE', []);
        return writer;
      } catch (error) {
        this.#refuseWaiting(error, error instanceof DatabaseLocked ? maxWaitMs : 0);
        if (this.#jobs.length === 0) return undefined;
      }
      await pauseFor(lockRetryMs);
    }
  }

  /**
   * Runs jobs in the open transaction until the group is full, and commits it. Settles the promise of each job. Never
   * rejects.
   */
  async #commit(writer: Connection): Promise<void> {
    const settle: (() => void)[] = [];
    if (this.#group?.writer !== writer) this.#group = new CommitGroup(writer);
    const group = this.#group;
    group.begin({ hasSavepoints: this.#savepointGroups > 0 });
    const jobs: WriteJob[] = [];
    try {
      for (let job = this.#jobs.shift(); job !== undefined; job = group.isFull ? undefined : this.#jobs.shift()) {
        jobs.push(job);
        settle.push(await group.run(job));
      }
      this.#file.assertInPlace();
      this.#file.beforeCommit();
    } catch (error) {
      // COMMIT was not sent, so nothing is stored, even if the rollback fails.
      this.#rollBack(writer);
      if (error instanceof JobFailed) this.#runAgain(jobs, error);
      else this.#refuse(jobs, error);
      return;
    }
    try {
      writer.run('COMMIT', []);
      await this.#withTimeout(this.#file.syncCommit(), jobs);
      this.#file.assertInPlace();
    } catch (error) {
      if (error instanceof DiskFull) this.#rollBack(writer);
      else if (this.#file.writer === writer) this.#file.commitFailed();
      this.#refuse(jobs, new OutcomeUnknown(`the commit failed: ${(error as Error).message}`, { cause: error }));
      return;
    }
    if (group.hasFailedJob) this.#savepointGroups = groupsWithSavepoints;
    else if (this.#savepointGroups > 0) this.#savepointGroups -= 1;
    this.#events.onCommit();
    this.#lastGroupSize = jobs.length;
    for (const settleJob of settle) settleJob();
    this.#file.afterCommit();
  }

  /**
   * Puts the jobs of a group that was rolled back at the front of the queue, so that they run again. The next group has
   * savepoints. The last job in `jobs` is the failed job.
   */
  #runAgain(jobs: WriteJob[], { error }: JobFailed): void {
    this.#savepointGroups = groupsWithSavepoints;
    if (jobs.length > 1) {
      this.#jobs.unshift(...jobs);
      return;
    }
    // The first job of a group has seen no changes of other jobs. It would fail again in the same way, so this
    // function rejects it.
    try {
      this.#file.assertInPlace();
      jobs[0]?.reject(error);
    } catch (notInPlace) {
      this.#refuse(jobs, notInPlace);
    }
  }

  /**
   * Waits for the disk. If this takes too long, rejects the promises of the committed jobs, and of the jobs that wait
   * for a group.
   */
  async #withTimeout(work: Promise<void>, committed: WriteJob[]): Promise<void> {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - startedAt < maxWaitMs) return;
      this.#refuse(committed, new OutcomeUnknown('the disk did not confirm the commit in time'));
      this.#refuseWaiting(new StorageUnavailable('the disk is too slow'), maxWaitMs);
    }, waitCheckMs);
    try {
      await work;
    } finally {
      clearInterval(timer);
    }
  }

  /** Rejects the jobs that have waited for at least `ms` milliseconds. */
  #refuseWaiting(error: unknown, ms: number): void {
    const before = performance.now() - ms;
    const remaining = this.#jobs.findIndex(({ queuedAt }) => queuedAt > before);
    this.#refuse(this.#jobs.splice(0, remaining === -1 ? this.#jobs.length : remaining), error);
  }

  #refuse(jobs: WriteJob[], error: unknown): void {
    this.#events.onFailure();
    for (const job of jobs) job.reject(error);
  }

  #rollBack(writer: Connection): void {
    try {
      if (writer.inTransaction) writer.run('ROLLBACK', []);
      this.#file.afterRollback();
    } catch {
      // Closing the connection rolls the transaction back.
      this.#file.invalidate();
    }
  }
}
