import type { SqlValue } from '../database.ts';

/**
 * Merges equal look-ups that wait for a connection into one statement. A caller can join until the statement is sent,
 * so the result is always newer than the request of the caller. Hundreds of requests with one key then need one
 * connection, and a revoked key still stops working at once.
 */
export class SharedLookups {
  readonly #unsent = new Map<string, Promise<unknown[]>>();

  /** `send` calls `onSend` when the statement is sent. */
  read(sql: string, values: SqlValue[], send: (onSend: () => void) => Promise<unknown[]>): Promise<unknown[]> {
    const key = JSON.stringify([sql, values]);
    const waiting = this.#unsent.get(key);
    if (waiting !== undefined) return waiting;
    const remove = () => {
      if (this.#unsent.get(key) === shared) this.#unsent.delete(key);
    };
    const shared: Promise<unknown[]> = send(remove).finally(remove);
    this.#unsent.set(key, shared);
    return shared;
  }
}
