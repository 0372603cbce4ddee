/** Measures the response times of reads while the same server stores updates. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Rounds } from './interleave.ts';
import { startLoad } from './load.ts';
import { percentile } from './measure.ts';
import { median, type Goal, type Section } from './report.ts';

const readsPerSecond = 400;
const updatesPerSecond = 1000;

/** A server, and the requests that load it during a measurement. */
export interface TailSubject {
  name: string;
  child: Child;
  reads: readonly Buffer[];
  updates: readonly Buffer[];
  updateStatus: number;
  goal?: Goal;
}

/** The response times of one server in one round, in milliseconds. */
interface Times {
  /** The median response time of reads while the server gets no updates. */
  p50: number;
  /** The 99th percentile of the response times of reads while the server gets updates. */
  p99: number;
}

/**
 * Measures how much updates slow down reads. Computes a factor for each server: the 99th percentile of the read times
 * during updates, divided by the median of the read times without updates. The reported ratio is this factor divided by
 * the factor of the first server.
 */
export async function benchTails(
  what: string,
  subjects: readonly TailSubject[],
  { rounds, seconds }: Rounds,
  note: (text: string) => void,
): Promise<Section> {
  const samples = subjects.map((): Times[] => []);
  for (let round = 1; round <= rounds; round++) {
    for (const [index, subject] of subjects.entries()) {
      note(`reads beside updates, round ${round} of ${rounds}: ${subject.name}`);
      await subject.child.alone(async () => {
        const p50 = percentile(await readTimes(subject, seconds, false), 0.5);
        const p99 = percentile(await readTimes(subject, 2 * seconds, true), 0.99);
        samples[index]?.push({ p50, p99 });
      });
    }
  }
  const tail = ({ p50, p99 }: Times) => p99 / p50;
  return {
    title:
      `${what}: read times during updates (${readsPerSecond} reads and ${updatesPerSecond} updates per second), ` +
      'ratios of p99 ÷ median',
    rows: subjects.map(({ name, goal }, index) => {
      const times = samples[index] as Times[];
      return {
        what: name,
        typical:
          `${median(times.map(({ p50 }) => p50)).toFixed(2)} ms, ` +
          `during updates ${median(times.map(({ p99 }) => p99)).toFixed(2)} ms`,
        // A server that is too slow for these rates may send no response within a round. Such a round has no ratio.
        ratios: times
          .map((time, round) => tail(time) / tail(samples[0]?.[round] as Times))
          .filter((ratio) => Number.isFinite(ratio)),
        ...(goal === undefined ? {} : { goal }),
      };
    }),
  };
}

/** Returns the response times of reads, in milliseconds. */
async function readTimes(
  { name, child: { port }, reads, updates, updateStatus }: TailSubject,
  seconds: number,
  besideUpdates: boolean,
): Promise<readonly number[]> {
  const reading = startLoad({ port, requests: reads, status: 200, perSecond: readsPerSecond });
  const loads = [reading];
  if (besideUpdates)
    loads.push(startLoad({ port, requests: updates, status: updateStatus, perSecond: updatesPerSecond }));
  await sleep(500);
  const first = reading.responseTimes.length;
  await sleep(seconds * 1000);
  const times = reading.responseTimes.slice(first);
  const ended = await Promise.allSettled(loads.map((load) => load.stop()));
  for (const end of ended) if (end.status === 'rejected') throw new Error(`${name}: ${(end.reason as Error).message}`);
  return times;
}
