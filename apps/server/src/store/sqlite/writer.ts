/**
 * Sends transactions from the event loop to the writer thread, one after the other. Updates that arrive together form a
 * group, which shares one transaction and one sync. Other transactions send each statement on its own.
 */
import { Worker } from 'node:worker_threads';
import { OutcomeUnknown, StorageUnavailable, type Transaction } from '../database.ts';
import { Deadline } from '../deadline.ts';
import { Queues } from '../queues.ts';
import {
  maxReadBytes,
  NeedsOwnTransaction,
  UpdateGroups,
  type GroupRead,
  type OpenGroup,
  type Write,
} from '../update-groups.ts';
import type { Connection } from './connection.ts';
import { toStorageError } from './errors.ts';
import { ThreadTransaction, type Position, type Statement } from './thread-transaction.ts';
import { timeoutsMs } from './timeouts.ts';
import type { Reply, Request, Step, ThreadMessage, ThreadModule, ToThread, WriterOptions } from './writer-messages.ts';

const queueName = 'writer';
const queueLimits = { maxWaiting: 4096, tooMany: 'too many writes are waiting', tooLong: 'the disk is too slow' };
/** A group waits at most 4 ms for more updates: 32 callers need about 3 ms after a commit to send their next ones. */
const groupLimits = { minMembers: 1, maxMembers: 256, maxInFlight: 1, gatherMs: 4, minToGather: 2 };

/** The connection that reads on the event loop. */
type Reader = Pick<Connection, 'get' | 'inOneRead'>;

export class Writer {
  /** The size of the write-ahead log, in bytes, when the thread last looked at it. */
  logBytes = 0;
  readonly #thread: Worker;
  readonly #onFailed: (reason: string) => void;
  readonly #reader: () => Reader;
  readonly #isPatient: boolean;
  readonly #pending: (PromiseWithResolvers<Reply> & { commits: boolean })[] = [];
  readonly #queue = new Queues(queueLimits);
  readonly #numbers = new Map<string, number>();
  readonly #ready = Promise.withResolvers<void>();
  readonly #closed = Promise.withResolvers<void>();
  readonly #groups: UpdateGroups;
  /** Called if the thread rolled back the current transaction because its next statement did not arrive in time. */
  #onIdle: () => void = () => {};
  #isReady = false;
  #isClosing = false;
  #failure: string | undefined;

  /**
   * `onFailed` is called if the database can no longer be trusted. The process must end without closing the database.
   * The next start finds out what is stored. `isPatient` turns off the timeouts.
   */
  constructor(
    { module, data }: ThreadModule,
    options: WriterOptions & { isPatient: boolean },
    onFailed: (reason: string) => void,
    reader: () => Reader,
  ) {
    this.#onFailed = onFailed;
    this.#reader = reader;
    this.#isPatient = options.isPatient;
    this.#groups = new UpdateGroups({ ...groupLimits, begin: (reads) => this.#beginGroup(reads) });
    this.#thread = new Worker(module, { workerData: { ...options, ...data }, execArgv: [] });
    this.#thread
      .on('message', (message: ThreadMessage) => this.#receive(message))
      .on('error', (error) => this.#end(`the writer thread failed: ${(error as Error).message}`))
      .on('exit', () => this.#end('the writer thread ended'));
  }

  /** Starts the thread. Fulfils when it has opened the database. */
  static async start(...parameters: ConstructorParameters<typeof Writer>): Promise<Writer> {
    const writer = new Writer(...parameters);
    await writer.#ready.promise;
    return writer;
  }

  async update<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.#groups.run(work, new Deadline(timeoutsMs.writer));
    } catch (error) {
      if (!(error instanceof NeedsOwnTransaction)) throw error;
      return this.transaction(work);
    }
  }

  /** Runs `work` in its own transaction. Fulfils after the commit is on disk. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    await this.#acquire();
    const transaction = new ThreadTransaction((statements, position) => this.#send(statements, position));
    this.#onIdle = () => {
      transaction.expire();
      this.#release();
    };
    try {
      const value = await work(transaction);
      await transaction.commit();
      return value;
    } finally {
      // After a timeout, the thread may still work on this transaction. So first wait for its last reply.
      void transaction.end().then((isExpired) => (isExpired ? undefined : this.#release()));
    }
  }

  async #send(steps: readonly Statement[], position: Position): Promise<unknown[]> {
    const texts: Request['texts'] = [];
    const numbered = steps.map(([kind, sql, values]): Step => {
      let number = this.#numbers.get(sql);
      if (number === undefined) {
        this.#numbers.set(sql, (number = this.#numbers.size));
        texts.push([number, sql]);
      }
      return [kind, number, values];
    });
    const { begins, end } = position;
    const commits = end === 'commit';
    const reply = this.#request({ texts, begins, steps: numbered, end }, commits);
    position.onReply?.(reply);
    const { results, error, isUnknown } = await this.#inTime(reply, commits);
    if (error !== undefined) {
      const failure = toStorageError(Object.assign(new Error(error.message), error));
      throw isUnknown === true ? new OutcomeUnknown((failure as Error).message) : failure;
    }
    return results;
  }

  /** Ends the thread. Fulfils with false if the disk is stalled, so that the thread cannot end. */
  async close(): Promise<boolean> {
    if (this.#failure !== undefined) return false;
    const stalled = new Promise<false>((resolve) => setTimeout(resolve, timeoutsMs.close, false).unref());
    const idle = this.#acquire(Number.POSITIVE_INFINITY).then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([idle, stalled]))) return false;
    this.#isClosing = true;
    this.#post('close');
    return Promise.race([this.#closed.promise.then(() => true), stalled]);
  }

  /** Reads the row that each update needs. The transaction begins later, in `commit`. */
  async #beginGroup(reads: readonly GroupRead[]): Promise<OpenGroup> {
    await this.#acquire();
    try {
      const rollBack = async () => this.#release();
      return { rows: this.#rowsOf(reads), rollBack, commit: (writes) => this.#commitGroup(writes).catch(failGroup) };
    } catch (error) {
      this.#release();
      return failGroup(error);
    }
  }

  async #commitGroup(writes: readonly Write[]): Promise<void> {
    let last: Promise<unknown> = Promise.resolve();
    try {
      const steps = writes.map(({ sql, values }): Statement => ['run', sql, values]);
      const onReply = (reply: Promise<unknown>) => (last = reply);
      await this.#send(steps, { begins: 'if unchanged', end: 'commit', onReply });
    } finally {
      void last.catch(() => {}).then(() => this.#release());
    }
  }

  /** Reads the rows on the event loop. If the writer thread read them, each value would be copied between threads. */
  #rowsOf(reads: readonly GroupRead[]): OpenGroup['rows'] {
    const reader = this.#reader();
    let bytes = 0;
    return reader.inOneRead(() =>
      reads.map(({ sql, values }) => {
        if (bytes > maxReadBytes) return undefined;
        const row = reader.get(sql, values) as { row_bytes?: number } | undefined;
        bytes += row?.row_bytes ?? 0;
        return { row };
      }),
    );
  }

  async #acquire(waitMs = this.#isPatient ? Number.POSITIVE_INFINITY : timeoutsMs.writer): Promise<void> {
    if (this.#failure !== undefined) throw new StorageUnavailable(this.#failure);
    await this.#queue.enter(queueName, waitMs);
  }

  #release(): void {
    this.#onIdle = () => {};
    this.#queue.leave(queueName);
  }

  #request(request: Request, commits: boolean): Promise<Reply> {
    if (this.#failure !== undefined) return Promise.reject(new StorageUnavailable(this.#failure));
    const pending = { ...Promise.withResolvers<Reply>(), commits };
    this.#pending.push(pending);
    this.#post(request);
    return pending.promise;
  }

  /** Rejects if the reply takes too long. The thread may still be writing then. */
  async #inTime(reply: Promise<Reply>, commits: boolean): Promise<Reply> {
    if (this.#isPatient) return reply;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      if (commits) reject(new OutcomeUnknown('the disk did not confirm the commit in time'));
      else reject(new StorageUnavailable('the disk is too slow'));
    }, timeoutsMs.writer);
    try {
      return await Promise.race([reply, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #post(message: ToThread): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#thread.postMessage(message);
  }

  #receive(message: ThreadMessage): void {
    if ('reply' in message) {
      this.#pending.shift()?.resolve(message.reply);
    } else if ('logBytes' in message) this.logBytes = message.logBytes;
    else if ('idle' in message) this.#onIdle();
    else if ('failed' in message) this.#end(message.failed);
    else if ('closed' in message) this.#closed.resolve();
    else {
      this.#isReady = true;
      this.#ready.resolve();
    }
  }

  /** Rejects all requests, because the thread does nothing more. */
  #end(reason: string): void {
    this.#ready.reject(new StorageUnavailable(reason));
    this.#closed.resolve();
    if (!this.#isReady || this.#isClosing || this.#failure !== undefined) return;
    this.#failure = reason;
    for (const { reject, commits } of this.#pending.splice(0))
      reject(commits ? new OutcomeUnknown(`the commit failed: ${reason}`) : new StorageUnavailable(reason));
    this.#queue.fail(new StorageUnavailable(reason));
    this.#onFailed(reason);
  }
}

/** If the storage failed, all updates of the group fail. After any other error, each runs in its own transaction. */
function failGroup(error: unknown): never {
  throw error instanceof StorageUnavailable ? error : new NeedsOwnTransaction('the group failed', { cause: error });
}
