import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../database.ts';
import { Places, type Use } from './connection-slots.ts';
import { Turns } from './row-queues.ts';

const sizes = [1, 2, 3, 4, 5, 6, 8, 10, 20, 100];

/** Takes places until one would have to be waited for; gives how many it took. */
function takeAll(places: Places, use: Use): number {
  for (let taken = 0; ; taken++) {
    const waiting = places.take(use, 1);
    if (waiting === undefined) continue;
    waiting.catch(() => {});
    return taken;
  }
}
const order = async (waiting: Record<string, Promise<unknown> | undefined>) => {
  const done: string[] = [];
  for (const [name, promise] of Object.entries(waiting)) void promise?.then(() => done.push(name));
  await new Promise(setImmediate);
  return done;
};

describe('of the places for connections', () => {
  it.each(sizes.filter((size) => size > 1))('of %i, transactions leave some to reads', (size) => {
    const places = new Places(size);
    const writers = takeAll(places, 'write');
    expect(writers).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(size / 3)));
    expect(places.take('long', 1)).toBeUndefined();
    if (size >= 10) expect(places.take('short', 1)).toBeUndefined();
    if (size > 2) expect(places.take('lookup', 1)).toBeUndefined();
  });

  it.each(sizes.filter((size) => size > 2))(
    'of %i, long reads and transactions together leave one to look-ups',
    (size) => {
      const places = new Places(size);
      expect(takeAll(places, 'long')).toBeGreaterThan(0);
      takeAll(places, 'write');
      takeAll(places, 'short');
      expect(places.held).toBe(size - 1);
      expect(places.take('lookup', 1)).toBeUndefined();
    },
  );

  it('of 1, everybody takes turns, first come, first served', async () => {
    const places = new Places(1);
    expect(places.take('write', 1000)).toBeUndefined();
    const done: string[] = [];
    for (const use of ['short', 'write', 'lookup'] as const) void places.take(use, 1000)?.then(() => done.push(use));
    for (const held of ['write', 'short', 'write'] as const) {
      places.give(held);
      await new Promise(setImmediate);
    }
    expect(done).toEqual(['short', 'write', 'lookup']);
  });

  it('one that is given back goes to who came first among those it may go to', async () => {
    const places = new Places(10);
    const writers = takeAll(places, 'write');
    for (let held = writers; held < 10; held++) expect(places.take('lookup', 1)).toBeUndefined();
    const waiting = { writer: places.take('write', 1000), lookup: places.take('lookup', 1000) };
    places.give('lookup');
    expect(await order(waiting)).toEqual(['lookup']);
  });

  it('whoever would wait behind too many is refused at once', async () => {
    const places = new Places(1);
    void places.take('write', 1000);
    const waiting = Array.from({ length: 100 }, () => places.take('write', 1000)?.catch(() => {}));
    await expect(places.take('write', 1000)).rejects.toThrow(/too many requests wait for a connection/);
    expect(places.waiting).toBe(waiting.length);
    places.take('lookup', 1000)?.catch(() => {});
    expect(places.waiting).toBe(waiting.length + 1);
  });

  it('whoever waits too long is refused, and takes no place later', async () => {
    const places = new Places(1);
    void places.take('write', 1000);
    await expect(places.take('write', 1)).rejects.toThrow(StorageUnavailable);
    places.give('write');
    expect(places.held).toBe(0);
  });
});

describe('turns at a row', () => {
  it('are two at a time, and leave nothing behind', async () => {
    const turns = new Turns();
    expect([turns.take('a', 1000), turns.take('a', 1000), turns.take('b', 1000)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const waiting = { third: turns.take('a', 1000), fourth: turns.take('a', 1000) };
    turns.give('a');
    expect(await order(waiting)).toEqual(['third']);
    for (let count = 0; count < 3; count++) turns.give('a');
    turns.give('b');
    expect(turns.size).toBe(0);
  });

  it('are given up by whoever waited too long', async () => {
    const turns = new Turns();
    for (let count = 0; count < 2; count++) expect(turns.take('a', 1000)).toBeUndefined();
    await expect(turns.take('a', 1)).rejects.toThrow(StorageUnavailable);
    for (let count = 0; count < 2; count++) turns.give('a');
    expect(turns.size).toBe(0);
  });
});
