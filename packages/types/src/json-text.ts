/**
 * A reply body that is already JSON text: the store keeps it serialized, and the server sends it unchanged. `T` is the
 * type of the parsed text. The compiler cannot check the text; only response validation does.
 */
export class JsonText<T> {
  declare readonly parsed: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
