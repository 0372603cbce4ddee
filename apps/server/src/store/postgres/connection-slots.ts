/**
 * Who may hold how many of the pool's connections. Transactions may wait for locks and long reads take their time, so
 * neither may hold all of them: what they leave is for short reads, and the last one is for look-ups (keys, what is
 * deployed, health). Within these limits whoever came first is served first.
 */
import { timeoutsMs } from './timeouts.ts';
import { RequestQueue } from '../request-queue.ts';

/** What a connection is wanted for: a transaction, several rows, one row, or a look-up. */
export type ConnectionUse = 'write' | 'long' | 'short' | 'lookup';
const uses: ConnectionUse[] = ['lookup', 'short', 'long', 'write'];

/** How many requests may wait for a connection, per connection and use. */
const waitersPerPlace = 100;

/** `T` is what a place is for, and can be passed on with it. */
export class ConnectionSlots<T = never> {
  readonly size: number;
  readonly #held: Record<ConnectionUse, number> = { write: 0, long: 0, short: 0, lookup: 0 };
  readonly #lines: Record<ConnectionUse, RequestQueue<T>>;
  /** How many connections the database grants; fewer than `size` once it refused one. */
  #granted: number;
  #refusedWith = 0;
  #askAgainAt = 0;

  constructor(size: number) {
    this.size = size;
    this.#granted = size;
    const line = () =>
      new RequestQueue<T>(size * waitersPerPlace, 'a connection to the database', () => void this.#admit());
    this.#lines = { write: line(), long: line(), short: line(), lookup: line() };
  }

  get grantedCount(): number {
    return this.#granted;
  }

  get usedCount(): number {
    const { write, long, short, lookup } = this.#held;
    return write + long + short + lookup;
  }

  get waitingCount(): number {
    const { write, long, short, lookup } = this.#lines;
    return write.length + long.length + short.length + lookup.length;
  }

  /** Whether a transaction waits for a connection. */
  get hasWaitingWrites(): boolean {
    return this.#lines.write.length > 0;
  }

  /** Takes a place, at once where it gives nothing; `isFirst` goes before the others. Rejects with StorageUnavailable. */
  acquire(use: ConnectionUse, milliseconds: number, isFirst = false): Promise<T | undefined> | undefined {
    const line = this.#lines[use];
    if (line.length > 0 || !this.#fits(use)) return line.wait(milliseconds, isFirst);
    this.#held[use] += 1;
    return undefined;
  }

  /** Gives a place back, with what goes to the next one. Says whether there was a next one. */
  release(use: ConnectionUse, what?: T): boolean {
    this.#held[use] -= 1;
    return this.#admit(what);
  }

  /** The database refused one more connection, while there were this many. */
  connectionRefused(open: number): void {
    this.#granted = Math.max(1, Math.min(open, this.size));
    this.#refusedWith = open;
    // Somebody else has them all: they may be free again at any moment, and nobody is served without one.
    this.#askAgainAt = performance.now() + (open === 0 ? timeoutsMs.connection : timeoutsMs.moreConnections);
  }

  /** The database granted a connection, and now there are this many: if that is more than before, there may be others. */
  connectionOpened(open: number): void {
    if (open > this.#refusedWith) this.#askAgainAt = 0;
  }

  #admit(what?: T): boolean {
    if (this.waitingCount === 0) return false;
    for (let given = what, isTaken = false; ; given = undefined, isTaken = true) {
      let next: ConnectionUse | undefined;
      for (const use of uses) {
        const line = this.#lines[use];
        if (line.length === 0 || (next !== undefined && line.firstArrival > this.#lines[next].firstArrival)) continue;
        if (this.#fits(use)) next = use;
      }
      if (next === undefined) return isTaken;
      this.#held[next] += 1;
      this.#lines[next].admitNext(given);
    }
  }

  #fits(use: ConnectionUse): boolean {
    if (this.#isWithin(use)) return true;
    if (this.#granted === this.size || performance.now() < this.#askAgainAt) return false;
    // One more at a time: each that is refused costs its caller a round trip.
    this.#granted += 1;
    this.#askAgainAt = performance.now() + timeoutsMs.moreConnections;
    return this.#isWithin(use);
  }

  #isWithin(use: ConnectionUse): boolean {
    const all = this.#granted;
    const { write, long, short, lookup } = this.#held;
    if (write + long + short + lookup >= all) return false;
    if (use === 'lookup' || all === 1) return true;
    const reserved = all === 2 ? 1 : Math.max(2, Math.floor(all * 0.3));
    if ((use === 'write' ? write : use === 'long' ? long : 0) >= all - reserved) return false;
    // One is left for look-ups, and where there are enough of them one more for short reads.
    const others = all === 2 ? 0 : 1;
    if (use !== 'short' && write + long >= all - (reserved > 2 ? others + 1 : others)) return false;
    return write + long + short < all - others;
  }
}
