/**
 * Makes syncs of the database file fail, which ends the server process. Then compares every response with the database.
 * A response that says "stored" or "nothing was stored" must be right. After a response that says "unknown outcome",
 * the update may be stored or not.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failSystemCalls, canFailSystemCalls } from '../support/failing-system-calls.ts';
import { startServerProcess } from '../support/server-process.ts';

const isLong = process.env['JURYBOX_LONG'] === '1';
/** The syncs that fail, in the notation of strace: `4` means the fourth sync, `1+` every sync. */
const patterns = isLong ? ['1+', '1', '2', '3', '4', '5', '7', '9', '12', '15'] : ['1+', '1', '4'];

type Told = 'stored' | 'nothing' | 'unknown';

/** A note that a client sent, the outcome that the response reported, and the note that a later read returned. */
interface Case {
  note: string;
  told: Told;
  read?: string | undefined;
}

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'jurybox-commit-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the responses and reads that contradict the stored notes. */
function contradictions(cases: Case[], stored: Set<string>): string[] {
  return cases.flatMap(({ note, told, read }) => [
    ...(told === 'stored' && !stored.has(note) ? [`${note}: reported as stored, but missing`] : []),
    ...(told === 'nothing' && stored.has(note) ? [`${note}: reported as not stored, but present`] : []),
    ...(read !== undefined && !stored.has(read) ? [`${read}: returned by a read, but missing`] : []),
  ]);
}

const tally = (cases: Case[]) =>
  JSON.stringify(
    Object.fromEntries(
      ['stored', 'nothing', 'unknown'].map((told) => [told, cases.filter((one) => one.told === told).length]),
    ),
  );

describe.runIf(canFailSystemCalls)('a server on a disk whose syncs fail', () => {
  /** Sends updates to a server whose syncs fail as `when` says, until the server process ends. Returns all updates. */
  async function round(file: string, when: string, plant: string): Promise<Case[]> {
    const child = await startServerProcess(file, { plant });
    const gone = once(child.process, 'exit');
    let hasEnded = false;
    void gone.then(() => (hasEnded = true));
    const { origin, fixture } = child;
    const url = `${origin}/api/human-evaluations/${fixture.pairs.evaluationId}`;
    const request = (path: string, init: RequestInit) => fetch(url + path, init).catch(() => undefined);
    const send = async (note: string, scenario: number): Promise<Told> => {
      const path = `/evaluation_scenario/${fixture.pairs.scenarioIds[scenario]}/human_a_b_testing`;
      const response = await request(path, {
        method: 'PUT',
        headers: { Authorization: fixture.keys.evaluator, 'Content-Type': 'application/json' },
        body: JSON.stringify({ note }),
      });
      if (response === undefined) return 'unknown';
      if (response.status === 200) return 'stored';
      const { detail } = (await response.json()) as { detail: string };
      expect(response.status).toBe(503);
      return detail.includes('nothing was stored') ? 'nothing' : 'unknown';
    };
    const read = async () => {
      const path = `/evaluation-scenarios/${fixture.pairs.scenarioIds[0]}`;
      const response = await request(path, { headers: { Authorization: fixture.keys.viewer } });
      return response?.status === 200 ? ((await response.json()) as { note: string }).note : undefined;
    };
    const cases: Case[] = [{ note: `${when} before`, told: await send(`${when} before`, 0) }];
    await failSystemCalls(child, 'fsync,fdatasync', 'EIO', when);
    for (let index = 0; index < 40 && !hasEnded; index++) {
      const notes = [0, 1].map((scenario) => `${when} ${index} ${scenario} ${Math.random()}`);
      const told = Promise.all(notes.map((note, scenario) => send(note, scenario)));
      const seen = await read();
      for (const [scenario, note] of notes.entries())
        cases.push({ note, told: (await told)[scenario] as Told, read: seen });
    }
    // A correct server ends its process after a failed sync. A server with a planted fault may continue.
    if (plant === 'none') expect(await gone).toEqual([null, 'SIGKILL']);
    else if (!hasEnded) await child.kill('SIGKILL');
    return cases;
  }

  function notesIn(file: string): Set<string> {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('SELECT changes FROM judgements').all() as { changes: string }[];
    database.close();
    return new Set(rows.map((row) => (JSON.parse(row.changes) as { note: string }).note));
  }

  async function play(name: string, plant: string, patterns: string[]): Promise<{ cases: Case[]; found: string[] }> {
    const file = join(folder, `${name}.db`);
    const cases: Case[] = [];
    for (const when of patterns) cases.push(...(await round(file, when, plant)));
    return { cases, found: contradictions(cases, notesIn(file)) };
  }

  it('every response after a failed sync agrees with the database after a restart', async () => {
    const { cases, found } = await play('sound', 'none', patterns);
    console.log(
      `${cases.length} updates on a disk that does not sync: ${tally(cases)}, ${found.length} contradictions`,
    );
    expect(found).toEqual([]);
    expect(cases.length).toBeGreaterThan(patterns.length * 2);
    expect(cases.filter((one) => one.told === 'stored').length).toBeGreaterThan(patterns.length);
    expect(cases.filter((one) => one.told === 'unknown').length).toBeGreaterThanOrEqual(patterns.length);
  });

  it('planted fault: the check finds a server that says "nothing was stored" although it cannot know', async () => {
    const { found } = await play('planted', 'report-unknown-as-not-stored', ['1', '2', '3']);
    expect(found.length).toBeGreaterThan(0);
  });
});
if (!canFailSystemCalls)
  console.warn(
    'NOT RUN: commits on a disk that does not sync, because strace is not installed or may not inject errors',
  );

it('`contradictions` finds each response and each read that contradicts the database', () => {
  const stored = new Set(['there']);
  expect(
    contradictions(
      [
        { note: 'there', told: 'stored' },
        { note: 'away', told: 'nothing' },
        { note: 'away', told: 'unknown', read: 'there' },
      ],
      stored,
    ),
  ).toEqual([]);
  expect(
    contradictions(
      [
        { note: 'away', told: 'stored' },
        { note: 'there', told: 'nothing' },
        { note: 'there', told: 'unknown', read: 'away' },
      ],
      stored,
    ),
  ).toHaveLength(3);
});
