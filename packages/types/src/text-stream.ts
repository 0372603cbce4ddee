/**
 * A reply body that is text other than JSON. The server sends each chunk as soon as it is produced. Chunks of bytes
 * must be UTF-8.
 */
export class TextStream {
  readonly chunks: AsyncIterable<string | Uint8Array>;

  constructor(chunks: AsyncIterable<string | Uint8Array>) {
    this.chunks = chunks;
  }
}
