/** Calls of the operating system that fail under the embedded engine: 503, reads go on, back by itself, nothing lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakCalls, canBreakCalls } from '../support/broken-calls.ts';
import { judge, startChild, type Acknowledged } from '../support/child.ts';
import { until } from '../support/load-loop.ts';
import { findLosses } from './lost.ts';

if (!canBreakCalls) console.warn('NOT RUN: failing disk calls; strace is not here or may not inject');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-failing-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(canBreakCalls)('a disk call that fails', () => {
  it.each([
    ['a failed sync', 'fsync,fdatasync', 'EIO'],
    ['a disk that turned read-only', 'pwrite64,fsync,fdatasync,ftruncate', 'EROFS'],
    ['a failed write', 'pwrite64', 'EIO'],
    ['a full disk', 'pwrite64', 'ENOSPC'],
  ])('%s (%s: %s) is a 503 that passes', async (what, calls, error) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.db`);
    const child = await startChild(file);
    const { origin, fixture, kill } = child;
    const acknowledged: Acknowledged[] = [];
    const refusals: (number | undefined)[] = [];
    let sent = 0;
    const update = async () => {
      const answer = await judge(origin, fixture, sent, `note ${sent++}`);
      if (typeof answer === 'object') acknowledged.push(answer);
      else refusals.push(answer);
      return typeof answer === 'object';
    };
    const isRead = async () =>
      (
        await fetch(
          `${origin}/api/human-evaluations/${fixture.pairs.evaluationId}/evaluation-scenarios/${fixture.pairs.scenarioIds[0]}`,
          { headers: { Authorization: fixture.keys.viewer } },
        )
      ).status === 200;

    for (let index = 0; index < 20; index++) expect(await update()).toBe(true);
    const mend = await breakCalls(child, calls, error);
    await until('failing', async () => !(await update()));
    for (let index = 0; index < 30; index++) {
      expect(await update()).toBe(false);
      expect(await isRead()).toBe(true);
    }
    await mend();
    const recovery = await until('writing', update, 2000);
    for (let index = 0; index < 20; index++) expect(await update()).toBe(true);
    await kill('SIGKILL');
    console.log(
      `${what}: ${acknowledged.length} acknowledged, ${refusals.length} refused, back in ${Math.round(recovery)} ms, 0 lost`,
    );
    expect(new Set(refusals)).toEqual(new Set([503]));
    expect(findLosses(file, acknowledged)).toEqual([]);
  });

  it('and the planted fault "early" is caught', async () => {
    const file = join(folder, 'early.db');
    const child = await startChild(file, { plant: 'early' });
    const mend = await breakCalls(child, 'pwrite64', 'EIO');
    const acknowledged: Acknowledged[] = [];
    for (let index = 0; index < 20; index++) {
      const answer = await judge(child.origin, child.fixture, index, `note ${index}`);
      if (typeof answer === 'object') acknowledged.push(answer);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await mend();
    await child.kill('SIGKILL');
    expect(findLosses(file, acknowledged).length).toBeGreaterThan(0);
  });
});
