/** Measures the CPU time and the throughput of a server under load. */
import type { Child } from './child.ts';
import { startLoad } from './load.ts';

/** A server, and the requests that measure it. */
export interface Subject {
  name: string;
  child: Child;
  requests: readonly Buffer[];
  status: number;
}

export interface Sample {
  /** CPU time of the server per request, in microseconds. */
  cpu: number;
  /** Requests per second. */
  rate: number;
  /** CPU time of the server divided by the elapsed time: 1 if it used its whole core. */
  share: number;
}

/** Sends requests for `warmUp` seconds, then measures for `seconds`. */
export async function measure(
  { name, child, requests, status }: Subject,
  warmUp: number,
  seconds: number,
): Promise<Sample> {
  const load = startLoad({ port: child.port, requests, status });
  try {
    await wait(warmUp);
    const before = { ...(await child.usage()), responses: load.responses() };
    await wait(seconds);
    const after = { ...(await child.usage()), responses: load.responses() };
    const responses = after.responses - before.responses;
    const time = after.at - before.at;
    const cpu = after.cpu - before.cpu;
    return { cpu: cpu / responses, rate: (responses / time) * 1e6, share: cpu / time };
  } finally {
    await load.stop().catch((error: unknown) => {
      throw new Error(`${name}: ${(error as Error).message}`);
    });
  }
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
