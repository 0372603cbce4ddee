/** Planted faults: look-ups whose result is older than the request. */
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import { wrapDatabase } from './wrap-database.ts';

/** Lets a look-up use the result of an earlier equal look-up, which may have read the row before a change. */
export function joiningLate(inner: Database): Database {
  const sent = new Map<string, Promise<unknown>>();
  return sharing(inner, async (key, read) => {
    const same = sent.get(key);
    if (same !== undefined) return same;
    // Delays the result by 50 ms, so that other look-ups can join this look-up.
    const result = read().then(async (row) => {
      await pauseFor(50);
      return row;
    });
    sent.set(key, result);
    return result.finally(() => sent.delete(key));
  });
}

/** Caches the result of every look-up for 50 milliseconds. */
export function cachingLookups(inner: Database): Database {
  const cache = new Map<string, { row: unknown; until: number }>();
  return sharing(inner, async (key, read) => {
    const cached = cache.get(key);
    if (cached !== undefined && performance.now() < cached.until) return cached.row;
    const row = await read();
    cache.set(key, { row, until: performance.now() + 50 });
    return row;
  });
}

function sharing(inner: Database, share: (key: string, read: () => Promise<unknown>) => Promise<unknown>): Database {
  return wrapDatabase(inner, {
    lookup: <Row>(...a: Parameters<Database['lookup']>) =>
      share(JSON.stringify(a), () => inner.lookup(...a)) as Promise<Row | undefined>,
  });
}
