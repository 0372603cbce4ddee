import type { Bounded } from '../store/bounded-list.ts';
import { invalid, type Refusal } from './outcome.ts';

export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<T> {
  items: T[];
  next_cursor: string | null;
}

const defaultLimit = 20;

/** About how much text a page holds, in bytes; a first item that is longer comes all the same. */
export const pageBytes = 1_048_576;

/** How a list is walked: what its cursor stands for, and where it begins. */
export interface Order<Key extends string | number> {
  begin: Key;
  read: (text: string) => Key | undefined;
}

const uuid = /^[0-9a-f-]{36}$/;
const readId = (text: string) => (uuid.test(text) ? text : undefined);
const readNumber = (text: string) => (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined);

export const idsUp: Order<string> = { begin: '', read: readId };
export const idsDown: Order<string> = { begin: '~', read: readId };
export const numbersUp: Order<number> = { begin: -1, read: readNumber };
export const numbersDown: Order<number> = { begin: 2 ** 31 - 1, read: readNumber };

/**
 * One page of a list. `fetch` gives at most `limit` rows strictly behind a key; one more than the page holds tells
 * whether there is a next one. Where rows are long it gives fewer, and says in `found` how many there are. The cursor is the last row's key: what is added meanwhile moves nothing (U48).
 */
export async function pageOf<Row, Key extends string | number, Item>(
  order: Order<Key>,
  { limit = defaultLimit, cursor }: PageRequest,
  fetch: (after: Key, limit: number) => Promise<Row[] | Bounded<Row>>,
  keyOf: (row: Row) => Key,
  itemOf: (row: Row) => Item,
): Promise<Page<Item> | Refusal<'invalid'>> {
  const after = cursor === undefined ? order.begin : order.read(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (after === undefined || (cursor !== undefined && encode(after) !== cursor)) {
    return invalid({
      loc: ['query', 'cursor'],
      msg: 'Input should be a next_cursor of this list',
      type: 'value_error',
    });
  }
  const fetched = await fetch(after, limit + 1);
  const { rows, found } = Array.isArray(fetched) ? { rows: fetched, found: fetched.length } : fetched;
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(itemOf),
    next_cursor: found > shown.length && last !== undefined ? encode(keyOf(last)) : null,
  };
}

function encode(key: string | number): string {
  return Buffer.from(String(key), 'latin1').toString('base64url');
}
