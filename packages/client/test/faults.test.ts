/** The fault table: what goes wrong on the way, for both core operations, and what the caller is told. */
import { deepEqual, ok } from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient, JuryboxError, type ClientOptions } from '../src/index.ts';
import { answers } from './faults/answers.ts';
import type { Case, Expected } from './faults/case.ts';
import { connections, keys } from './faults/connections.ts';
import { held, key, say, uncaught, watching } from './faults/watch.ts';
import { callCore, good, operationOf, type Core } from './support/operations.ts';
import { answer, html, json, startRawServer, silence, bytes, type RawServer } from './support/raw-server.ts';

let server: RawServer;
let before: string[] = [];
let ran = 0;
beforeAll(async () => {
  before = held();
  server = await startRawServer();
  // Pauses of a few milliseconds; their bounds have a test of their own.
  vi.spyOn(Math, 'random').mockReturnValue(0.01);
});
afterEach(() => deepEqual(uncaught, []));
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  await sleep(50);
  console.log(`fault table: ${ran} cases`);
  ok(ran >= 210, 'fewer cases than there were');
  deepEqual(held(), before, 'left over');
});

async function outcomeOf(core: Core, { plays, connect, client, call }: Omit<Case, 'name' | 'expect'>) {
  server.script(plays?.(core) ?? [json(200, good[core])], connect);
  // Connections of the case before are gone on both sides, or the first request of this one would meet one of them.
  await sleep(5);
  const { hooks, heard } = watching();
  const options: ClientOptions = { baseUrl: `${server.origin}/api`, apiKey: key, ...hooks, ...client };
  if (client?.baseUrl === 'https') options.baseUrl = `${server.origin.replace('http:', 'https:')}/api`;
  const began = performance.now();
  const settled = await callCore(core, createClient(options), call).then(
    (data) => ({ data, error: undefined }),
    (error: unknown) => ({ data: undefined, error }),
  );
  const ms = performance.now() - began;
  const heldError = settled.error === undefined ? '' : say(settled.error);
  for (const line of [heldError, ...heard]) expect(line).not.toMatch(/verysecret/);
  return { ...settled, ms, heard };
}

function holdTo(
  core: Core,
  expected: Expected,
  { data, error, ms }: { data: unknown; error: unknown; ms: number },
): void {
  if (expected.error === undefined) {
    expect(error).toBeUndefined();
    expect(data).toEqual('data' in expected ? expected.data : good[core]);
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
  expect(server.requests).toHaveLength(expected.arrived ?? expected.attempts);
  ran += 1;
}

describe.each<Core>(['read', 'update'])('%s', (core) => {
  it.each([...answers, ...connections, ...keys])('$name', async (row) => {
    const expected = 'read' in row.expect ? row.expect[core] : row.expect;
    holdTo(core, expected, await outcomeOf(core, row));
  });

  it.each([301, 302, 303, 307, 308])('%i to another origin is not followed, and no key goes there', async (status) => {
    const other = await startRawServer();
    other.script([json(200, good[core])]);
    const outcome = await outcomeOf(core, {
      plays: () => [html(status, { Location: `${other.origin}/api/elsewhere` })],
    });
    holdTo(core, { error: 'UnexpectedResponseError', code: 'unexpected_response', status, attempts: 1 }, outcome);
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('the key is asked for before every attempt, and sent as it is', async () => {
    let asked = 0;
    const apiKey = async () => `jbx_key_${(asked += 1)}`;
    const outcome = await outcomeOf(core, {
      plays: () => [answer(503), answer(502), json(200, good[core])],
      client: { apiKey },
    });
    holdTo(core, { attempts: 3 }, outcome);
    expect(server.requests.map(({ headers }) => headers['authorization'])).toEqual([
      'jbx_key_1',
      'jbx_key_2',
      'jbx_key_3',
    ]);
  });
});

it('the table catches a client that is a bare fetch', async () => {
  const counted = ran;
  let caught = 0;
  for (const row of answers) {
    server.script(row.plays?.('read') ?? []);
    await sleep(2);
    const signal = AbortSignal.timeout(300);
    const get = async () =>
      (
        await fetch(`${server.origin}/api/apps/get_variant_by_env`, { signal, headers: { Authorization: key } })
      ).json() as Promise<unknown>;
    const outcome = await get().then(
      (data) => ({ data, error: undefined, ms: 0 }),
      (error: unknown) => ({ data: undefined, error, ms: 0 }),
    );
    try {
      holdTo('read', 'read' in row.expect ? row.expect.read : row.expect, outcome);
    } catch {
      caught += 1;
    }
  }
  ran = counted;
  console.log(`fault table: a bare fetch fails ${caught} of ${answers.length} answers`);
  expect(caught).toBeGreaterThanOrEqual(60);
});

describe.each<Core>(['read', 'update'])('an abort of %s', (core) => {
  const reason = { mine: true };
  async function holdAborted(
    row: Omit<Case, 'name' | 'expect'>,
    when: (controller: AbortController) => unknown,
    arrived: number,
  ) {
    const controller = new AbortController();
    void when(controller);
    const { error, heard } = await outcomeOf(core, { ...row, call: { ...row.call, signal: controller.signal } });
    expect(error).toBe(reason);
    await sleep(60);
    expect(server.requests).toHaveLength(arrived);
    expect(heard.filter((line) => line.startsWith('onTelemetry'))).toEqual([
      expect.stringContaining("'error.type': 'aborted'"),
    ]);
    ran += 1;
  }
  const soon = (controller: AbortController) => void setTimeout(() => controller.abort(reason), 40);
  /** A moment after the request has arrived. */
  const underWay = async (controller: AbortController) => {
    do await sleep(30);
    while (server.requests.length === 0);
    soon(controller);
  };

  it('before', () => holdAborted({}, (controller) => controller.abort(reason), 0));
  it('while the key is awaited', () =>
    holdAborted({ client: { apiKey: () => new Promise((resolve) => void setTimeout(resolve, 70, key)) } }, soon, 0));
  it('within onRequest', () => {
    let controller: AbortController;
    return holdAborted(
      { client: { onRequest: () => controller.abort(reason) } },
      (given) => void (controller = given),
      0,
    );
  });
  it('while the headers are awaited', () => holdAborted({ plays: () => [silence] }, underWay, 1));
  it('while the body comes', () =>
    holdAborted(
      { plays: () => [bytes('HTTP/1.1 200 X\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')] },
      underWay,
      1,
    ));
  it('during the pause', () => holdAborted({ plays: () => [answer(503, { 'Retry-After': '1' })] }, underWay, 1));
  it('with what AbortSignal itself says', async () => {
    const { error } = await outcomeOf(core, { plays: () => [silence], call: { signal: AbortSignal.timeout(30) } });
    expect(error).toMatchObject({ name: 'TimeoutError' });
    expect(error).not.toBeInstanceOf(JuryboxError);
    ran += 1;
  });
});
