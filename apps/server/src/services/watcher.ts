import { TextFeed, type TextSink } from '@jurybox/types';
import type { Session } from './session.ts';

/** A reader that leaves more bytes than this unread loses its stream. The texts are short. */
const maxUnreadBytes = 65_536;

/** The stream of one reader. `begin` is called when the stream may write. */
export class Watcher extends TextFeed {
  readonly session: Session;
  /** Called once, when the stream ends. */
  onEnd: () => void = () => {};
  readonly #begin: (watcher: Watcher) => Promise<void>;
  #sink: TextSink | undefined;
  #endTimer: NodeJS.Timeout | undefined;

  constructor(session: Session, begin: (watcher: Watcher) => Promise<void>) {
    super();
    this.session = session;
    this.#begin = begin;
  }

  begin(sink: TextSink): Promise<void> {
    this.#sink = sink;
    return this.#begin(this);
  }

  push(text: string): void {
    this.#sink?.write(text);
    if (this.#sink !== undefined && this.#sink.writableLength > maxUnreadBytes) this.end();
  }

  /** Ends the stream after the texts that are unread. */
  end(): void {
    this.#sink?.end();
    this.stop();
  }

  stop(): void {
    if (this.#sink === undefined) return;
    this.#sink = undefined;
    clearTimeout(this.#endTimer);
    this.onEnd();
  }

  endAfter(seconds: number): void {
    if (this.#sink !== undefined) this.#endTimer = setTimeout(() => this.end(), seconds * 1000).unref();
  }
}
