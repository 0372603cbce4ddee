/** Thrown when there is nothing to review: a revision, a file or a document that cannot be read. The message is one line. */
export class CannotReview extends Error {
  override readonly name = 'CannotReview';

  constructor(message: string) {
    const line = message
      .split('\n')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
    // Terminals take orders from control characters; files under review give none.
    const plain = line.replaceAll(/[^\P{Cc}\t]/gu, '');
    super(plain.length > 400 ? `${plain.slice(0, 399)}…` : plain);
  }
}
