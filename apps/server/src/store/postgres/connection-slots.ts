/**
 * Who may hold how many of the pool's connections. Transactions may wait for locks and long reads take their time, so
 * neither may hold all of them: what they leave is for short reads, and the last one is for look-ups (keys, what is
 * deployed, health). Within these limits whoever came first is served first.
 */
import { patience } from './timeouts.ts';
import { WaitingLine } from '../request-queue.ts';

/** What a connection is wanted for: a transaction, several rows, one row, or a look-up. */
export type Use = 'write' | 'long' | 'short' | 'lookup';
const uses: Use[] = ['lookup', 'short', 'long', 'write'];

/** How many requests may wait for a connection, per connection and use. */
const waitersPerPlace = 100;

/** `T` is what a place is for, and can be passed on with it. */
export class Places<T = never> {
  readonly size: number;
  readonly #held: Record<Use, number> = { write: 0, long: 0, short: 0, lookup: 0 };
  readonly #lines: Record<Use, WaitingLine<T>>;
  /** How many connections the database grants; fewer than `size` once it refused one. */
  #granted: number;
  #refusedWith = 0;
  #askAgainAt = 0;

  constructor(size: number) {
    this.size = size;
    this.#granted = size;
    const line = () =>
      new WaitingLine<T>(size * waitersPerPlace, 'a connection to the database', () => void this.#admit());
    this.#lines = { write: line(), long: line(), short: line(), lookup: line() };
  }

  get granted(): number {
    return this.#granted;
  }

  get held(): number {
    const { write, long, short, lookup } = this.#held;
    return write + long + short + lookup;
  }

  get waiting(): number {
    const { write, long, short, lookup } = this.#lines;
    return write.length + long.length + short.length + lookup.length;
  }

  /** Whether a transaction waits for a connection. */
  get isCrowded(): boolean {
    return this.#lines.write.length > 0;
  }

  /** Takes a place, at once where it gives nothing; `isFirst` goes before the others. Rejects with StorageUnavailable. */
  take(use: Use, milliseconds: number, isFirst = false): Promise<T | undefined> | undefined {
    const line = this.#lines[use];
    if (line.length > 0 || !this.#fits(use)) return line.wait(milliseconds, isFirst);
    this.#held[use] += 1;
    return undefined;
  }

  /** Gives a place back, with what goes to the next one. Says whether there was a next one. */
  give(use: Use, what?: T): boolean {
    this.#held[use] -= 1;
    return this.#admit(what);
  }

  /** The database refused one more connection, while there were this many. */
  refused(open: number): void {
    this.#granted = Math.max(1, Math.min(open, this.size));
    this.#refusedWith = open;
    // Somebody else has them all: they may be free again at any moment, and nobody is served without one.
    this.#askAgainAt = performance.now() + (open === 0 ? patience.connect : patience.moreConnections);
  }

  /** The database granted a connection, and now there are this many: if that is more than before, there may be others. */
  opened(open: number): void {
    if (open > this.#refusedWith) this.#askAgainAt = 0;
  }

  #admit(what?: T): boolean {
    if (this.waiting === 0) return false;
    for (let given = what, isTaken = false; ; given = undefined, isTaken = true) {
      let next: Use | undefined;
      for (const use of uses) {
        const line = this.#lines[use];
        if (line.length === 0 || (next !== undefined && line.first > this.#lines[next].first)) continue;
        if (this.#fits(use)) next = use;
      }
      if (next === undefined) return isTaken;
      this.#held[next] += 1;
      this.#lines[next].admit(given);
    }
  }

  #fits(use: Use): boolean {
    if (this.#isWithin(use)) return true;
    if (this.#granted === this.size || performance.now() < this.#askAgainAt) return false;
    // One more at a time: each that is refused costs its caller a round trip.
    this.#granted += 1;
    this.#askAgainAt = performance.now() + patience.moreConnections;
    return this.#isWithin(use);
  }

  #isWithin(use: Use): boolean {
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
