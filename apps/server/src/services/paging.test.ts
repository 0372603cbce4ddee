import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';
import { byId, byJudge, byNumber, readPage, type Page, type PageRequest } from './paging.ts';
import { createTurns } from './turns.ts';

/**
 * The orders that a list can have. `sign` is 1 for ascending and -1 for descending. `newKey` creates the key of a row
 * that is added to the list.
 */
const orders = {
  idsAscending: { order: byId, sign: 1, newKey: () => newId() },
  idsDescending: { order: byId, sign: -1, newKey: () => newId() },
  textsAscending: {
    order: byJudge,
    sign: 1,
    newKey: (rows: Key[]) => `${'я'.repeat(rows.length + 1)}🦊"\uffff`,
  },
  numbersAscending: { order: byNumber('revision'), sign: 1, newKey: (rows: Key[]) => rows.length },
  numbersDescending: { order: byNumber('revision'), sign: -1, newKey: (rows: Key[]) => rows.length + 1 },
};
type Key = string | number;
type Name = keyof typeof orders;
type Column = (typeof orders)[Name]['order']['column'];
type Row = Record<Column, Key>;

async function page(name: Name, rows: Key[], request: PageRequest): Promise<Page<Key> | 'refused'> {
  const { order, sign } = orders[name];
  const { column } = order;
  const fetch = (after: Key | undefined, { limit }: { limit: number }) =>
    Promise.resolve(
      rows
        .filter((key) => after === undefined || (sign === 1 ? key > after : key < after))
        .toSorted((a, b) => (a < b ? -sign : sign))
        .slice(0, limit)
        .map((key) => ({ [column]: key }) as Row),
    );
  const itemOf = (row: Row) => row[column];
  const found = await readPage<Column, Key, Row, Key>(createTurns(), 'project', order as never, request, itemOf, fetch);
  return 'refused' in found ? 'refused' : found;
}

const names = Object.keys(orders) as Name[];

describe.each(names)('readPage reads a list that is ordered by %s', (name) => {
  it('the pages return every item once and in order, even if items are added between two requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(30),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.nat(3), { maxLength: 40 }),
        async (count, limit, added) => {
          const { newKey, sign } = orders[name];
          const rows: Key[] = [];
          const add = () => rows.push(newKey(rows));
          for (let index = 0; index < count; index++) add();
          const first = [...rows];
          const seen: Key[] = [];
          let cursor: string | undefined;
          for (let pageIndex = 0; ; pageIndex++) {
            const found = await page(name, rows, { limit, ...(cursor === undefined ? {} : { cursor }) });
            if (found === 'refused') throw new Error('the list rejected its own cursor');
            expect(found.items.length).toBeLessThanOrEqual(limit);
            seen.push(...found.items);
            if (found.next_cursor === null) break;
            cursor = found.next_cursor;
            for (let more = added[pageIndex] ?? 0; more > 0; more--) add();
          }
          expect(seen).toEqual(seen.toSorted((a, b) => (a < b ? -sign : sign)));
          expect(new Set(seen).size).toBe(seen.length);
          expect(first.filter((key) => !seen.includes(key))).toEqual([]);
        },
      ),
    );
  });

  it('a page has 20 items by default, and the last page has no next_cursor', async () => {
    const rows: Key[] = [];
    while (rows.length < 40) rows.push(orders[name].newKey(rows));
    const first = (await page(name, rows, {})) as Page<Key>;
    const second = (await page(name, rows, { cursor: first.next_cursor ?? '' })) as Page<Key>;
    expect([first.items.length, second.items.length, second.next_cursor]).toEqual([20, 20, null]);
    expect(((await page(name, rows, { limit: 39 })) as Page<Key>).next_cursor).not.toBeNull();
    expect(await page(name, [], {})).toEqual({ items: [], next_cursor: null });
  });

  it('a list rejects an invalid cursor and a cursor from another list', async () => {
    const encode = (text: string | Uint8Array) => Buffer.from(text).toString('base64url');
    const foreign = name.startsWith('ids') ? encode('7') : encode(newId());
    // `textsAscending` accepts these cursors, because its keys are user ids, which may be any text.
    const texts = [encode('-1'), encode('07'), encode('1e3'), encode('99999999999'), encode("' OR 1=1")];
    const cursors = [
      '',
      'x',
      '!',
      encode(''),
      encode('\0'),
      encode('a\0b'),
      encode(Uint8Array.of(0xff)),
      encode(Uint8Array.of(0xed, 0xa0, 0x80)),
      `${encode(name.startsWith('ids') ? newId() : '7')}=`,
      ...(name === 'textsAscending' ? [] : [...texts, encode(newId().toUpperCase()), foreign]),
    ];
    for (const cursor of cursors) expect(await page(name, [], { cursor }), cursor).toBe('refused');
  });
});

it('planted fault: page numbers instead of cursors repeat an item if one is added between two requests', async () => {
  const rows = [5, 4, 3, 2, 1];
  const byNumber = (index: number, limit: number) => rows.slice(index * limit, (index + 1) * limit);
  const seen = [...byNumber(0, 2)];
  rows.unshift(6);
  seen.push(...byNumber(1, 2));
  expect(new Set(seen).size).toBeLessThan(seen.length);
});
