/**
 * Fills the disk that holds a server's database. Checks that writes get a 503, that reads succeed, that no acknowledged
 * update is lost, and that writes succeed again when the disk has free space.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sendJudgement, startServerProcess, type Acknowledged } from '../support/server-process.ts';
import { mountSmallDisk } from '../support/small-disk.ts';
import { findLosses } from './find-losses.ts';

// Each test fills a disk of its own.
const [disk, faultyDisk] = [mountSmallDisk(2000), mountSmallDisk(2000)];
if (disk === undefined) console.warn('NOT RUN: the full disk, because this user may not mount a disk');

/** A folder outside the disks. */
const folder = mkdtempSync(join(tmpdir(), 'jurybox-disk-full-'));
afterAll(() => {
  disk?.remove();
  faultyDisk?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends updates until the server rejects 50 of them. */
async function fillDisk(
  origin: string,
  fixture: Parameters<typeof sendJudgement>[1],
): Promise<{ acknowledged: Acknowledged[]; refusals: (number | undefined)[] }> {
  const acknowledged: Acknowledged[] = [];
  const refusals: (number | undefined)[] = [];
  for (let index = 0; index < 2000 && refusals.length < 50; index++) {
    const response = await sendJudgement(origin, fixture, index, `note ${index} ${'x'.repeat(2000)}`);
    if (typeof response === 'object') acknowledged.push(response);
    else refusals.push(response);
  }
  return { acknowledged, refusals };
}

describe.runIf(disk !== undefined)('a server on a full disk', () => {
  it('the server rejects only writes while the disk is full, and loses no acknowledged update', async () => {
    const path = disk?.path ?? '';
    const file = join(path, 'jurybox.db');
    const ballast = join(path, 'ballast');
    writeFileSync(ballast, Buffer.alloc(300_000));
    const { origin, fixture, kill } = await startServerProcess(file, { notes: join(folder, 'sound.json') });
    const { acknowledged, refusals } = await fillDisk(origin, fixture);
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(new Set(refusals)).toEqual(new Set([503]));
    expect(findLosses(file, acknowledged)).toEqual([]);

    const read = await fetch(`${origin}/api/apps/get_variant_by_env?app_id=${fixture.appId}&environment=production`, {
      headers: { Authorization: fixture.keys.viewer },
    });
    expect(read.status).toBe(200);

    rmSync(ballast);
    const again = await sendJudgement(origin, fixture, 0, 'room again');
    expect(again).toBeTypeOf('object');
    await kill('SIGTERM');
    expect(findLosses(file, [...acknowledged, again as Acknowledged])).toEqual([]);
    console.log(`${acknowledged.length} updates until the disk was full, ${refusals.length} rejected, 0 lost`);
  });

  it('planted fault: the check finds a server that acknowledges before the commit', async () => {
    const file = join(faultyDisk?.path ?? '', 'jurybox.db');
    const { origin, fixture, kill } = await startServerProcess(file, {
      plant: 'acknowledge-before-commit',
      notes: join(folder, 'early.json'),
    });
    const { acknowledged } = await fillDisk(origin, fixture);
    await kill('SIGKILL');
    expect(findLosses(file, acknowledged).length).toBeGreaterThan(0);
  });
});
