/**
 * Stops the server under load. Checks that accepted requests get responses, that no connection is cut off, and that the
 * exit code states the reason.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- on a busy machine, the servers must not respond with 503
import '../support/long-timeouts.ts';
import { newLoadResult, sendUpdate } from '../support/keep-alive-load.ts';
import { startTestServer } from '../support/server.ts';
import { startServerProcess } from '../support/server-process.ts';
import { serve } from '../support/cli.ts';
import { clockSlowness } from '../support/slowness.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import type { Fixture } from '../support/fixture.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const rounds = long ? 20 : 1;
/** A round sends the signal after at least this many responses. */
const leastPerRound = 50;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-stopping-'));
  if (!long) console.warn(`SIGTERM under load: ${rounds} rounds per engine only; JURYBOX_LONG=1 runs 20`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The errors that a new connection gets if the server no longer listens. Every other error means that the server cut
 * off a connection.
 */
const notListening = ['ECONNREFUSED', 'ECONNRESET on a new connection'];
const cutOff = (errors: Record<string, number>) => Object.keys(errors).filter((code) => !notListening.includes(code));

/**
 * How long the server still accepts requests after the signal. The default is enough on an idle machine. On a busy
 * machine, a client may send its next request so late that the server has already closed the connection.
 */
const drainSeconds = () => Math.min(10, Math.floor(clockSlowness() / 4));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sixteen clients with keep-alive connections send requests until the server refuses their connections. */
async function loadUntilRefused(origin: string, fixture: Fixture) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const responses = newLoadResult();
  let isOver = false;
  let sent = 0;
  const clients = Array.from({ length: 16 }, async () => {
    while (!isOver && Object.keys(responses.errors).length === 0)
      await sendUpdate(origin, fixture, agent, sent++, responses);
  });
  return {
    /**
     * Waits for 300 ms, and then until enough responses have arrived, because a busy machine sends few responses in 300
     * ms.
     */
    async waitForResponses() {
      await pause(300);
      while ((responses.statuses['200'] ?? 0) <= leastPerRound && Object.keys(responses.errors).length === 0)
        await pause(20);
    },
    async finished() {
      setTimeout(() => (isOver = true), 5000);
      await Promise.all(clients);
      agent.destroy();
      return responses;
    },
  };
}

describe.each(engines)('stopping the server on %s', (engine) => {
  it(`SIGTERM under load cuts off no request in ${rounds} rounds`, async () => {
    let answered = 0;
    for (let round = 0; round < rounds; round++) {
      const { target, remove } = await newTarget(engine);
      const child = await startServerProcess(addressOf(target).replace(/^file:/, ''), {
        notes: join(folder, `${engine}-${round}.json`),
        settings: { drainSeconds: drainSeconds() },
      });
      const load = await loadUntilRefused(child.origin, child.fixture);
      await load.waitForResponses();
      const began = performance.now();
      expect(await child.kill('SIGTERM')).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000 * clockSlowness());
      const { statuses, errors } = await load.finished();
      expect(Object.keys(statuses)).toEqual(['200']);
      expect(cutOff(errors)).toEqual([]);
      answered += statuses['200'] ?? 0;
      remove();
    }
    console.log(`${engine}: ${rounds} × SIGTERM, ${answered} responses, no request cut off`);
    expect(answered).toBeGreaterThan(rounds * leastPerRound);
  });

  it('planted fault: the check finds requests that SIGKILL cuts off', async () => {
    const { target } = await newTarget(engine);
    const child = await startServerProcess(addressOf(target).replace(/^file:/, ''), {
      notes: join(folder, `${engine}-kill.json`),
    });
    const load = await loadUntilRefused(child.origin, child.fixture);
    await load.waitForResponses();
    await child.kill('SIGKILL');
    const { errors } = await load.finished();
    expect(cutOff(errors).length).toBeGreaterThan(0);
  });
});

it('after an uncaught error the server logs it, completes requests in flight and exits with 1', async () => {
  const fault = join(folder, 'fault.mjs');
  writeFileSync(
    fault,
    "process.on('SIGUSR2', () => { setTimeout(() => { throw new Error('planted') }); " +
      "Promise.reject(new Error('planted too')); });",
  );
  const server = await serve(['--drain-seconds', String(drainSeconds())], /listening/, {
    DATABASE_URL: `file:${join(folder, 'uncaught.db')}`,
    NODE_OPTIONS: `--import ${fault}`,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const responses = newLoadResult();
  const nobody = {
    keys: { evaluator: 'none' },
    pairs: { evaluationId: 'e', scenarioIds: ['s'] },
  } as unknown as Fixture;
  let isOver = false;
  const clients = Array.from({ length: 8 }, async () => {
    while (!isOver && Object.keys(responses.errors).length === 0)
      await sendUpdate(server.origin, nobody, agent, 0, responses);
  });
  while ((responses.statuses['401'] ?? 0) <= 50) await pause(200);
  server.kill('SIGUSR2');
  expect(await server.exited).toBe(1);
  isOver = true;
  await Promise.all(clients);
  expect(server.output()).toContain('"level":"fatal"');
  expect(server.output()).toMatch(/planted/);
  expect(server.output()).toContain('stopped');
  expect(Object.keys(responses.statuses)).toEqual(['401']);
  expect(cutOff(responses.errors)).toEqual([]);
  expect(responses.statuses['401']).toBeGreaterThan(50);
});

it('the server does not wait for the rest of a rejected body when it stops', async () => {
  const server = await startTestServer();
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  const key = server.fixture.keys.editor;
  socket.write(`POST /api/apps HTTP/1.1\r\nHost: test\r\nAuthorization: ${key}\r\nContent-Length: 9000\r\n\r\n{`);
  expect(await text(socket)).toContain('HTTP/1.1 415 ');
  const startedAt = performance.now();
  await server.stop();
  // After eight seconds, the server would cut the connection off.
  expect(performance.now() - startedAt).toBeLessThan(7000);
  socket.destroy();
});
