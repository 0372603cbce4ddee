/** Measures the CPU time and the throughput of a server under load. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { startLoad } from './load.ts';

/** A server, and the requests that it gets during a measurement. */
export interface Subject {
  name: string;
  child: Child;
  requests: readonly Buffer[];
  status: number;
}

export interface Sample {
  /** The CPU time of the server per request, in microseconds. */
  cpu: number;
  /** Requests per second. */
  rate: number;
  /** The CPU time of the server divided by the elapsed time. 1 means that the server used its whole core. */
  share: number;
  /** The 99th percentile of the response times, in milliseconds. */
  p99: number;
  /** The resident memory of the server at the end of the sample, in bytes. */
  resident: number;
  /** The part of the resident memory that V8 uses for new objects, in bytes. */
  newObjects: number;
}

/**
 * A server gets requests for this time before each measurement, because the previously measured server has filled the
 * caches of the processor. In the first half second after a pause, an update of Jurybox takes about 30 % more CPU time
 * than later, and a request to `peers/bare.mjs` about 15 % more.
 */
const warmUpSeconds = 0.5;

/** Sends requests for `seconds` seconds, after a warm-up, and measures the server meanwhile. */
export function measure(subject: Subject, seconds: number): Promise<Sample> {
  return subject.child.alone(() => measureAlone(subject, seconds));
}

async function measureAlone({ name, child, requests, status }: Subject, seconds: number): Promise<Sample> {
  const load = startLoad({ port: child.port, requests, status });
  try {
    await sleep(warmUpSeconds * 1000);
    const before = await child.usage();
    const first = load.responseTimes.length;
    await sleep(seconds * 1000);
    const after = await child.usage();
    const times = load.responseTimes.slice(first);
    const time = after.at - before.at;
    const cpu = after.cpu - before.cpu;
    return {
      cpu: cpu / times.length,
      rate: (times.length / time) * 1e6,
      share: cpu / time,
      p99: percentile(times, 0.99),
      resident: after.resident,
      newObjects: after.newObjects,
    };
  } finally {
    await load.stop().catch((error: unknown) => {
      throw new Error(`${name}: ${(error as Error).message}`);
    });
  }
}

/**
 * Returns a percentile of the values. For example, the fraction 0.99 gives the 99th percentile: at most 1 % of the
 * values are larger.
 */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.ceil(sorted.length * fraction) - 1] ?? Number.NaN;
}
