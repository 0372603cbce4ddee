/**
 * Checks that histories of concurrent updates, conditional updates and reads are linearizable, on one server with
 * SQLite and on two servers with PostgreSQL.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { addressOf, engines, newTarget, type Engine } from '../support/engine.ts';
import { check } from './check.ts';
import { play } from './play.ts';
import { makeScript } from './script.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const [histories, operations] = long ? [20, 1200] : [1, 400];
const clients = 8;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

let folder = '';
const removals: (() => void)[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jurybox-history-'));
  if (!long)
    console.warn(`histories: ${histories} of ${operations} operations per engine; JURYBOX_LONG=1 runs 20 of 1200`);
});
afterAll(() => {
  for (const remove of removals) remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts servers on a new database: one server on SQLite, two servers on PostgreSQL. */
async function startServers(engine: Engine, plant: string): Promise<ServerProcess[]> {
  const { target, remove } = await newTarget(engine);
  removals.push(remove);
  const options = { plant, notes: join(folder, `${engine}-${plant}.json`) };
  const at = addressOf(target).replace(/^file:/, '');
  const first = await startServerProcess(at, options);
  return engine === 'sqlite' ? [first] : [first, await startServerProcess(at, options)];
}

async function playOne(servers: ServerProcess[], number: number) {
  const fixture = servers[0]?.fixture;
  if (fixture === undefined) throw new Error('no server');
  const history = await play(
    servers.map(({ origin }) => origin),
    fixture,
    makeScript(seed + number, clients, operations),
    `h${number}`,
  );
  return { ...history, findings: check(history) };
}

describe.each(engines)('on %s', (engine) => {
  it(`${histories} random histories of concurrent requests are linearizable`, async () => {
    const servers = await startServers(engine, 'none');
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
    for (const server of servers) await server.kill('SIGTERM');
    console.log(
      `${engine}: ${histories} histories, ${total} operations by ${clients} clients on ` +
        `${servers.length} server(s), ${overlapping} writes overlapped another; ` +
        `${JSON.stringify(responses)}; 0 violations; seed ${seed}`,
    );
    expect(total).toBeGreaterThanOrEqual(histories * operations);
    expect(overlapping).toBeGreaterThan(total / 10);
    for (const status of ['200', '304', '412']) expect(responses[status], `responses ${status}`).toBeGreaterThan(0);
  });

  it.each(['read-modify-write', 'stale-reads'])('the check finds the planted fault "%s"', async (plant) => {
    const servers = await startServers(engine, plant);
    const sort = plant === 'stale-reads' ? 'rule c: a read' : 'rule a: two writes';
    let findings: string[] = [];
    let number = 0;
    while (number < 5 && !findings.some((finding) => finding.startsWith(sort)))
      ({ findings } = await playOne(servers, number++));
    for (const server of servers) await server.kill('SIGKILL');
    console.log(
      `${engine}: "${plant}" gave ${findings.length} findings in history ${number}, like ` +
        `"${findings[0]}"; seed ${seed}`,
    );
    expect(findings.some((finding) => finding.startsWith(sort))).toBe(true);
  });
});
