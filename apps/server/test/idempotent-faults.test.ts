/**
 * Checks that each call creates exactly one object, even if responses are lost or the database does not confirm a
 * commit. On PostgreSQL, two servers share the database. durability/idempotent-crash.test.ts tests killed processes.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pino from 'pino';
import { startServer, type RunningServer } from '../src/server.ts';
import { readConfig } from '../src/config.ts';
import { engines } from './support/engine.ts';
import { createKeysWithLosses, withFailingCommits } from './support/lossy-calls.ts';
import { startTestServer, type TestServer } from './support/server.ts';

const count = 60;

describe.each(engines)('lost responses and unconfirmed commits on %s', (engine) => {
  let server: TestServer;
  let second: RunningServer | undefined;
  beforeAll(async () => {
    // Shortens the client's pauses before its retries.
    vi.spyOn(Math, 'random').mockReturnValue(0.01);
    server = await startTestServer({}, withFailingCommits, engine);
    const config = { ...readConfig({}), port: 0 };
    const database = Object.assign(withFailingCommits(server.database), { close: async () => {} });
    if (engine === 'postgres') second = await startServer(config, database, pino({ level: 'silent' }));
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await second?.stop();
    await server.stop();
  });
  const bases = () => [server.base, ...(second === undefined ? [] : [`${second.origin}/api`])];
  const stored = async () =>
    (await server.database.all<{ id: string }>("SELECT id FROM keys WHERE name LIKE 'made %'")).map(({ id }) => id);

  it(`${count} calls create ${count} objects, and each caller gets the object of its own call`, async () => {
    const apiKey = server.fixture.keys.admin;
    const result = await createKeysWithLosses({ bases, apiKey, count, inFlight: 20 });
    console.log(`${engine}: ${JSON.stringify({ ...result, ids: result.ids.length })}`);
    expect(result.lostResponses).toBeGreaterThan(count / 4);
    expect(result.replays).toBeGreaterThan(0);
    expect(new Set(result.ids).size).toBe(count);
    expect((await stored()).sort()).toEqual(result.ids.toSorted());
  });

  it('planted fault: the check finds objects that were created twice', async () => {
    const before = (await stored()).length;
    const apiKey = server.fixture.keys.admin;
    const planted = await createKeysWithLosses({ bases, apiKey, count: 10, inFlight: 10, withoutKeys: true });
    expect((await stored()).length - before).toBeGreaterThan(planted.ids.length);
  });
});
