/**
 * Finds the primary by a query to each host of the address. Searches again when a connection breaks, so a fail-over
 * needs no restart. When a standby becomes the primary, PostgreSQL increases a number, the timeline. If two hosts both
 * claim to be primary, the host with the higher timeline wins. This process never uses a host with a lower timeline
 * than the highest that it has seen.
 */
import { setTimeout as pauseFor } from 'node:timers/promises';
import { errorMessage, StorageUnavailable } from '../database.ts';
import { hostUrls } from './address.ts';
import { AccessDenied } from './errors.ts';
import { NotDurable, PrimaryPool } from './pool.ts';

/** The longest time to wait for the responses of the other hosts after one host responded as primary. */
const otherHostsMs = 150;
/** If no primary is found, searches within this time get the same error. This limits the load on the hosts. */
const failureMs = 50;
/** The time between two checks whether another host is now the primary. */
const checkIntervalMs = 1500;

export class PrimaryFinder {
  readonly #urls: string[];
  readonly #size: number;
  #current: PrimaryPool | undefined;
  #finding: Promise<PrimaryPool> | undefined;
  #failure: { error: unknown; until: number } | undefined;
  #latestTimeline = 0;
  #checkTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, size: number) {
    this.#urls = hostUrls(url);
    this.#size = size;
    if (this.#urls.length > 1)
      this.#checkTimer = setInterval(() => void this.#checkForNewPrimary(), checkIntervalMs).unref();
  }

  async findPool(): Promise<PrimaryPool> {
    if (this.#current !== undefined) return this.#current;
    if (this.#isClosed) throw new StorageUnavailable('the store is closed');
    if (this.#failure !== undefined && performance.now() < this.#failure.until) throw this.#failure.error;
    this.#finding ??= this.#find().finally(() => (this.#finding = undefined));
    return this.#finding;
  }

  /** Stops using this pool. Transactions in flight may still finish. */
  dropPool(pool: PrimaryPool): void {
    if (this.#current === pool) this.#current = undefined;
    void pool.retire();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#checkTimer);
    const pool = this.#current;
    this.#current = undefined;
    await pool?.retire();
  }

  async #find(): Promise<PrimaryPool> {
    const { found, reasons, isDenied } = await this.#askHosts();
    const best = found
      .filter(({ timeline }) => timeline >= this.#latestTimeline)
      .sort((a, b) => b.timeline - a.timeline)[0];
    for (const pool of found) {
      if (pool !== best) void pool.retire();
      if (pool.timeline < this.#latestTimeline) reasons.push('a primary from before the last fail-over');
    }
    if (best !== undefined && !this.#isClosed) {
      this.#latestTimeline = best.timeline;
      return (this.#current = best);
    }
    await best?.retire();
    const message = `no host responds as primary (${[...new Set(reasons)].join('; ')})`;
    const error = isDenied ? new AccessDenied(message) : new StorageUnavailable(message);
    this.#failure = { error, until: performance.now() + failureMs };
    throw error;
  }

  /**
   * Asks all hosts. Returns those that are primary, and the reasons why the others are not. After the first primary has
   * responded, waits only a short time for the others.
   */
  async #askHosts() {
    const found: PrimaryPool[] = [];
    const reasons: string[] = [];
    let isDenied = false;
    let isOver = false;
    const first = Promise.withResolvers<void>();
    const asked = this.#urls.map(async (url) => {
      try {
        const pool = await this.#openPrimary(url);
        if (isOver) void pool.retire();
        else found.push(pool);
        first.resolve();
      } catch (error) {
        reasons.push(errorMessage(error));
        isDenied ||= error instanceof AccessDenied || error instanceof NotDurable;
        // If `synchronous_commit` is off on the only host, fail at once, because a retry would not help.
        if (error instanceof NotDurable && this.#urls.length === 1) throw error;
      }
    });
    await Promise.race([Promise.all(asked), first.promise.then(() => pauseFor(otherHostsMs))]);
    isOver = true;
    return { found, reasons, isDenied };
  }

  async #openPrimary(url: string): Promise<PrimaryPool> {
    const pool: PrimaryPool = new PrimaryPool({
      url,
      size: this.#size,
      readsTimeline: this.#urls.length > 1,
      onBroken: () => this.dropPool(pool),
    });
    try {
      const client = await pool.acquire('read');
      client.release();
      return pool;
    } catch (error) {
      void pool.retire();
      throw error;
    }
  }

  async #checkForNewPrimary(): Promise<void> {
    const current = this.#current;
    if (current === undefined) return;
    const { found } = await this.#askHosts().catch(() => ({ found: [] as PrimaryPool[] }));
    if (found.some(({ timeline }) => timeline > current.timeline)) this.dropPool(current);
    for (const pool of found) void pool.retire();
  }
}
