export class Deadline {
  readonly #end: number;

  constructor(timeoutMs: number) {
    this.#end = performance.now() + timeoutMs;
  }

  /** Returns the remaining time, from 1 to `max`. The driver of PostgreSQL takes a timeout of 0 for no timeout. */
  remainingMs(max = Number.POSITIVE_INFINITY): number {
    return Math.max(1, Math.min(max, Math.ceil(this.#end - performance.now())));
  }

  get hasPassed(): boolean {
    return performance.now() >= this.#end;
  }
}
