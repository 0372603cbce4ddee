import type { BoundedRows } from '../store/bounded-list.ts';
import { invalid, unwrap, type Outcome, type Refusal } from './outcome.ts';

export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

const defaultLimit = 20;

/** The approximate maximum size of a page, in bytes of text. The first item is included even if it is longer. */
export const maxPageBytes = 1_048_576;

/**
 * The order of a list. `start` is what the first page begins after: a key that is less than every key of any list, or
 * undefined if there is no such key. `parse` returns the key that a cursor contains.
 */
interface ListOrder<Key extends string | number, Start extends Key | undefined> {
  start: Start;
  parse: (text: string) => Key | undefined;
}

const uuid = /^[0-9a-f-]{36}$/;
const parseId = (text: string) => (uuid.test(text) ? text : undefined);
const parseKeyNumber = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined);

// Callers choose the ids of users, so these may be any text that the contract allows.
const parseText = (text: string) => (text === '' || text.includes('\0') ? undefined : text);

export const idsAscending: ListOrder<string, string> = { start: '', parse: parseId };
export const idsDescending: ListOrder<string, undefined> = { start: undefined, parse: parseId };
export const textsAscending: ListOrder<string, string> = { start: '', parse: parseText };
export const numbersAscending: ListOrder<number, number> = { start: -1, parse: parseKeyNumber };
export const numbersDescending: ListOrder<number, undefined> = { start: undefined, parse: parseKeyNumber };

/**
 * Reads one page of a list. `fetch` gets a key and returns at most `limit` rows after this key. This function asks for
 * one row more than the page holds, to find out whether there is a next page.
 *
 * If rows are long, `fetch` may return fewer rows. Its `matchCount` is then the number of rows that it would return
 * without the limit on bytes.
 *
 * The cursor is the key of the last row of the page, so rows that are added between two requests do not shift the pages
 * (U48).
 */
export async function readPage<Row, Key extends string | number, Start extends Key | undefined, Item>(
  order: ListOrder<Key, Start>,
  { limit = defaultLimit, cursor }: PageRequest,
  fetch: (after: Key | Start, limit: number) => Promise<Row[] | BoundedRows<Row>>,
  keyOf: (row: Row) => Key,
  itemOf: (row: Row) => Item,
): Promise<Page<Item> | Refusal<'invalid'>> {
  const key = cursor === undefined ? undefined : order.parse(Buffer.from(cursor, 'base64url').toString());
  // A cursor that is not the cursor of its key is refused too, for example one whose bytes are not UTF-8.
  if (cursor !== undefined && (key === undefined || encode(key) !== cursor)) {
    return invalid({
      loc: ['query', 'cursor'],
      msg: 'Input should be a next_cursor of this list',
      type: 'value_error',
    });
  }
  const fetched = await fetch(key ?? order.start, limit + 1);
  const { rows, matchCount } = Array.isArray(fetched) ? { rows: fetched, matchCount: fetched.length } : fetched;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(itemOf),
    next_cursor: matchCount > shown.length && last !== undefined ? encode(keyOf(last)) : null,
  };
}

function encode(key: string | number): string {
  return Buffer.from(String(key)).toString('base64url');
}

/** Reads all pages of a list. Throws if a page is refused. */
export async function listAll<Item>(read: (page: PageRequest) => Promise<Outcome<Page<Item>>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | undefined; ;) {
    const page = unwrap(await read({ limit: 100, cursor }));
    all.push(...page.items);
    if (page.next_cursor === null) return all;
    cursor = page.next_cursor;
  }
}
