import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../database.ts';
import { ConnectionSlots, type ConnectionUse } from './connection-slots.ts';
import { RowQueues } from './row-queues.ts';

const sizes = [1, 2, 3, 4, 5, 6, 8, 10, 20, 100];

/** Takes places until one would have to be waited for; gives how many it took. */
function takeAll(places: ConnectionSlots, use: ConnectionUse): number {
  for (let taken = 0; ; taken++) {
    const waiting = places.acquire(use, 1);
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
    const places = new ConnectionSlots(size);
    const writers = takeAll(places, 'write');
    expect(writers).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(size / 3)));
    expect(places.acquire('long', 1)).toBeUndefined();
    if (size >= 10) expect(places.acquire('short', 1)).toBeUndefined();
    if (size > 2) expect(places.acquire('lookup', 1)).toBeUndefined();
  });

  it.each(sizes.filter((size) => size > 2))(
    'of %i, long reads and transactions together leave one to look-ups',
    (size) => {
      const places = new ConnectionSlots(size);
      expect(takeAll(places, 'long')).toBeGreaterThan(0);
      takeAll(places, 'write');
      takeAll(places, 'short');
      expect(places.usedCount).toBe(size - 1);
      expect(places.acquire('lookup', 1)).toBeUndefined();
    },
  );

  it('of 1, everybody takes turns, first come, first served', async () => {
    const places = new ConnectionSlots(1);
    expect(places.acquire('write', 1000)).toBeUndefined();
    const done: string[] = [];
    for (const use of ['short', 'write', 'lookup'] as const) void places.acquire(use, 1000)?.then(() => done.push(use));
    for (const held of ['write', 'short', 'write'] as const) {
      places.release(held);
      await new Promise(setImmediate);
    }
    expect(done).toEqual(['short', 'write', 'lookup']);
  });

  it('one that is given back goes to who came first among those it may go to', async () => {
    const places = new ConnectionSlots(10);
    const writers = takeAll(places, 'write');
    for (let held = writers; held < 10; held++) expect(places.acquire('lookup', 1)).toBeUndefined();
    const waiting = { writer: places.acquire('write', 1000), lookup: places.acquire('lookup', 1000) };
    places.release('lookup');
    expect(await order(waiting)).toEqual(['lookup']);
  });

  it('whoever would wait behind too many is refused at once', async () => {
    const places = new ConnectionSlots(1);
    void places.acquire('write', 1000);
    const waiting = Array.from({ length: 100 }, () => places.acquire('write', 1000)?.catch(() => {}));
    await expect(places.acquire('write', 1000)).rejects.toThrow(/too many requests wait for a connection/);
    expect(places.waitingCount).toBe(waiting.length);
    places.acquire('lookup', 1000)?.catch(() => {});
    expect(places.waitingCount).toBe(waiting.length + 1);
  });

  it('whoever waits too long is refused, and takes no place later', async () => {
    const places = new ConnectionSlots(1);
    void places.acquire('write', 1000);
    await expect(places.acquire('write', 1)).rejects.toThrow(StorageUnavailable);
    places.release('write');
    expect(places.usedCount).toBe(0);
  });
});

describe('turns at a row', () => {
  it('are two at a time, and leave nothing behind', async () => {
    const turns = new RowQueues();
    expect([turns.enter('a', 1000), turns.enter('a', 1000), turns.enter('b', 1000)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const waiting = { third: turns.enter('a', 1000), fourth: turns.enter('a', 1000) };
    turns.leave('a');
    expect(await order(waiting)).toEqual(['third']);
    for (let count = 0; count < 3; count++) turns.leave('a');
    turns.leave('b');
    expect(turns.size).toBe(0);
  });

  it('are given up by whoever waited too long', async () => {
    const turns = new RowQueues();
    for (let count = 0; count < 2; count++) expect(turns.enter('a', 1000)).toBeUndefined();
    await expect(turns.enter('a', 1)).rejects.toThrow(StorageUnavailable);
    for (let count = 0; count < 2; count++) turns.leave('a');
    expect(turns.size).toBe(0);
  });
});
