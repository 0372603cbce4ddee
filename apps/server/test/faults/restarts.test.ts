/** Checks that no read fails during restarts of the server, because the client retries. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, getVariantByEnv, JuryboxError } from '@jurybox/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';

const restarts = 20;
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-restarts-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Reads continuously with six readers while the server restarts. Returns the number of reads and the codes of the
 * failed reads.
 */
async function readThrough(retries: number, restarts: number): Promise<{ reads: number; failures: string[] }> {
  const file = join(folder, `${retries}.db`);
  let child: ServerProcess = await startServerProcess(file);
  const { fixture } = child;
  const client = createClient({
    baseUrl: 'http://any/api',
    // Each server process has its own port, because another program could take a port during a restart.
    fetch: (url, init) => fetch(url.replace('http://any', child.origin), init),
    apiKey: fixture.keys.viewer,
    retries,
    timeout: 60_000,
    deadline: 120_000,
  });
  const failures: string[] = [];
  let reads = 0;
  let running = true;
  const readers = Array.from({ length: 6 }, async () => {
    while (running) {
      reads += 1;
      await getVariantByEnv({ client, query: { app_id: fixture.appId, environment: 'production' } }).catch(
        (error: unknown) => failures.push(error instanceof JuryboxError ? error.code : String(error)),
      );
    }
  });
  for (let restart = 0; restart < restarts; restart++) {
    // Waits for 25 reads. This wait has no time limit, because reads are slow on a busy machine.
    for (const enough = reads + 25; reads < enough;) await new Promise((resolve) => setTimeout(resolve, 150));
    await child.kill(restart % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    child = await startServerProcess(file);
  }
  running = false;
  await Promise.all(readers);
  await child.kill('SIGTERM');
  return { reads, failures };
}

it(`if a client retries, none of its reads fails during ${restarts} restarts of the server`, async () => {
  // A busy machine starts a server slowly. With this many retries, a read fails only at its deadline.
  const { reads, failures } = await readThrough(10_000, restarts);
  console.log(`${reads} reads over ${restarts} restarts, ${failures.length} failed`);
  expect(failures).toEqual([]);
  expect(reads).toBeGreaterThan(restarts * 20);
});

it('planted fault: the check finds the failed reads of a client without retries', async () => {
  expect((await readThrough(0, 1)).failures.length).toBeGreaterThan(0);
});
