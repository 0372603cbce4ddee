import type { Client, CallOptions } from './types.ts';

/** A page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** The cursor of the next page; null on the last page. */
  next_cursor: string | null;
}

/**
 * The options of a list call. `query` has the query parameters of the operation. If you set `query.cursor`, the list
 * starts at the page of this cursor.
 */
interface ListOptions extends CallOptions {
  client: Client;
  query?: object;
}

export interface PaginateOptions {
  /** The maximum number of items. Default: all items. */
  maxItems?: number;
}

/** The items of a list, to iterate over one by one. `pages()` returns them page by page. */
export interface ItemList<Item> extends AsyncIterable<Item> {
  pages(): AsyncGenerator<ListPage<Item>, void, undefined>;
}

/** The number of items per request, unless you set `query.limit`. The service allows at most 100. */
const pageSize = 100;

/**
 * Iterates over all items of a list: `for await (const app of paginate(listApps, { client })) …`. It requests the next
 * page only after you have taken all items of the current page. Each new iteration starts at the first page.
 *
 * @throws the errors of the operation, while you iterate; an Error if the service returns the same cursor twice.
 */
export function paginate<Item, Options extends ListOptions>(
  operation: (options: Options & { throwOnError?: true }) => Promise<ListPage<Item>>,
  options: Options,
  { maxItems = Number.POSITIVE_INFINITY }: PaginateOptions = {},
): ItemList<Item> {
  async function* pages(): AsyncGenerator<ListPage<Item>, void, undefined> {
    let cursor: string | null | undefined;
    for (let remaining = maxItems; remaining > 0 && cursor !== null;) {
      const query = { limit: Math.min(pageSize, remaining), ...options.query, ...(cursor ? { cursor } : {}) };
      const page = await operation({ ...options, query });
      if (cursor && page.next_cursor === cursor) throw new Error('paginate: the service gave the same cursor twice.');
      cursor = page.next_cursor;
      const items = page.items.slice(0, remaining);
      remaining -= items.length;
      yield { ...page, items };
    }
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { items } of pages()) yield* items;
    },
  };
}
