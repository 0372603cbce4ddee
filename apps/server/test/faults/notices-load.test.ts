/**
 * Opens 1,000 streams of notices, which announce deployments, on two servers with one PostgreSQL database. Checks how
 * soon each stream gets a notice, how much memory an idle stream costs, and that the notices still arrive after the
 * connections to the database broke or a server stopped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type ClientRequest } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- on a busy machine, the servers must not respond with 503
import '../support/long-timeouts.ts';
import { waitUntil } from '../support/closed-loop-load.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';
import { openDatabase } from '../../src/store/open.ts';
import { Cluster } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { clockSlowness } from '../support/slowness.ts';

const binaries = inject('postgresBinaries');
const streams = 1000;
/** The number of streams whose memory is measured. */
const measuredStreams = 500;
/** The limit for the memory of an idle stream. Measured: 14 kB, of which Node.js needs 5 kB for the connection. */
const maxBytes = 20_000;
const maxDelayMs = 1000;

interface Stream {
  request: ClientRequest;
  /** The time of the latest event, and the number of all events. */
  at: number;
  count: number;
  lastId: string;
  hasEnded: boolean;
}

function open(origin: string, key: string, lastId = ''): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const url = `${origin}/api/environments/production/changes`;
    const headers = { Authorization: key, ...(lastId === '' ? {} : { 'Last-Event-ID': lastId }) };
    const stream: Stream = { request: undefined as never, at: 0, count: 0, lastId, hasEnded: false };
    stream.request = get(url, { headers, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        stream.lastId = [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? stream.lastId;
        stream.count += text.match(/refetchEvaluation/g)?.length ?? 0;
        stream.at = performance.now();
        resolve(stream);
      });
      response.on('end', () => (stream.hasEnded = true)).on('error', () => (stream.hasEnded = true));
    }).on('error', reject);
  });
}

describe.skipIf(typeof binaries === 'string')('1,000 streams of notices', () => {
  let cluster: Cluster;
  let folder = '';
  let servers: [ServerProcess, ServerProcess];
  let other: Fixture;
  let url = '';
  const all: Stream[] = [];
  beforeAll(async () => {
    if (typeof binaries === 'string') return;
    folder = mkdtempSync(join(tmpdir(), 'jurybox-notices-'));
    cluster = await Cluster.start(binaries, ['max_connections = 40']);
    url = await cluster.createDatabase();
    const notes = join(folder, 'fixture.json');
    servers = [await startServerProcess(url, { notes }), await startServerProcess(url, { notes })];
    const database = await openDatabase({ engine: 'postgres', url }, { as: 'command', migrate: false });
    other = await fillFixture(database, 'other');
    await database.close();
  });
  afterAll(async () => {
    for (const { request } of all) request.destroy();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  let deployed = 0;
  const deploy = async () => {
    const { appId, variantIds, keys } = servers[0].fixture;
    const response = await fetch(`${servers[0].origin}/api/apps/${appId}/environments/production/deployments`, {
      method: 'POST',
      headers: { Authorization: keys.editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ variant_id: variantIds[deployed++ % 2] }),
    });
    expect(response.status).toBe(201);
    return performance.now();
  };
  /**
   * Deploys a variant. Returns the longest time until a stream got the notice, in milliseconds, divided by the slowness
   * of the machine.
   */
  const longestDelay = async () => {
    const counts = all.map(({ count }) => count);
    const slowness = clockSlowness();
    const at = await deploy();
    await expect.poll(() => all.filter(({ count }, index) => count === counts[index]).length).toBe(0);
    return Math.max(...all.map((stream) => stream.at - at)) / Math.max(slowness, clockSlowness());
  };
  /** Opens streams on one of the servers, 50 at a time. */
  const openMany = async ({ origin }: ServerProcess, lastIds: string[]) => {
    const opened: Stream[] = [];
    while (opened.length < lastIds.length) {
      const batch = lastIds.slice(opened.length, opened.length + 50);
      opened.push(...(await Promise.all(batch.map((id) => open(origin, servers[0].fixture.keys.viewer, id)))));
    }
    return opened;
  };

  it('each stream gets the notice of a deployment within a second; streams of other projects get none', async () => {
    const stranger = await open(servers[1].origin, other.keys.viewer);
    for (const server of servers) all.push(...(await openMany(server, Array(streams / 2).fill(''))));
    const delays = [await longestDelay()];
    // Tries again if a notice was late, because other processes of a busy machine may have interrupted the servers.
    while (delays.length < 5 && Math.min(...delays) >= maxDelayMs) delays.push(await longestDelay());
    console.log(`${streams} streams: delays of ${delays.map(Math.round).join()} ms`);
    expect(Math.min(...delays)).toBeLessThan(maxDelayMs);
    expect(stranger.count).toBe(0);
    stranger.request.destroy();
  });

  it('each stream still gets notices after the connections of the servers to the database broke', async () => {
    const client = new Client(url);
    await client.connect();
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'jurybox%'");
    await client.end();
    await expect.poll(async () => (await fetch(`${servers[0].origin}/api/health`)).status).toBe(200);
    await longestDelay();
  });

  it('if a server stops, its streams end, and clients that reconnect to another server miss no notice', async () => {
    const ended = servers[1].kill('SIGTERM');
    await expect.poll(() => all.filter(({ hasEnded }) => hasEnded).length).toBe(streams / 2);
    await deploy();
    expect(await ended).toBe(0);
    const lost = all.filter(({ hasEnded }) => hasEnded);
    const resumed = await openMany(
      servers[0],
      lost.map(({ lastId }) => lastId),
    );
    await expect.poll(() => resumed.filter(({ count }) => count === 1).length).toBe(lost.length);
    all.splice(0, all.length, ...all.filter(({ hasEnded }) => !hasEnded), ...resumed);
    await longestDelay();
  });
});

/** Opens the streams in a process of its own, so that only the memory of the server is measured. */
const reader = `
  const [url, Authorization, count] = process.argv.slice(1);
  let open = 0;
  const options = { headers: { Authorization }, agent: false };
  const next = () => require('node:http').get(url, options, (res) => {
    res.once('data', () => (++open === Number(count) ? console.log('open') : next())).resume();
  });
  next();`;

describe('the memory of an idle stream', () => {
  let server: TestServer;
  let collectGarbage: () => void;
  let few = 0;
  beforeAll(async () => {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc') as () => void;
    server = await startTestServer();
    // The first result is not used, because it includes the code that the server loads for its first responses.
    await measure(measuredStreams);
    few = await measure(10);
  });
  afterAll(() => server.stop());

  /** Returns the memory in use, in bytes, while `count` streams are open. */
  const measure = async (count: number) => {
    const url = `${server.base}/environments/production/changes`;
    const child = spawn(process.execPath, ['-e', reader, url, server.fixture.keys.viewer, String(count)]);
    await once(child.stdout, 'data');
    expect(server.services.notices.watcherCount).toBe(count);
    // Takes the lowest of ten values, because a busy server releases the memory of the first responses late.
    let lowest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 10; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      lowest = Math.min(lowest, heapUsed + external);
    }
    child.kill();
    await waitUntil('without streams', async () => server.services.notices.watcherCount === 0);
    return lowest;
  };
  const costOfStream = async () => ((await measure(measuredStreams)) - few) / (measuredStreams - 10);

  it('an idle stream costs at most 20 kB of memory', async () => {
    const bytes = await costOfStream();
    console.log(`an idle stream costs ${Math.round(bytes)} bytes`);
    expect(bytes).toBeLessThan(maxBytes);
  });

  it('planted fault: the check finds a server that keeps 8 kB more for each stream', async () => {
    const { notices } = server.services;
    const { watch } = notices;
    notices.watch = (...args) => Object.assign(watch(...args), { kept: Array.from({ length: 1000 }, () => 0.5) });
    expect(await costOfStream()).toBeGreaterThan(maxBytes);
  });
});
