/**
 * Checks the server in three cases: nobody reads its log, it has no free file descriptors, or it gets more requests
 * than it can handle.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLoadResult, percentile, sendUpdate } from '../support/keep-alive-load.ts';
import { sendJudgement, startServerProcess } from '../support/server-process.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { freePort } from '../support/free-port.ts';
import { waitUntil } from '../support/closed-loop-load.ts';
import { clockSlowness } from '../support/slowness.ts';

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-starved-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a log that nobody reads', () => {
  it('a log that nobody reads blocks neither requests nor SIGTERM', async () => {
    const port = await freePort();
    const main = join(import.meta.dirname, '../../src/main.ts');
    const env = { ...childEnvironment(), DATABASE_URL: `file:${join(folder, 'log.db')}` };
    // Nothing reads the pipe to which the server logs, so the pipe is full after 64 KiB.
    const child = spawn(
      'sh',
      [
        '-c',
        'exec "$@" <&3 | { read -r _ <&3; }',
        'sh',
        process.execPath,
        '--import',
        join(import.meta.dirname, '../support/end-with-parent.ts'),
        '--input-type=module',
        '-e',
        `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(join(folder, 'pid'))}, ` +
          `String(process.pid)); process.argv.splice(1, process.argv.length, 'node', 'serve', '--port', ` +
          `'${port}'); await import(${JSON.stringify(main)});`,
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env },
    );
    const health = () =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        (response) => response.status,
        () => 0,
      );
    await waitUntil('listening', async () => (await health()) === 200);
    // Each request logs more than 150 bytes. The lines of all requests need several times the capacity of the pipe.
    const requests = 3000;
    let slowest = 0;
    for (let sent = 0; sent < requests; sent += 20) {
      const began = performance.now();
      expect(new Set(await Promise.all(Array.from({ length: 20 }, health)))).toEqual(new Set([200]));
      slowest = Math.max(slowest, performance.now() - began);
    }
    expect(slowest).toBeLessThan(2000 * clockSlowness());
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    const isThere = () => {
      try {
        process.kill(pid, 0);
        // A process that has ended keeps its id until its parent collects its exit code. Until then, its state is Z.
        return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
      } catch {
        return false;
      }
    };
    process.kill(pid, 'SIGTERM');
    const gone = await waitUntil('stopped', async () => !isThere()).finally(() => {
      if (isThere()) process.kill(pid, 'SIGKILL');
      child.stdio[3]?.destroy();
    });
    console.log(
      `a blocked log: ${requests} responses, the slowest 20 took ${Math.round(slowest)} ms, and the process ended ` +
        `${Math.round(gone)} ms after SIGTERM`,
    );
  });
});

it('without free file descriptors, the server responds on open connections and later accepts new ones', async () => {
  const limit = 64;
  const { origin, fixture, kill } = await startServerProcess(join(folder, 'descriptors.db'), {
    wrapper: ['sh', '-c', `ulimit -n ${limit} && exec "$@"`, 'sh'],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const responses = newLoadResult();
  await sendUpdate(origin, fixture, agent, 0, responses);
  const idle: Socket[] = [];
  let refused = 0;
  for (let opened = 0; opened < 2 * limit; opened++) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      .on('error', () => {})
      .on('close', () => (refused += 1));
    idle.push(socket);
  }
  // No file descriptor is free now.
  await expect.poll(() => refused).toBeGreaterThan(limit / 2);
  for (let sent = 1; sent <= 20; sent++) await sendUpdate(origin, fixture, agent, sent, responses);
  expect(responses).toMatchObject({ statuses: { 200: 21 }, errors: {} });
  for (const socket of idle) socket.destroy();
  const recovery = await waitUntil(
    'writing',
    async () => typeof (await sendJudgement(origin, fixture, 0, 'again')) === 'object',
  );
  console.log(
    `no file descriptors: the server closed ${refused} of ${idle.length} connections, and stored updates again after ` +
      `${Math.round(recovery)} ms`,
  );
  agent.destroy();
  expect(await kill('SIGTERM')).toBe(0);
});

it('without free file descriptors, the server can read even its first request body, and report metrics', async () => {
  const limit = 64;
  const { origin, fixture, kill } = await startServerProcess(join(folder, 'first.db'), {
    wrapper: ['sh', '-c', `ulimit -n ${limit} && exec "$@"`, 'sh'],
    settings: { rateLimit: 1000 },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Opens a connection while descriptors are free.
  expect((await get(`${origin}/api/health?probe=live`, agent)).status).toBe(200);
  let refused = 0;
  const idle = Array.from({ length: 2 * limit }, () =>
    connect(Number(new URL(origin).port), '127.0.0.1')
      .on('error', () => {})
      .on('close', () => (refused += 1)),
  );
  await expect.poll(() => refused).toBeGreaterThan(limit / 2);
  const responses = newLoadResult();
  await sendUpdate(origin, fixture, agent, 0, responses);
  expect(responses).toMatchObject({ statuses: { 200: 1 }, errors: {} });
  const { status, text } = await get(`${origin}/metrics`, agent);
  expect([status, text.includes('jurybox_requests_in_flight 1'), text.includes('process_cpu_seconds_total')]).toEqual([
    200,
    true,
    true,
  ]);
  for (const socket of idle) socket.destroy();
  agent.destroy();
  expect(await kill('SIGTERM')).toBe(0);
});

function get(url: string, agent: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('more requests than the server can handle', () => {
  const seconds = 20;
  const rate = 500;
  const bound = 1000;
  /** The maximum number of tries. A busy machine delays the client too, so one slow try does not prove a fault. */
  const rounds = 5;

  /** Sends 500 requests per second for `seconds`, without waiting for responses. The store handles 200 per second. */
  async function overload(maxInFlight: number, seconds: number) {
    const child = await startServerProcess(join(mkdtempSync(join(folder, 'overload-')), 'jurybox.db'), {
      plant: 'one-transaction-at-a-time',
      settings: { maxInFlight },
    });
    const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
    const responses = newLoadResult();
    const all: Promise<void>[] = [];
    const began = performance.now();
    for (let sent = 0; sent < rate * seconds; sent++) {
      const wait = began + (sent * 1000) / rate - performance.now();
      if (wait > 1) await pause(wait);
      all.push(sendUpdate(child.origin, child.fixture, agent, sent, responses));
    }
    await Promise.all(all);
    agent.destroy();
    await child.kill('SIGTERM');
    return responses;
  }

  it('requests above the limit are rejected at once, and accepted requests get prompt responses', async () => {
    for (let round = 1; ; round++) {
      const { statuses, errors, times, withoutRetryAfter } = await overload(8, seconds);
      const [accepted, refused] = [percentile(times['200'], 0.99), percentile(times['503'], 0.99)];
      const slowness = clockSlowness();
      console.log(
        `overload: ${rate} requests/s, the store handles 200/s: ${JSON.stringify(statuses)}, p99 of accepted ` +
          `requests ${Math.round(accepted)} ms, of rejected requests ${Math.round(refused)} ms`,
      );
      // On a busy machine, the operating system resets some connections that the server has not yet accepted.
      if (Object.keys(errors).length > 0 && slowness >= 2 && round < rounds) continue;
      expect(errors).toEqual({});
      expect(Object.keys(statuses).sort()).toEqual(['200', '503']);
      expect(withoutRetryAfter).toBe(0);
      expect(statuses['503']).toBeGreaterThan(rate * seconds * 0.2);
      expect(statuses['200']).toBeGreaterThan((20 * seconds) / slowness);
      const slowest = Math.max(accepted, refused);
      if (slowest < bound * slowness) return;
      if (slowness < 2 || round === rounds) expect(slowest).toBeLessThan(bound * slowness);
    }
  });

  it('planted fault: the check finds a server without a limit on requests in flight', async () => {
    const { times } = await overload(1_000_000, 2);
    expect(percentile(times['200'], 0.99)).toBeGreaterThan(bound);
  });
});
