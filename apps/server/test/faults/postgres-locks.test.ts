/** Checks that the server handles reads, health checks and writes of other rows while writers wait for a lock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { sendJudgement, startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { addressOf, engines, newTarget } from '../support/engine.ts';
import { fillFixture, type Fixture } from '../support/fixture.ts';

const writers = 40;
const strangers = 8;

/**
 * The number of responses by kind of request and status, for example `{ read: { '200': 12 } }`. Requests of the kind
 * `locked` wait for the lock.
 */
type Tally = Record<'locked' | 'read' | 'list' | 'health' | 'write', Record<string, number>>;

describe.skipIf(!engines.includes('postgres'))('requests while writers wait for a lock on PostgreSQL', () => {
  let url = '';
  let folder = '';
  let child: ServerProcess;
  let database: Database;
  const others: Fixture[] = [];
  beforeAll(async () => {
    const { target } = await newTarget('postgres');
    url = addressOf(target);
    folder = mkdtempSync(join(tmpdir(), 'jurybox-busy-'));
    child = await start();
    database = await openDatabase(target, { as: 'command', migrate: false });
    for (let project = 0; project < strangers; project++) others.push(await fillFixture(database, `other ${project}`));
  });
  afterAll(async () => {
    await child.kill('SIGTERM');
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = (plant = 'none') =>
    startServerProcess(url, { plant, notes: join(folder, 'fixture.json'), settings: { poolSize: 10 } });

  /**
   * Lets 40 writers of one project wait for a lock that `sql` takes. Meanwhile, eight other projects send requests of
   * the given `kinds`.
   */
  async function crowd(
    origin: string,
    fixture: Fixture,
    sql: string,
    rows: number,
    kinds: ('read' | 'list' | 'health' | 'write')[],
  ): Promise<Tally> {
    const blocker = new Client(url);
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query(sql);
    const tally: Tally = { locked: {}, read: {}, list: {}, health: {}, write: {} };
    let isRunning = true;
    const loop = async (kind: keyof Tally, ask: () => Promise<number | undefined>) => {
      while (isRunning) {
        const status = String(await ask());
        tally[kind][status] = (tally[kind][status] ?? 0) + 1;
      }
    };
    const get = (path: string, key: string) => async () => {
      const response = await fetch(`${origin}/api${path}`, { headers: { Authorization: key } });
      await response.arrayBuffer();
      return response.status;
    };
    const put = (of: Fixture, index: number) => async () => {
      const response = await sendJudgement(origin, of, index, 'a note');
      return typeof response === 'object' ? 200 : response;
    };
    const loops = Array.from({ length: writers }, (_, index) => loop('locked', put(fixture, index % rows)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const other of others) {
      const ask = {
        read: get(`/apps/get_variant_by_env?app_id=${other.appId}&environment=production`, other.keys.viewer),
        list: get(`/human-evaluations/${other.pairs.evaluationId}/evaluation-scenarios`, other.keys.viewer),
        health: get('/health', ''),
        write: put(other, 0),
      };
      for (const kind of kinds) loops.push(loop(kind, ask[kind]));
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
    isRunning = false;
    await Promise.all(loops);
    await blocker.query('ROLLBACK');
    await blocker.end();
    console.log(JSON.stringify(tally));
    return tally;
  }
  /**
   * Returns the kinds of requests that failed, or that waited about as long as the requests of the writers that wait
   * for the lock. A client whose requests do not wait gets about forty times as many responses as such a writer.
   */
  const unserved = (tally: Tally, kinds: (keyof Tally)[]) => {
    const perWriter = Object.values(tally.locked).reduce((sum, count) => sum + count, 0) / writers;
    return kinds
      .filter((kind) => {
        const perClient = (tally[kind]['200'] ?? 0) / strangers;
        return Object.keys(tally[kind]).join() !== '200' || perClient < 2 * perWriter;
      })
      .map((kind) => `${kind} ${JSON.stringify(tally[kind])}`);
  };

  const oneRow = (fixture: Fixture) =>
    `SELECT id FROM scenarios WHERE id = '${fixture.pairs.scenarioIds[0]}' FOR UPDATE`;
  // A `SHARE` lock conflicts with every write and with no read.
  const everyRow = 'LOCK TABLE scenarios IN SHARE MODE';

  /** Expects that no request of `kinds` fails or waits. Tries up to five times, because the machine may be busy. */
  const expectServed = async (lock: string, rows: number, kinds: Exclude<keyof Tally, 'locked'>[]) => {
    let missing: string[] = [];
    for (let tries = 0; tries < 5 && (tries === 0 || missing.length > 0); tries++) {
      const tally = await crowd(child.origin, child.fixture, lock, rows, kinds);
      expect(Object.keys(tally.locked)).toEqual(['503']);
      missing = unserved(tally, kinds);
    }
    expect(missing).toEqual([]);
  };

  it(`if ${writers} writers wait for one locked row, other readers and writers do not wait`, () =>
    expectServed(oneRow(child.fixture), 1, ['read', 'list', 'health', 'write']));

  it('if writers wait for a lock on all rows, readers do not wait', () =>
    expectServed(everyRow, 3, ['read', 'list', 'health']));

  it('planted faults: the check finds requests that wait because blocked writers use all connections', async () => {
    const readingWithWriters = await start('read-with-writers');
    const crowded = await crowd(readingWithWriters.origin, readingWithWriters.fixture, everyRow, 3, [
      'read',
      'list',
      'health',
      'write',
    ]);
    expect(unserved(crowded, ['read', 'list', 'health']).length).toBeGreaterThan(0);
    const rows = await start('hide-the-row');
    expect(
      unserved(await crowd(rows.origin, rows.fixture, oneRow(rows.fixture), 1, ['write']), ['write']).length,
    ).toBeGreaterThan(0);
    await Promise.all([readingWithWriters.kill('SIGKILL'), rows.kill('SIGKILL')]);
  });
});
