/** Measures how slow the machine is now, with a fixed piece of work. */
const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ [`member ${index}`]: 'x'.repeat(30) })));

/** The CPU time of `work` on an idle machine, in milliseconds. */
const quiet = 12;

function work(): void {
  JSON.stringify(JSON.parse(text));
}

/** Does work that takes `milliseconds` of CPU time on an idle machine. */
export function workFor(milliseconds: number): void {
  for (let done = 0; done < milliseconds; done += quiet) work();
}

/** Returns the CPU time of `work` divided by its CPU time on an idle machine, from 1 to 4. */
export function slowness(): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(4, Math.max(1, (user + system) / 1000 / quiet));
}

/**
 * Returns the clock time of `work` divided by its clock time on an idle machine. The clock time includes the wait for
 * the CPU. Tests multiply their time limits by this number.
 */
export function clockSlowness(): number {
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.max(1, Math.max(...times) / quiet);
}
