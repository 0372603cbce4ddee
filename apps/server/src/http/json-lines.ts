import { pieceOf, type Piece } from './stream.ts';

/** Returns the items in the format JSON Lines: one line of JSON per item. */
export function jsonLines(items: object[]): Piece {
  return pieceOf(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
}
