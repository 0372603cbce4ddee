export class Deadline {
  readonly #end: number;

  constructor(timeoutMs: number) {
    this.#end = performance.now() + timeoutMs;
  }

  /** Returns the remaining time, between 1 and `max`. For the driver of PostgreSQL, a timeout of 0 means no timeout. */
  remainingMs(max = Number.POSITIVE_INFINITY): number {
    return Math.max(1, Math.min(max, Math.ceil(this.#end - performance.now())));
  }

  get hasPassed(): boolean {
    return performance.now() >= this.#end;
  }
}
