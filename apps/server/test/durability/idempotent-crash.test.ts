/**
 * Kills servers with SIGKILL while callers create objects with `Idempotency-Key` and lose responses. Checks that each
 * call creates exactly one object. On PostgreSQL, two processes share the database, and the test kills them
 * alternately.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createKeysWithLosses } from '../support/lossy-calls.ts';
import { Cluster } from '../support/postgres.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';

const count = 1000;
/** The number of requests between two kills. */
const requestsPerKill = 60;
/** The smallest number of kills that the test requires. It is low, because slow restarts reduce the number of kills. */
const minKills = Math.floor(count / requestsPerKill / 2);
const binaries = inject('postgresBinaries');
if (typeof binaries === 'string') console.warn(`NOT RUN: idempotent creation on PostgreSQL; ${binaries}`);

const folder = mkdtempSync(join(tmpdir(), 'jurybox-idempotent-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates `count` API keys while servers are killed and restarted. Also returns the number of kills. */
async function createWhileKilling(at: string, processes: number) {
  const notes = join(folder, `${randomUUID()}.json`);
  const start = () => startServerProcess(at, { notes });
  const servers: ServerProcess[] = [];
  for (let index = 0; index < processes; index++) servers.push(await start());
  let isDone = false;
  let kills = 0;
  const apiKey = servers[0]?.fixture.keys.admin ?? '';
  const bases = () => servers.map(({ origin }) => `${origin}/api`);
  let requests = 0;
  const onRequest = (number: number) => void (requests = number);
  const options = { bases, apiKey, count, inFlight: 8, onRequest };
  const creating = createKeysWithLosses(options).finally(() => (isDone = true));
  const killing = (async () => {
    for (let next = requestsPerKill; !isDone; next = requests + requestsPerKill) {
      while (!isDone && requests < next) await new Promise((resolve) => setTimeout(resolve, 5));
      if (isDone) break;
      const index = kills % processes;
      await servers[index]?.kill('SIGKILL');
      kills += 1;
      servers[index] = await start();
    }
  })();
  const result = await creating;
  await killing;
  for (const server of servers) await server.kill('SIGTERM');
  console.log(`${processes} processes: ${JSON.stringify({ ...result, ids: result.ids.length, kills })}`);
  return { ...result, kills };
}

const query = "SELECT id FROM keys WHERE name LIKE 'made %' ORDER BY id";

it(`SQLite: ${count} idempotent calls create ${count} objects although the server is killed`, async () => {
  const file = join(folder, 'jurybox.db');
  const { ids, kills, replays } = await createWhileKilling(file, 1);
  const database = new DatabaseSync(file, { readOnly: true });
  const stored = (database.prepare(query).all() as { id: string }[]).map(({ id }) => id);
  database.close();
  expect(stored).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(count);
  expect(kills).toBeGreaterThanOrEqual(minKills);
  expect(replays).toBeGreaterThan(count / 10);
});

describe.skipIf(typeof binaries === 'string')('calls with an Idempotency-Key on PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    if (typeof binaries !== 'string') cluster = await Cluster.start(binaries);
  });
  afterAll(() => cluster.remove());

  it(`PostgreSQL: ${count} idempotent calls create ${count} objects although two servers are killed`, async () => {
    const url = await cluster.createDatabase();
    const { ids, kills, replays } = await createWhileKilling(url, 2);
    const client = new Client(url);
    await client.connect();
    const stored = ((await client.query(query)).rows as { id: string }[]).map(({ id }) => id);
    await client.end();
    expect(stored).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(count);
    expect(kills).toBeGreaterThanOrEqual(minKills);
    expect(replays).toBeGreaterThan(count / 10);
  });
});
