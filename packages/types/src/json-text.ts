/**
 * JSON that is already text: a reply body that was serialized when it was stored, and is sent as it is.
 * `T` is what the text says when parsed; nothing checks that but response validation.
 */
export class JsonText<T> {
  declare readonly says: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
