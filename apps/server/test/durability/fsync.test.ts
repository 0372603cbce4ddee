/** The order on the wire and on the disk, seen from outside: the log is synced, then the answer leaves. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, startChild } from '../support/child.ts';

const updates = 20;
const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
if (!canTrace) console.warn('NOT RUN: the order of fsync and answer; strace is not here or may not trace');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-fsync-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends updates one after the other to a traced server; gives how many answers left with nothing synced since their request came. */
async function answersBeforeSync(plant: string): Promise<{ answers: number; unsynced: number }> {
  const trace = join(folder, `${plant}.trace`);
  const wrapper = [
    'strace',
    '-f',
    '-e',
    'trace=fsync,fdatasync,read,write,writev,sendto,sendmsg',
    '-s',
    '40',
    '-o',
    trace,
  ];
  const { origin, fixture, kill } = await startChild(join(folder, `${plant}.db`), { plant, wrapper });
  for (let index = 0; index < updates; index++) {
    expect(await judge(origin, fixture, index, `note ${index}`)).toBeTypeOf('object');
    // Whatever is still being written for this one is not to be taken for the next one's.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await kill('SIGTERM');
  let synced = false;
  let answers = 0;
  let unsynced = 0;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (/\bf(data)?sync\(/.test(line)) synced = true;
    if (line.includes('PUT /api')) synced = false;
    if (!line.includes('HTTP/1.1 200 OK')) continue;
    answers += 1;
    if (!synced) unsynced += 1;
  }
  return { answers, unsynced };
}

describe.runIf(canTrace)('an acknowledged update', () => {
  it('is synced before it is answered', async () => {
    const { answers, unsynced } = await answersBeforeSync('none');
    console.log(`${answers} answers traced, ${unsynced} of them before a sync`);
    expect(answers).toBe(updates);
    expect(unsynced).toBe(0);
  });

  it.each(['unsynced', 'early'])('and the planted fault "%s" is caught', async (plant) => {
    const { answers, unsynced } = await answersBeforeSync(plant);
    expect(answers).toBe(updates);
    expect(unsynced).toBeGreaterThan(updates / 2);
  });
});
