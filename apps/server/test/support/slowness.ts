/** How fast this machine is at the moment, told by a piece of work that is always the same. */
const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ [`member ${index}`]: 'x'.repeat(30) })));

/** What `work` takes on a machine that nobody else uses, in milliseconds of the processor. */
const quiet = 12;

export function work(): void {
  JSON.stringify(JSON.parse(text));
}

/** Works as long as a quiet machine does in that many milliseconds. */
export function workFor(milliseconds: number): void {
  for (let done = 0; done < milliseconds; done += quiet) work();
}

/** How many times as long as on a quiet machine the same work takes now, from 1 to 4. */
export function slowness(): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(4, Math.max(1, (user + system) / 1000 / quiet));
}

/**
 * The same by the clock, so that waiting for the processor counts: what a limit on time is multiplied with. A machine
 * that nobody else uses gives 1.
 */
export function clockSlowness(): number {
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.max(1, Math.max(...times) / quiet);
}
