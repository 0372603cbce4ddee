/** Updates on keep-alive connections, which distinguish a reset connection from a refused one. */
import { request, type Agent } from 'node:http';
import type { Fixture } from './fixture.ts';

export interface LoadResult {
  statuses: Record<string, number>;
  /** Errors by code: ECONNREFUSED is a server that does not listen, ECONNRESET a request that was cut off. */
  errors: Record<string, number>;
  /** Milliseconds of every response, by status. */
  times: Record<string, number[]>;
  withoutRetryAfter: number;
}

export function newLoadResult(): LoadResult {
  return { statuses: {}, errors: {}, times: {}, withoutRetryAfter: 0 };
}

/** Sends one update. Never rejects. */
export function sendUpdate(
  origin: string,
  fixture: Fixture,
  agent: Agent,
  number: number,
  responses: LoadResult,
): Promise<void> {
  const began = performance.now();
  const { evaluationId, scenarioIds } = fixture.pairs;
  const body = JSON.stringify({ note: `note ${number}` });
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => {
      // A connection in the listener's queue is reset too when the listener closes: nothing had been sent on it.
      const code =
        (error.code ?? error.message) +
        (error.code === 'ECONNRESET' && !req.reusedSocket ? ' on a new connection' : '');
      responses.errors[code] = (responses.errors[code] ?? 0) + 1;
      resolve();
    };
    const req = request(
      `${origin}/api/human-evaluations/${evaluationId}/evaluation_scenario` +
        `/${scenarioIds[number % scenarioIds.length]}/human_a_b_testing`,
      {
        agent,
        method: 'PUT',
        headers: {
          Authorization: fixture.keys.evaluator,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
        },
      },
      (res) => {
        res
          .on('error', failed)
          .resume()
          .on('end', () => {
            const status = String(res.statusCode);
            responses.statuses[status] = (responses.statuses[status] ?? 0) + 1;
            (responses.times[status] ??= []).push(performance.now() - began);
            if (status === '503' && res.headers['retry-after'] === undefined) responses.withoutRetryAfter += 1;
            resolve();
          });
      },
    );
    req.on('error', failed);
    req.end(body);
  });
}

export function percentile(times: number[] | undefined, share: number): number {
  const sorted = [...(times ?? [])].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
