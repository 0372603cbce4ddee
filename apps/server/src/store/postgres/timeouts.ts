/** How long things may take, in milliseconds: together they keep every answer within two seconds. */
export const timeoutsMs = {
  /** A new connection; or, to read, one of the pool's that is in use. */
  connection: 500,
  /** To write, one of the pool's connections that is in use, or a turn at a row. */
  writeQueue: 800,
  /** A commit that nobody waits for any more, before the database is asked whether it is at it. */
  unconfirmedCommit: 5000,
  /** Before the database is asked for more connections than it granted. */
  moreConnections: 30_000,
  /** A statement. */
  statement: 900,
  /** A lock that somebody else holds, at most. */
  lock: 500,
  /** Everything one request asks of the store at once, with what is tried again. */
  request: 1300,
};

/** The moment after which an answer would come too late. */
export class Deadline {
  readonly #at: number;

  constructor(milliseconds = timeoutsMs.request) {
    this.#at = performance.now() + milliseconds;
  }

  /** At least one: a timer of nothing is none to the driver. */
  remainingMs(most = Number.POSITIVE_INFINITY): number {
    return Math.max(1, Math.min(most, Math.ceil(this.#at - performance.now())));
  }

  get hasPassed(): boolean {
    return performance.now() >= this.#at;
  }
}
