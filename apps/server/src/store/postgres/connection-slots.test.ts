import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../database.ts';
import { ConnectionSlots, type ConnectionUse } from './connection-slots.ts';

const sizes = [1, 2, 3, 4, 5, 6, 8, 10, 20, 100];

/** Ignores the timeout error of a request that still waits when its test ends. */
const ignoreTimeout = () => {};

/** Acquires slots until a request would have to wait. Returns the number of acquired slots. */
function acquireAll(slots: ConnectionSlots, use: ConnectionUse): number {
  for (let count = 0; ; count++) {
    const waiting = slots.acquire(use, 1);
    if (waiting === undefined) continue;
    waiting.catch(() => {});
    return count;
  }
}

describe('ConnectionSlots limits the connections of each use', () => {
  it.each(sizes.filter((size) => size > 1))('ConnectionSlots reserves some of %i slots for reads', (size) => {
    const slots = new ConnectionSlots(size);
    const writers = acquireAll(slots, 'write');
    expect(writers).toBeGreaterThanOrEqual(Math.max(1, Math.ceil(size / 3)));
    expect(slots.acquire('long', 1)).toBeUndefined();
    if (size >= 10) expect(slots.acquire('short', 1)).toBeUndefined();
    if (size > 2) expect(slots.acquire('lookup', 1)).toBeUndefined();
  });

  it.each(sizes.filter((size) => size > 2))('ConnectionSlots reserves one of %i slots for look-ups', (size) => {
    const slots = new ConnectionSlots(size);
    expect(acquireAll(slots, 'long')).toBeGreaterThan(0);
    acquireAll(slots, 'write');
    acquireAll(slots, 'short');
    expect(slots.usedCount).toBe(size - 1);
    expect(slots.acquire('lookup', 1)).toBeUndefined();
  });

  it('with a single slot, ConnectionSlots admits requests of all uses in the order of their arrival', async () => {
    const slots = new ConnectionSlots(1);
    expect(slots.acquire('write', 1000)).toBeUndefined();
    const admitted: string[] = [];
    for (const use of ['short', 'write', 'lookup'] as const)
      void slots.acquire(use, 1000)?.then(() => admitted.push(use), ignoreTimeout);
    for (const use of ['write', 'short', 'write'] as const) {
      slots.release(use);
      await new Promise(setImmediate);
    }
    expect(admitted).toEqual(['short', 'write', 'lookup']);
  });

  it('a released slot goes to the first waiting request whose use has not reached its limit', async () => {
    const slots = new ConnectionSlots(10);
    const writers = acquireAll(slots, 'write');
    for (let used = writers; used < 10; used++) expect(slots.acquire('lookup', 1)).toBeUndefined();
    const admitted: string[] = [];
    void slots.acquire('write', 1000)?.then(() => admitted.push('write'), ignoreTimeout);
    void slots.acquire('lookup', 1000)?.then(() => admitted.push('lookup'), ignoreTimeout);
    slots.release('lookup');
    await new Promise(setImmediate);
    expect(admitted).toEqual(['lookup']);
  });

  it('ConnectionSlots rejects a request at once if too many requests wait', async () => {
    const slots = new ConnectionSlots(1);
    void slots.acquire('write', 1000);
    const waiting = Array.from({ length: 100 }, () => slots.acquire('write', 1000)?.catch(() => {}));
    await expect(slots.acquire('write', 1000)).rejects.toThrow(/too many requests wait for a connection/);
    expect(slots.waitingCount).toBe(waiting.length);
    slots.acquire('lookup', 1000)?.catch(() => {});
    expect(slots.waitingCount).toBe(waiting.length + 1);
  });

  it('a request that waits too long is rejected, and gets no slot later', async () => {
    const slots = new ConnectionSlots(1);
    void slots.acquire('write', 1000);
    await expect(slots.acquire('write', 1)).rejects.toThrow(StorageUnavailable);
    slots.release('write');
    expect(slots.usedCount).toBe(0);
  });
});
