/** Traces the system calls of a server, and checks that it syncs an update to the disk before it responds. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJudgement, startServerProcess } from '../support/server-process.ts';

const updates = 20;
const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
if (!canTrace)
  console.warn('NOT RUN: the order of fsync and response, because strace is not installed or may not trace');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-fsync-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Sends updates to a traced server, one after the other. Returns the number of responses, and the number of responses
 * that the server sent before it synced the update.
 */
async function responsesBeforeSync(plant: string): Promise<{ responses: number; unsynced: number }> {
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
  const { origin, fixture, kill } = await startServerProcess(join(folder, `${plant}.db`), { plant, wrapper });
  for (let index = 0; index < updates; index++) {
    expect(await sendJudgement(origin, fixture, index, `note ${index}`)).toBeTypeOf('object');
    // Waits for a late sync of this update. It must not count as the sync of the next update.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await kill('SIGTERM');
  let synced = false;
  let responses = 0;
  let unsynced = 0;
  for (const line of readFileSync(trace, 'utf8').split('\n')) {
    if (/\bf(data)?sync\(/.test(line)) synced = true;
    if (line.includes('PUT /api')) synced = false;
    if (!line.includes('HTTP/1.1 200 OK')) continue;
    responses += 1;
    if (!synced) unsynced += 1;
  }
  return { responses, unsynced };
}

describe.runIf(canTrace)('the order of fsync and response', () => {
  it('the server syncs an update to the disk before it acknowledges the update', async () => {
    const { responses, unsynced } = await responsesBeforeSync('none');
    console.log(`the server sent ${responses} responses, ${unsynced} of them before the sync`);
    expect(responses).toBe(updates);
    expect(unsynced).toBe(0);
  });

  it.each(['no-fsync', 'acknowledge-before-commit'])(
    'planted fault: the check finds a server that acknowledges before the sync: %s',
    async (plant) => {
      const { responses, unsynced } = await responsesBeforeSync(plant);
      expect(responses).toBe(updates);
      // Even with a fault, the sync of some updates may happen to come before the response.
      expect(unsynced).toBeGreaterThan(0);
    },
  );
});
