import { randomUUIDv7 } from 'node:crypto';

let millis = 0;
let count = 0;

/**
 * A UUID of version 7 that sorts behind every one this process made before, within one millisecond and when the clock
 * goes back too: lists are in the order of their ids (RFC 9562, section 6.2, a counter in the place of `rand_a`).
 */
export function newId(now = Date.now()): string {
  if (now > millis) [millis, count] = [now, 0];
  else if (++count === 4096) [millis, count] = [millis + 1, 0];
  const time = millis.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${randomUUIDv7().slice(19)}`;
}
