import { oneLine } from './output/text.ts';

/** Thrown if a git revision, a file or a document cannot be read or compared. The message is one line. */
export class CannotReview extends Error {
  override readonly name = 'CannotReview';

  constructor(message: string) {
    super(oneLine(message.trim(), 400));
  }
}

export const tooManyLevels = 'schemas refer to each other through too many levels';
