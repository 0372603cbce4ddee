import type { Transaction } from './database.ts';

/** How long an answer holds, in milliseconds. */
const freshMs = 1000;

/**
 * Whether writes work, found out by writing: a store that reads well may have a full disk or be read-only. Writes at
 * most once a second, and not at all while others' commits succeed.
 */
export class Probe {
  readonly #write: () => Promise<void>;
  readonly #now: () => number;
  #answer: Promise<void> | undefined;
  #isPending = false;
  /** When the answer was asked for, and when a commit last succeeded. */
  #askedAt = -Infinity;
  #provenAt = -Infinity;

  /** `write` stores something and rejects when it cannot; `now` is in milliseconds. */
  constructor(write: () => Promise<void>, now: () => number = () => performance.now()) {
    this.#write = write;
    this.#now = now;
  }

  /** Fulfils when writes work. Rejects with what a write was refused with. */
  ask(): Promise<void> {
    const now = this.#now();
    if (now - this.#provenAt < freshMs) return Promise.resolve();
    const isFresh = this.#isPending || now - this.#askedAt < freshMs;
    if (this.#answer !== undefined && isFresh) return this.#answer;
    this.#askedAt = now;
    this.#isPending = true;
    this.#answer = this.#write().finally(() => (this.#isPending = false));
    return this.#answer;
  }

  /** Call when a commit succeeded. */
  readonly succeeded = (): void => {
    this.#provenAt = this.#now();
  };

  /** Call when the store refused a write: what was found out before says nothing now. */
  readonly failed = (): void => {
    this.#provenAt = -Infinity;
    if (!this.#isPending) this.#answer = undefined;
  };
}

/** A write as small as can be, the same on both engines. */
export async function writeProbe(tx: Transaction): Promise<void> {
  await tx.run(
    'INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
    new Date().toISOString(),
  );
}
