import { StorageUnavailable, type SqlValue, type Transaction } from '../database.ts';
import type { Reply, Request } from './writer-messages.ts';

export type Statement = [kind: 'all' | 'run', sql: string, values: SqlValue[]];

export interface Position {
  begins: Request['begins'];
  end?: 'commit' | 'rollback';
  /** Called with a promise of the thread's reply. This promise waits for the reply even if the call times out. */
  onReply?: (reply: Promise<Reply>) => void;
}

type Send = (statements: Statement[], position: Position) => Promise<unknown[]>;

/** Buffered statements are sent when their values have this size, so that a long transaction needs little memory. */
const maxBufferedChars = 256 * 1024;

/** A transaction in the writer thread. `write` buffers its statements, so that few messages are sent. */
export class ThreadTransaction implements Transaction {
  readonly #send: Send;
  /** The statements of earlier calls of `write`. Sent at the latest with the next `all`, `get`, `run` or commit. */
  #buffered: Statement[] = [];
  #bufferedChars = 0;
  #hasBegun = false;
  #isOver = false;
  #isExpired = false;
  #lastReply: Promise<unknown> = Promise.resolve();

  constructor(send: Send) {
    this.#send = send;
  }

  all = async <Row>(sql: string, ...values: SqlValue[]): Promise<Row[]> =>
    (await this.#result('all', sql, values)) as Row[];

  get = async <Row>(sql: string, ...values: SqlValue[]): Promise<Row | undefined> =>
    (await this.all<Row>(sql, ...values))[0];

  run = async (sql: string, ...values: SqlValue[]): Promise<number> =>
    (await this.#result('run', sql, values)) as number;

  write = (sql: string, ...values: SqlValue[]): void => {
    this.#buffered.push(['run', sql, values]);
    for (const value of values) this.#bufferedChars += typeof value === 'string' ? value.length : 8;
    // Ignore an error here: the writer thread keeps it, and the next statement or the commit fails with it.
    if (this.#bufferedChars > maxBufferedChars) this.#flush([]).catch(() => {});
  };

  // SQLite has one writer at a time, so it needs no locks.
  lock = (): void => {};

  async commit(): Promise<void> {
    if (this.#hasBegun || this.#buffered.length > 0) await this.#flush([], 'commit');
    this.#isOver = true;
  }

  expire(): void {
    this.#isExpired = true;
  }

  /** Rolls back, unless committed, and waits for the last reply. Returns whether the transaction has expired. */
  async end(): Promise<boolean> {
    if (this.#isExpired) return true;
    if (!this.#isOver && this.#hasBegun) {
      this.#buffered = [];
      await this.#flush([], 'rollback').catch(() => {});
    }
    this.#isOver = true;
    await this.#lastReply.catch(() => {});
    return this.#isExpired;
  }

  async #result(kind: Statement[0], sql: string, values: SqlValue[]): Promise<unknown> {
    return (await this.#flush([[kind, sql, values]])).at(-1);
  }

  #flush(steps: Statement[], end?: 'commit' | 'rollback'): Promise<unknown[]> {
    if (this.#isExpired)
      return Promise.reject(new StorageUnavailable('the transaction waited too long for its next statement'));
    if (this.#isOver) return Promise.reject(new Error('a statement was sent after the end of its transaction'));
    const begins = !this.#hasBegun;
    this.#hasBegun = true;
    if (end !== undefined) this.#isOver = true;
    const all = [...this.#buffered, ...steps];
    this.#buffered = [];
    this.#bufferedChars = 0;
    const onReply = (reply: Promise<unknown>) => (this.#lastReply = reply);
    return this.#send(all, end === undefined ? { begins, onReply } : { begins, end, onReply });
  }
}
