import { StorageUnavailable } from './database.ts';

interface Waiter<T> {
  arrival: number;
  expiresAt: number;
  resolve: (value: T | undefined) => void;
  reject: (error: Error) => void;
}

/** The time between two searches for expired requests. One timer per queue is cheaper than one per request. */
const sweepIntervalMs = 50;
let arrivals = 0;

/**
 * A queue of waiting requests, first in, first out. Its length is limited, and each request waits for a limited time.
 * An admitted request may receive a value, for example a connection.
 */
export class RequestQueue<T = never> {
  readonly #maxLength: number;
  readonly #resource: string;
  readonly #waiters: Waiter<T>[] = [];
  readonly #onSweep: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `resource` names what the requests wait for. It is the end of the message "too many requests wait for …". */
  constructor(maxLength: number, resource: string, onSweep?: () => void) {
    this.#maxLength = maxLength;
    this.#resource = resource;
    this.#onSweep = onSweep;
  }

  get length(): number {
    return this.#waiters.length;
  }

  /**
   * The arrival number of the first waiting request. All queues share one sequence of numbers, in the order of arrival.
   * Infinity for an empty queue.
   */
  get firstArrival(): number {
    return this.#waiters[0]?.arrival ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Fulfils when the request is admitted. Rejects with StorageUnavailable at once if the queue is full, otherwise after
   * `timeoutMs`.
   */
  wait(timeoutMs: number, goesFirst = false): Promise<T | undefined> {
    if (this.#waiters.length >= this.#maxLength) {
      return Promise.reject(new StorageUnavailable(`too many requests wait for ${this.#resource}`));
    }
    return new Promise((resolve, reject) => {
      const waiter = { arrival: goesFirst ? 0 : ++arrivals, expiresAt: performance.now() + timeoutMs, resolve, reject };
      if (goesFirst) this.#waiters.unshift(waiter);
      else this.#waiters.push(waiter);
      this.#timer ??= setInterval(() => this.#rejectExpired(), sweepIntervalMs).unref();
    });
  }

  /** Admits the first request and passes it `value`. */
  admitNext(value?: T): void {
    this.#waiters.shift()?.resolve(value);
    this.#stopTimerIfEmpty();
  }

  #rejectExpired(): void {
    const now = performance.now();
    for (let index = this.#waiters.length - 1; index >= 0; index--) {
      const waiter = this.#waiters[index] as Waiter<T>;
      if (waiter.expiresAt > now) continue;
      this.#waiters.splice(index, 1);
      waiter.reject(new StorageUnavailable(`waited too long for ${this.#resource}`));
    }
    this.#onSweep?.();
    this.#stopTimerIfEmpty();
  }

  #stopTimerIfEmpty(): void {
    if (this.#waiters.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
