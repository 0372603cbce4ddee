/**
 * Makes the server's system calls for the disk fail, on SQLite. Meanwhile, writes must get a 503 and reads must
 * succeed. Afterwards, writes must succeed, and no acknowledged update may be lost.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canFailSystemCalls, delaySystemCalls, failSystemCalls } from '../support/failing-system-calls.ts';
import { sendJudgement, startServerProcess, type Acknowledged, type ServerProcess } from '../support/server-process.ts';
import { waitUntil } from '../support/closed-loop-load.ts';
import { findLosses } from './find-losses.ts';

if (!canFailSystemCalls)
  console.warn('NOT RUN: failing disk calls, because strace is not installed or may not inject errors');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-failing-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isRead = async ({ origin, fixture }: ServerProcess) =>
  (
    await fetch(
      `${origin}/api/human-evaluations/${fixture.pairs.evaluationId}/evaluation-scenarios` +
        `/${fixture.pairs.scenarioIds[0]}`,
      { headers: { Authorization: fixture.keys.viewer } },
    )
  ).status === 200;

describe.runIf(canFailSystemCalls)('failing system calls for the disk', () => {
  it.each([
    ['a disk that turned read-only', 'pwrite64,ftruncate', 'EROFS'],
    ['a disk with write errors', 'pwrite64', 'EIO'],
    ['a full disk', 'pwrite64', 'ENOSPC'],
  ])('updates get a 503 on %s (%s fail with %s), and succeed afterwards', async (what, calls, error) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.db`);
    const child = await startServerProcess(file);
    const { origin, fixture, kill } = child;
    const acknowledged: Acknowledged[] = [];
    const refusals: (number | undefined)[] = [];
    let sent = 0;
    const update = async () => {
      const response = await sendJudgement(origin, fixture, sent, `note ${sent++}`);
      if (typeof response === 'object') acknowledged.push(response);
      else refusals.push(response);
      return typeof response === 'object';
    };
    for (let index = 0; index < 20; index++) expect(await update()).toBe(true);
    const mend = await failSystemCalls(child, calls, error);
    await waitUntil('failing', async () => !(await update()));
    for (let index = 0; index < 30; index++) {
      expect(await update()).toBe(false);
      expect(await isRead(child)).toBe(true);
    }
    await mend();
    const recovery = await waitUntil('writing', update, 2000);
    for (let index = 0; index < 20; index++) expect(await update()).toBe(true);
    await kill('SIGKILL');
    console.log(
      `${what}: ${acknowledged.length} acknowledged, ${refusals.length} rejected, writing again after ` +
        `${Math.round(recovery)} ms, 0 lost`,
    );
    expect(new Set(refusals)).toEqual(new Set([503]));
    expect(findLosses(file, acknowledged)).toEqual([]);
  });

  it('planted fault: the check finds a server that acknowledges before the commit', async () => {
    const file = join(folder, 'early.db');
    const child = await startServerProcess(file, { plant: 'acknowledge-before-commit' });
    const mend = await failSystemCalls(child, 'pwrite64', 'EIO');
    const acknowledged: Acknowledged[] = [];
    for (let index = 0; index < 20; index++) {
      const response = await sendJudgement(child.origin, child.fixture, index, `note ${index}`);
      if (typeof response === 'object') acknowledged.push(response);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await mend();
    await child.kill('SIGKILL');
    expect(findLosses(file, acknowledged).length).toBeGreaterThan(0);
  });
});

describe.runIf(canFailSystemCalls)('a sync that takes five seconds', () => {
  /** At most this many reads end before the sync begins. More reads prove that the server reads during the sync. */
  const readsBeforeSync = 20;

  /**
   * Sends an update whose sync takes five seconds, and reads until the update gets its response. Returns the result of
   * the update and the number of reads.
   */
  async function updateOnSlowDisk(plant: string) {
    const file = join(folder, `slow-${plant}.db`);
    const child = await startServerProcess(file, { plant });
    const acknowledged = await sendJudgement(child.origin, child.fixture, 0, 'before');
    const mend = await delaySystemCalls(child, 'fsync,fdatasync', 5000);
    let isWaiting = true;
    const update = sendJudgement(child.origin, child.fixture, 1, 'slow').finally(() => (isWaiting = false));
    let reads = 0;
    while (isWaiting) {
      expect(await isRead(child)).toBe(true);
      if (isWaiting) reads += 1;
    }
    const result = await update;
    await mend();
    await waitUntil('writing', async () => {
      const response = await sendJudgement(child.origin, child.fixture, 2, 'after');
      return typeof response === 'object';
    });
    await child.kill('SIGKILL');
    expect(findLosses(file, [acknowledged as Acknowledged])).toEqual([]);
    console.log(`${plant}: ${reads} reads during a slow sync`);
    return { result, reads };
  }

  it('during a sync of five seconds, the server responds to reads and rejects the waiting update', async () => {
    const { result, reads } = await updateOnSlowDisk('none');
    expect(result).toBe(503);
    expect(reads).toBeGreaterThan(readsBeforeSync);
  });

  it('SIGTERM ends the server before a sync of 20 seconds is done, and no acknowledged update is lost', async () => {
    const file = join(folder, 'stalled.db');
    const child = await startServerProcess(file);
    const acknowledged = await sendJudgement(child.origin, child.fixture, 0, 'before');
    const stallMs = 20_000;
    const mend = await delaySystemCalls(child, 'fsync,fdatasync', stallMs);
    const startedAt = performance.now();
    const update = sendJudgement(child.origin, child.fixture, 1, 'stalled');
    await new Promise((resolve) => setTimeout(resolve, 500));
    const gone = child.kill('SIGTERM');
    expect(await update).toBe(503);
    // While strace delays the syncing thread, the dead server process remains as a zombie (state Z).
    const state = () => /^State:\t(.)/m.exec(readFileSync(`/proc/${child.process.pid}/status`, 'utf8'))?.[1];
    await waitUntil('dead', async () => state() === 'Z');
    expect(performance.now() - startedAt).toBeLessThan(stallMs - 5000);
    await mend('SIGKILL');
    await gone;
    const again = await startServerProcess(file);
    await again.kill('SIGTERM');
    expect(findLosses(file, [acknowledged as Acknowledged])).toEqual([]);
  });

  it('planted fault: the check finds a server that syncs on the event loop', async () => {
    const { reads } = await updateOnSlowDisk('sync-on-event-loop');
    expect(reads).toBeLessThanOrEqual(readsBeforeSync);
  });
});
