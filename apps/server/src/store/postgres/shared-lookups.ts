import type { SqlValue } from '../database.ts';

/**
 * The same look-up asked several times at once is one question, for as long as it waits to be sent: whoever joins it
 * gets an answer that is younger than their own request. So a key with hundreds of requests waits for one connection,
 * and a revoked key stops at once all the same.
 */
export class SharedLookups {
  readonly #unsent = new Map<string, Promise<unknown[]>>();

  /** `ask` calls `onSend` when the question goes out. */
  read(sql: string, values: SqlValue[], ask: (onSend: () => void) => Promise<unknown[]>): Promise<unknown[]> {
    const question = JSON.stringify([sql, values]);
    const waiting = this.#unsent.get(question);
    if (waiting !== undefined) return waiting;
    const forget = () => {
      if (this.#unsent.get(question) === asked) this.#unsent.delete(question);
    };
    const asked: Promise<unknown[]> = ask(forget).finally(forget);
    this.#unsent.set(question, asked);
    return asked;
  }
}
