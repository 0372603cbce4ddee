/**
 * Limits how many of the pool's connections each use may hold. Transactions may wait for locks, and long reads may take
 * long. So neither of them may hold all connections. Some connections are reserved for short reads and look-ups, and
 * one of these for look-ups only (keys, deployed variants, health). Within these limits, requests are served in the
 * order of their arrival.
 */
import { RequestQueue } from '../request-queue.ts';
import { timeoutsMs } from './timeouts.ts';

/** The use of a connection: for a transaction, for reading several rows, for reading one row, or for a look-up. */
export type ConnectionUse = 'write' | 'long' | 'short' | 'lookup';
const uses: ConnectionUse[] = ['lookup', 'short', 'long', 'write'];

/** The maximum number of waiting requests of one use, for each connection of the pool. */
const maxWaitingPerSlot = 100;

/** `T` is the type of the value that a released slot can pass to the next request: a connection. */
export class ConnectionSlots<T = never> {
  readonly size: number;
  readonly #used: Record<ConnectionUse, number> = { write: 0, long: 0, short: 0, lookup: 0 };
  readonly #queues: Record<ConnectionUse, RequestQueue<T>>;
  /** The number of connections that the database grants. Lower than `size` after the database refused a connection. */
  #granted: number;
  /** The number of connections that were open when the database last refused a connection. */
  #openWhenRefused = 0;
  #nextIncreaseAt = 0;

  constructor(size: number) {
    this.size = size;
    this.#granted = size;
    const queue = () =>
      new RequestQueue<T>(size * maxWaitingPerSlot, 'a connection to the database', () => void this.#admit());
    this.#queues = { write: queue(), long: queue(), short: queue(), lookup: queue() };
  }

  get grantedCount(): number {
    return this.#granted;
  }

  get usedCount(): number {
    const { write, long, short, lookup } = this.#used;
    return write + long + short + lookup;
  }

  get waitingCount(): number {
    const { write, long, short, lookup } = this.#queues;
    return write.length + long.length + short.length + lookup.length;
  }

  /** Whether a transaction waits for a connection. */
  get hasWaitingWrites(): boolean {
    return this.#queues.write.length > 0;
  }

  /**
   * Acquires a slot. Returns undefined if a slot was free. Otherwise returns a promise that fulfils with the slot's
   * value or rejects with StorageUnavailable. `goesFirst` puts the request at the front of the queue.
   */
  acquire(use: ConnectionUse, maxWaitMs: number, goesFirst = false): Promise<T | undefined> | undefined {
    const queue = this.#queues[use];
    if (queue.length > 0 || !this.#fits(use)) return queue.wait(maxWaitMs, goesFirst);
    this.#used[use] += 1;
    return undefined;
  }

  /** Releases a slot and passes `value` to the next request. Returns false if no request took it. */
  release(use: ConnectionUse, value?: T): boolean {
    this.#used[use] -= 1;
    return this.#admit(value);
  }

  /**
   * Lowers the number of slots after the database refused a connection. `openCount` is the number of open connections.
   */
  connectionRefused(openCount: number): void {
    this.#granted = Math.max(1, Math.min(openCount, this.size));
    this.#openWhenRefused = openCount;
    // Without an open connection no request can be handled, so retry soon.
    this.#nextIncreaseAt = performance.now() + (openCount === 0 ? timeoutsMs.connection : timeoutsMs.moreConnections);
  }

  /**
   * Call this after the database granted a connection. `openCount` is the number of open connections. If it is greater
   * than at the last refusal, the database has a higher limit now. The next request may then open another connection
   * without waiting.
   */
  connectionOpened(openCount: number): void {
    if (openCount > this.#openWhenRefused) this.#nextIncreaseAt = 0;
  }

  #admit(value?: T): boolean {
    if (this.waitingCount === 0) return false;
    for (let passed = value, isTaken = false; ; passed = undefined, isTaken = true) {
      let next: ConnectionUse | undefined;
      for (const use of uses) {
        const queue = this.#queues[use];
        if (queue.length === 0 || (next !== undefined && queue.firstArrival > this.#queues[next].firstArrival))
          continue;
        if (this.#fits(use)) next = use;
      }
      if (next === undefined) return isTaken;
      this.#used[next] += 1;
      this.#queues[next].admitNext(passed);
    }
  }

  #fits(use: ConnectionUse): boolean {
    if (this.#isWithin(use)) return true;
    if (this.#granted === this.size || performance.now() < this.#nextIncreaseAt) return false;
    // Request only one additional connection at a time, because each refusal costs a round trip.
    this.#granted += 1;
    this.#nextIncreaseAt = performance.now() + timeoutsMs.moreConnections;
    return this.#isWithin(use);
  }

  #isWithin(use: ConnectionUse): boolean {
    const total = this.#granted;
    const { write, long, short, lookup } = this.#used;
    if (write + long + short + lookup >= total) return false;
    if (use === 'lookup' || total === 1) return true;
    const reserved = total === 2 ? 1 : Math.max(2, Math.floor(total * 0.3));
    if ((use === 'write' ? write : use === 'long' ? long : 0) >= total - reserved) return false;
    // One slot is reserved for look-ups. With enough slots, another slot is reserved for short reads.
    const forLookups = total === 2 ? 0 : 1;
    if (use !== 'short' && write + long >= total - (reserved > 2 ? forLookups + 1 : forLookups)) return false;
    return write + long + short < total - forLookups;
  }
}
