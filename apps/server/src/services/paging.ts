import type { BoundedRows, ListLimits } from '../store/bounded-list.ts';
import type { Database } from '../store/database.ts';
import { ifFound, invalid, unwrap, type Outcome, type Refusal } from './outcome.ts';
import type { Context, Session } from './session.ts';
import type { Turns } from './turns.ts';

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
const maxPageBytes = 1_048_576;

/** The order of a list: a unique column, ascending or descending. `parse` turns the text of a cursor into a key. */
interface ListOrder<Column extends string, Key extends string | number> {
  column: Column;
  parse: (text: string) => Key | undefined;
}

const uuid = /^[0-9a-f-]{36}$/;
export const byId: ListOrder<'id', string> = { column: 'id', parse: (text) => (uuid.test(text) ? text : undefined) };
export const byJudge: ListOrder<'judge_id', string> = {
  column: 'judge_id',
  // Callers choose the ids of users, so these may be any text that the contract allows.
  parse: (text) => (text === '' || text.includes('\0') ? undefined : text),
};
export const byNumber = <Column extends string>(column: Column): ListOrder<Column, number> => ({
  column,
  parse: (text) => (/^\d{1,10}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : undefined),
});

/** If `fetch` stops searching although later rows may match, `lastKey` is the key of the last row that it searched. */
type FetchedRows<Row, Key> = BoundedRows<Row> & { lastKey?: Key | undefined };
type Fetched<Row, Key> = Promise<Row[] | FetchedRows<Row, Key>>;

/**
 * Reads one page. `fetch` reads one row more than the page shows, to find out whether another page follows. The cursor
 * is the key of the last row, so rows that are added between two requests do not shift the pages (U48).
 */
export async function readPage<
  Column extends string,
  Key extends string | number,
  Row extends Record<Column, Key>,
  Item,
>(
  turns: Turns,
  project: string,
  order: ListOrder<Column, Key>,
  { limit = defaultLimit, cursor }: PageRequest,
  itemOf: (row: Row) => Item,
  fetch: (after: Key | undefined, limits: ListLimits) => Fetched<Row, Key>,
): Promise<Page<Item> | Refusal<'invalid'>> {
  const key = cursor === undefined ? undefined : order.parse(Buffer.from(cursor, 'base64url').toString());
  // Also refuses a cursor that differs from `encode(key)`, for example a cursor with bytes that are not UTF-8.
  if (cursor !== undefined && (key === undefined || encode(key) !== cursor)) {
    const msg = 'Input should be a next_cursor of this list';
    return invalid({ loc: ['query', 'cursor'], msg, type: 'value_error' });
  }
  return turns.run(project, async () => {
    const fetched = await fetch(key, { limit: limit + 1, maxBytes: maxPageBytes });
    const { rows, matchCount, lastKey }: FetchedRows<Row, Key> = Array.isArray(fetched)
      ? { rows: fetched, matchCount: fetched.length }
      : fetched;
    const shown = rows.slice(0, limit);
    const last = lastKey ?? shown.at(-1)?.[order.column];
    const hasMore = matchCount > shown.length && last !== undefined;
    return { items: shown.map(itemOf), next_cursor: hasMore ? encode(last) : null };
  });
}

/** Returns a function that lists the objects of a parent, for example an app's variants. `find` reads the parent. */
export function listOf<Column extends string, Key extends string | number, Row extends Record<Column, Key>, Item>(
  { database, turns }: Context,
  what: string,
  find: (db: Database, id: string, projectId: string) => Promise<{ id: string } | undefined>,
  order: ListOrder<Column, Key>,
  itemOf: (row: Row) => Item,
  list: (db: Database, id: string, after: Key | undefined, limits: ListLimits) => Fetched<Row, Key>,
) {
  return ({ project }: Session, id: string, page: PageRequest) =>
    ifFound(what, find(database, id, project), (found) =>
      readPage(turns, project, order, page, itemOf, (after, limits) => list(database, found.id, after, limits)),
    );
}

function encode(key: string | number): string {
  return Buffer.from(String(key)).toString('base64url');
}

export function pick<From, Name extends keyof From>(from: From, ...names: Name[]): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}

export async function listAll<Item>(read: (page: PageRequest) => Promise<Outcome<Page<Item>>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | undefined; ;) {
    const page = unwrap(await read({ limit: 100, cursor }));
    all.push(...page.items);
    if (page.next_cursor === null) return all;
    cursor = page.next_cursor;
  }
}
