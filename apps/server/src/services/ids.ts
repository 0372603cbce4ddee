import { randomUUID } from 'node:crypto';
import type { Database } from '../store/database.ts';
import { latestIds } from '../store/sql.ts';

let latestTime = 0;
let latestCounter = 0;

/**
 * Returns a UUID of version 7 that sorts after every earlier id of this process, because lists are ordered by id. A
 * counter replaces `rand_a` (RFC 9562, section 6.2). It keeps this order within one millisecond, and after the clock
 * was set back.
 */
export function newId(now = Date.now()): string {
  if (now > latestTime) [latestTime, latestCounter] = [now, 0];
  else if (++latestCounter === 4096) [latestTime, latestCounter] = [latestTime + 1, 0];
  return `${firstIdOf(latestTime)}-7${latestCounter.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`;
}

/** How far the time in a stored id may be ahead of the clock. An id further ahead has no effect on new ids. */
export const maxAheadMs = 86_400_000;

/**
 * Makes the new ids of this process sort after all ids in the database, even if a clock was ahead when those were
 * created. Call it once, at the start. The order of new ids from several processes depends on their clocks.
 */
export async function continueIds(database: Database, now = Date.now()): Promise<void> {
  for (const id of await latestIds(database, firstIdOf(now + maxAheadMs))) {
    const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
    const counter = Number.parseInt(id.slice(15, 18), 16);
    if (time > latestTime || (time === latestTime && counter > latestCounter))
      [latestTime, latestCounter] = [time, counter];
  }
}

/** Returns the text that ids created in this millisecond begin with. Ids of this time or later sort after this text. */
export function firstIdOf(milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}
