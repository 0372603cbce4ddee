/** A reply body that is text of another kind than JSON, sent piece by piece as it is made; bytes are text in UTF-8. */
export class TextStream {
  readonly chunks: AsyncIterable<string | Uint8Array>;

  constructor(chunks: AsyncIterable<string | Uint8Array>) {
    this.chunks = chunks;
  }
}
