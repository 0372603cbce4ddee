import type { Connection } from './driver.ts';
import { ConnectionLost } from './errors.ts';
import { timeoutsMs } from './timeouts.ts';

/**
 * Commits that timed out. As long as the database works on a commit, the commit keeps its connection. If other
 * connections replaced it, more and more commits would wait for an unavailable standby. If the network has lost the
 * request or the response, the database does not work on the commit, and its connection is closed.
 */
export class UnconfirmedCommits {
  readonly #addedAt = new Map<Connection, number>();
  readonly #findWorking: (clients: Connection[]) => Promise<Set<Connection>>;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;

  /** `findWorking` returns those connections on which the database still works. It rejects if there is no response. */
  constructor(findWorking: (clients: Connection[]) => Promise<Set<Connection>>) {
    this.#findWorking = findWorking;
  }

  get count(): number {
    return this.#addedAt.size;
  }

  add(client: Connection): void {
    this.#addedAt.set(client, performance.now());
    this.#timer ??= setInterval(() => void this.#check(), timeoutsMs.unconfirmedCommit / 5).unref();
  }

  /** Removes a commit that was confirmed or whose connection is closed. */
  remove(client: Connection): void {
    this.#addedAt.delete(client);
    if (this.#addedAt.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #olderThan(ageMs: number): Connection[] {
    const before = performance.now() - ageMs;
    return [...this.#addedAt].filter(([, addedAt]) => addedAt < before).map(([client]) => client);
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    const late = this.#olderThan(timeoutsMs.unconfirmedCommit);
    try {
      const working = late.length === 0 ? new Set() : await this.#findWorking(late);
      for (const client of late) if (!working.has(client)) client.abort(new ConnectionLost('not confirmed'));
    } catch {
      // The database cannot be reached. Close only connections with much older commits.
      for (const client of this.#olderThan(10 * timeoutsMs.unconfirmedCommit))
        client.abort(new ConnectionLost('not confirmed'));
    } finally {
      this.#isChecking = false;
    }
  }
}
