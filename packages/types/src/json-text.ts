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
