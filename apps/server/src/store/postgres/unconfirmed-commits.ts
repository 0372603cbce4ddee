import type { PoolClient } from 'pg';
import { timeoutsMs } from './timeouts.ts';

/**
 * Commits that were not confirmed in time and that nobody waits for any more. Each keeps its connection while the
 * database is at it, because giving it up would leave the database with ever more of them, each waiting for a standby
 * that is away. One that the database knows nothing of (the request or its answer was lost on the way) is given up.
 */
export class UnconfirmedCommits {
  readonly #since = new Map<PoolClient, number>();
  readonly #findWorking: (clients: PoolClient[]) => Promise<Set<PoolClient>>;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  /** `findWorking` gives those whose server process is still at work; it rejects when that cannot be known. */
  constructor(findWorking: (clients: PoolClient[]) => Promise<Set<PoolClient>>) {
    this.#findWorking = findWorking;
  }

  get count(): number {
    return this.#since.size;
  }

  add(client: PoolClient): void {
    this.#since.set(client, performance.now());
    this.#timer ??= setInterval(() => void this.#look(), timeoutsMs.unconfirmedCommit / 5).unref();
  }

  /** It was confirmed, or its connection is gone. */
  remove(client: PoolClient): void {
    this.#since.delete(client);
    if (this.#since.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #lateFor(milliseconds: number): PoolClient[] {
    const before = performance.now() - milliseconds;
    return [...this.#since].filter(([, since]) => since < before).map(([client]) => client);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const late = this.#lateFor(timeoutsMs.unconfirmedCommit);
    try {
      const working = late.length === 0 ? new Set() : await this.#findWorking(late);
      for (const client of late) if (!working.has(client)) giveUp(client);
    } catch {
      // The whole database is out of reach.
      for (const client of this.#lateFor(10 * timeoutsMs.unconfirmedCommit)) giveUp(client);
    } finally {
      this.#isLooking = false;
    }
  }
}

/** Breaks the connection; whoever holds it gives it back then. */
function giveUp(client: PoolClient): void {
  client.end().catch(() => {});
}
