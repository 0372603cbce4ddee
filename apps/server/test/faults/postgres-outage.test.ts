/**
 * Stops, freezes, locks or interrupts PostgreSQL under load, or uses up its connections. Checks that every request gets
 * a success or a 503 with Retry-After within two seconds, and that the server recovers within two seconds without a
 * restart.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PrimaryPool } from '../../src/store/postgres/pool.ts';
import { findLossesIn } from '../durability/find-losses.ts';
import { sendJudgement, startServerProcess, type Acknowledged, type ServerProcess } from '../support/server-process.ts';
import { startLoad, waitUntil, type Tally } from '../support/closed-loop-load.ts';
import { clockSlowness } from '../support/slowness.ts';
import { Cluster } from '../support/postgres.ts';

const outages = 10;
const limitMs = 2000;
const binaries = inject('postgresBinaries');
if (typeof binaries === 'string') console.warn(`NOT RUN: outages of PostgreSQL; ${binaries}`);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(typeof binaries === 'string')('outages of PostgreSQL', () => {
  let cluster: Cluster;
  let folder = '';
  let url = '';
  let child: ServerProcess;
  const acknowledged: Acknowledged[] = [];
  beforeAll(async () => {
    if (typeof binaries === 'string') return;
    folder = mkdtempSync(join(tmpdir(), 'jurybox-outage-'));
    cluster = await Cluster.start(binaries, ['max_connections = 30']);
    url = await cluster.createDatabase();
    child = await startServerProcess(url, { notes: join(folder, 'fixture.json'), settings: { poolSize: 5 } });
  });
  afterAll(async () => {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const load = () => startLoad(() => [child.origin], child.fixture);
  const isReady = async () => (await fetch(`${child.origin}/api/health`)).status === 200;
  const isNotReady = async () => (await fetch(`${child.origin}/api/health`)).status === 503;
  const isWriting = async () => {
    const response = await sendJudgement(child.origin, child.fixture, 0, `again ${performance.now()}`);
    if (typeof response === 'object') acknowledged.push(response);
    return typeof response === 'object';
  };

  /**
   * Returns the faults of the responses during an outage, for example `503 without Retry-After`. Also prints the
   * statuses and the slowest response, with `what` as the name of the outage.
   */
  function faultsOf(what: string, tally: Tally, mostMs = limitMs * clockSlowness()): string[] {
    acknowledged.push(...tally.acknowledged);
    console.log(`${what}: ${JSON.stringify(tally.statuses)}, slowest ${Math.round(tally.slowestMs)} ms`);
    const faults = Object.keys(tally.statuses).filter((status) => status !== '200' && status !== '503');
    if (tally.slowestMs >= mostMs) faults.push(`slow: ${tally.slowestMs} ms`);
    if (tally.withoutRetryAfter > 0) faults.push('503 without Retry-After');
    return faults;
  }

  it(`the server recovers after each of ${outages} stops of PostgreSQL`, async () => {
    for (let outage = 0; outage < outages; outage++) {
      const running = load();
      await pause(300);
      await cluster.down(outage % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      const before = running.tally.statuses['503'] ?? 0;
      await expect.poll(() => running.tally.statuses['503'] ?? 0).toBeGreaterThan(before);
      // For a second after a commit, the health check does not write, so it notices the outage late.
      expect(await waitUntil('not ready', isNotReady)).toBeLessThan(limitMs * clockSlowness());
      expect((await fetch(`${child.origin}/api/health?probe=live`)).status).toBe(200);
      await cluster.up();
      const recovery = await waitUntil('writing', isWriting);
      await pause(100);
      expect(faultsOf(`stop ${outage + 1}, back in ${Math.round(recovery)} ms`, await running.stop())).toEqual([]);
      expect(recovery).toBeLessThan(limitMs * clockSlowness());
    }
  });

  it('requests get a 503 within two seconds while PostgreSQL is frozen', async () => {
    const running = load();
    await pause(300);
    cluster.freeze(true);
    await pause(3000);
    await expect.poll(() => running.tally.statuses['503'] ?? 0).toBeGreaterThan(0);
    cluster.freeze(false);
    const recovery = await waitUntil('writing', isWriting);
    expect(faultsOf(`frozen, back in ${Math.round(recovery)} ms`, await running.stop())).toEqual([]);
    expect(recovery).toBeLessThan(limitMs * clockSlowness());
  });

  it('planted fault: the check finds a server that sends its 503 too late', async () => {
    const patient = await startServerProcess(url, {
      plant: 'report-failures-late',
      notes: join(folder, 'fixture.json'),
      settings: { poolSize: 5 },
    });
    const running = startLoad(() => [patient.origin], patient.fixture);
    await pause(200);
    cluster.freeze(true);
    await pause(500);
    const tally = await running.stop();
    cluster.freeze(false);
    expect(faultsOf('report-failures-late', tally, limitMs)).toEqual([expect.stringMatching(/^slow/)]);
    await patient.kill('SIGKILL');
  });

  it('the server retries statements if PostgreSQL terminates single connections', async () => {
    const running = load();
    const succeeded = () => running.tally.statuses['200'] ?? 0;
    for (let round = 0; round < 10; round++) {
      // Without this wait, a retry on a slow machine could lose its connection again in the next round.
      const before = succeeded();
      await expect.poll(succeeded, { interval: 5 }).toBeGreaterThan(before + 16);
      await cluster.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'jurybox' ORDER " +
          'BY random() LIMIT 1',
      );
    }
    const tally = await running.stop();
    expect(faultsOf('10 backends terminated', tally)).toEqual([]);
    // The server does not retry a transaction whose COMMIT is in flight. Several updates may share one COMMIT.
    expect(tally.notStored).toBeLessThanOrEqual(2);
  });

  it('a connection pool that is closing still provides the connections that were requested before', async () => {
    const pool = new PrimaryPool({ url, size: 6, readsTimeline: false, onBroken: () => {} });
    // The pool now has one idle connection. The next two requests enter the queue of the pool. At most one of them can
    // use the idle connection.
    (await pool.acquire('read')).release();
    const accepted = [pool.acquire('read'), pool.acquire('read')];
    const retired = pool.retire();
    const connections = await Promise.all(accepted);
    expect(connections.length).toBe(2);
    for (const connection of connections) connection.release();
    await retired;
  });

  it('requests are rejected while every connection waits for a lock', async () => {
    const blocker = new Client(url);
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE scenarios IN ACCESS EXCLUSIVE MODE');
    const running = load();
    await pause(2500);
    const tally = await running.stop();
    await blocker.query('ROLLBACK');
    await blocker.end();
    const recovery = await waitUntil('writing', isWriting);
    expect(faultsOf(`locked, back in ${Math.round(recovery)} ms`, tally)).toEqual([]);
    expect(tally.statuses['200'] ?? 0).toBe(0);
    expect(recovery).toBeLessThan(limitMs * clockSlowness());
  });

  it('requests are rejected while PostgreSQL has no free connection', async () => {
    await cluster.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'jurybox'");
    const taken: Client[] = [];
    for (;;) {
      const client = new Client(url);
      client.on('error', () => {});
      try {
        await client.connect();
        taken.push(client);
      } catch {
        break;
      }
    }
    const running = load();
    await expect.poll(() => running.tally.statuses['503'] ?? 0).toBeGreaterThan(0);
    const tally = await running.stop();
    for (const client of taken) await client.end();
    const recovery = await waitUntil('writing', isWriting);
    expect(faultsOf(`${taken.length} connections taken, back in ${Math.round(recovery)} ms`, tally)).toEqual([]);
    expect(tally.statuses['503']).toBeGreaterThan(0);
    expect(recovery).toBeLessThan(limitMs * clockSlowness());
  });

  it('after all outages of these tests, the server is ready and has lost no acknowledged write', async () => {
    expect(await waitUntil('ready', isReady)).toBeLessThan(limitMs * clockSlowness());
    expect(child.process.exitCode).toBeNull();
    expect(await findLossesIn(url, acknowledged)).toEqual([]);
    expect(await child.kill('SIGTERM')).toBe(0);
  });
});
