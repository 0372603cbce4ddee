/** Runs each case of the folder `faults` (the fault table) with getVariantByEnv and updateEvaluationScenario. */
import { deepEqual, ok } from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, JuryboxError, type ClientOptions } from '../src/index.ts';
import { startTimer } from '../src/timers.ts';
import type { Case, Expected } from './faults/case.ts';
import { connections } from './faults/connections.ts';
import { errorResponses } from './faults/error-responses.ts';
import {
  activeResources,
  apiKey,
  openedSince,
  recordingHooks,
  renderError,
  unhandledRejections,
} from './faults/recording-hooks.ts';
import { retryResponses } from './faults/retry-responses.ts';
import { unsentRequests } from './faults/unsent-requests.ts';
import { unusualResponses } from './faults/unusual-responses.ts';
import {
  countClientTimers,
  letAttemptTimeOut,
  letTimePass,
  startVirtualTime,
  stopVirtualTime,
  timeHasPassed,
} from './faults/virtual-time.ts';
import { callCore, operationOf, validBody, type CoreOperation } from './support/operations.ts';
import { html, json, respond, sendBytes, startRawServer, type RawServer } from './support/raw-server.ts';

const responses = [...retryResponses, ...errorResponses, ...unusualResponses];
let resourcesBefore: string[] = [];
let casesRun = 0;
beforeAll(() => {
  resourcesBefore = activeResources();
});
beforeEach(() => {
  // Shortens the pauses between attempts to a few milliseconds. retries.test.ts checks the real lengths.
  vi.spyOn(Math, 'random').mockReturnValue(0.01);
});
afterEach(() => deepEqual(unhandledRejections, []));
afterAll(async () => {
  // A socket closes soon after its server. So this wait only lasts minutes if the client has left a socket open.
  const giveUpAt = Date.now() + 240_000;
  while (openedSince(resourcesBefore).length > 0 && Date.now() < giveUpAt)
    await new Promise((resolve) => setImmediate(resolve));
  deepEqual(openedSince(resourcesBefore), [], 'sockets or timers are still open');
  console.log(`fault table: ${casesRun} cases`);
  ok(casesRun >= 210, `expected at least 210 cases, but only ${casesRun} ran`);
});

interface Outcome {
  data: unknown;
  error: unknown;
  /** The duration of the call on the virtual clock, in milliseconds. */
  ms: number;
  requests: RawServer['requests'];
}

let fetchCalls = 0;
/** A response with the header `x-stalls` never ends. */
const passingFetch: NonNullable<ClientOptions['fetch']> = async (url, init) => {
  fetchCalls += 1;
  const response = await fetch(url, init);
  if (response.headers.has('x-stalls')) letAttemptTimeOut();
  return response;
};

async function runCase(
  core: CoreOperation,
  { responders, onConnect, client, call }: Omit<Case, 'name' | 'expect'>,
): Promise<Outcome & { recorded: string[] }> {
  // Each case has its own server. Otherwise, a request could use a connection that the previous case broke.
  const server = await startRawServer(responders?.(core) ?? [json(200, validBody[core])], onConnect);
  const timeout = call?.timeout ?? client?.timeout ?? 10_000;
  startVirtualTime(Math.min(timeout, call?.deadline ?? client?.deadline ?? 30_000));
  try {
    const { hooks, recorded } = recordingHooks();
    const options: ClientOptions = {
      baseUrl: `${server.origin}/api`,
      apiKey,
      fetch: passingFetch,
      ...hooks,
      ...client,
    };
    if (client?.baseUrl === 'https') options.baseUrl = `${server.origin.replace('http:', 'https:')}/api`;
    const startedAt = performance.now();
    const settled = await callCore(core, createClient(options), call).then(
      (data) => ({ data, error: undefined }),
      (error: unknown) => ({ data: undefined, error }),
    );
    const ms = performance.now() - startedAt;
    const rendered = settled.error === undefined ? '' : renderError(settled.error);
    for (const line of [rendered, ...recorded]) expect(line).not.toMatch(/verysecret/);
    // After the call has ended, the client must send no request and call no hook. The only exception is `onRequest`:
    // the client may still call it if the caller aborted the call while the function `apiKey` was running.
    const history = () => [fetchCalls, ...recorded.filter((line) => !line.startsWith('onRequest'))];
    const settledHistory = history();
    expect(countClientTimers()).toBe(0);
    letTimePass(60_000);
    await timeHasPassed();
    expect(history()).toEqual(settledHistory);
    return { ...settled, ms, recorded, requests: server.requests };
  } finally {
    stopVirtualTime();
    await server.close();
  }
}

function expectOutcome(core: CoreOperation, expected: Expected, { data, error, ms, requests }: Outcome): void {
  if (expected.error === undefined) {
    expect(error).toBeUndefined();
    expect(data).toEqual('data' in expected ? expected.data : validBody[core]);
  } else {
    expect(error).toBeInstanceOf(JuryboxError);
    const { name, code, status, attempts, operation, requestId, retryAfterMs } = error as JuryboxError;
    expect({ name, code, status, attempts, operation }).toEqual({
      name: expected.error,
      code: expected.code,
      status: expected.status,
      attempts: expected.attempts,
      operation: operationOf[core],
    });
    expect(typeof requestId).toBe('string');
    if (expected.requestId) expect(requestId).toBe(expected.requestId);
    if (expected.retryAfterMs) {
      expect(retryAfterMs).toBeGreaterThanOrEqual(expected.retryAfterMs[0]);
      expect(retryAfterMs).toBeLessThanOrEqual(expected.retryAfterMs[1]);
    }
  }
  if (expected.ms) {
    expect(ms).toBeGreaterThanOrEqual(expected.ms[0]);
    expect(ms).toBeLessThanOrEqual(expected.ms[1]);
  }
  expect(requests).toHaveLength(expected.arrived ?? expected.attempts);
  casesRun += 1;
}

describe.each<CoreOperation>(['read', 'update'])('a call during faults of the network and the server: %s', (core) => {
  it.each([...responses, ...connections, ...unsentRequests])(
    'the caller gets the expected value or error: $name',
    async (row) => {
      const expected = 'read' in row.expect ? row.expect[core] : row.expect;
      expectOutcome(core, expected, await runCase(core, row));
    },
  );

  it.each([301, 302, 303, 307, 308])(
    'the client does not follow a redirect with status %i to another origin',
    async (status) => {
      const other = await startRawServer([json(200, validBody[core])]);
      const outcome = await runCase(core, {
        responders: () => [html(status, { Location: `${other.origin}/api/elsewhere` })],
      });
      expectOutcome(
        core,
        { error: 'UnexpectedResponseError', code: 'unexpected_response', status, attempts: 1 },
        outcome,
      );
      expect(other.requests).toEqual([]);
      await other.close();
    },
  );

  it('before every attempt, the client calls the function that supplies the API key', async () => {
    let keyCalls = 0;
    const outcome = await runCase(core, {
      responders: () => [respond(503), respond(502), json(200, validBody[core])],
      client: { apiKey: async () => `jbx_key_${(keyCalls += 1)}` },
    });
    expectOutcome(core, { attempts: 3 }, outcome);
    expect(outcome.requests.map(({ headers }) => headers['authorization'])).toEqual([
      'jbx_key_1',
      'jbx_key_2',
      'jbx_key_3',
    ]);
  });
});

it('countClientTimers counts a timer of the client until the timer is cleared', () => {
  startVirtualTime(0);
  const timer = startTimer(5, () => {});
  expect(countClientTimers()).toBe(1);
  clearTimeout(timer);
  expect(countClientTimers()).toBe(0);
  stopVirtualTime();
});

it('planted fault: a program that only calls fetch fails in at least 60 of the fault cases', async () => {
  const countedCases = casesRun;
  let caught = 0;
  for (const row of responses) {
    const server = await startRawServer(row.responders?.('read') ?? []);
    // Some responses never end. All others arrive within one second, even on a slow machine.
    const signal = AbortSignal.timeout(1000);
    const get = async () =>
      (
        await fetch(`${server.origin}/api/apps/get_variant_by_env`, { signal, headers: { Authorization: apiKey } })
      ).json() as Promise<unknown>;
    const outcome = await get().then(
      (data) => ({ data, error: undefined, ms: 0, requests: server.requests }),
      (error: unknown) => ({ data: undefined, error, ms: 0, requests: server.requests }),
    );
    try {
      expectOutcome('read', 'read' in row.expect ? row.expect.read : row.expect, outcome);
    } catch {
      caught += 1;
    }
    await server.close();
  }
  casesRun = countedCases;
  console.log(`fault table: a bare fetch fails ${caught} of ${responses.length} responses`);
  expect(caught).toBeGreaterThanOrEqual(60);
});

describe.each<CoreOperation>(['read', 'update'])('a caller that aborts a call: %s', (core) => {
  const reason = { mine: true };
  /**
   * Runs a case that calls `abort` at some point. Checks that the call throws the reason of the abort at once, and that
   * the server has received `arrived` requests until then.
   */
  async function expectAborted(createCase: (abort: () => void) => Omit<Case, 'name' | 'expect'>, arrived: number) {
    const controller = new AbortController();
    const row = createCase(() => controller.abort(reason));
    const { error, recorded, requests } = await runCase(core, {
      ...row,
      call: { ...row.call, signal: controller.signal },
    });
    expect(error).toBe(reason);
    expect(requests).toHaveLength(arrived);
    expect(recorded.filter((line) => line.startsWith('onTelemetry'))).toEqual([
      expect.stringContaining("'error.type': 'aborted'"),
    ]);
    casesRun += 1;
  }

  it('if the caller aborts before the call, nothing is sent', () => expectAborted((abort) => (abort(), {}), 0));
  it('if the caller aborts while the function `apiKey` is running, the client sends no request', () =>
    expectAborted(
      (abort) => ({
        client: {
          apiKey: () =>
            new Promise((resolve) => {
              setImmediate(abort);
              setImmediate(() => setImmediate(resolve, apiKey));
            }),
        },
      }),
      0,
    ));
  it('an abort in onRequest stops the call', () => expectAborted((abort) => ({ client: { onRequest: abort } }), 0));
  it('if the caller aborts while the client waits for the headers of the response, the call ends at once', () =>
    expectAborted((abort) => ({ responders: () => [() => setImmediate(abort)] }), 1));
  it('if the caller aborts while the client reads the body of the response, the call ends at once', () =>
    expectAborted(
      (abort) => ({
        responders: () => [sendBytes('HTTP/1.1 200 X\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')],
        client: {
          fetch: async (url, init) => {
            const response = await fetch(url, init);
            setImmediate(abort);
            return response;
          },
        },
      }),
      1,
    ));
  it('if the caller aborts during the pause before a retry, the client does not retry', () =>
    expectAborted(
      (abort) => ({
        responders: () => [respond(503, { 'Retry-After': '1' })],
        client: { logger: { debug: () => void setImmediate(abort) } },
      }),
      1,
    ));
  it('a call with the signal AbortSignal.timeout throws the reason of the signal', async () => {
    const { error } = await runCase(core, { responders: () => [() => {}], call: { signal: AbortSignal.timeout(30) } });
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(error).not.toBeInstanceOf(JuryboxError);
    casesRun += 1;
  });
});
