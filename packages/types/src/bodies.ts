/**
 * A reply body that is already JSON text: the store keeps the text, and the server sends it unchanged. `T` is the type
 * of the parsed text. The compiler cannot check the text, but the validation of responses checks it.
 */
export class JsonText<T> {
  declare readonly parsed: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A reply body that is text other than JSON. The server sends each chunk as soon as it is produced. Chunks of bytes
 * must be UTF-8.
 */
export class TextStream {
  readonly chunks: AsyncIterable<string | Uint8Array> | TextFeed;

  constructor(chunks: AsyncIterable<string | Uint8Array> | TextFeed) {
    this.chunks = chunks;
  }
}

/** Where a `TextFeed` writes, for example the response of an HTTP server. */
export interface TextSink {
  /** The number of bytes that have not been sent yet. */
  readonly writableLength: number;
  write(text: string): unknown;
  end(): unknown;
}

/** A text that the server sends bit by bit, perhaps for days. Most feeds are idle, so each must need little memory. */
export abstract class TextFeed {
  abstract begin(sink: TextSink): Promise<void>;
  /** The server calls this method when the response to the client has ended, or when the client has disconnected. */
  abstract stop(): void;
}
