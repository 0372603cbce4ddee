import type { Session } from './session.ts';

/** A reader that leaves more texts than this unread loses its stream. The texts are short. */
const maxUnread = 100;

/** The texts for one reader of a stream. `begin` is called when the reader takes the first text. */
export class Watcher implements AsyncIterableIterator<string> {
  readonly session: Session;
  /** Called once, when the stream ends. */
  onEnd: () => void = () => {};
  readonly #begin: (watcher: Watcher) => Promise<void>;
  #hasBegun = false;
  #hasEnded = false;
  #unread: string[] = [];
  #wake: () => void = () => {};
  #endTimer: NodeJS.Timeout | undefined;

  constructor(session: Session, begin: (watcher: Watcher) => Promise<void>) {
    this.session = session;
    this.#begin = begin;
  }

  push(text: string): void {
    if (this.#hasEnded) return;
    if (this.#unread.push(text) > maxUnread) this.end();
    this.#wake();
  }

  /** Ends the stream after the texts that are unread. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearTimeout(this.#endTimer);
    this.onEnd();
    this.#wake();
  }

  endAfter(seconds: number): void {
    if (!this.#hasEnded) this.#endTimer = setTimeout(() => this.end(), seconds * 1000).unref();
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      try {
        await this.#begin(this);
      } catch (error) {
        this.end();
        throw error;
      }
    }
    while (this.#unread.length === 0) {
      if (this.#hasEnded) return { done: true, value: undefined };
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
    const value = this.#unread.join('');
    this.#unread = [];
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<string, undefined>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
