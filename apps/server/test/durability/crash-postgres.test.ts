/**
 * Runs two servers on PostgreSQL under load. Each cycle kills one of them, and every third cycle also kills PostgreSQL.
 * Checks that no acknowledged update is lost, that revisions have no gaps, and that the other server continues to work.
 * PostgreSQL has its default settings.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startServerProcess, type Acknowledged } from '../support/server-process.ts';
import { startLoad, waitUntil } from '../support/closed-loop-load.ts';
import { Cluster } from '../support/postgres.ts';
import { findLossesIn } from './find-losses.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const cycles = long ? 50 : 4;
const binaries = inject('postgresBinaries');
if (typeof binaries === 'string') console.warn(`NOT RUN: killing servers on PostgreSQL; ${binaries}`);

describe.skipIf(typeof binaries === 'string')('servers on PostgreSQL that are killed with SIGKILL', () => {
  let cluster: Cluster;
  let folder = '';
  let url = '';
  let acknowledged: Acknowledged[] = [];
  beforeAll(async () => {
    if (typeof binaries === 'string') return;
    folder = mkdtempSync(join(tmpdir(), 'jurybox-crash-'));
    cluster = await Cluster.start(binaries);
    url = await cluster.createDatabase();
  });
  afterAll(async () => {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`PostgreSQL loses no acknowledged update when a server or PostgreSQL is killed ${cycles} times`, async () => {
    if (!long) console.warn(`PostgreSQL: the test kills servers ${cycles} times only; JURYBOX_LONG=1 kills 50 times`);
    const notes = join(folder, 'fixture.json');
    const steady = await startServerProcess(url, { notes });
    const statuses: Record<string, number> = {};
    let crashes = 0;
    for (let cycle = 0; cycle < cycles; cycle++) {
      const victim = await startServerProcess(url, { notes });
      const load = startLoad(() => [steady.origin, victim.origin], steady.fixture);
      // Waits until enough updates are acknowledged. A fixed time could be too short, because a busy machine writes
      // slowly.
      while (load.tally.acknowledged.length < 12)
        await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 200));
      const isDatabase = cycle % 3 === 2;
      if (isDatabase) {
        // Kills all processes of PostgreSQL, so that it can recover only from the write-ahead log on the disk.
        await cluster.down('SIGQUIT');
        crashes += 1;
        await cluster.up();
      } else await victim.kill('SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 100));
      const tally = await load.stop();
      if (isDatabase) await victim.kill('SIGKILL');
      acknowledged = [...acknowledged, ...tally.acknowledged];
      for (const [status, count] of Object.entries(tally.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
      expect(await findLossesIn(url, acknowledged)).toEqual([]);
    }
    await waitUntil('written again', async () => (await fetch(`${steady.origin}/api/health`)).status === 200);
    expect(await steady.kill('SIGTERM')).toBe(0);
    console.log(
      `${acknowledged.length} acknowledged updates over ${cycles} kills (${crashes} of PostgreSQL ` +
        `itself), 0 lost; ${JSON.stringify(statuses)}`,
    );
    expect(acknowledged.length).toBeGreaterThan(cycles * 10);
    expect(Object.keys(statuses).filter((status) => !['200', '503', 'none'].includes(status))).toEqual([]);
  });

  it('planted fault: the check finds a lost update', async () => {
    const last = acknowledged.at(-1) as Acknowledged;
    await cluster.sql(
      `DELETE FROM judgements WHERE scenario_id = '${last.scenarioId}' AND revision = ${last.revision}`,
      new URL(url).pathname.slice(1),
    );
    expect((await findLossesIn(url, acknowledged)).length).toBeGreaterThan(1);
  });
});
