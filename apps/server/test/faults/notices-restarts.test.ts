/** Restarts a server on SQLite while 100 variant readers watch it. Deploys while it is stopped, and after its start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@jurybox/client';
import { createVariantReader, type VariantReader } from '@jurybox/client/reader';
import { afterAll, expect, it } from 'vitest';
import { createServices } from '../../src/services/index.ts';
import { unwrap } from '../../src/services/outcome.ts';
import { openDatabase } from '../../src/store/open.ts';
import { startRoundRobin } from '../support/round-robin.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { clockSlowness } from '../support/slowness.ts';

const readerCount = 100;
/** The polling interval of the readers. */
const freshFor = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'jurybox-notices-restarts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('after a restart, no reader has a stale variant for longer than its polling interval (U23)', async () => {
  const file = join(folder, 'restarts.db');
  const servers = [await startServerProcess(file)];
  const [{ fixture }] = servers as [ServerProcess];
  const { origin, stop } = await startRoundRobin(servers);
  const { appId, session, variantIds } = fixture;
  // On a busy machine, the first 101 reads take longer than the default timeout.
  const client = createClient({ baseUrl: `${origin}/api`, apiKey: fixture.keys.viewer, timeout: 60_000 });
  const createReader = (options: { freshFor: number; watch: boolean }) =>
    createVariantReader({ client, appId, environment: 'production', ...options });
  const readers = Array.from({ length: readerCount }, () => createReader({ freshFor, watch: true }));
  const withoutStream = createReader({ freshFor: 3_600_000, watch: false });

  /** Deploys a new revision directly in the database, as a command does. Returns the number of the revision. */
  const deploy = async () => {
    const database = await openDatabase({ engine: 'sqlite', file }, { as: 'command', migrate: false });
    const { variants, deployments } = createServices(database);
    const [variantId] = variantIds;
    const { revision } = unwrap(await variants.revise(session, variantId, { count: Math.random() }));
    unwrap(await deployments.deploy(session, { appId, environment: 'production', variantId }));
    await database.close();
    return revision;
  };
  const isStale = async (reader: VariantReader, revision: number) => (await reader.read()).revision !== revision;
  /** Waits until every reader returns the given revision. Returns the time that this took, in milliseconds. */
  const timeUntilFresh = async (revision: number) => {
    const startMs = performance.now();
    for (let stale = readers; stale.length > 0;) {
      const are = await Promise.all(stale.map((reader) => isStale(reader, revision)));
      stale = stale.filter((_, index) => are[index]);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - startMs;
  };

  const streamCount = async () =>
    Number(/^jurybox_notice_streams (\d+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]);

  await Promise.all([...readers, withoutStream].map((reader) => reader.read()));
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
    await servers[0]?.kill(signal);
    const whileDown = await deploy();
    servers[0] = await startServerProcess(file);
    const afterRestart = await timeUntilFresh(whileDown);
    await expect.poll(streamCount).toBe(readerCount);
    const afterDeployment = await timeUntilFresh(await deploy());
    console.log(
      `${signal}: fresh ${Math.round(afterRestart)} ms after restart, ${Math.round(afterDeployment)} after deploying`,
    );
    expect(afterRestart).toBeLessThan(freshFor * clockSlowness());
    expect(afterDeployment).toBeLessThan(1000 * clockSlowness());
  }
  // Planted fault: the reader `withoutStream` does not watch, and polls only after an hour. So it still has revision 1.
  expect((await withoutStream.read()).revision).toBe(1);
  for (const reader of [...readers, withoutStream]) reader.close();
  await stop();
});
