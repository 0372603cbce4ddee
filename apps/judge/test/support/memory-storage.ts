import type { QueueStorage } from '../../src/judging/queue.ts';

/** A `Storage` that keeps its values in memory. If a test sets `isFull`, it stores nothing more. */
export class MemoryStorage implements QueueStorage {
  readonly #values = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.#values.size;
  }
  key(at: number): string | null {
    return [...this.#values.keys()][at] ?? null;
  }
  getItem(name: string): string | null {
    return this.#values.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.#values.set(name, value);
  }
  removeItem(name: string): void {
    this.#values.delete(name);
  }
}
