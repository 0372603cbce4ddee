/** Runs clients that send each request after the previous response, and counts the responses. */
import { sendJudgement, type Acknowledged } from './server-process.ts';
import type { Fixture } from './fixture.ts';

export interface Tally {
  acknowledged: Acknowledged[];
  /** The number of responses by status. `none` counts requests without a response. */
  statuses: Record<string, number>;
  /** The longest time that a request waited for its response, in milliseconds. */
  slowestMs: number;
  /** The number of 503 responses without Retry-After. */
  withoutRetryAfter: number;
  /** The number of updates whose 503 response says that nothing was stored. */
  notStored: number;
}

export interface Load {
  tally: Tally;
  stop(): Promise<Tally>;
}

/** Runs `clients` concurrent loops until `stop` is called. Each request goes to the next one of the servers. */
export function startLoad(origins: () => string[], fixture: Fixture, clients = 8): Load {
  const tally: Tally = { acknowledged: [], statuses: {}, slowestMs: 0, withoutRetryAfter: 0, notStored: 0 };
  let isRunning = true;
  let sent = 0;
  const loop = async (client: number) => {
    while (isRunning) {
      const number = sent++;
      const all = origins();
      const origin = all[number % all.length] ?? '';
      const began = performance.now();
      const status =
        client % 4 === 0
          ? await readScenario(origin, fixture, number, tally)
          : await update(origin, fixture, number, tally);
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
      tally.statuses[status ?? 'none'] = (tally.statuses[status ?? 'none'] ?? 0) + 1;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const done = Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  return {
    tally,
    async stop() {
      isRunning = false;
      await done;
      return tally;
    },
  };
}

async function update(origin: string, fixture: Fixture, number: number, tally: Tally): Promise<number | undefined> {
  const response = await sendJudgement(origin, fixture, number, `note ${number}`, (detail) => {
    if (detail.includes('nothing was stored')) tally.notStored += 1;
  });
  if (typeof response !== 'object') return response;
  tally.acknowledged.push(response);
  return 200;
}

async function readScenario(
  origin: string,
  fixture: Fixture,
  number: number,
  tally: Tally,
): Promise<number | undefined> {
  const { evaluationId, scenarioIds } = fixture.pairs;
  try {
    const response = await fetch(
      `${origin}/api/human-evaluations/${evaluationId}/evaluation-scenarios` +
        `/${scenarioIds[number % scenarioIds.length]}`,
      { headers: { Authorization: fixture.keys.viewer } },
    );
    await response.arrayBuffer();
    if (response.status === 503 && response.headers.get('retry-after') === null) tally.withoutRetryAfter += 1;
    return response.status;
  } catch {
    return undefined;
  }
}

/**
 * Polls until `isGood` returns true. Returns how long this took, in milliseconds. Rejects after `most` milliseconds.
 */
export async function waitUntil(what: string, isGood: () => Promise<boolean>, most = 2 * 60_000): Promise<number> {
  const began = performance.now();
  while (!(await isGood())) {
    if (performance.now() - began > most) throw new Error(`not ${what} after ${most} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - began;
}
