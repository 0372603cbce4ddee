import type { Transaction } from './database.ts';

const maxAgeMs = 1000;

/**
 * Checks that writes work by writing a row, since a full or read-only disk can still be read. Writes at most once a
 * second, and not at all while other commits succeed.
 */
export class WriteCheck {
  readonly #write: () => Promise<void>;
  readonly #now: () => number;
  #result: Promise<void> | undefined;
  #isPending = false;
  #startedAt = -Infinity;
  #lastCommitAt = -Infinity;

  /** `write` stores a row and rejects when it cannot. `now` is in milliseconds. */
  constructor(write: () => Promise<void>, now: () => number = () => performance.now()) {
    this.#write = write;
    this.#now = now;
  }

  run(): Promise<void> {
    const now = this.#now();
    if (now - this.#lastCommitAt < maxAgeMs) return Promise.resolve();
    const isFresh = this.#isPending || now - this.#startedAt < maxAgeMs;
    if (this.#result !== undefined && isFresh) return this.#result;
    this.#startedAt = now;
    this.#isPending = true;
    this.#result = this.#write().finally(() => (this.#isPending = false));
    return this.#result;
  }

  /** Records that a commit succeeded, so that `run` writes nothing during the next second. */
  readonly commitSucceeded = (): void => {
    this.#lastCommitAt = this.#now();
  };

  /** Discards earlier results. Call it after a write failed. */
  readonly writeFailed = (): void => {
    this.#lastCommitAt = -Infinity;
    if (!this.#isPending) this.#result = undefined;
  };
}

export async function writeCheckRow(tx: Transaction): Promise<void> {
  const sql = 'INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';
  await tx.run(sql, new Date().toISOString());
}
