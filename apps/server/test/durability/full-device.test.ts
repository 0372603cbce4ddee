/**
 * Makes the syncs of a real disk fail. The disk is a loop device whose image is on a file system that becomes full. The
 * kernel accepts writes to the disk, and fails to write them at the next sync. When the disk is mounted again, its
 * files have the same content as after a power failure.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../support/small-disk.ts';
import {
  contradictions,
  finishScript,
  nextMessage,
  prepareDatabase,
  Restarter,
  startProgram,
  type Told,
} from '../support/storage-script.ts';

const backing = mountSmallDisk(12 * 1024);
const folder = backing?.path ?? '';
const [image, disk, filler] = [join(folder, 'image'), join(folder, 'disk'), join(folder, 'filler')];
/** A folder outside the disk that becomes full. */
const other = mkdtempSync(join(tmpdir(), 'jurybox-full-device-'));
const sh = (command: string) => spawnSync('sh', ['-c', command]).status === 0;
const mount = () => sh(`mount -o loop '${image}' '${disk}'`);
const isMounted =
  backing !== undefined && sh(`truncate -s 40M '${image}' && mkfs.ext4 -q -F '${image}' && mkdir '${disk}'`) && mount();
if (!isMounted) console.warn('NOT RUN: failing syncs of a real disk, because this process may not mount a loop device');

afterAll(() => {
  sh(`umount '${disk}'`);
  backing?.remove();
  rmSync(other, { recursive: true });
});

describe.runIf(isMounted)('failing syncs because the disk is full', () => {
  it('if the disk becomes full, the server loses no update that it acknowledged or returned to a reader', async () => {
    const prepared = await prepareDatabase(other);
    const file = join(disk, 'data', 'jurybox.db');
    mkdirSync(join(disk, 'data'));
    for (const end of ['', '-wal', '.fixture.json']) copyFileSync(prepared + end, file + end);
    sh('sync');
    const eventsFile = join(other, 'events');
    const server = startProgram(['script', file, eventsFile, 'none']);
    const endOf = await finishScript(server, await nextMessage(server), (group) => {
      if (group !== 10) return;
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    });
    const told = readFileSync(eventsFile, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Told);
    expect(sh(`umount '${disk}' && rm '${filler}'`) && mount()).toBe(true);
    const restarter = new Restarter(prepared);
    // `endOf` reports a server that rejected its last updates and did not end itself. But on a full disk, a server must
    // reject updates. So the test calls `endOf` only if the server has ended itself.
    const hasEndedItself = !told.some(({ closed }) => closed);
    const findings = [
      ...(hasEndedItself ? endOf(told) : []),
      ...(await restarter.restart(file)),
      ...contradictions(file, told),
    ];
    restarter.stop();
    const count = (outcome: string) => told.filter((one) => one.told === outcome).length;
    console.log(`a full disk: ${count('stored')} stored, ${count('unknown')} unknown, ${count('nothing')} rejected`);
    expect(findings).toEqual([]);
    expect(count('stored')).toBeGreaterThan(50);
    expect(count('unknown') + count('nothing') > 0 || hasEndedItself).toBe(true);
  });
});
