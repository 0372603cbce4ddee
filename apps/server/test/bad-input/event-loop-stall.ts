import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** The server may block its event loop for less than this time, in milliseconds. */
export const maxStallMs = 50;

const tries = 5;

/**
 * Returns how many milliseconds `work` blocks the event loop: the shortest time of up to five attempts. Other processes
 * may interrupt an attempt, so the time of an attempt is at most its CPU time.
 */
export async function shortestStallMs(work: () => unknown): Promise<number> {
  let shortest = Infinity;
  for (let attempt = 0; attempt < tries && shortest >= maxStallMs; attempt++) {
    const histogram = monitorEventLoopDelay({ resolution: 1 });
    histogram.enable();
    // The histogram measures the time between iterations of the event loop. So one iteration must run before the work,
    // and one after it.
    await sleep(5);
    const before = process.cpuUsage();
    await work();
    await sleep(5);
    histogram.disable();
    const { user, system } = process.cpuUsage(before);
    shortest = Math.min(shortest, histogram.max / 1e6, (user + system) / 1e3);
  }
  return shortest;
}
