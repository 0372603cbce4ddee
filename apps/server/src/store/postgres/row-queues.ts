import { StorageUnavailable } from '../database.ts';

/** The maximum number of transactions that wait in the queue of one row. */
const maxWaiting = 250;

/** A queue for each row. Transactions that wait for the lock of the row would each hold a connection. */
export class RowQueues {
  /** For each row that a transaction changes: the waiting transactions, in the order of their arrival. */
  readonly #rows = new Map<string, Set<() => void>>();

  get size(): number {
    return this.#rows.size;
  }

  isActive(row: string): boolean {
    return this.#rows.has(row);
  }

  /** Fulfils when the transaction on the row may begin. Rejects with StorageUnavailable. */
  async enter(row: string, maxWaitMs: number): Promise<void> {
    const waiting = this.#rows.get(row);
    if (waiting === undefined) {
      this.#rows.set(row, new Set());
      return;
    }
    if (waiting.size >= maxWaiting)
      throw new StorageUnavailable('too many requests wait for other changes of the same row');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      waiting.delete(resolve);
      reject(new StorageUnavailable('waited too long for other changes of the same row'));
    }, maxWaitMs);
    waiting.add(resolve);
    await promise.finally(() => clearTimeout(timer));
  }

  /** Removes a transaction that has ended. The next transaction in the queue of the row may then begin. */
  leave(row: string): void {
    const waiting = this.#rows.get(row);
    const [admit] = waiting ?? [];
    if (admit === undefined) this.#rows.delete(row);
    else {
      waiting?.delete(admit);
      admit();
    }
  }
}
