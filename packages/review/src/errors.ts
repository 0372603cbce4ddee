/** Thrown if a git revision, a file or a document cannot be read or compared. The message is one line. */
export class CannotReview extends Error {
  override readonly name = 'CannotReview';

  constructor(message: string) {
    const line = message
      .split('\n')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
    // Removes control characters, which text from a contract could otherwise send to the terminal.
    const printable = line.replaceAll(/[^\P{Cc}\t]/gu, '');
    super(printable.length > 400 ? `${printable.slice(0, 399)}…` : printable);
  }
}
