import { RequestQueue } from '../request-queue.ts';

/**
 * The maximum number of transactions on one row that have a connection. One of them runs. The other one can start as
 * soon as the first one ends.
 */
const maxActive = 2;
/** The maximum number of transactions that wait in the queue of one row. */
const maxWaiting = 250;

/**
 * Queues for transactions on the same row, one queue for each row. Without a queue, transactions that wait for the lock
 * of the row would each hold a connection. In the queue they hold none, so the connections are free for transactions on
 * other rows.
 */
export class RowQueues {
  readonly #rows = new Map<string, { active: number; queue: RequestQueue | undefined }>();

  /** The number of rows that have active transactions. */
  get size(): number {
    return this.#rows.size;
  }

  isActive(row: string): boolean {
    return this.#rows.has(row);
  }

  /**
   * Registers a transaction on the row. Returns undefined if the transaction may begin at once, otherwise a promise
   * that fulfils when it may begin. The promise rejects with StorageUnavailable.
   */
  enter(row: string, maxWaitMs: number): Promise<unknown> | undefined {
    const entry = this.#rows.get(row);
    if (entry === undefined) {
      this.#rows.set(row, { active: 1, queue: undefined });
      return undefined;
    }
    if (entry.active < maxActive) {
      entry.active += 1;
      return undefined;
    }
    entry.queue ??= new RequestQueue(maxWaiting, 'other changes of the same row');
    return entry.queue.wait(maxWaitMs);
  }

  /** Removes a transaction that has ended. The next transaction in the queue of the row may then begin. */
  leave(row: string): void {
    const entry = this.#rows.get(row);
    if (entry === undefined) return;
    // The next transaction in the queue replaces the ended transaction. So the number of active
    // transactions does not change.
    if (entry.queue !== undefined && entry.queue.length > 0) entry.queue.admitNext();
    else if (--entry.active === 0) this.#rows.delete(row);
  }
}
