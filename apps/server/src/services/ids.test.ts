import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../store/database.ts';
import { newId } from './ids.ts';

/** Counts the ids that are not greater than the id before them in the list. */
const countMisplaced = (ids: string[]) => ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? '')).length;
const many = (make: () => string) => Array.from({ length: 20_000 }, make);

describe('newId creates ids in ascending order', () => {
  it('an id is a UUID of version 7 that starts with the time', async () => {
    // Import the module again, because tests in other files may share it and may have created ids of a later time.
    vi.resetModules();
    const fresh = await import('./ids.ts');
    const before = Date.now();
    const id = fresh.newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - before)).toBeLessThan(10_000);
  });

  it('ids of the same millisecond sort in the order of their creation, unlike random UUIDs', () => {
    expect(countMisplaced(many(() => newId()))).toBe(0);
    expect(countMisplaced(many(() => randomUUID()))).toBeGreaterThan(1000);
  });

  it('an id sorts after every earlier id, even if the clock stops or goes back', () => {
    const soon = Date.now() + 1000;
    expect(countMisplaced(many(() => newId(soon)))).toBe(0);
    let now = soon + 1000;
    expect(countMisplaced(many(() => newId(now--)))).toBe(0);
  });

  it('after a restart, a new id sorts after all stored ids that are less than a day ahead of the clock', async () => {
    // Import the module again, because other tests may share it and should not get ids days ahead of the clock.
    vi.resetModules();
    const other = await import('./ids.ts');
    const idAt = (time: number, counter: string) => other.newId(time).replace(/^(.{13})-7.../, `$1-7${counter}`);
    const day = 86_400_000;
    const now = Date.now();
    const stored = [
      idAt(now + day - 2, 'ffe'),
      idAt(now + day - 1, '000'),
      idAt(now + 2 * day, '000'),
      'not an id',
      null,
    ];
    const at = (before: string) => stored.map((id) => ({ id: id !== null && id < before ? id : null }));
    const database = { all: async (_: string, before: string) => at(before) } as unknown as Database;
    vi.resetModules();
    const fresh = await import('./ids.ts');
    await fresh.continueIds(database, now);
    const first = fresh.newId(now);
    expect(first > (stored[1] ?? '')).toBe(true);
    expect(first < (stored[2] ?? '')).toBe(true);
    expect(countMisplaced([stored[0] ?? '', stored[1] ?? '', ...many(() => fresh.newId(now))])).toBe(0);
  });
});
