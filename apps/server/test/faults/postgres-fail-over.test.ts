/**
 * Kills the primary under load and promotes its synchronous standby. DATABASE_URL names both hosts. Checks that the
 * server can write again without a restart, and that no acknowledged write is lost. Then restarts the old primary, once
 * as a standby and once as a host that still claims to be the primary.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findLossesIn } from '../durability/find-losses.ts';
import { sendJudgement, startServerProcess, type Acknowledged, type ServerProcess } from '../support/server-process.ts';
import { startLoad, waitUntil } from '../support/closed-loop-load.ts';
import { clockSlowness } from '../support/slowness.ts';
import { Cluster } from '../support/postgres.ts';

const recoveryLimitMs = 5000;
const binaries = inject('postgresBinaries');
if (typeof binaries === 'string') console.warn(`NOT RUN: fail-over of PostgreSQL; ${binaries}`);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(typeof binaries === 'string')('fail-over from the primary PostgreSQL host to its standby', () => {
  let primary: Cluster;
  let standby: Cluster;
  let folder = '';
  let database = '';
  let child: ServerProcess | undefined;
  let acknowledged: Acknowledged[] = [];
  const isSynchronous = async () =>
    (await primary.sql<{ sync_state: string }>('SELECT sync_state FROM pg_stat_replication'))[0]?.sync_state === 'sync';

  beforeEach(async () => {
    if (typeof binaries === 'string') return;
    acknowledged = [];
    folder = mkdtempSync(join(tmpdir(), 'jurybox-fail-over-'));
    primary = await Cluster.start(binaries);
    database = new URL(await primary.createDatabase()).pathname.slice(1);
    standby = await primary.addStandby('second');
    primary.configure(["synchronous_standby_names = 'second'"]);
    await primary.sql('SELECT pg_reload_conf()');
    await waitUntil('synchronous', isSynchronous);
    child = await startServerProcess(
      `postgres://jurybox@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/${database}`,
      {
        notes: join(folder, 'fixture.json'),
        settings: { poolSize: 6 },
      },
    );
  });
  afterEach(async () => {
    await child?.kill('SIGKILL');
    child = undefined;
    await Promise.all([primary.remove(), standby.remove()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const server = () => child as ServerProcess;
  const isWriting = async () => {
    const response = await sendJudgement(server().origin, server().fixture, 0, `again ${performance.now()}`);
    if (typeof response === 'object') acknowledged.push(response);
    return typeof response === 'object';
  };
  const promote = () => standby.sql('SELECT pg_promote(true, 10)');

  it('after the primary is killed, no acknowledged write is lost, and the server needs no restart', async () => {
    const load = startLoad(() => [server().origin], server().fixture);
    while (load.tally.acknowledged.length <= 20) await pause(500);
    await primary.down('SIGQUIT');
    await pause(200);
    await promote();
    const recovery = await waitUntil('writing', isWriting);
    await pause(300);
    const tally = await load.stop();
    acknowledged.push(...tally.acknowledged);
    console.log(
      `fail-over: writes succeed ${Math.round(recovery)} ms after the promotion; ` +
        `${JSON.stringify(tally.statuses)}, slowest ${Math.round(tally.slowestMs)} ms, ` +
        `${acknowledged.length} acknowledged`,
    );
    expect(recovery).toBeLessThan(recoveryLimitMs * clockSlowness());
    expect(tally.slowestMs).toBeLessThan(2000 * clockSlowness());
    expect(Object.keys(tally.statuses).filter((status) => status !== '200' && status !== '503')).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(await findLossesIn(standby.url(database), acknowledged)).toEqual([]);
    // Planted fault: the check must report an acknowledged write that the standby does not have.
    expect(
      await findLossesIn(standby.url(database), [
        ...acknowledged,
        { ...(acknowledged[0] as Acknowledged), revision: 99_999 },
      ]),
    ).toHaveLength(1);

    // The old primary starts again and claims to be the primary. The server must not use it.
    await primary.up();
    const again = startLoad(() => [server().origin], server().fixture);
    await pause(2000);
    await standby.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'jurybox'");
    do await pause(300);
    while (again.tally.acknowledged.length <= 20);
    const later = await again.stop();
    acknowledged.push(...later.acknowledged);
    expect(later.acknowledged.length).toBeGreaterThan(20);
    expect(await findLossesIn(standby.url(database), acknowledged)).toEqual([]);

    // The server must not use the old primary, even if no other host responds.
    await standby.down();
    expect(await isWriting()).toBe(false);
    expect((await fetch(`${server().origin}/api/health`)).status).toBe(503);
    await standby.up();
    expect(await waitUntil('writing', isWriting)).toBeLessThan(recoveryLimitMs * clockSlowness());

    // The old primary returns as a standby.
    await primary.follow(standby, 'first');
    expect(await waitUntil('writing', isWriting)).toBeLessThan(recoveryLimitMs * clockSlowness());
    expect(await findLossesIn(standby.url(database), acknowledged)).toEqual([]);
  });

  it('planted fault: the check finds writes that a fail-over to an asynchronous standby loses', async () => {
    primary.configure(["synchronous_standby_names = ''"]);
    await primary.sql('SELECT pg_reload_conf()');
    await waitUntil('asynchronous', async () => !(await isSynchronous()));
    await standby.down();
    for (let count = 0; count < 20; count++) expect(await isWriting()).toBe(true);
    await primary.down('SIGQUIT');
    await standby.up();
    await promote();
    await waitUntil('writing', isWriting);
    expect((await findLossesIn(standby.url(database), acknowledged)).length).toBeGreaterThan(0);
  });

  it('if two hosts claim to be primary, the server writes only to the promoted host', async () => {
    const load = startLoad(() => [server().origin], server().fixture);
    await pause(500);
    // The old primary has not noticed the promotion of its standby. It responds to reads, but its commits wait for the
    // standby.
    await promote();
    const recovery = await waitUntil('writing', isWriting);
    await pause(500);
    const tally = await load.stop();
    acknowledged.push(...tally.acknowledged);
    console.log(
      `split: writing ${Math.round(recovery)} ms after the promotion; ` +
        `${JSON.stringify(tally.statuses)}, slowest ${Math.round(tally.slowestMs)} ms`,
    );
    expect(recovery).toBeLessThan(recoveryLimitMs * clockSlowness());
    expect(tally.slowestMs).toBeLessThan(2000 * clockSlowness());
    expect(await findLossesIn(standby.url(database), acknowledged)).toEqual([]);
  });

  it('while the standby is down, the server handles reads and responds to every write with 503', async () => {
    await standby.down();
    const response = sendJudgement(server().origin, server().fixture, 0, 'cancelled');
    const cancel = () =>
      primary.sql("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    await waitUntil('waiting', async () => (await cancel()).length > 0);
    // PostgreSQL has committed this write without the standby. A fail-over would lose it, so it is not acknowledged.
    expect(await response).toBe(503);

    const load = startLoad(() => [server().origin], server().fixture);
    const { tally } = load;
    do await pause(3000);
    while ((tally.statuses['200'] ?? 0) <= 20);
    const readsMeanwhile = tally.statuses['200'] ?? 0;
    expect(tally.acknowledged).toEqual([]);
    expect(readsMeanwhile).toBeGreaterThan(20);
    const held = await primary.sql<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'jurybox'",
    );
    expect(Number(held[0]?.count)).toBeLessThanOrEqual(6);
    await standby.up();
    const recovery = await waitUntil('writing', isWriting);
    await load.stop();
    acknowledged.push(...tally.acknowledged);
    console.log(
      `standby down: ${readsMeanwhile} reads meanwhile; ${JSON.stringify(tally.statuses)}, writing ` +
        `${Math.round(recovery)} ms after the standby was back`,
    );
    expect(tally.slowestMs).toBeLessThan(2000 * clockSlowness());
    expect(recovery).toBeLessThan(recoveryLimitMs * clockSlowness());
    await waitUntil('replayed', async () => (await findLossesIn(standby.url(database), acknowledged)).length === 0);
  });
});
