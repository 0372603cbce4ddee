/**
 * Kills a server with SIGKILL under load. Checks that no acknowledged update is lost, that revisions have no gaps, that
 * the file is intact, and that the server restarts. Runs a few cycles; JURYBOX_LONG=1 runs 200. A kill does not prove
 * that data is synced, because the page cache outlives the process. fsync.test.ts checks the syncs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendJudgement, startServerProcess, type Acknowledged } from '../support/server-process.ts';
import { findLosses } from './find-losses.ts';

const long = process.env['JURYBOX_LONG'] === '1';
const cycles = long ? 200 : 5;
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-crash-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(`SQLite loses no acknowledged update when the server is killed ${cycles} times`, async () => {
  if (!long) console.warn(`the test kills the server ${cycles} times only; JURYBOX_LONG=1 kills it 200 times`);
  const file = join(folder, 'jurybox.db');
  const acknowledged: Acknowledged[] = [];
  let sent = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    const { origin, fixture, kill } = await startServerProcess(file);
    let running = true;
    const workers = Array.from({ length: 8 }, async () => {
      while (running) {
        const response = await sendJudgement(origin, fixture, sent, `note ${sent++}`);
        if (typeof response === 'object') acknowledged.push(response);
        else expect(response).toBeUndefined();
      }
    });
    // Waits until enough updates are acknowledged. A fixed time could be too short, because a busy machine writes
    // slowly.
    for (const enough = acknowledged.length + 12; acknowledged.length < enough;)
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 200));
    await kill('SIGKILL');
    running = false;
    await Promise.all(workers);
    expect(findLosses(file, acknowledged)).toEqual([]);
  }
  console.log(`${acknowledged.length} acknowledged updates over ${cycles} kills, 0 lost`);
  expect(acknowledged.length).toBeGreaterThan(cycles * 10);
});

it('planted faults: the check finds a lost update, a missing revision and a judgement with a changed note', () => {
  const file = join(folder, 'jurybox.db');
  const database = new DatabaseSync(file);
  const row = database
    .prepare('SELECT scenario_id AS "scenarioId", revision, changes FROM judgements ORDER BY revision DESC')
    .get() as unknown as Acknowledged & { changes: string };
  const known = { ...row, note: (JSON.parse(row.changes) as { note: string }).note };
  expect(findLosses(file, [known])).toEqual([]);
  expect(findLosses(file, [{ ...known, note: 'another' }])).toHaveLength(1);
  database.prepare('DELETE FROM judgements WHERE scenario_id = ? AND revision = ?').run(row.scenarioId, row.revision);
  database.close();
  expect(findLosses(file, [known])).toHaveLength(2);
});
