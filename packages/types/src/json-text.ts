/**
 * A reply body that is already JSON text: the store keeps it serialized, and the server sends it unchanged. `T` is the
 * type of the parsed text. Only response validation checks it.
 */
export class JsonText<T> {
  declare readonly parsed: T;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
