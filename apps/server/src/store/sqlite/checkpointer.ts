/**
 * Moving the write-ahead log into the file. SQLite does that within the commit that makes the log too long: some 75 ms
 * for 32 MB, and longer for a log that grew behind a backup's snapshot. So a thread moves what there is, and the event
 * loop the little that was written meanwhile; then the log begins anew.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Connection } from './connection.ts';

/**
 * How many pages the log takes before they are moved (32 MB; SQLite's own 1000 is every 25th group): a page that
 * changed ten times is moved once, which is a tenth of a durable update.
 */
export const longLog = 8000;
/** Pages that the event loop moves itself: about 20 ms. Those who write as fast as they can leave about so many. */
const fewPages = 2000;
/** How many commits pass without a look at the log. */
const commitsPerLook = 16;

interface Log {
  /** Pages in the log, and how many of them are in the file too. */
  log: number;
  checkpointed: number;
}

export class Checkpoints {
  readonly #file: string;
  #thread: Worker | undefined;
  #moving: Promise<void> | undefined;
  #untilLook = commitsPerLook;
  #isTooLong = false;
  /** The log is left alone until it is this long. */
  #next = longLog;

  constructor(file: string) {
    this.#file = file;
  }

  /** Call after a commit, outside a transaction. Never throws: a log that could not be moved is kept. */
  afterCommit(writer: Connection): void {
    this.#untilLook -= 1;
    if (this.#untilLook > 0 || this.#moving !== undefined) return;
    this.#untilLook = commitsPerLook;
    try {
      this.#look(writer);
    } catch {
      // The disk says the same to the next commit.
    }
  }

  /** What a write should wait for, if anything: those who write faster than the log is moved would fill the disk. */
  get room(): Promise<void> | undefined {
    return this.#isTooLong ? this.#moving : undefined;
  }

  /** Fulfils when the thread does not have the file open. */
  async idle(): Promise<void> {
    await this.#moving;
  }

  /** Ends the thread, when it is done. */
  async close(): Promise<void> {
    await this.#moving;
    await this.#thread?.terminate();
  }

  #look(writer: Connection): void {
    const { log, checkpointed } = writer.get('PRAGMA wal_checkpoint(NOOP)', []) as Log;
    if (log < longLog) this.#next = longLog;
    this.#isTooLong = log >= 2 * longLog;
    if (log < this.#next) return;
    if (log - checkpointed <= fewPages) writer.get('PRAGMA wal_checkpoint(PASSIVE)', []);
    else this.#moving = this.#move(writer, log, checkpointed).finally(() => (this.#moving = undefined));
  }

  /** Started for the first long log, and kept: starting one takes longer than moving a log. */
  #start(): Worker {
    const thread = new Worker(new URL('checkpoint-thread.ts', import.meta.url));
    const forget = () => {
      if (this.#thread === thread) this.#thread = undefined;
    };
    // A thread that fails is replaced by the next long log.
    thread.on('error', forget).on('exit', forget);
    return thread;
  }

  async #moveInThread(): Promise<void> {
    const thread = (this.#thread ??= this.#start());
    const listening = new AbortController();
    // Keeps the process alive while it moves, and only then.
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

  async #move(writer: Connection, log: number, checkpointed: number): Promise<void> {
    try {
      await this.#moveInThread();
      const after = writer.get('PRAGMA wal_checkpoint(NOOP)', []) as Log;
      // Somebody's snapshot needs the log as it is.
      this.#next = after.log >= log && after.checkpointed <= checkpointed ? after.log + longLog : longLog;
      this.#untilLook = 1;
    } catch {
      this.#next = log + longLog;
    }
  }
}
