/** A reply body that is text of another kind than JSON, sent piece by piece as it is made. */
export class TextStream {
  readonly chunks: AsyncIterable<string>;

  constructor(chunks: AsyncIterable<string>) {
    this.chunks = chunks;
  }
}
