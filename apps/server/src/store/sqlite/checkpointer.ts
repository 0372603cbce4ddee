/**
 * Runs checkpoints. A checkpoint copies the pages of the write-ahead log into the database file. By default, SQLite
 * does this within the commit that makes the log too long. The commit then takes about 75 ms for a log of 32 MB, and
 * more for a log that grew during a backup. Here a worker thread copies most pages while writes continue. Then it
 * copies the few pages that were written meanwhile, and writes wait for this. Then SQLite writes the log from its
 * beginning again. Reads never wait.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { checkpointThread } from '../../file-locations.ts';
import type { Connection } from './connection.ts';

/**
 * The length of the log, in pages, that starts a checkpoint (32 MB). With SQLite's default of 1000 pages, one in 25
 * commit groups would start a checkpoint. A longer log saves time, because a page that changed ten times is copied
 * once.
 */
export const checkpointPages = 8000;
/** The number of commits between two checks of the log's length. */
const commitsPerCheck = 16;

interface LogState {
  /** The number of pages in the log. */
  log: number;
  /** The number of pages of the log that are already copied into the database file. */
  checkpointed: number;
}

export class Checkpointer {
  readonly #file: string;
  #thread: Worker | undefined;
  #running: Promise<void> | undefined;
  #commitsUntilCheck = commitsPerCheck;
  #isTooLong = false;
  /** Whether the thread has copied most pages, and the few pages that are left must be copied before the next write. */
  #isAlmostDone = false;
  /** The next checkpoint starts when the log has this many pages. */
  #nextCheckpointAt = checkpointPages;

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * Starts a checkpoint if the log is long enough. Call it after each commit, outside a transaction. Never throws. If a
   * checkpoint fails, the log keeps its pages.
   */
  afterCommit(writer: Connection): void {
    this.#commitsUntilCheck -= 1;
    if (this.#commitsUntilCheck > 0) return;
    this.#commitsUntilCheck = commitsPerCheck;
    try {
      this.#check(writer);
    } catch {
      // Ignore the error, because the next commit fails with the same error and reports it.
    }
  }

  /**
   * Returns a promise that a write must await before it begins, or undefined if the write can begin at once. Writes
   * wait for the end of a checkpoint. They also wait if the log is too long, because a fast writer could fill the disk
   * during a checkpoint. Call it outside a transaction. The promise never rejects.
   */
  beforeWrite(writer: Connection): Promise<void> | undefined {
    if (this.#isAlmostDone) {
      this.#isAlmostDone = false;
      this.#start(this.#finishInThread(writer));
      return this.#running;
    }
    return this.#isTooLong ? this.#running : undefined;
  }

  /** Fulfils when the worker thread has closed the file. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Waits for the running checkpoint and ends the worker thread. */
  async close(): Promise<void> {
    await this.#running;
    await this.#thread?.terminate();
  }

  #check(writer: Connection): void {
    const { log, checkpointed } = writer.get('PRAGMA wal_checkpoint(NOOP)', []) as LogState;
    if (log < checkpointPages) this.#nextCheckpointAt = checkpointPages;
    this.#isTooLong = log >= 2 * checkpointPages;
    if (log < this.#nextCheckpointAt || this.#running !== undefined || this.#isAlmostDone) return;
    this.#start(this.#checkpointInThread(writer, log, checkpointed));
  }

  #start(work: Promise<void>): void {
    this.#running = work.finally(() => (this.#running = undefined));
  }

  /**
   * Starts the worker thread at the first checkpoint and keeps it, because starting it takes longer than a checkpoint.
   */
  #startThread(): Worker {
    const thread = new Worker(checkpointThread);
    const removeThread = () => {
      if (this.#thread === thread) this.#thread = undefined;
    };
    // The next checkpoint replaces a failed thread.
    thread.on('error', removeThread).on('exit', removeThread);
    return thread;
  }

  async #runThread(): Promise<void> {
    const thread = (this.#thread ??= this.#startThread());
    const listening = new AbortController();
    // Keep the process alive during the checkpoint only.
    thread.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(this.#file);
    try {
      await Promise.race(['message', 'exit'].map((event) => once(thread, event, listening)));
    } finally {
      listening.abort();
      thread.unref();
    }
  }

  async #checkpointInThread(writer: Connection, log: number, checkpointed: number): Promise<void> {
    try {
      await this.#runThread();
      const after = writer.get('PRAGMA wal_checkpoint(NOOP)', []) as LogState;
      // If the checkpoint copied nothing, the snapshot of a reader still needs the log. The next checkpoint starts
      // after the log has grown further.
      if (after.log >= log && after.checkpointed <= checkpointed) this.#nextCheckpointAt = after.log + checkpointPages;
      else this.#isAlmostDone = true;
    } catch {
      this.#nextCheckpointAt = log + checkpointPages;
    }
  }

  /** Copies the pages that were written during a checkpoint. */
  async #finishInThread(writer: Connection): Promise<void> {
    try {
      await this.#runThread();
      const { log, checkpointed } = writer.get('PRAGMA wal_checkpoint(NOOP)', []) as LogState;
      // If pages are left, the snapshot of a reader still needs them.
      this.#nextCheckpointAt = checkpointed < log ? log + checkpointPages : checkpointPages;
      this.#isTooLong = false;
    } catch {
      // The next check starts another checkpoint.
    }
  }
}
