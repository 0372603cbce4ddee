import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../store/index.ts';
import { latestIds } from '../store/ids.ts';

let millis = 0;
let count = 0;

/**
 * A UUID of version 7 that sorts behind every one this process made before, within one millisecond and when the clock
 * goes back too: lists are in the order of their ids (RFC 9562, section 6.2, a counter in the place of `rand_a`).
 */
export function newId(now = Date.now()): string {
  if (now > millis) [millis, count] = [now, 0];
  else if (++count === 4096) [millis, count] = [millis + 1, 0];
  return `${timePart(millis)}-7${count.toString(16).padStart(3, '0')}-${randomUUIDv7().slice(19)}`;
}

/** How far ahead of the clock ids may begin, in milliseconds: an id from a clock that was far off is not followed. */
const maxAheadMs = 86_400_000;

/**
 * Makes the ids of this process sort behind those that are in the database, which another process may have made when
 * the clock was ahead of what it says now. Once, at the start: of processes that run at the same time, the order is as
 * good as their clocks.
 */
export async function continueIds(database: Database, now = Date.now()): Promise<void> {
  for (const id of await latestIds(database, timePart(now + maxAheadMs))) {
    const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
    const counter = Number.parseInt(id.slice(15, 18), 16);
    if (time > millis || (time === millis && counter > count)) [millis, count] = [time, counter];
  }
}

/** The first 13 characters of an id. */
function timePart(milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}
