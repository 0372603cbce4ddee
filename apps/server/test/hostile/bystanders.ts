/**
 * Sends health probes, and ordinary requests of a project that is not the attacker's, at a fixed rate. The response
 * time of a request begins when the request is due, even if it is sent later.
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fixture } from '../support/fixture.ts';

/** The results of the requests that were due in one period of time. */
export interface Slice {
  /** The response times of the ordinary requests, in milliseconds. */
  times: number[];
  sent: number;
  /** The longest response time of each kind of request, in milliseconds. */
  slowest: Record<string, number>;
  /**
   * The number of unexpected results. Each name consists of the kind of request and its status or error, for example
   * `read: 503`.
   */
  wrong: Record<string, number>;
}

interface Ordinary {
  what: string;
  perSecond: number;
  method: string;
  path: string;
  key?: string;
  body?: () => string;
  /** Whether `times` records the response time of this request. False for health checks and for reading the metrics. */
  isTimed: boolean;
}

export function ordinaryTraffic({ keys, appId, pairs }: Fixture): Ordinary[] {
  let number = 0;
  const evaluation = `/api/human-evaluations/${pairs.evaluationId}`;
  const update = `${evaluation}/evaluation_scenario/${pairs.scenarioIds[0]}/human_a_b_testing`;
  return [
    {
      what: 'read',
      perSecond: 30,
      method: 'GET',
      path: `/api/apps/get_variant_by_env?app_id=${appId}&environment=production`,
      key: keys.viewer,
      isTimed: true,
    },
    {
      what: 'update',
      perSecond: 10,
      method: 'PUT',
      path: update,
      key: keys.evaluator,
      body: () => JSON.stringify({ note: `note ${number++}` }),
      isTimed: true,
    },
    {
      what: 'list',
      perSecond: 10,
      method: 'GET',
      path: `/api/human-evaluations/${pairs.evaluationId}/evaluation-scenarios`,
      key: keys.viewer,
      isTimed: true,
    },
    { what: 'ready', perSecond: 2, method: 'GET', path: '/api/health', isTimed: false },
    { what: 'live', perSecond: 2, method: 'GET', path: '/api/health?probe=live', isTimed: false },
    { what: 'metrics', perSecond: 1, method: 'GET', path: '/metrics', isTimed: false },
  ];
}

const agent = new Agent({ keepAlive: true, maxSockets: 60 });

function send(origin: string, { method, path, key, body }: Ordinary): Promise<string> {
  const text = body?.();
  const headers = {
    ...(key === undefined ? {} : { Authorization: key }),
    ...(text === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const sent = request(origin + path, { method, agent, headers }, (response) => {
      response
        .on('error', (error) => resolve(error.message))
        .on('end', () => resolve(String(response.statusCode)))
        .resume();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)).end(text);
  });
}

/** Sends the requests for `seconds` seconds. Returns the results of each period of `sliceSeconds`. */
export async function observe(
  origin: string,
  traffic: readonly Ordinary[],
  seconds: number,
  sliceSeconds = 2,
): Promise<Slice[]> {
  const slices: Slice[] = [];
  const began = performance.now();
  const sent = traffic.map(() => 0);
  const pending: Promise<void>[] = [];
  const count = async (slice: Slice, one: Ordinary, due: number) => {
    const status = await send(origin, one);
    const ms = performance.now() - due;
    if (one.isTimed) slice.times.push(ms);
    slice.slowest[one.what] = Math.max(slice.slowest[one.what] ?? 0, ms);
    if (status !== '200') slice.wrong[`${one.what}: ${status}`] = (slice.wrong[`${one.what}: ${status}`] ?? 0) + 1;
  };
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    const slice = (slices[Math.floor(elapsed / sliceSeconds)] ??= { times: [], sent: 0, slowest: {}, wrong: {} });
    for (const [index, one] of traffic.entries()) {
      for (; (sent[index] ?? 0) < Math.floor(elapsed * one.perSecond); sent[index] = (sent[index] ?? 0) + 1) {
        const due = began + (((sent[index] ?? 0) + 1) * 1000) / one.perSecond;
        slice.sent += 1;
        pending.push(count(slice, one, due));
      }
    }
    await sleep(4);
  }
  await Promise.all(pending);
  return slices.filter(Boolean);
}
