/**
 * Checks that histories of concurrent updates, conditional updates and reads are linearizable, on one server with
 * SQLite and on two servers with PostgreSQL.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, engines, type Engine } from '../support/engine.ts';
import type { Fixture } from '../support/fixture.ts';
import { plantedFaults } from '../support/planted-faults.ts';
import { startPostgresTestServer } from '../support/postgres-test-server.ts';
import { seed } from '../support/seed.ts';
import { startServerProcess } from '../support/server-process.ts';
import { startTestServer } from '../support/server.ts';
import { check } from './check.ts';
import { play } from './play.ts';
import { makeScript } from './script.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const [histories, operations] = long ? [20, 1200] : [1, 200];
const clients = 8;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-history-'));
  if (!long)
    console.warn(`histories: ${histories} of ${operations} operations per engine; JURYBOX_LONG=1 runs 20 of 1200`);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Servers {
  origins: string[];
  fixture: Fixture;
  stop(): Promise<void>;
}

/** Starts one server on a new SQLite database, or two on a new PostgreSQL database, one of them in its own process. */
async function startServers(engine: Engine): Promise<Servers> {
  const first = await startTestServer({}, undefined, engine);
  if (engine === 'sqlite') return { origins: [first.origin], ...first };
  const notes = join(folder, 'fixture.json');
  writeFileSync(notes, JSON.stringify(first.fixture));
  const second = await startServerProcess(addressOf(first.location), { notes });
  return {
    origins: [first.origin, second.origin],
    fixture: first.fixture,
    async stop() {
      await second.kill('SIGTERM');
      await first.stop();
    },
  };
}

/** Starts servers with a planted fault, all of them in this process: one on SQLite, or two on PostgreSQL. */
async function startFaultyServers(engine: Engine, plant: string): Promise<Servers> {
  const wrap = plantedFaults[plant];
  const first = await startTestServer({}, wrap, engine);
  if (engine === 'sqlite') return { origins: [first.origin], ...first };
  const second = await startPostgresTestServer(addressOf(first.location), 10, wrap);
  return {
    origins: [first.origin, second.origin],
    fixture: first.fixture,
    async stop() {
      await second.stop();
      await first.stop();
    },
  };
}

async function playOne({ origins, fixture }: Servers, number: number, count = operations) {
  const history = await play(origins, fixture, makeScript(seed + number, clients, count), `h${number}`);
  return { ...history, findings: check(history) };
}

describe.each(engines)('concurrent requests on %s', (engine) => {
  it(`${histories} random histories of concurrent requests are linearizable`, async () => {
    const servers = await startServers(engine);
    let total = 0;
    let overlapping = 0;
    const responses: Record<string, number> = {};
    for (let number = 0; number < histories; number++) {
      const { events, findings } = await playOne(servers, number);
      expect(findings, `seed ${seed}, history ${number}`).toEqual([]);
      total += events.length;
      overlapping += events.filter(
        (event) =>
          event.changes &&
          events.some(
            (other) =>
              other !== event &&
              other.changes &&
              other.scenario === event.scenario &&
              other.start < event.end &&
              event.start < other.end,
          ),
      ).length;
      for (const { status } of events) responses[String(status)] = (responses[String(status)] ?? 0) + 1;
    }
    await servers.stop();
    console.log(
      `${engine}: ${histories} histories, ${total} operations by ${clients} clients on ` +
        `${servers.origins.length} server(s), ${overlapping} writes overlapped another; ` +
        `${JSON.stringify(responses)}; 0 violations; seed ${seed}`,
    );
    expect(total).toBeGreaterThanOrEqual(histories * operations);
    expect(overlapping).toBeGreaterThan(total / 10);
    for (const status of ['200', '304', '412']) expect(responses[status], `responses ${status}`).toBeGreaterThan(0);
  });

  it.each(['read-modify-write', 'stale-reads'])('the history check finds the planted fault "%s"', async (plant) => {
    const servers = await startFaultyServers(engine, plant);
    const sort = plant === 'stale-reads' ? 'rule c: a read' : 'rule a: two writes';
    let findings: string[] = [];
    let number = 0;
    while (number < 20 && !findings.some((finding) => finding.startsWith(sort)))
      ({ findings } = await playOne(servers, number++, 100));
    await servers.stop();
    console.log(
      `${engine}: "${plant}" gave ${findings.length} findings in history ${number}, like ` +
        `"${findings[0]}"; seed ${seed}`,
    );
    expect(findings.some((finding) => finding.startsWith(sort))).toBe(true);
  });
});
