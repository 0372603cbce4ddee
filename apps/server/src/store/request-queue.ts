import { StorageUnavailable } from './database.ts';

interface Waiter<T> {
  order: number;
  until: number;
  resolve: (given: T | undefined) => void;
  reject: (error: Error) => void;
}

/** How often a line looks for those who waited too long, in milliseconds: one timer, not one for each. */
const sweep = 50;
let arrivals = 0;

/**
 * Requests that wait for their turn, first come, first served: at most `most` of them, each for a limited time. Whose
 * turn it is may be given something with it.
 */
export class WaitingLine<T = never> {
  readonly #most: number;
  readonly #what: string;
  readonly #waiting: Waiter<T>[] = [];
  readonly #onSweep: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `what` completes "too many requests wait for …". */
  constructor(most: number, what: string, onSweep?: () => void) {
    this.#most = most;
    this.#what = what;
    this.#onSweep = onSweep;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** When the first one came, to compare lines; infinite for an empty line. */
  get first(): number {
    return this.#waiting[0]?.order ?? Number.POSITIVE_INFINITY;
  }

  /** Fulfils at the caller's turn. Rejects with StorageUnavailable: at once in a full line, or after `milliseconds`. */
  wait(milliseconds: number, isFirst = false): Promise<T | undefined> {
    if (this.#waiting.length >= this.#most) {
      return Promise.reject(new StorageUnavailable(`too many requests wait for ${this.#what}`));
    }
    return new Promise((resolve, reject) => {
      const waiter = { order: isFirst ? 0 : ++arrivals, until: performance.now() + milliseconds, resolve, reject };
      if (isFirst) this.#waiting.unshift(waiter);
      else this.#waiting.push(waiter);
      this.#timer ??= setInterval(() => this.#expire(), sweep).unref();
    });
  }

  /** It is the first one's turn. */
  admit(given?: T): void {
    this.#waiting.shift()?.resolve(given);
    this.#rest();
  }

  #expire(): void {
    const now = performance.now();
    for (let index = this.#waiting.length - 1; index >= 0; index--) {
      const waiter = this.#waiting[index] as Waiter<T>;
      if (waiter.until > now) continue;
      this.#waiting.splice(index, 1);
      waiter.reject(new StorageUnavailable(`waited too long for ${this.#what}`));
    }
    this.#onSweep?.();
    this.#rest();
  }

  #rest(): void {
    if (this.#waiting.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
