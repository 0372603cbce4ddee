import { StorageUnavailable } from './database.ts';

interface QueueLimits {
  maxWaiting: number;
  tooMany: string;
  tooLong: string;
}

type Waiting = Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>;

/** Queues by name. The first transaction of a queue may run, and the others wait in the order of their arrival. */
export class Queues {
  readonly #limits: QueueLimits;
  readonly #queues = new Map<string, Set<Waiting>>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#queues.size;
  }

  isActive(name: string): boolean {
    return this.#queues.has(name);
  }

  /** Fulfils when the transaction may begin. Rejects if the queue is full, or if the wait takes too long. */
  async enter(name: string, maxWaitMs: number): Promise<void> {
    const queue = this.#queues.get(name);
    if (queue === undefined) {
      this.#queues.set(name, new Set());
      return;
    }
    if (queue.size >= this.#limits.maxWaiting) throw new StorageUnavailable(this.#limits.tooMany);
    const { promise, ...waiting } = Promise.withResolvers<void>();
    queue.add(waiting);
    const expire = () => {
      queue.delete(waiting);
      waiting.reject(new StorageUnavailable(this.#limits.tooLong));
    };
    const timer = Number.isFinite(maxWaitMs) ? setTimeout(expire, maxWaitMs) : undefined;
    await promise.finally(() => clearTimeout(timer));
  }

  /** Removes the transaction that has ended. The next one in its queue may then begin. */
  leave(name: string): void {
    const queue = this.#queues.get(name);
    const [next] = queue ?? [];
    if (next === undefined) this.#queues.delete(name);
    else {
      queue?.delete(next);
      next.resolve();
    }
  }

  fail(error: StorageUnavailable): void {
    for (const queue of this.#queues.values()) {
      for (const { reject } of queue) reject(error);
      queue.clear();
    }
  }
}
