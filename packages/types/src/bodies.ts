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
  readonly chunks: AsyncIterable<string | Uint8Array>;
  /** Whether the stream may last for days. */
  readonly isEndless: boolean;

  constructor(chunks: AsyncIterable<string | Uint8Array>, length: 'finite' | 'endless' = 'finite') {
    this.chunks = chunks;
    this.isEndless = length === 'endless';
  }
}
