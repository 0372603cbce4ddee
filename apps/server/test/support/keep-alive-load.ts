/** Sends updates on keep-alive connections. Counts reset connections and refused connections separately. */
import { request, type Agent } from 'node:http';
import type { Fixture } from './fixture.ts';

export interface LoadResult {
  statuses: Record<string, number>;
  /**
   * The number of errors by code. ECONNREFUSED means that the server does not listen, and ECONNRESET that it cut off a
   * request.
   */
  errors: Record<string, number>;
  /** Response times in milliseconds, by status. */
  times: Record<string, number[]>;
  withoutRetryAfter: number;
}

export function newLoadResult(): LoadResult {
  return { statuses: {}, errors: {}, times: {}, withoutRetryAfter: 0 };
}

/** Sends one update, and counts its response or error in `responses`. Never rejects. */
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
      // When the listener closes, it also resets the connections that wait in its queue. The server had not accepted
      // these connections, so their requests were not in flight.
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
