interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

const maxPages = 50;

/** Reads all pages of a list, at most 5,000 items. */
export async function listAll<Item>(
  read: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const { items, next_cursor: next }: Page<Item> = await read({ limit: 100, ...(cursor === null ? {} : { cursor }) });
    all.push(...items);
    if (next === null) break;
    cursor = next;
  }
  return all;
}
