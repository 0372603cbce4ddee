/** One line of JSON per item. */
export async function* jsonLinesOf(batches: AsyncIterable<object[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((item) => `${JSON.stringify(item)}\n`).join('');
}
