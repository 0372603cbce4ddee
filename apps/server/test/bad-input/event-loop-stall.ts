import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** A test fails if the server blocks its event loop for this time or longer. */
export const maxStallMs = 50;

const tries = 5;

/**
 * Runs `work` up to five times, and returns the shortest time for which a run blocked the event loop. Other processes
 * may interrupt a run, so the CPU time of the run counts if it is shorter.
 */
export async function shortestStallMs(work: () => unknown): Promise<number> {
  let shortest = Infinity;
  for (let attempt = 0; attempt < tries && shortest >= maxStallMs; attempt++) {
    const histogram = monitorEventLoopDelay({ resolution: 1 });
    histogram.enable();
    // The histogram measures the time between iterations of the event loop. So one iteration must run before `work`,
    // and one after `work`.
    while (histogram.count === 0) await sleep(5);
    const before = process.cpuUsage();
    const count = histogram.count;
    await work();
    while (histogram.count === count) await sleep(5);
    histogram.disable();
    const { user, system } = process.cpuUsage(before);
    shortest = Math.min(shortest, histogram.max / 1e6, (user + system) / 1e3);
  }
  return shortest;
}
