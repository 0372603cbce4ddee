import { pieceOf, type Piece } from './stream.ts';

/** One line of JSON per item. Empties the lists: nothing is kept of a text that waits for a slow reader but the text. */
export async function* jsonLinesOf(batches: AsyncIterable<object[]>): AsyncGenerator<Piece> {
  for await (const batch of batches) yield linesOf(batch);
}

function linesOf(batch: object[]): Piece {
  return pieceOf(batch.splice(0).map((item) => `${JSON.stringify(item)}\n`).join(''));
}
