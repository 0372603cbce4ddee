/** Measures what a load costs a server. */
import type { Child } from './child.ts';
import { startLoad } from './load.ts';

/** A server and the requests it is measured with. */
export interface Subject {
  name: string;
  child: Child;
  requests: readonly Buffer[];
  status: number;
}

export interface Sample {
  /** Microseconds of the server's CPU per request. */
  cpu: number;
  /** Requests per second. */
  rate: number;
  /** The server's share of its core. */
  share: number;
}

/** Loads the server for `warmUp`, then measures for `seconds`. */
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
