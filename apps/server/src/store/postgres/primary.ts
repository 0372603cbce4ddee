/**
 * Where the database is. Several hosts may be given; the primary among them is found by asking each, again whenever a
 * connection breaks, so that a fail-over needs no restart.
 *
 * Of two that both take themselves for the primary, the one on the later timeline is: a promotion begins a new one. A
 * host on an earlier timeline than one this process has seen is never used again.
 */
import { StorageUnavailable } from '../database.ts';
import { hostUrls } from './address.ts';
import { errorMessage, AccessDenied } from './errors.ts';
import { NotDurable, PrimaryPool } from './pool.ts';

/** How long a second answer is waited for, once there is a first. */
const grace = 150;
/** How long a failure to find the primary stands: asking faster brings nothing. */
const pause = 50;
/** How often the other hosts are asked whether one of them is the primary now. */
const watch = 1500;

export class PrimaryFinder {
  readonly #urls: string[];
  readonly #size: number;
  #current: PrimaryPool | undefined;
  #finding: Promise<PrimaryPool> | undefined;
  #failure: { error: unknown; until: number } | undefined;
  #latest = 0;
  #watching: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, size: number) {
    this.#urls = hostUrls(url);
    this.#size = size;
    if (this.#urls.length > 1) this.#watching = setInterval(() => void this.#look(), watch).unref();
  }

  /** Rejects with StorageUnavailable. */
  async findPool(): Promise<PrimaryPool> {
    if (this.#current !== undefined) return this.#current;
    if (this.#isClosed) throw new StorageUnavailable('the store is closed');
    if (this.#failure !== undefined && performance.now() < this.#failure.until) throw this.#failure.error;
    this.#finding ??= this.#find().finally(() => (this.#finding = undefined));
    return this.#finding;
  }

  /** What comes from this pool cannot be relied on any more. Whoever still holds a connection of it may finish. */
  dropPool(pool: PrimaryPool): void {
    if (this.#current === pool) this.#current = undefined;
    void pool.retire();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watching);
    const pool = this.#current;
    this.#current = undefined;
    await pool?.retire();
  }

  async #find(): Promise<PrimaryPool> {
    const { found, reasons, isRefused } = await this.#ask();
    const best = found.filter(({ timeline }) => timeline >= this.#latest).sort((a, b) => b.timeline - a.timeline)[0];
    for (const pool of found) {
      if (pool !== best) void pool.retire();
      if (pool.timeline < this.#latest) reasons.push('a primary from before the last fail-over');
    }
    if (best !== undefined && !this.#isClosed) {
      this.#latest = best.timeline;
      return (this.#current = best);
    }
    await best?.retire();
    const said = `no primary answers (${[...new Set(reasons)].join('; ')})`;
    const error = isRefused ? new AccessDenied(said) : new StorageUnavailable(said);
    this.#failure = { error, until: performance.now() + pause };
    throw error;
  }

  /** Every host that is a primary; what the others are. A host that is slow is not waited for when another answered. */
  #ask(): Promise<{ found: PrimaryPool[]; reasons: string[]; isRefused: boolean }> {
    const found: PrimaryPool[] = [];
    const reasons: string[] = [];
    let isRefused = false;
    let isOver = false;
    return new Promise((resolve, reject) => {
      const finish = () => {
        isOver = true;
        resolve({ found, reasons, isRefused });
      };
      let open = this.#urls.length;
      const ask = async (url: string): Promise<void> => {
        try {
          const pool = await this.#openPrimary(url);
          if (isOver) void pool.retire();
          else if (found.push(pool) === 1) setTimeout(finish, grace);
        } catch (error) {
          reasons.push(errorMessage(error));
          isRefused ||= error instanceof AccessDenied || error instanceof NotDurable;
          // The only host there is answers, and must not be used.
          if (error instanceof NotDurable && this.#urls.length === 1) reject(error);
        }
        open -= 1;
        if (open === 0) finish();
      };
      for (const url of this.#urls) void ask(url);
    });
  }

  async #openPrimary(url: string): Promise<PrimaryPool> {
    const pool: PrimaryPool = new PrimaryPool({
      url,
      size: this.#size,
      asksTimeline: this.#urls.length > 1,
      onBroken: () => this.dropPool(pool),
    });
    try {
      const client = await pool.acquire('lookup');
      client.release();
      return pool;
    } catch (error) {
      void pool.retire();
      throw error;
    }
  }

  /** Leaves a primary that does not know it was replaced. */
  async #look(): Promise<void> {
    const current = this.#current;
    if (current === undefined) return;
    const { found } = await this.#ask().catch(() => ({ found: [] as PrimaryPool[] }));
    if (found.some(({ timeline }) => timeline > current.timeline)) this.dropPool(current);
    for (const pool of found) void pool.retire();
  }
}
