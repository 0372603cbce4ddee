import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../store/index.ts';
import { newId } from './ids.ts';

/** How many ids do not sort behind the one before. */
const misplaced = (ids: string[]) => ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? '')).length;
const many = (make: () => string) => Array.from({ length: 20_000 }, make);

describe('an id', () => {
  it('is a UUID of version 7 with the time in front', () => {
    const before = Date.now();
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - before)).toBeLessThan(10_000);
  });

  it('sorts behind every earlier one, which plain ones of one millisecond do not', () => {
    expect(misplaced(many(() => newId()))).toBe(0);
    expect(misplaced(many(() => randomUUIDv7()))).toBeGreaterThan(1000);
  });

  it('does so when the clock stands still or goes back', () => {
    const soon = Date.now() + 1000;
    expect(misplaced(many(() => newId(soon)))).toBe(0);
    let now = soon + 1000;
    expect(misplaced(many(() => newId(now--)))).toBe(0);
  });

  it('sorts behind the latest in the database, and behind none from more than a day ahead', async () => {
    const idAt = (time: number, counter: string) => newId(time).replace(/^(.{13})-7.../, `$1-7${counter}`);
    const day = 86_400_000;
    // In the future of the tests above.
    const now = Date.now() + 10 * day;
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
    expect(misplaced([stored[0] ?? '', stored[1] ?? '', ...many(() => fresh.newId(now))])).toBe(0);
  });
});
